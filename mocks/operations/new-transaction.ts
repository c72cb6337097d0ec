import type { Services } from '@mocks/services';
import type { StoredTransaction } from '@mocks/store/entities';
import type { Id } from '@/domain/primitives/ids';

type Fields = Pick<StoredTransaction, 'guarantee_order' | 'address' | 'sender_id' | 'receivers_id'> &
  Partial<StoredTransaction>;

/** Creates a pending transaction without storing it; a deposit by default. */
export function createTransaction({ store, clock }: Services, guaranteeId: Id, fields: Fields): StoredTransaction {
  const now = new Date(clock()).toISOString();
  return {
    id: store.newId('transaction'),
    guarantee_id: guaranteeId,
    amount: null,
    txid: null,
    vout: null,
    withdrawal: false,
    status: 'pending',
    u_psbt: null,
    p_psbt: null,
    signer: null,
    created_at: now,
    updated_at: now,
    ...fields,
  };
}
