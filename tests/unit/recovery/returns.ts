import { createPair } from '@/bitcoin/keys/key-pairs';
import { createSigner } from '@/bitcoin/keys/signer';
import { giveReturn, signReturn } from '@/bitcoin/spend/sign-return';
import type { RecoveryContract, RecoveryReturn } from '@/domain/recovery/recovery-file';
import { compareCoins } from '@/domain/returns/coins';
import type { ReturnPlan } from '@/domain/returns/return-plan';
import { RETURN_RATES } from '@/domain/returns/return-rules';
import { COUNTERPARTY, DESTINATION, OWNER, required, secretOf, toDepositKeys } from './contracts';

/** The counterparty has signed in advance that the coins of the file return to the owner. */
export function makeReturn(contract: RecoveryContract, change: Partial<ReturnPlan> = {}): RecoveryReturn {
  const coins = contract.guarantees.flatMap(({ deposits }) =>
    deposits.flatMap(({ guaranteeOrder, coins: each }) => each.map((coin) => ({ ...coin, order: guaranteeOrder }))),
  );
  const plan: ReturnPlan = {
    address: DESTINATION,
    coins: coins.map(({ order, txid, value, vout }) => ({ order, txid, value, vout })).sort(compareCoins),
    contract: contract.id,
    from: 1_700_000_000,
    guarantee: 'g1',
    network: contract.network,
    number: 1,
    payee: { id: '100', key: contract.keys.owner },
    payer: { id: '101', key: contract.keys.counterparty },
    rates: RETURN_RATES,
    terms: '',
    ...change,
  };
  const keys = toDepositKeys(contract);
  const signer = createSigner(required(createPair(secretOf(COUNTERPARTY))));
  const signatures = plan.coins.map((_coin, index) =>
    giveReturn(signer, { plan, index, keys }).map(({ signature }) => signature),
  );
  const asker = [OWNER, COUNTERPARTY].find(({ public_key }) => public_key === plan.payee.key);
  const { text, statement } = signReturn(required(createPair(secretOf(required(asker)))), plan);
  return { plan, text, statement, signatures };
}
