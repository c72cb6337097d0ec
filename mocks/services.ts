import type { Id } from '@/domain/primitives/ids';
import type { Chain } from './chain/chain';
import type { RecommendedFees } from './chain/fees';
import type { Documents } from './documents/documents';
import type { Store } from './store/store';

/** What handlers act on. */
export interface Services {
  store: Store;
  chain: Chain;
  /** The rates this backend and its explorer recommend; tests may change them. */
  fees: RecommendedFees;
  documents: Documents;
  clock: () => number;
  /** scrypt's N for new passwords; without it the usual one. */
  scryptCost: number | undefined;
  /** The arbitrator's extended public key; `null` when nobody has that id. */
  arbitratorKey(id: Id): string | null;
}
