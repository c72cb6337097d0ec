import { vi } from 'vitest';
import type * as DeriveKey from '@/bitcoin/keys/derive-key';

// Envelopes store their Argon2id cost. The real cost is tested in unit/bitcoin/key-cost.test.ts and in the browser.
vi.mock('@/bitcoin/keys/derive-key', async (original) => ({
  ...(await original<typeof DeriveKey>()),
  DEFAULT_COST: { memory: 64, passes: 1, parallelism: 1 },
}));
