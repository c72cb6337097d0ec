import type { CheckedContract } from '@/bitcoin/recovery/checked-contract';
import type { KnownCoin } from '@/bitcoin/recovery/coins';
import { readSpend, type SpendFault } from '@/bitcoin/recovery/read-spend';
import type { Spend } from '@/bitcoin/recovery/spend';
import { buildSpend } from '@/bitcoin/spend/build-spend';
import { toReturnSpend, verifyReturn } from '@/bitcoin/spend/return-spend';
import { includesAddress } from '@/domain/deposits/deposit-address';
import { fail, type Result } from '@/domain/primitives/errors';
import type { RecoveryReturn } from '@/domain/recovery/recovery-file';
import { listUsableRates } from '@/domain/returns/return-plan';

/** The return of one coin at one rate, of a file. */
export interface ReturnChoice {
  kept: RecoveryReturn;
  /** Of the coin. */
  index: number;
  /** sat/vB */
  rate: number;
}

/**
 * The return of a coin with the payer's signature, built again from its text (docs/terms.md#return-dates). Everything in it is
 * verified as in a transaction from elsewhere.
 */
export function takeBack(
  checked: CheckedContract,
  coins: readonly KnownCoin[],
  { kept, index, rate }: ReturnChoice,
): Result<Spend, SpendFault> {
  const { plan, signatures } = kept;
  if (!isAsked(checked, kept)) return fail({ kind: 'return-unsigned' });
  const { deposits, contract } = checked;
  const addresses = deposits.map(({ address }) => address);
  if (includesAddress(addresses, plan.address)) return fail({ kind: 'returns-to-deposit' });
  const { owner, counterparty, arbitrator } = contract.keys;
  const keys = {
    network: contract.network,
    contractorKeys: [owner, counterparty] as const,
    arbitratorKey: arbitrator.xpub,
    contractOrder: contract.contractOrder,
  };
  const coin = plan.coins[index];
  const spend = toReturnSpend({ plan, index, keys }, rate);
  const signature = coin && signatures[index]?.[listUsableRates(plan, coin).indexOf(rate)];
  if (spend === null || signature === undefined) return fail({ kind: 'rule', rule: 'unreadable' });
  try {
    const built = buildSpend(spend, { publicKey: plan.payer.key, signatures: [signature] });
    return readSpend(checked, coins, built.psbt);
  } catch {
    return fail({ kind: 'rule', rule: 'signature-invalid' });
  }
}

/** One party has asked the other one for it: the payer alone could have signed a payment to any address. */
function isAsked({ contract: { keys, network } }: CheckedContract, { plan, statement }: RecoveryReturn): boolean {
  const { payee, payer } = plan;
  const parties = [keys.owner, keys.counterparty];
  const areParties = payee.key !== payer.key && [payee, payer].every(({ key }) => parties.includes(key));
  return areParties && plan.network === network && verifyReturn(plan, statement) !== null;
}
