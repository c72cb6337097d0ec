import type { Result } from '@/domain/primitives/errors';
import type { CheckedKit, Coin, OpenKey, PsbtFault, RecoveryTransaction, SignFault } from '@/exit/recovery/api';
import { findPrivateKey } from '@/exit/recovery/open-key';
import { readPsbt } from '@/exit/recovery/psbt';
import { verifyPsbt, verifyPsbtText } from '@/exit/recovery/read-transaction';
import { createSignature, verifySignature } from '@/exit/recovery/signatures';
import { describe, type VerifiedInput, type VerifiedPsbt } from '@/exit/recovery/verified-psbt';

/** Milliseconds after which the page is given a chance to paint. */
const TURN = 30;

/**
 * Signs every input that the key belongs to (SIGHASH_ALL, BIP143), and verifies the signatures.
 * @param onProgress number of inputs done
 */
export async function signTransaction(
  checked: CheckedKit,
  coins: readonly Coin[],
  transaction: RecoveryTransaction,
  key: OpenKey,
  onProgress: (done: number, all: number) => void = () => {},
): Promise<Result<RecoveryTransaction, SignFault>> {
  const verified = verifyAgain(checked, coins, transaction);
  if (!verified.ok) return verified;
  const { inputs } = verified.value;
  const unsigned = new Set(inputs.filter((input) => !input.signatures.has(key.holder) && hasKey(key, input)));
  if (unsigned.size === 0) return { ok: false, error: { kind: 'nothing-to-sign' } };
  const revalued = findRevalued(verified.value);
  if (revalued !== null) return { ok: false, error: revalued };
  const signed: VerifiedInput[] = [];
  let turnEnds = performance.now() + TURN;
  for (const [index, input] of inputs.entries()) {
    const isDue = unsigned.has(input);
    const result = isDue ? signInput(input, index, key) : ({ ok: true, value: input } as const);
    if (!result.ok) return result;
    signed.push(result.value);
    if (!isDue) continue;
    onProgress(signed.length, inputs.length);
    if (performance.now() < turnEnds) continue;
    await new Promise((resolve) => setTimeout(resolve));
    turnEnds = performance.now() + TURN;
  }
  const { psbt } = describe(checked, { ...verified.value, inputs: signed });
  const result = verifyPsbtText(checked, coins, psbt);
  return result.ok ? { ok: true, value: describe(checked, result.value) } : result;
}

/** The values with which transactions were signed on this page, by txid. */
const signedValues = new Map<string, readonly number[]>();

/**
 * The first input that had another value when this transaction was signed before. A signature commits to the value of its own
 * input only (BIP143): signatures with different wrong values could be combined into a transaction with a hidden fee.
 */
function findRevalued({ psbt: { txid }, inputs }: VerifiedPsbt): PsbtFault | null {
  const values = inputs.map(({ value }) => value);
  const before = signedValues.get(txid) ?? values;
  signedValues.set(txid, before);
  const input = values.findIndex((value, index) => value !== before[index]);
  const outpoint = inputs[input]?.outpoint;
  return outpoint === undefined ? null : { kind: 'value-differs', input, outpoint };
}

/** Adds the signatures of another copy of the same transaction. */
export function addSignatures(
  checked: CheckedKit,
  coins: readonly Coin[],
  transaction: RecoveryTransaction,
  text: string,
): Result<RecoveryTransaction, PsbtFault> {
  const own = verifyAgain(checked, coins, transaction);
  if (!own.ok) return own;
  const psbt = readPsbt(text);
  if (psbt === null) return { ok: false, error: { kind: 'unreadable' } };
  if (psbt.txid !== own.value.psbt.txid) return { ok: false, error: { kind: 'transaction-differs' } };
  const other = verifyPsbt(checked, coins, psbt);
  if (!other.ok) return other;
  // The same txid: the same inputs and outputs, in the same order.
  const inputs = own.value.inputs.map((input, index) => ({
    ...input,
    signatures: new Map([...(other.value.inputs[index]?.signatures ?? []), ...input.signatures]),
  }));
  return { ok: true, value: describe(checked, { ...own.value, inputs }) };
}

/** Only the transaction that the summary shows is signed. */
function verifyAgain(
  checked: CheckedKit,
  coins: readonly Coin[],
  { psbt, summary }: RecoveryTransaction,
): Result<VerifiedPsbt, PsbtFault> {
  const verified = verifyPsbtText(checked, coins, psbt);
  if (!verified.ok) return verified;
  const { psbt: read, inputSum, fee } = verified.value;
  // A txid does not cover the amounts of the inputs.
  if (read.txid === summary.txid && inputSum === summary.inputSum && fee === summary.fee) return verified;
  return { ok: false, error: { kind: 'transaction-differs' } };
}

function hasKey(key: OpenKey, { deposit }: VerifiedInput): boolean {
  const privateKey = findPrivateKey(key, deposit.keys[key.holder]);
  privateKey?.fill(0);
  return privateKey !== null;
}

function signInput(input: VerifiedInput, index: number, key: OpenKey): Result<VerifiedInput, SignFault> {
  const { deposit, hash, signatures } = input;
  const publicKey = deposit.keys[key.holder];
  const privateKey = findPrivateKey(key, publicKey);
  // Wiped meanwhile.
  if (privateKey === null) return { ok: false, error: { kind: 'nothing-to-sign' } };
  try {
    const signature = createSignature(hash, privateKey);
    if (verifySignature(hash, publicKey, signature) !== 'valid')
      return { ok: false, error: { kind: 'signature-invalid', input: index } };
    return { ok: true, value: { ...input, signatures: new Map([...signatures, [key.holder, signature]]) } };
  } finally {
    privateKey.fill(0);
  }
}
