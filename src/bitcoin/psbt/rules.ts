import { crypto as hashes, Transaction } from 'bitcoinjs-lib';
import { toAddress } from '@/bitcoin/addresses/output-script';
import { findScriptType } from '@/bitcoin/addresses/script-type';
import { areBytesEqual, encodeHex, NO_BYTES } from '@/bitcoin/bytes';
import type { Facts } from '@/bitcoin/psbt/facts';
import type { PreviousOutputs } from '@/bitcoin/psbt/previous-outputs';
import { getPrevout, type InputView, type OutputView, type Prevout, type PsbtView } from '@/bitcoin/psbt/psbt-view';
import type { SignatureFault } from '@/bitcoin/psbt/signatures';
import { buildSpend } from '@/bitcoin/spend/build-spend';
import { toSats } from '@/domain/primitives/amount';
import type { PsbtRule } from '@/domain/withdrawals/inspection';
import { findIndependent } from '@/domain/withdrawals/open-signatures';

/** One rule of the verdict table (docs/bitcoin.md#before-signing-a-psbt). */
interface Rule {
  name: PsbtRule;
  /** Describes the violation, naming input or output and values; `null` if there is none. */
  check: (view: PsbtView, facts: Facts) => string | null;
}

/** Bytes. Longer scripts can never be run (BIP141), which would make the coins unspendable. */
const MAX_SCRIPT_BYTES = 10_000;
const MAX_FEE_FACTOR = 10n;
const HIGH_FEE_FACTOR = 2n;
/** The fifth part of the coins: more than any rule of docs/terms.md#the-return-text allows at usual rates. */
const AGREED_FEE_PART = 5n;

/** The rules that refuse, in the order of the table. Some rely on those before them. */
export const REFUSALS: readonly Rule[] = [
  { name: 'unreadable', check: checkAmounts },
  { name: 'no-inputs', check: (view) => (view.inputs.length === 0 ? 'The transaction has no inputs' : null) },
  { name: 'double-spend', check: (view) => checkOutpointsUnique(view.inputs) },
  { name: 'input-finalized', check: (view) => checkEach(view.inputs, checkNotFinalized) },
  { name: 'input-output-missing', check: (view) => checkEach(view.inputs, checkOutputPresent) },
  { name: 'input-type', check: (view) => checkEach(view.inputs, checkType) },
  { name: 'input-script-missing', check: (view) => checkEach(view.inputs, checkScriptPresent) },
  { name: 'input-amount-differs', check: (view, facts) => checkEach(view.inputs, (i) => checkAmount(i, facts)) },
  { name: 'input-script-differs', check: (view, facts) => checkEach(view.inputs, (i) => checkScript(i, facts)) },
  {
    name: 'input-not-guarantee',
    check: (view, facts) => (facts.checked ? checkEach(view.inputs, (i) => checkDepositInput(i, facts)) : null),
  },
  { name: 'sighash', check: (view) => checkEach(view.inputs, checkSighash) },
  { name: 'agreed-differs', check: checkAgreed },
  { name: 'request-not-paid', check: checkRequestPaid },
  { name: 'output-elsewhere', check: (view, facts) => checkEach(view.outputs, (o) => checkPayee(o, facts)) },
  { name: 'change-split', check: (view, facts) => checkEach(view.outputs, (o) => checkChange(o, facts)) },
  { name: 'sighash', check: (_view, facts) => checkSignatures(facts, true) },
  { name: 'signature-invalid', check: (_view, facts) => checkSignatures(facts, false) },
  {
    name: 'fee-negative',
    check: (_view, { fee }) => (fee < 0n ? `The outputs exceed the inputs by ${-fee} sat` : null),
  },
  { name: 'fee-too-high', check: (_view, facts) => (isAgreedFee(facts) ? null : checkFee(facts, MAX_FEE_FACTOR)) },
  { name: 'pays-twice', check: checkOpenSignatures },
];

/** Asks the user. */
export const HIGH_FEE_RULE: Rule = { name: 'fee-high', check: (_view, facts) => checkFee(facts, HIGH_FEE_FACTOR) };

/** The first violation among the items; `null` if there is none. */
function checkEach<T>(items: readonly T[], check: (item: T) => string | null): string | null {
  for (const item of items) {
    const violation = check(item);
    if (violation !== null) return violation;
  }
  return null;
}

/** Negative amounts and amounts above the money supply are not valid. bitcoinjs-lib reads signed numbers. */
function checkAmounts(view: PsbtView, { inputSum, outputSum }: Facts): string | null {
  const amounts = [...view.inputs.map((input) => getPrevout(input)?.value ?? 0n), ...view.outputs.map((o) => o.value)];
  const impossible = [...amounts, inputSum, outputSum].find((amount) => toSats(amount) === null);
  return impossible === undefined ? null : `${impossible} sat is not a valid amount`;
}

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

/** The txid of an unsigned transaction is that of the signed one for native SegWit only (docs/decisions.md#only-p2wsh). */
function checkType(input: InputView): string | null {
  const type = findScriptType(getPrevout(input)?.script ?? NO_BYTES);
  return type === 'P2WSH' ? null : `Input ${input.index} spends an output that is ${type}, not P2WSH`;
}

function checkScriptPresent({ index, witnessScript }: InputView): string | null {
  if (witnessScript === null) return `Input ${index} lacks its witness script`;
  const bytes = witnessScript.length;
  return bytes > MAX_SCRIPT_BYTES ? `The witness script of input ${index} has ${bytes} bytes` : null;
}

/** `witnessUtxo` is only a claim of the PSBT; a previous transaction is proven by its txid. */
function checkAmount(input: InputView, { previous, listedAmounts }: Facts): string | null {
  const { index, outpoint } = input;
  if (previous.get(outpoint) === null) return `Input ${index} spends ${outpoint}, which does not exist`;
  const claimed = getPrevout(input)?.value ?? 0n;
  const proven = listProvenOutputs(input, previous).find(({ value }) => value !== claimed);
  if (proven) return `Input ${index} claims ${claimed} sat but spends ${proven.value} sat`;
  const listed = listedAmounts.get(outpoint) ?? claimed;
  return listed === claimed ? null : `Input ${index} claims ${claimed} sat but the explorer lists ${listed} sat`;
}

function checkScript(input: InputView, { previous }: Facts): string | null {
  const { index, witnessScript, redeemScript } = input;
  if (redeemScript !== null) return `Input ${index} has a redeem script, which P2WSH does not have`;
  const script = getPrevout(input)?.script;
  if (script === undefined || witnessScript === null || !areBytesEqual(script, createLock(witnessScript))) {
    return `The witness script of input ${index} does not hash to the output that it spends`;
  }
  const differs = listProvenOutputs(input, previous).some((proven) => !areBytesEqual(proven.script, script));
  return differs ? `Input ${index} claims another output script than it spends` : null;
}

function listProvenOutputs({ outpoint, previousOutput }: InputView, previous: PreviousOutputs): Prevout[] {
  const inside = previousOutput === 'wrong' ? null : previousOutput;
  return [inside, previous.get(outpoint) ?? null].filter((output) => output !== null);
}

/** The P2WSH output script: version 0 and the SHA-256 of the witness script (BIP141). */
function createLock(witnessScript: Uint8Array): Uint8Array {
  return Uint8Array.of(0, 32, ...hashes.sha256(witnessScript));
}

/** A deposit address commits to its witness script, so checking the address covers the arbitrator's key. */
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

/** The whole transaction follows from the text that the user has read (docs/terms.md#the-return-text). */
function checkAgreed({ txid }: PsbtView, { context: { agreed } }: Facts): string | null {
  if (agreed === undefined) return null;
  const expected = buildSpend(agreed).txid;
  return expected === txid ? null : `The agreed transaction is ${expected}, not ${txid}`;
}

function checkRequestPaid(_view: PsbtView, facts: Facts): string | null {
  if (facts.context.agreed !== undefined) return null;
  const { request, payees = [] } = facts.context;
  if (facts.destinationIndex < 0) {
    return request === null ? 'It pays nobody' : `No output pays ${request.address} exactly ${request.amount} sat`;
  }
  return payees === 'shown' || payees.length === facts.payees.size ? null : 'A payee that was asked for is not paid';
}

function checkPayee(output: OutputView, facts: Facts): string | null {
  if (facts.context.agreed !== undefined) return null;
  const { index, script } = output;
  if (index === facts.destinationIndex || facts.payees.has(index)) return null;
  if (facts.depositScripts.has(encodeHex(script))) return null;
  const payee = toAddress(output.script, facts.context.network) ?? `script ${encodeHex(output.script)}`;
  return `Output ${output.index} pays ${output.value} sat to ${payee}`;
}

/**
 * The agreed format has one change output. Several could burn the change as dust, or make the guarantee too expensive to spend.
 * The other outputs are known to pay the guarantee.
 */
function checkChange({ index, value, script }: OutputView, { destinationIndex, payees, changeIndex, context }: Facts) {
  if (context.agreed !== undefined || index === destinationIndex || payees.has(index)) return null;
  if (index === changeIndex) return null;
  return `Output ${index} returns ${value} sat to ${toAddress(script, context.network)}, which is not the one change output`;
}

const FAULTS: Record<SignatureFault, string> = {
  malformed: 'is malformed',
  'foreign-key': 'is by a key that is not in the witness script',
  sighash: 'does not commit to the whole transaction',
  invalid: 'is not valid',
};

function checkSignatures(facts: Facts, aboutSighash: boolean): string | null {
  const { fault } = facts.signatures();
  if (fault === null || (fault.fault === 'sighash') !== aboutSighash) return null;
  return `The signature of ${fault.publicKey} on input ${fault.input} ${FAULTS[fault.fault]}`;
}

/** Of an agreed transaction the text states the fee, at today's rates or at those of another day: its part of the coins counts. */
function isAgreedFee({ fee, inputSum, context }: Facts): boolean {
  return context.agreed !== undefined && fee * AGREED_FEE_PART <= inputSum;
}

function checkFee({ fee, estimate }: Facts, times: bigint): string | null {
  return fee > times * BigInt(estimate)
    ? `The fee of ${fee} sat exceeds ${times} times the estimate of ${estimate} sat`
    : null;
}

/**
 * Others may hold an earlier signature, whatever the backend says (docs/bitcoin.md#open-signatures). It is excluded
 * by spending one of its coins, here or in a transaction that must be mined before this one.
 */
function checkOpenSignatures({ txid, inputs }: PsbtView, { context, parents }: Facts): string | null {
  const outpoints = inputs.map(({ outpoint }) => outpoint);
  const [rival] = findIndependent(context.openSignatures ?? [], { txid, outpoints }, parents);
  return rival === undefined ? null : `${rival.txid} is signed, still open, and spends other coins`;
}
