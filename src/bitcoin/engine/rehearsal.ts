import type { BitcoinApi } from '@/bitcoin/api';
import { rehearseKits } from '@/bitcoin/kit/rehearse';

/** The engine of the recovery page, with its own libraries, for rehearsals. */
export const rehearsalEngine = { rehearseKits } satisfies Partial<BitcoinApi>;
