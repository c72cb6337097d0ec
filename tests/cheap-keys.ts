import { vi } from 'vitest';
import type * as Stretch from '@/bitcoin/keys/stretch';

// Envelopes carry their Argon2id cost. The real cost is tested in unit/bitcoin and e2e.
vi.mock('@/bitcoin/keys/stretch', async (original) => ({
  ...(await original<typeof Stretch>()),
  CHOSEN_COST: { memory: 64, passes: 1, parallelism: 1 },
}));
