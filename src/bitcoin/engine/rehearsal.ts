import type { BitcoinApi } from '@/bitcoin/api';
import { rehearseKit } from '@/bitcoin/kit/rehearse';

/** The engine of the recovery page, with its own libraries, for rehearsals. */
export const rehearsalEngine = { rehearseKit } satisfies Partial<BitcoinApi>;
