import { RawOldTx } from '@scure/btc-signer/script.js';
import { toSats } from '@/domain/primitives/amount';
import { toAddress } from '@/exit/recovery/addresses';
import type { CheckedKit, TransactionOutput, TransactionSummary } from '@/exit/recovery/api';
import { HOLDERS, REQUIRED_SIGNATURES } from '@/exit/recovery/deposit';
import { MOST_LEFT_TO_FEE } from '@/exit/recovery/fees';
import { pickSignatures, type VerifiedInput, type VerifiedPsbt } from '@/exit/recovery/verified-psbt';

/** The effect of a verified transaction. */
export function summarize(checked: CheckedKit, verified: VerifiedPsbt): TransactionSummary {
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
