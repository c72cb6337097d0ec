import { RawOldTx, RawOutput, RawTx } from '@scure/btc-signer/script.js';
import { type Sats, toSats } from '@/domain/primitives/amount';
import { toAddress } from '@/exit/recovery/addresses';
import type {
  CheckedDeposit,
  CheckedKit,
  RecoveryTransaction,
  TransactionOutput,
  TransactionSummary,
} from '@/exit/recovery/api';
import { decodeHex, encodeHex } from '@/exit/recovery/bytes';
import { HOLDERS, REQUIRED_SIGNATURES, sortHolders, toOutputScript } from '@/exit/recovery/deposit';
import { readExtendedKey } from '@/exit/recovery/extended-key';
import { MOST_LEFT_TO_FEE } from '@/exit/recovery/fees';
import { formatPsbt, type Psbt, ROW, type Rows } from '@/exit/recovery/psbt';
import type { Signatures } from '@/exit/recovery/signatures';
import type { SpentOutput } from '@/exit/recovery/spent-outputs';

/** A PSBT that spends nothing but the kit's coins, and whose signatures are all valid. */
export interface VerifiedPsbt {
  psbt: Psbt;
  inputs: readonly VerifiedInput[];
  inputSum: Sats;
  fee: Sats;
}

export interface VerifiedInput extends SpentOutput {
  rows: Rows;
  /** The data that a signature of this input commits to. */
  hash: Uint8Array;
  signatures: Signatures;
}

/** A verified PSBT as the screen shows and keeps it. */
export function describe(checked: CheckedKit, verified: VerifiedPsbt): RecoveryTransaction {
  const final = finalize(verified);
  return {
    psbt: formatVerifiedPsbt(checked, verified),
    summary: summarize(checked, verified),
    final: final === null ? null : { txHex: final, txid: verified.psbt.txid },
  };
}

/** The signatures of the witness: the first two in key order. */
function pickSignatures({ deposit, signatures }: VerifiedInput): Uint8Array[] {
  const ordered = sortHolders(deposit)
    .map((holder) => signatures.get(holder))
    .filter((signature) => signature !== undefined);
  return ordered.slice(0, REQUIRED_SIGNATURES);
}

/** The raw transaction, hex; `null` if an input lacks a signature. */
export function finalize({ psbt, inputs }: VerifiedPsbt): string | null {
  const witnesses = inputs.map(createWitness);
  if (!witnesses.every((witness) => witness !== null)) return null;
  const { version, inputs: outpoints, outputs, lockTime } = psbt.transaction;
  return encodeHex(RawTx.encode({ version, segwitFlag: true, inputs: outpoints, outputs, witnesses, lockTime }));
}

/** An empty item for CHECKMULTISIG (BIP147), two signatures in key order, the script. */
function createWitness(input: VerifiedInput): Uint8Array[] | null {
  const signatures = pickSignatures(input);
  if (signatures.length < REQUIRED_SIGNATURES) return null;
  return [new Uint8Array(), ...signatures, decodeHex(input.deposit.witnessScript) ?? new Uint8Array()];
}

/** Rows that are replaced by what was verified. */
const REPLACED = [ROW.sighashType, ROW.finalScriptSig, ROW.finalScriptWitness] as const;

/** Base64, with partial signatures, and with what other signers need to know (docs/exit.md#the-page). */
function formatVerifiedPsbt(checked: CheckedKit, { psbt, inputs }: VerifiedPsbt): string {
  const origin = createKeyOrigin(checked);
  return formatPsbt({ ...psbt, inputs: inputs.map((input) => completeRows(input, origin)) });
}

type KeyOrigin = (deposit: CheckedDeposit) => Uint8Array;

/** The value of `bip32Derivation`: the fingerprint of the kit's extended key, and the steps below it. */
function createKeyOrigin({ kit }: CheckedKit): KeyOrigin {
  const { keys, network, contract } = kit;
  const fingerprint = readExtendedKey(keys.arbitrator.xpub, network)?.fingerprint ?? 0;
  return ({ guaranteeOrder }) => {
    const value = new DataView(new ArrayBuffer(12));
    value.setUint32(0, fingerprint);
    value.setUint32(4, contract.contractOrder, true);
    value.setUint32(8, guaranteeOrder, true);
    return new Uint8Array(value.buffer);
  };
}

function completeRows({ rows, deposit, value, signatures }: VerifiedInput, origin: KeyOrigin): Rows {
  const complete: Rows = new Map(rows);
  for (const type of REPLACED) complete.delete(type);
  const script = toOutputScript(deposit.witnessScript);
  complete.set(ROW.witnessUtxo, RawOutput.encode({ amount: BigInt(value), script }));
  complete.set(ROW.witnessScript, decodeHex(deposit.witnessScript) ?? new Uint8Array());
  const derivation = `${ROW.bip32Derivation}${deposit.keys.arbitrator}`;
  if (!complete.has(derivation)) complete.set(derivation, origin(deposit));
  for (const [holder, signature] of signatures) {
    complete.set(`${ROW.partialSignature}${deposit.keys[holder]}`, signature);
  }
  return complete;
}

/** The effect of a verified transaction. */
function summarize(checked: CheckedKit, verified: VerifiedPsbt): TransactionSummary {
  const { psbt, inputs, inputSum, fee } = verified;
  const vsize = computeVirtualSize(verified);
  return {
    txid: psbt.txid,
    inputs: inputs.map(({ outpoint, deposit, value, signatures }) => ({
      outpoint,
      address: deposit.address,
      guarantee: deposit.guarantee,
      value,
      signedBy: HOLDERS.filter((holder) => signatures.has(holder)),
    })),
    inputSum,
    unproven: inputs.filter(({ isProven }) => !isProven).length,
    outputs: listOutputs(checked, verified),
    fee,
    vsize,
    feeRate: fee / vsize,
    signedBy: HOLDERS.filter((holder) => inputs.every(({ signatures }) => signatures.has(holder))),
    locktime: readLocktime(verified),
    isDelayed: isDelayed(verified),
  };
}

/**
 * The change is the one output to an address that is spent. Any other counts as a payment, which is shown by itself: a sum could
 * hide that the change is split into dust, or that it goes to another guarantee. If coins of two guarantees are spent, an
 * output to one of them may hold the other's money, so there is no change.
 */
function listOutputs({ kit: { network }, deposits }: CheckedKit, { psbt, inputs }: VerifiedPsbt): TransactionOutput[] {
  const spent = new Set<string | null>(inputs.map(({ deposit }) => deposit.address));
  const isOneGuarantee = new Set(inputs.map(({ deposit }) => deposit.guarantee)).size === 1;
  const guarantees = new Map<string | null, number>(deposits.map(({ address, guarantee }) => [address, guarantee]));
  const outputs = psbt.transaction.outputs.map(({ script, amount }) => {
    const sats = toSats(amount);
    // The inputs cover the sum.
    if (sats === null) throw new RangeError(`${amount} is not an amount`);
    const address = toAddress(script, network);
    return { address, amount: sats, guarantee: guarantees.get(address) ?? null };
  });
  const returned = outputs.filter(({ address }) => spent.has(address));
  const [change] =
    isOneGuarantee && returned.length === 1 ? returned.filter(({ amount }) => amount > MOST_LEFT_TO_FEE) : [];
  return outputs.map((output) => ({ ...output, role: output === change ? 'guarantee' : 'payment' }));
}

const FINAL_SEQUENCE = 0xffffffff;

/** A locktime has no effect if every input is final (BIP65). */
function readLocktime({ psbt }: VerifiedPsbt): number {
  const { inputs, lockTime } = psbt.transaction;
  return inputs.every(({ sequence }) => sequence === FINAL_SEQUENCE) ? 0 : lockTime;
}

/** Bit that turns the relative lock off, and the bits of its length (BIP68). */
const LOCK_DISABLED = 0x80000000;
const LOCK_LENGTH = 0xffff;

function isDelayed({ psbt }: VerifiedPsbt): boolean {
  const { version, inputs } = psbt.transaction;
  // Consensus reads the version as unsigned.
  const isLocking = version >>> 0 >= 2;
  return isLocking && inputs.some(({ sequence }) => sequence < LOCK_DISABLED && (sequence & LOCK_LENGTH) > 0);
}

/** Longest DER signature with low S (BIP146), and the sighash type. */
const SIGNATURE_BYTES = 72;
const MARKER_AND_FLAG = 2;

/** vB of the signed transaction (BIP141), with the signatures that it has. */
function computeVirtualSize({ psbt, inputs }: VerifiedPsbt): number {
  const stripped = RawOldTx.encode(psbt.transaction).length;
  const witness = inputs.reduce((sum, input) => sum + countWitnessBytes(input), MARKER_AND_FLAG);
  return Math.ceil((4 * stripped + witness) / 4);
}

/** Item count, empty item, signatures and script, each with its length. */
function countWitnessBytes(input: VerifiedInput): number {
  const signatures = pickSignatures(input);
  const missing = REQUIRED_SIGNATURES - signatures.length;
  const signatureBytes = signatures.reduce((sum, { length }) => sum + 1 + length, missing * (1 + SIGNATURE_BYTES));
  return 2 + signatureBytes + 1 + input.deposit.witnessScript.length / 2;
}
