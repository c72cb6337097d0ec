import type { Chain } from '@mocks/chain/chain';
import type { RecommendedFees } from '@mocks/chain/fees';
import type { Documents } from '@mocks/documents/documents';
import type { Store } from '@mocks/store/store';
import type { Id } from '@/domain/primitives/ids';

/** Dependencies of the handlers. */
export interface Services {
  store: Store;
  chain: Chain;
  /** Fee rates of the explorer and of new withdrawals; tests may change them. */
  fees: RecommendedFees;
  documents: Documents;
  clock: () => number;
  /** scrypt's N for new passwords; the default if undefined. */
  scryptCost: number | undefined;
  /** The arbitrator's extended public key; `null` for an unknown id. */
  arbitratorKey(id: Id): string | null;
}
