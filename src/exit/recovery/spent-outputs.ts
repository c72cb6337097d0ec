import { RawOutput } from '@scure/btc-signer/script.js';
import { formatCoin } from '@/domain/kit/kit';
import { type Sats, toSats } from '@/domain/primitives/amount';
import { fail, type Result } from '@/domain/primitives/errors';
import type { CheckedDeposit, CheckedKit, Coin, PsbtFault } from '@/exit/recovery/api';
import { encodeHex } from '@/exit/recovery/bytes';
import { indexByScript, toOutputScript } from '@/exit/recovery/deposit';
import { type Psbt, ROW } from '@/exit/recovery/psbt';
import { type Output, readTransactionBytes } from '@/exit/recovery/raw-transaction';

/** An output of the kit, and where its value is proven. */
export interface SpentOutput {
  /** `txid:vout` */
  outpoint: string;
  deposit: CheckedDeposit;
  value: Sats;
  /** By its funding transaction; otherwise it is what the kit, the explorer or the user says. */
  isProven: boolean;
}

type Reading<Value> = Result<Value, PsbtFault>;

/** Finds what each input spends. Stops at the first input whose output is not the kit's, or not proven. */
export function readSpentOutputs(checked: CheckedKit, coins: readonly Coin[], psbt: Psbt): Reading<SpentOutput[]> {
  const known = new Map(coins.map((coin) => [formatCoin(coin), coin]));
  const deposits = indexByScript(checked);
  const spent = new Map<string, SpentOutput>();
  for (const [input, { txid, index }] of psbt.transaction.inputs.entries()) {
    const outpoint = `${encodeHex(txid)}:${index}`;
    if (spent.has(outpoint)) return fail({ kind: 'spent-twice', input });
    const output = readSpentOutput({ psbt, input, outpoint, coin: known.get(outpoint) ?? null, deposits });
    if (!output.ok) return output;
    spent.set(outpoint, output.value);
  }
  return { ok: true, value: [...spent.values()] };
}

interface Spending {
  psbt: Psbt;
  input: number;
  outpoint: string;
  /** The known facts about it. */
  coin: Coin | null;
  /** By output script, hex. */
  deposits: ReadonlyMap<string, CheckedDeposit>;
}

function readSpentOutput(spending: Spending): Reading<SpentOutput> {
  const { input, outpoint, coin, deposits } = spending;
  const described = readDescribedOutput(spending);
  if (!described.ok) return described;
  const { output, isProven } = described.value;
  if (output === null && coin === null) return fail(describeUnknown(spending));
  const deposit =
    output === null
      ? [...deposits.values()].find(({ address }) => address === coin?.address)
      : deposits.get(encodeHex(output.script));
  if (deposit === undefined) return fail({ kind: 'foreign-coin', input });
  if (!isProven && coin === null) return fail({ kind: 'coin-unknown', input, outpoint });
  if (coin !== null && coin.address !== deposit.address) return fail({ kind: 'script-differs', input });
  const value = toSats(output?.amount ?? coin?.value ?? -1);
  if (value === null || (coin !== null && coin.value !== value))
    return fail({ kind: 'value-differs', input, outpoint });
  return { ok: true, value: { outpoint, deposit, value, isProven: isProven || coin?.transaction != null } };
}

/** The output as the PSBT describes it. It is proven by the transaction that has it, which the outpoint names by its hash. */
function readDescribedOutput({ psbt, input, outpoint }: Spending): Reading<{
  output: Output | null;
  isProven: boolean;
}> {
  const rows = psbt.inputs[input];
  const [claim, funding] = [rows?.get(ROW.witnessUtxo), rows?.get(ROW.nonWitnessUtxo)];
  const claimed = claim === undefined ? null : tryDecode(claim);
  if (claim !== undefined && claimed === null) return fail({ kind: 'unreadable' });
  if (funding === undefined) return { ok: true, value: { output: claimed, isProven: false } };
  const transaction = readTransactionBytes(funding);
  const [txid, vout] = outpoint.split(':');
  const output = transaction?.txid === txid ? transaction?.outputs[Number(vout)] : undefined;
  const isSame = claimed === null || (output !== undefined && areEqual(claimed, output));
  return output !== undefined && isSame
    ? { ok: true, value: { output, isProven: true } }
    : fail({ kind: 'value-differs', input, outpoint });
}

/** Why an input without any information is refused. */
function describeUnknown({ psbt, input, outpoint, deposits }: Spending): PsbtFault {
  const script = psbt.inputs[input]?.get(ROW.witnessScript);
  const isOurs = script !== undefined && deposits.has(encodeHex(toOutputScript(encodeHex(script))));
  return isOurs ? { kind: 'coin-unknown', input, outpoint } : { kind: 'foreign-coin', input };
}

function tryDecode(row: Uint8Array): Output | null {
  try {
    return RawOutput.decode(row);
  } catch {
    return null;
  }
}

function areEqual(a: Output, b: Output): boolean {
  return a.amount === b.amount && encodeHex(a.script) === encodeHex(b.script);
}
