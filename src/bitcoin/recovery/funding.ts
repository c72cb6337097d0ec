import type { Transaction } from 'bitcoinjs-lib';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import { areBytesEqual } from '@/bitcoin/bytes';
import { parseTransaction } from '@/bitcoin/psbt/transaction-facts';
import { type Sats, toSats } from '@/domain/primitives/amount';
import type { Network } from '@/domain/primitives/network';

export type Fundings = ReadonlyMap<string, Transaction>;

const read = new WeakMap<readonly string[], Fundings | null>();

/** Raw transactions (hex) by txid; `null` if one cannot be read. Read once: others are compared with them one by one. */
export function readFunding(transactions: readonly string[]): Fundings | null {
  const known = read.get(transactions);
  if (known !== undefined) return known;
  const parsed = transactions.map(parseTransaction);
  const fundings = parsed.every((each) => each !== null) ? new Map(parsed.map((each) => [each.getId(), each])) : null;
  read.set(transactions, fundings);
  return fundings;
}

/** The amount of an output; `null` if it does not pay the address, or if the amount is impossible. */
export function findPayment(
  { outs }: Transaction,
  vout: number,
  { address, network }: { address: string; network: Network },
): Sats | null {
  const output = outs[vout];
  const script = toOutputScript(address, network);
  if (output === undefined || script === null || !areBytesEqual(output.script, script)) return null;
  return toSats(output.value);
}
