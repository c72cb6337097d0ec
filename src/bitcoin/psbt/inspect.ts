import type { Psbt } from 'bitcoinjs-lib';
import type { Inspection, PsbtRule, SigningContext } from '@/bitcoin/api';
import { type Facts, factsOf } from '@/bitcoin/psbt/facts';
import { INPUT_RULES } from '@/bitcoin/psbt/input-rules';
import { AMOUNT_RULE, FEE_RULES, HIGH_FEE_RULE, SIGNATURE_RULES } from '@/bitcoin/psbt/money-rules';
import { OUTPUT_RULES } from '@/bitcoin/psbt/output-rules';
import { readPsbt } from '@/bitcoin/psbt/psbt-text';
import type { PsbtView } from '@/bitcoin/psbt/psbt-view';
import type { Rule } from '@/bitcoin/psbt/rule';
import { summaryOf } from '@/bitcoin/psbt/summary';
import { viewPsbt } from '@/bitcoin/psbt/view-psbt';
import { AppError } from '@/domain/primitives/errors';

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
