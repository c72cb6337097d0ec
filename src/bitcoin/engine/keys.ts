import { generateKeyPair, openKey } from '@/bitcoin/keys/keys';
import { wipeOpenKey } from '@/bitcoin/keys/open-keys';

/** Creates, opens and checks keys. */
export const keyEngine = { generateKeyPair, openKey, closeKey: wipeOpenKey };
