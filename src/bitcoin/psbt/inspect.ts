import type { Psbt } from 'bitcoinjs-lib';
import { toAddress } from '@/bitcoin/addresses/output-script';
import type { Inspection, PsbtRule, SigningContext, SpentOutput } from '@/bitcoin/api';
import { collectFacts, type Facts } from '@/bitcoin/psbt/facts';
import { INPUT_RULES } from '@/bitcoin/psbt/input-rules';
import { OUTPUT_RULES } from '@/bitcoin/psbt/output-rules';
import { readPsbt } from '@/bitcoin/psbt/psbt-text';
import { createPsbtView, getPrevout, type PsbtView } from '@/bitcoin/psbt/psbt-view';
import type { Rule } from '@/bitcoin/psbt/rule';
import type { SignatureFault } from '@/bitcoin/psbt/signatures';
import { summarizePsbt } from '@/bitcoin/psbt/summary';
import { toSats } from '@/domain/primitives/amount';
import { AppError } from '@/domain/primitives/errors';
import type { Network } from '@/domain/primitives/network';
import { findIndependent } from '@/domain/withdrawal/open-signatures';

const MAX_FEE_FACTOR = 10n;
const HIGH_FEE_FACTOR = 2n;

/** Amounts above the money supply are not valid. */
const AMOUNT_RULE: Rule = { name: 'unreadable', check: checkAmounts };

const SIGNATURE_RULES: readonly Rule[] = [
  { name: 'sighash', check: (_view, facts) => checkSignatures(facts, true) },
  { name: 'signature-invalid', check: (_view, facts) => checkSignatures(facts, false) },
];

const FEE_RULES: readonly Rule[] = [
  {
    name: 'fee-negative',
    check: (_view, { fee }) => (fee < 0n ? `The outputs exceed the inputs by ${-fee} sat` : null),
  },
  { name: 'fee-too-high', check: (_view, facts) => checkFee(facts, MAX_FEE_FACTOR) },
];

const HIGH_FEE_RULE: Rule = { name: 'fee-high', check: (_view, facts) => checkFee(facts, HIGH_FEE_FACTOR) };

const FAULTS: Record<SignatureFault, string> = {
  malformed: 'is malformed',
  'foreign-key': 'is by a key that is not in the witness script',
  sighash: 'does not commit to the whole transaction',
  invalid: 'is not valid',
};

function checkAmounts(view: PsbtView, { inputSum, outputSum }: Facts): string | null {
  const amounts = [...view.inputs.map((input) => getPrevout(input)?.value ?? 0n), ...view.outputs.map((o) => o.value)];
  const impossible = [...amounts, inputSum, outputSum].find((amount) => toSats(amount) === null);
  return impossible === undefined ? null : `${impossible} sat is not a valid amount`;
}

function checkSignatures(facts: Facts, aboutSighash: boolean): string | null {
  const { fault } = facts.signatures();
  if (fault === null || (fault.fault === 'sighash') !== aboutSighash) return null;
  return `The signature of ${fault.publicKey} on input ${fault.input} ${FAULTS[fault.fault]}`;
}

function checkFee({ fee, estimate }: Facts, times: bigint): string | null {
  return fee > times * estimate ? `The fee of ${fee} sat exceeds ${times} times the estimate of ${estimate} sat` : null;
}

/**
 * An earlier signature may be in others' hands, whatever the backend says (docs/bitcoin.md#open-signatures). It is excluded
 * by spending one of its coins, here or in a transaction that this one needs to be mined first.
 */
const OPEN_SIGNATURE_RULE: Rule = { name: 'pays-twice', check: checkOpenSignatures };

function checkOpenSignatures({ txid, inputs }: PsbtView, { context, parents }: Facts): string | null {
  const outpoints = inputs.map(({ outpoint }) => outpoint);
  const [rival] = findIndependent(context.openSignatures ?? [], { txid, outpoints }, parents);
  return rival === undefined ? null : `${rival.txid} is signed, still open, and spends other coins`;
}

/** The verdict table (docs/bitcoin.md#before-signing-a-psbt). */
const REFUSALS: readonly Rule[] = [
  AMOUNT_RULE,
  ...INPUT_RULES,
  ...OUTPUT_RULES,
  ...SIGNATURE_RULES,
  ...FEE_RULES,
  OPEN_SIGNATURE_RULE,
];

type Refusal = Extract<Inspection, { verdict: 'refuse' }>;
type Acceptance = Exclude<Inspection, Refusal>;

/** An inspection with the data it used; a refusal has nothing to sign. */
export type Examination = { inspection: Refusal } | { inspection: Acceptance; view: PsbtView; facts: Facts };

/** Applies the verdict table. Throws AppError `fees-unknown` without a fee rate, and nothing else. */
export function inspectPsbt(text: string, context: SigningContext): Inspection {
  return examinePsbt(text, context).inspection;
}

/** The outputs that a PSBT says it spends; empty if it is not readable. */
export function readSpentOutputs(text: string, network: Network): SpentOutput[] {
  const opened = openPsbt(text);
  if ('verdict' in opened) return [];
  return opened.inputs.map((input) => {
    const script = getPrevout(input)?.script;
    return { outpoint: input.outpoint, address: script === undefined ? null : toAddress(script, network) };
  });
}

export function examinePsbt(text: string, context: SigningContext): Examination {
  const opened = openPsbt(text);
  if ('verdict' in opened) return { inspection: opened };
  const facts = collectFacts(opened, context);
  return applyRules(opened, facts);
}

function openPsbt(text: string): PsbtView | Refusal {
  let psbt: Psbt;
  try {
    psbt = readPsbt(text);
    return createPsbtView(psbt);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    // bitcoinjs-lib detects it while parsing.
    const repeated = /duplicate input/i.test(why);
    return toRefusal(repeated ? 'double-spend' : 'unreadable', repeated ? 'An output is spent twice' : why, null);
  }
}

function applyRules(view: PsbtView, facts: Facts): Examination {
  try {
    for (const rule of REFUSALS) {
      const reason = rule.check(view, facts);
      if (reason !== null) return { inspection: toRefusal(rule.name, reason, summarizePsbt(view, facts)) };
    }
    return { inspection: toAccepted(view, facts), view, facts };
  } catch (error) {
    if (error instanceof AppError) throw error;
    return { inspection: toRefusal('unreadable', String(error), null) };
  }
}

function toAccepted(view: PsbtView, facts: Facts): Acceptance {
  const summary = summarizePsbt(view, facts);
  if (summary === null) throw new Error('An input lacks its output or its amount is not valid');
  const { checked } = facts;
  return HIGH_FEE_RULE.check(view, facts) === null
    ? { verdict: 'sign', summary, checked }
    : { verdict: 'ask', rule: HIGH_FEE_RULE.name, summary, checked };
}

function toRefusal(rule: PsbtRule, reason: string, summary: Refusal['summary']): Refusal {
  return { verdict: 'refuse', rule, reason, summary };
}
