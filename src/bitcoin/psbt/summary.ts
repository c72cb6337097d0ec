import type { Transaction } from 'bitcoinjs-lib';
import { scriptAddress } from '@/bitcoin/addresses/output-script';
import type { PsbtOutput, PsbtSummary } from '@/bitcoin/api';
import type { Facts } from '@/bitcoin/psbt/facts';
import { isChange } from '@/bitcoin/psbt/output-rules';
import { isProven } from '@/bitcoin/psbt/previous-outputs';
import { type InputView, type OutputView, type PsbtView, prevoutOf } from '@/bitcoin/psbt/psbt-view';
import { signersOfAll } from '@/bitcoin/psbt/signature-findings';
import { addSats, type Sats, satsFrom } from '@/domain/primitives/amount';

/** What the PSBT says of itself; `null` while its inputs don't tell what they spend, or its amounts are impossible. */
export function summaryOf(view: PsbtView, facts: Facts): PsbtSummary | null {
  const legible = view.inputs.every((input) => prevoutOf(input) !== null && input.witnessScript !== null);
  const fee = satsFrom(facts.fee);
  const inputSum = satsFrom(facts.inputSum);
  const outputs = readOutputs(view, facts);
  if (!legible || fee === null || inputSum === null || outputs === null || view.inputs.length === 0) return null;
  const vsize = virtualSize(view);
  return {
    inputs: view.inputs.length,
    inputSum,
    outputs,
    fee,
    estimate: amount(facts.estimate),
    vsize,
    feeRate: fee / vsize,
    change: addSats(...outputs.filter(({ role }) => role === 'change').map((output) => output.amount)),
    signedBy: facts.signatures().fault === null ? signersOfAll(view.inputs) : [],
    locktime: view.tx.locktime,
    sequences: [...new Set(view.tx.ins.map(({ sequence }) => sequence))],
    outpoints: view.inputs.map(({ outpoint }) => outpoint),
    amountsProven: view.inputs.every((input) => isProven(input, facts.previous)),
    txid: view.txid,
  };
}

function readOutputs(view: PsbtView, facts: Facts): PsbtOutput[] | null {
  const outputs = view.outputs.map((output) => readOutput(output, facts));
  return outputs.every((output) => output !== null) ? outputs : null;
}

function readOutput(output: OutputView, facts: Facts): PsbtOutput | null {
  const value = satsFrom(output.value);
  if (value === null) return null;
  return { address: scriptAddress(output.script, facts.context.network), amount: value, role: roleOf(output, facts) };
}

function roleOf(output: OutputView, facts: Facts): PsbtOutput['role'] {
  if (output.index === facts.destinationIndex) return 'destination';
  return isChange(output, facts) ? 'change' : 'other';
}

function amount(value: bigint): Sats {
  const sats = satsFrom(value);
  if (sats === null) throw new RangeError(`${value} sat is no amount`);
  return sats;
}

/** Longest DER signature with low S (BIP146) and its sighash type. */
const SIGNATURE_BYTES = 72;
const MARKER_AND_FLAG = 2;

/** vB that the transaction will have once signed (BIP141), from its own scripts and the signatures that it has. */
function virtualSize(view: PsbtView): number {
  const witness = view.inputs.reduce((sum, input) => sum + witnessBytes(input), MARKER_AND_FLAG);
  return Math.ceil((4 * strippedSize(view.tx) + witness) / 4);
}

function strippedSize(tx: Transaction): number {
  return tx.byteLength(false);
}

/** Number of items, the empty item that CHECKMULTISIG drops (BIP147), signatures, script. */
function witnessBytes({ witnessScript, multisig, keys, signatures }: InputView): number {
  const length = witnessScript?.length ?? 0;
  const needed = multisig?.m ?? Math.min(2, keys.length);
  const signed = Array.from({ length: needed }, (_, i) => signatures[i]?.signature.length ?? SIGNATURE_BYTES);
  return 2 + signed.reduce((sum, bytes) => sum + 1 + bytes, 0) + compactSize(length) + length;
}

function compactSize(length: number): number {
  return length < 0xfd ? 1 : 3;
}
