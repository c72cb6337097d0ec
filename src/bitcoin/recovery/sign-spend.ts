import { createSigner } from '@/bitcoin/keys/signer';
import { getPrevout, type PsbtView } from '@/bitcoin/psbt/psbt-view';
import { signInput } from '@/bitcoin/psbt/sign';
import type { CheckedContract } from '@/bitcoin/recovery/checked-contract';
import type { KnownCoin } from '@/bitcoin/recovery/coins';
import { type SpendFault, verifySpend } from '@/bitcoin/recovery/read-spend';
import { describeSpend, type Spend, type VerifiedSpend } from '@/bitcoin/recovery/spend';
import type { SpendKey } from '@/bitcoin/recovery/spend-key';
import { fail, type Result } from '@/domain/primitives/errors';

/** Milliseconds after which the page is given a chance to paint. */
const TURN = 30;

/**
 * Signs every input that the key belongs to (SIGHASH_ALL, BIP143), and verifies the signatures. Only the transaction that was
 * shown is signed.
 * @param onProgress number of inputs done
 */
export async function signSpend(
  checked: CheckedContract,
  coins: readonly KnownCoin[],
  spend: Spend,
  key: SpendKey,
  onProgress: (done: number, all: number) => void = () => {},
): Promise<Result<Spend, SpendFault>> {
  const verified = verifyShown(checked, coins, spend);
  if (!verified.ok) return verified;
  const { view, deposits } = verified.value;
  const due = view.inputs.flatMap((input, index) => {
    const publicKey = deposits[index]?.keys[key.holder] ?? '';
    const hasSigned = input.signatures.some((each) => each.publicKey === publicKey);
    return hasSigned || key.find(publicKey) === null ? [] : [{ input, publicKey }];
  });
  if (due.length === 0) return fail({ kind: 'nothing-to-sign' });
  if (isRevalued(view)) return fail({ kind: 'value-differs' });
  let turnEnds = performance.now() + TURN;
  for (const [done, { input, publicKey }] of due.entries()) {
    const pair = key.find(publicKey);
    // Wiped meanwhile.
    if (pair === null) return fail({ kind: 'nothing-to-sign' });
    signInput(view, input, createSigner(pair), publicKey);
    onProgress(done + 1, due.length);
    if (performance.now() < turnEnds) continue;
    await new Promise((resolve) => setTimeout(resolve));
    turnEnds = performance.now() + TURN;
  }
  return { ok: true, value: describeSpend(checked, verified.value) };
}

/** The values with which transactions were signed since the page was loaded, by txid. */
const signedValues = new Map<string, string>();

/**
 * True if an input had another value when this transaction was signed before. A signature commits to the value of its own
 * input only (BIP143): signatures with different wrong values could be combined into a transaction with a hidden fee.
 */
function isRevalued({ txid, inputs }: PsbtView): boolean {
  const values = inputs.map((input) => getPrevout(input)?.value).join();
  const before = signedValues.get(txid) ?? values;
  signedValues.set(txid, before);
  return values !== before;
}

/** Adds the signatures of another copy of the same transaction. */
export function addSignatures(
  checked: CheckedContract,
  coins: readonly KnownCoin[],
  spend: Spend,
  text: string,
): Result<Spend, SpendFault> {
  const own = verifyShown(checked, coins, spend);
  if (!own.ok) return own;
  const other = verifySpend(checked, coins, text);
  if (!other.ok) return other;
  if (other.value.view.txid !== spend.summary.txid) return fail({ kind: 'transaction-differs' });
  // The same txid: the same inputs and outputs, in the same order.
  for (const input of own.value.view.inputs) {
    const signers = new Set(input.signatures.map(({ publicKey }) => publicKey));
    const added = other.value.view.inputs[input.index]?.signatures ?? [];
    input.signatures.push(...added.filter(({ publicKey }) => !signers.has(publicKey)));
  }
  return { ok: true, value: describeSpend(checked, own.value) };
}

/** A txid does not cover the amounts of the inputs. */
function verifyShown(
  checked: CheckedContract,
  coins: readonly KnownCoin[],
  { psbt, summary }: Spend,
): Result<VerifiedSpend, SpendFault> {
  const verified = verifySpend(checked, coins, psbt);
  if (!verified.ok) return verified;
  const { view, facts } = verified.value;
  const isShown =
    view.txid === summary.txid && facts.inputSum === BigInt(summary.inputSum) && facts.fee === BigInt(summary.fee);
  return isShown ? verified : fail({ kind: 'transaction-differs' });
}
