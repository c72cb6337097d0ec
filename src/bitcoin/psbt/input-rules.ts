import { crypto as hashes, Transaction } from 'bitcoinjs-lib';
import { areBytesEqual, encodeHex } from '@/bitcoin/bytes';
import type { Facts } from '@/bitcoin/psbt/facts';
import type { PreviousOutputs } from '@/bitcoin/psbt/previous-outputs';
import { getPrevout, type InputView, type Prevout } from '@/bitcoin/psbt/psbt-view';
import { checkEach, type Rule } from '@/bitcoin/psbt/rule';

const P2WSH_BYTES = 34;

/** Rules on inputs, in the order of the table. Each relies on those before it. */
export const INPUT_RULES: readonly Rule[] = [
  { name: 'no-inputs', check: (view) => (view.inputs.length === 0 ? 'The transaction has no inputs' : null) },
  { name: 'double-spend', check: (view) => checkOutpointsUnique(view.inputs) },
  { name: 'input-finalized', check: (view) => checkEach(view.inputs, checkNotFinalized) },
  { name: 'input-output-missing', check: (view) => checkEach(view.inputs, checkOutputPresent) },
  { name: 'input-script-missing', check: (view) => checkEach(view.inputs, checkScriptPresent) },
  {
    name: 'input-amount-differs',
    check: (view, facts) => checkEach(view.inputs, (i) => checkAmount(i, facts)),
  },
  {
    name: 'input-script-differs',
    check: (view, facts) => checkEach(view.inputs, (i) => checkScript(i, facts)),
  },
  {
    name: 'input-not-guarantee',
    check: (view, facts) => (facts.checked ? checkEach(view.inputs, (i) => checkDepositInput(i, facts)) : null),
  },
  { name: 'sighash', check: (view) => checkEach(view.inputs, checkSighash) },
];

function checkOutpointsUnique(inputs: readonly InputView[]): string | null {
  const seen = new Set<string>();
  return checkEach(inputs, ({ index, outpoint }) => {
    if (seen.has(outpoint)) return `Input ${index} spends ${outpoint}, as an earlier input does`;
    seen.add(outpoint);
    return null;
  });
}

function checkNotFinalized({ index, finalized }: InputView): string | null {
  return finalized ? `Input ${index} is already finalised` : null;
}

function checkOutputPresent(input: InputView): string | null {
  const { index, outpoint, previousOutput } = input;
  if (previousOutput === 'wrong') return `The previous transaction of input ${index} is not that of ${outpoint}`;
  return getPrevout(input) === null ? `Input ${index} lacks the output that it spends, ${outpoint}` : null;
}

/** Bytes. Longer scripts can never be run (BIP141), which would make the coins unspendable. */
const MAX_SCRIPT_BYTES = 10_000;

function checkScriptPresent({ index, witnessScript }: InputView): string | null {
  if (witnessScript === null) return `Input ${index} lacks its witness script`;
  const bytes = witnessScript.length;
  return bytes > MAX_SCRIPT_BYTES ? `The witness script of input ${index} has ${bytes} bytes` : null;
}

/** `witnessUtxo` is only a claim of the PSBT; a previous transaction is proven by its txid. */
function checkAmount(input: InputView, { previous, listedAmounts }: Facts): string | null {
  const { index, outpoint } = input;
  if (previous.get(outpoint) === null) return `Input ${index} spends ${outpoint}, which does not exist`;
  const claimed = getPrevout(input);
  const proven = listProvenOutputs(input, previous).find(({ value }) => value !== claimed?.value);
  if (proven && claimed) return `Input ${index} claims ${claimed.value} sat but spends ${proven.value} sat`;
  const listed = listedAmounts.get(outpoint);
  if (listed === undefined || claimed === null || listed === claimed.value) return null;
  return `Input ${index} claims ${claimed.value} sat but the explorer lists ${listed} sat`;
}

function checkScript(input: InputView, { previous }: Facts): string | null {
  const { index, witnessScript } = input;
  const script = getPrevout(input)?.script;
  if (script === undefined || witnessScript === null || !isLockedBy(script, witnessScript)) {
    return `The witness script of input ${index} does not hash to the output that it spends`;
  }
  const differs = listProvenOutputs(input, previous).some((proven) => !areBytesEqual(proven.script, script));
  return differs ? `Input ${index} claims another output script than it spends` : null;
}

function listProvenOutputs({ outpoint, previousOutput }: InputView, previous: PreviousOutputs): Prevout[] {
  const inside = previousOutput === 'wrong' ? null : previousOutput;
  return [inside, previous.get(outpoint) ?? null].filter((output) => output !== null);
}

/** True if the script is P2WSH, version 0 and the SHA-256 of the witness script (BIP141). */
function isLockedBy(script: Uint8Array, witnessScript: Uint8Array): boolean {
  if (script.length !== P2WSH_BYTES || script[0] !== 0 || script[1] !== 32) return false;
  return areBytesEqual(script.subarray(2), hashes.sha256(witnessScript));
}

/** A deposit address commits to its witness script, so that checking the address covers the arbitrator's key. */
function checkDepositInput(input: InputView, { depositScripts, contractorKeys }: Facts): string | null {
  const { index, outpoint, multisig } = input;
  if (contractorKeys === null) return `Input ${index} cannot be checked: the contract's keys are unknown`;
  if (multisig === null || multisig.m !== 2 || multisig.keys.length !== 3) {
    return `Input ${index} is not locked by a 2-of-3`;
  }
  const missingKey = contractorKeys.find((key) => !multisig.keys.includes(key));
  if (missingKey !== undefined) return `Input ${index} is not locked with the contractor key ${missingKey}`;
  const script = getPrevout(input)?.script;
  const known = script !== undefined && depositScripts.has(encodeHex(script));
  return known ? null : `Input ${index} spends ${outpoint}, which is not at a deposit address of this guarantee`;
}

function checkSighash({ index, sighashType }: InputView): string | null {
  const isDefault = sighashType === null || sighashType === Transaction.SIGHASH_DEFAULT;
  return isDefault || sighashType === Transaction.SIGHASH_ALL
    ? null
    : `Input ${index} asks for sighash type 0x${sighashType.toString(16).padStart(2, '0')}`;
}
