import type { BitcoinApi } from '@/bitcoin/api';
import { generateKeyPair, openKey } from '@/bitcoin/keys/keys';
import { wipeOpenKey } from '@/bitcoin/keys/open-keys';

/** Creates, opens and checks keys. */
export const keyEngine = {
  generateKeyPair,
  openKey,
  closeKey: async (handle) => wipeOpenKey(handle),
} satisfies Partial<BitcoinApi>;
