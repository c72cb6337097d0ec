import type { Transaction } from 'bitcoinjs-lib';
import type { SpendClaim } from '@/bitcoin/api';
import { areBytesEqual, decodeHex, NO_BYTES } from '@/bitcoin/bytes';
import { formatOutpoint, readScript } from '@/bitcoin/psbt/psbt-view';
import { createInputHasher, type InputHasher } from '@/bitcoin/psbt/sighash';
import { findSignatureFault } from '@/bitcoin/psbt/signatures';
import { parseTransaction } from '@/bitcoin/psbt/transaction-facts';

type Coin = SpendClaim['coins'][number];

/** Keys that have to sign for a script that is not a bare multisig. */
const USUAL_THRESHOLD = 2;

/**
 * True if the transaction spends one of the coins, and every coin that it spends with the signatures that its script asks for.
 * Nobody can make it without the keys. Its hash alone proves less: the txid does not cover the signatures (BIP141).
 */
export function provesSpend({ txid, transaction, coins, previousTransactions }: SpendClaim): boolean {
  const tx = parseTransaction(transaction);
  if (tx === null || tx.getId() !== txid) return false;
  const hashInput = createInputHasher(tx);
  const spent = tx.ins.flatMap(({ hash, index: vout }, index) => {
    const coin = coins.find(({ outpoint }) => outpoint === formatOutpoint(hash, vout));
    return coin === undefined ? [] : [{ coin, index }];
  });
  const amounts = readAmounts(previousTransactions);
  return spent.length > 0 && spent.every((each) => isSpendSigned(tx, hashInput, { ...each, amounts }));
}

interface Spend {
  coin: Coin;
  /** Of the input. */
  index: number;
  amounts: ReadonlyMap<string, bigint>;
}

function isSpendSigned(tx: Transaction, hashInput: InputHasher, { coin, index, amounts }: Spend): boolean {
  const amount = amounts.get(coin.outpoint) ?? coin.amount;
  const script = decodeHex(coin.witnessScript ?? '') ?? NO_BYTES;
  const witness = tx.ins[index]?.witness ?? [];
  if (amount === null || script.length === 0 || !areBytesEqual(witness.at(-1) ?? NO_BYTES, script)) return false;
  const { multisig, keys } = readScript(script);
  const hash = hashInput(index, script, BigInt(amount));
  const signers = keys.filter((publicKey) =>
    witness.slice(0, -1).some((signature) => findSignatureFault({ keys }, { publicKey, signature }, hash) === null),
  );
  return new Set(signers).size >= (multisig?.m ?? USUAL_THRESHOLD);
}

/** By outpoint. The hash of a transaction proves what it pays. */
function readAmounts(transactions: readonly string[]): Map<string, bigint> {
  const parsed = transactions.map(parseTransaction).filter((tx) => tx !== null);
  return new Map(parsed.flatMap((tx) => tx.outs.map(({ value }, vout) => [`${tx.getId()}:${vout}`, value] as const)));
}
