import type { Psbt } from 'bitcoinjs-lib';
import type { Inspection, PsbtRule, SigningContext } from '@/bitcoin/api';
import { type Facts, factsOf } from '@/bitcoin/psbt/facts';
import { INPUT_RULES } from '@/bitcoin/psbt/input-rules';
import { OUTPUT_RULES } from '@/bitcoin/psbt/output-rules';
import { readPsbt } from '@/bitcoin/psbt/psbt-text';
import { type PsbtView, prevoutOf } from '@/bitcoin/psbt/psbt-view';
import type { Rule } from '@/bitcoin/psbt/rule';
import type { SignatureFault } from '@/bitcoin/psbt/signature-check';
import { summaryOf } from '@/bitcoin/psbt/summary';
import { viewPsbt } from '@/bitcoin/psbt/view-psbt';
import { satsFrom } from '@/domain/primitives/amount';
import { AppError } from '@/domain/primitives/errors';

const MOST_FEE = 10n;
const HIGH_FEE = 2n;

/** Amounts beyond all money there is are no amounts. */
const AMOUNT_RULE: Rule = { name: 'unreadable', broken: impossibleAmount };

const SIGNATURE_RULES: readonly Rule[] = [
  { name: 'sighash', broken: (_view, facts) => signatureComplaint(facts, true) },
  { name: 'signature-invalid', broken: (_view, facts) => signatureComplaint(facts, false) },
];

const FEE_RULES: readonly Rule[] = [
  {
    name: 'fee-negative',
    broken: (_view, { fee }) => (fee < 0n ? `It pays ${-fee} sat more than it spends` : null),
  },
  { name: 'fee-too-high', broken: (_view, facts) => feeAbove(facts, MOST_FEE) },
];

const HIGH_FEE_RULE: Rule = { name: 'fee-high', broken: (_view, facts) => feeAbove(facts, HIGH_FEE) };

const FAULTS: Record<SignatureFault, string> = {
  malformed: 'is malformed',
  'foreign-key': 'is of a key that is not in the witness script',
  sighash: 'does not commit to the whole transaction',
  invalid: 'is not valid',
};

function impossibleAmount(view: PsbtView, { inputSum, outputSum }: Facts): string | null {
  const amounts = [...view.inputs.map((input) => prevoutOf(input)?.value ?? 0n), ...view.outputs.map((o) => o.value)];
  const impossible = [...amounts, inputSum, outputSum].find((amount) => satsFrom(amount) === null);
  return impossible === undefined ? null : `${impossible} sat is no amount`;
}

function signatureComplaint(facts: Facts, aboutSighash: boolean): string | null {
  const { fault } = facts.signatures();
  if (fault === null || (fault.fault === 'sighash') !== aboutSighash) return null;
  return `The signature of ${fault.publicKey} on input ${fault.input} ${FAULTS[fault.fault]}`;
}

function feeAbove({ fee, estimate }: Facts, times: bigint): string | null {
  return fee > times * estimate ? `The fee of ${fee} sat is over ${times} times the estimate of ${estimate} sat` : null;
}

/** The verdict table (docs/bitcoin.md#before-signing-a-psbt). */
const REFUSALS: readonly Rule[] = [AMOUNT_RULE, ...INPUT_RULES, ...OUTPUT_RULES, ...SIGNATURE_RULES, ...FEE_RULES];

type Refusal = Extract<Inspection, { verdict: 'refuse' }>;
type Passed = Exclude<Inspection, Refusal>;

/** An inspection together with what it looked at; a refusal gives nothing to sign. */
export type Examination = { inspection: Refusal } | { inspection: Passed; view: PsbtView; facts: Facts };

/** Judges a PSBT. Never throws for what the PSBT holds; throws `fees-unknown` when the context has no fee rate. */
export function inspectPsbt(text: string, context: SigningContext): Inspection {
  return examinePsbt(text, context).inspection;
}

/** What a PSBT spends, `txid:vout`; empty for what can't be read. */
export function psbtOutpoints(text: string): string[] {
  const opened = openPsbt(text);
  return 'verdict' in opened ? [] : opened.inputs.map(({ outpoint }) => outpoint);
}

export function examinePsbt(text: string, context: SigningContext): Examination {
  const opened = openPsbt(text);
  if ('verdict' in opened) return { inspection: opened };
  const facts = factsOf(opened, context);
  return judge(opened, facts);
}

function openPsbt(text: string): PsbtView | Refusal {
  let psbt: Psbt;
  try {
    psbt = readPsbt(text);
    return viewPsbt(psbt);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    // bitcoinjs-lib looks for it while parsing.
    const repeated = /duplicate input/i.test(why);
    return refusal(repeated ? 'double-spend' : 'unreadable', repeated ? 'It spends an output twice' : why, null);
  }
}

function judge(view: PsbtView, facts: Facts): Examination {
  try {
    for (const rule of REFUSALS) {
      const reason = rule.broken(view, facts);
      if (reason !== null) return { inspection: refusal(rule.name, reason, summaryOf(view, facts)) };
    }
    return { inspection: passed(view, facts), view, facts };
  } catch (error) {
    if (error instanceof AppError) throw error;
    return { inspection: refusal('unreadable', String(error), null) };
  }
}

function passed(view: PsbtView, facts: Facts): Passed {
  const summary = summaryOf(view, facts);
  if (summary === null) throw new Error('It does not say what it spends');
  const { checked } = facts;
  return HIGH_FEE_RULE.broken(view, facts) === null
    ? { verdict: 'sign', summary, checked }
    : { verdict: 'ask', rule: HIGH_FEE_RULE.name, summary, checked };
}

function refusal(rule: PsbtRule, reason: string, summary: Refusal['summary']): Refusal {
  return { verdict: 'refuse', rule, reason, summary };
}
