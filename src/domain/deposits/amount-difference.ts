import type { Utxo } from '@/domain/chain';
import { isPaymentOf } from '@/domain/deposits/deposits';
import type { Transaction } from '@/domain/models';
import { type Sats, sumAmounts } from '@/domain/primitives/amount';

/** Sums of the same payments by the server's records and by the chain. */
export interface AmountDifference {
  recorded: Sats;
  paid: Sats;
}

/**
 * The recorded payments whose amount the chain contradicts, added up; `null` if there is none. A payment that is not in a block,
 * or was spent since, contradicts nothing. A record may have the amount of its payment, or of all payments to its address.
 * @param outputs unspent outputs by deposit address, for the addresses that count
 */
export function findAmountDifference(
  deposits: readonly Transaction[],
  outputs: ReadonlyMap<string, readonly Utxo[]>,
): AmountDifference | null {
  const differences = deposits.flatMap((deposit) => compare(deposit, deposits, outputs) ?? []);
  const recorded = sumAmounts(differences.map((each) => each.recorded));
  const paid = sumAmounts(differences.map((each) => each.paid));
  return differences.length === 0 || recorded === null || paid === null ? null : { recorded, paid };
}

function compare(
  deposit: Transaction,
  deposits: readonly Transaction[],
  outputs: ReadonlyMap<string, readonly Utxo[]>,
): AmountDifference | null {
  const { address, amount: recorded } = deposit;
  if (address === null || recorded === null) return null;
  const others = deposits.filter((other) => other !== deposit);
  const coins = (outputs.get(address) ?? []).filter((coin) => !others.some((other) => isPaymentOf(other, coin)));
  const own = coins.filter((coin) => isPaymentOf(deposit, coin));
  if (own.length === 0 || own.some(({ confirmed }) => !confirmed)) return null;
  const inBlocks = coins.filter(({ confirmed }) => confirmed);
  const [payment, all, paid] = [own, coins, inBlocks].map((each) => sumAmounts(each.map(({ value }) => value)));
  return paid == null || [payment, all, paid].includes(recorded) ? null : { recorded, paid };
}
