import { vi } from 'vitest';
import type * as DeriveKey from '@/bitcoin/keys/derive-key';

// Envelopes store their Argon2id cost. The production cost is tested in unit/bitcoin and e2e.
vi.mock('@/bitcoin/keys/derive-key', async (original) => ({
  ...(await original<typeof DeriveKey>()),
  DEFAULT_COST: { memory: 64, passes: 1, parallelism: 1 },
}));
