import { makeAward } from '@tests/unit/settlement/awards';
import { ANA, BERTO, KEYS, VECTORS } from '@tests/unit/settlement/offers';
import { formatContractDescriptor } from '@/domain/kit/descriptor';
import type { Kit } from '@/domain/kit/kit';

/* The kit of the contract of the vectors. */

const keys = { owner: ANA, counterparty: BERTO, arbitrator: { id: '1', xpub: KEYS.arbitratorKey } };

export function makeVectorKit(change: Partial<Kit> = {}): Kit {
  const coinsOf = (order: number) => makeAward().coins.filter((coin) => coin.order === order);
  return {
    network: 'regtest',
    madeAt: '2027-01-01T00:00:00.000Z',
    contract: { id: '42', title: 'Works', contractOrder: 3 },
    role: 'owner',
    keys,
    descriptor: formatContractDescriptor(keys, 3),
    envelope: null,
    guarantees: [
      {
        id: '7',
        description: 'Deposit',
        amount: null,
        validUntil: null,
        status: 'active',
        deposits: VECTORS.deposits.map(({ guarantee_order: guaranteeOrder, address }) => ({
          guaranteeOrder,
          address,
          coins: coinsOf(guaranteeOrder).map(({ txid, vout, value }) => ({ txid, vout, value })),
        })),
        unverified: [],
      },
    ],
    signed: [],
    transactions: [],
    sealedTerms: [],
    ...change,
  };
}
