import { Transaction } from 'bitcoinjs-lib';
import { hexFromBytes, sameBytes } from '@/bitcoin/bytes';
import { sha256 } from '@/bitcoin/hashes';
import type { Facts } from '@/bitcoin/psbt/facts';
import type { PreviousOutputs } from '@/bitcoin/psbt/previous-outputs';
import { type InputView, type Prevout, prevoutOf } from '@/bitcoin/psbt/psbt-view';
import { firstComplaint, type Rule } from '@/bitcoin/psbt/rule';

const P2WSH_BYTES = 34;

/** Rules about what is spent, in the order of the table. Each relies on those before it. */
export const INPUT_RULES: readonly Rule[] = [
  { name: 'no-inputs', broken: (view) => (view.inputs.length === 0 ? 'It spends nothing' : null) },
  { name: 'double-spend', broken: (view) => repeatedOutpoint(view.inputs) },
  { name: 'input-finalized', broken: (view) => firstComplaint(view.inputs, finalized) },
  { name: 'input-output-missing', broken: (view) => firstComplaint(view.inputs, outputMissing) },
  { name: 'input-script-missing', broken: (view) => firstComplaint(view.inputs, scriptMissing) },
  {
    name: 'input-amount-differs',
    broken: (view, facts) => firstComplaint(view.inputs, (i) => amountDiffers(i, facts)),
  },
  {
    name: 'input-script-differs',
    broken: (view, facts) => firstComplaint(view.inputs, (i) => scriptDiffers(i, facts)),
  },
  {
    name: 'input-not-guarantee',
    broken: (view, facts) => (facts.checked ? firstComplaint(view.inputs, (i) => notGuarantee(i, facts)) : null),
  },
  { name: 'sighash', broken: (view) => firstComplaint(view.inputs, otherSighash) },
];

function repeatedOutpoint(inputs: readonly InputView[]): string | null {
  const seen = new Set<string>();
  return firstComplaint(inputs, ({ index, outpoint }) => {
    if (seen.has(outpoint)) return `Input ${index} spends ${outpoint} again`;
    seen.add(outpoint);
    return null;
  });
}

function finalized({ index, finalized }: InputView): string | null {
  return finalized ? `Input ${index} is finalised already` : null;
}

function outputMissing(input: InputView): string | null {
  const { index, outpoint, previousOutput } = input;
  if (previousOutput === 'wrong') return `Input ${index} carries a transaction that is not the one of ${outpoint}`;
  return prevoutOf(input) === null ? `Input ${index} lacks the output that it spends, ${outpoint}` : null;
}

function scriptMissing({ index, witnessScript }: InputView): string | null {
  return witnessScript === null ? `Input ${index} lacks its witness script` : null;
}

/** `witnessUtxo` is the creator's word; a previous transaction, which hashes to the txid, is not. */
function amountDiffers(input: InputView, { previous }: Facts): string | null {
  const { index, outpoint } = input;
  if (previous.get(outpoint) === null) return `Input ${index} spends ${outpoint}, which does not exist`;
  const said = prevoutOf(input);
  const other = provenOutputs(input, previous).find(({ value }) => value !== said?.value);
  return other && said ? `Input ${index} is said to hold ${said.value} sat and holds ${other.value} sat` : null;
}

function scriptDiffers(input: InputView, { previous }: Facts): string | null {
  const { index, witnessScript } = input;
  const script = prevoutOf(input)?.script;
  if (script === undefined || witnessScript === null || !locksWith(script, witnessScript)) {
    return `The witness script of input ${index} does not hash to the output that it spends`;
  }
  const differs = provenOutputs(input, previous).some((proven) => !sameBytes(proven.script, script));
  return differs ? `Input ${index} is said to spend another output than it does` : null;
}

function provenOutputs({ outpoint, previousOutput }: InputView, previous: PreviousOutputs): Prevout[] {
  const inside = previousOutput === 'wrong' ? null : previousOutput;
  return [inside, previous.get(outpoint) ?? null].filter((output) => output !== null);
}

/** P2WSH: version 0 and the SHA-256 of the witness script (BIP141). */
function locksWith(script: Uint8Array, witnessScript: Uint8Array): boolean {
  if (script.length !== P2WSH_BYTES || script[0] !== 0 || script[1] !== 32) return false;
  return sameBytes(script.subarray(2), sha256(witnessScript));
}

/** A deposit address commits to its witness script, so that with the address the arbitrator's key is checked too. */
function notGuarantee(input: InputView, { depositScripts, contractorKeys }: Facts): string | null {
  const { index, outpoint, multisig } = input;
  if (contractorKeys === null) return `The contract's keys are not known, so that input ${index} can't be checked`;
  if (multisig === null || multisig.m !== 2 || multisig.keys.length !== 3) {
    return `Input ${index} is not locked by a 2-of-3`;
  }
  const stranger = contractorKeys.find((key) => !multisig.keys.includes(key));
  if (stranger !== undefined) return `Input ${index} is not locked with the contractor key ${stranger}`;
  const script = prevoutOf(input)?.script;
  const known = script !== undefined && depositScripts.has(hexFromBytes(script));
  return known ? null : `Input ${index} spends ${outpoint}, which is at no deposit address of this guarantee`;
}

function otherSighash({ index, sighashType }: InputView): string | null {
  const usual = sighashType === null || sighashType === Transaction.SIGHASH_DEFAULT;
  return usual || sighashType === Transaction.SIGHASH_ALL
    ? null
    : `Input ${index} asks for sighash type 0x${sighashType.toString(16).padStart(2, '0')}`;
}
