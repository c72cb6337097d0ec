import { toAddress } from '@/bitcoin/addresses/output-script';
import type { Facts } from '@/bitcoin/psbt/facts';
import { isProven } from '@/bitcoin/psbt/previous-outputs';
import { getPrevout, type InputView, type OutputView, type PsbtView } from '@/bitcoin/psbt/psbt-view';
import { findCommonSigners } from '@/bitcoin/psbt/signatures';
import { toSats, ZERO_SATS } from '@/domain/primitives/amount';
import type { PsbtOutput, PsbtSummary } from '@/domain/withdrawals/inspection';

/** Summarizes a PSBT; `null` if an input lacks its output or script, or an amount is not valid. */
export function summarizePsbt(view: PsbtView, facts: Facts): PsbtSummary | null {
  const isComplete = view.inputs.every((input) => getPrevout(input) !== null && input.witnessScript !== null);
  const fee = toSats(facts.fee);
  const inputSum = toSats(facts.inputSum);
  const outputs = readOutputs(view, facts);
  if (!isComplete || fee === null || inputSum === null || outputs === null || view.inputs.length === 0) return null;
  const vsize = computeVirtualSize(view);
  return {
    inputs: view.inputs.length,
    inputSum,
    outputs,
    fee,
    estimate: facts.estimate,
    vsize,
    feeRate: fee / vsize,
    change: outputs.find(({ role }) => role === 'change')?.amount ?? ZERO_SATS,
    signedBy: facts.signatures().fault === null ? findCommonSigners(view.inputs) : [],
    version: view.tx.version,
    locktime: view.tx.locktime,
    sequences: [...new Set(view.inputs.map(({ sequence }) => sequence))],
    outpoints: view.inputs.map(({ outpoint }) => outpoint),
    unprovenInputs: view.inputs.filter((input) => !isProven(input, facts.previous) && !isListed(input, facts)).length,
    txid: view.txid,
  };
}

/** An amount that contradicts the explorer is refused earlier. */
function isListed({ outpoint }: InputView, { listedAmounts }: Facts): boolean {
  return listedAmounts.has(outpoint);
}

function readOutputs(view: PsbtView, facts: Facts): PsbtOutput[] | null {
  const outputs = view.outputs.map((output) => readOutput(output, facts));
  return outputs.every((output) => output !== null) ? outputs : null;
}

function readOutput(output: OutputView, facts: Facts): PsbtOutput | null {
  const value = toSats(output.value);
  if (value === null) return null;
  return { address: toAddress(output.script, facts.context.network), amount: value, role: getRole(output, facts) };
}

function getRole({ index }: OutputView, { destinationIndex, payees, changeIndex }: Facts): PsbtOutput['role'] {
  if (index === destinationIndex) return 'destination';
  if (payees.has(index)) return 'payee';
  return index === changeIndex ? 'change' : 'other';
}

/** Longest DER signature with low S (BIP146), and the sighash type. */
const SIGNATURE_BYTES = 72;
const MARKER_AND_FLAG = 2;

/** vB of the signed transaction (BIP141), from the unsigned one, its scripts and the signatures so far. */
export function computeVirtualSize(view: Pick<PsbtView, 'tx' | 'inputs'>): number {
  const witness = view.inputs.reduce((sum, input) => sum + countWitnessBytes(input), MARKER_AND_FLAG);
  const strippedBytes = view.tx.byteLength();
  return Math.ceil((4 * strippedBytes + witness) / 4);
}

/** Item count, empty item for CHECKMULTISIG (BIP147), signatures, script. */
function countWitnessBytes({ witnessScript, multisig, keys, signatures }: InputView): number {
  const scriptBytes = witnessScript?.length ?? 0;
  const needed = multisig?.m ?? Math.min(2, keys.length);
  const signed = Array.from({ length: needed }, (_, i) => signatures[i]?.signature.length ?? SIGNATURE_BYTES);
  return 2 + signed.reduce((sum, bytes) => sum + 1 + bytes, 0) + countCompactSizeBytes(scriptBytes) + scriptBytes;
}

function countCompactSizeBytes(length: number): number {
  return length < 0xfd ? 1 : 3;
}
