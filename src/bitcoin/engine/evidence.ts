import type { BitcoinApi } from '@/bitcoin/api';
import { packEvidence } from '@/bitcoin/evidence/pack-evidence';
import { getOpenKey } from '@/bitcoin/keys/open-keys';

/** Packs and signs evidence files, which few people ever need. */
export const evidenceEngine = {
  makeEvidence: async (handle, order) => packEvidence(getOpenKey(handle), order),
} satisfies Partial<BitcoinApi>;
