import { toAddress } from '@/bitcoin/addresses/output-script';
import type { FoundPsbt, SigningContext } from '@/bitcoin/api';
import { encodeBase64, encodeHex } from '@/bitcoin/bytes';
import { collectFacts, type Facts } from '@/bitcoin/psbt/facts';
import { readPsbt } from '@/bitcoin/psbt/psbt-text';
import { createPsbtView, getPrevout, type PsbtView } from '@/bitcoin/psbt/psbt-view';
import { HIGH_FEE_RULE, REFUSALS } from '@/bitcoin/psbt/rules';
import { summarizePsbt } from '@/bitcoin/psbt/summary';
import { readTransactionText } from '@/bitcoin/psbt/transaction-text';
import { toSats } from '@/domain/primitives/amount';
import { toErrorData } from '@/domain/primitives/errors';
import type { Network } from '@/domain/primitives/network';
import type { Inspection, PsbtRule } from '@/domain/withdrawals/inspection';
import type { SignedCoin } from '@/domain/withdrawals/open-signatures';

type Refusal = Extract<Inspection, { verdict: 'refuse' }>;
type Acceptance = Exclude<Inspection, Refusal>;

/** An inspection with the data it used; a refusal has nothing to sign. */
export type Examination = { inspection: Refusal } | { inspection: Acceptance; view: PsbtView; facts: Facts };

/** Applies the verdict table. Throws AppError `fees-unknown` without a fee rate, and nothing else. */
export function inspectPsbt(text: string, context: SigningContext): Inspection {
  return examinePsbt(text, context).inspection;
}

/** The outputs that a PSBT says it spends; empty if it is not readable. */
export function readSpentOutputs(text: string, network: Network): SignedCoin[] {
  const opened = openPsbt(text);
  if ('verdict' in opened) return [];
  return opened.inputs.map((input) => {
    const { outpoint, witnessScript } = input;
    const spent = getPrevout(input);
    return {
      outpoint,
      address: spent === null ? null : toAddress(spent.script, network),
      amount: spent === null ? null : toSats(spent.value),
      witnessScript: witnessScript === null ? null : encodeHex(witnessScript),
    };
  });
}

/** Finds the PSBT in a text or a file, with the outputs that it says it spends. */
export function findPsbt(text: string, network: Network): FoundPsbt {
  const read = readTransactionText(text);
  if (read.kind === 'damaged') return { kind: read.why };
  if (read.kind === 'transaction') return { kind: 'transaction' };
  const psbt = encodeBase64(read.bytes);
  const spent = readSpentOutputs(psbt, network);
  return spent.length === 0 ? { kind: 'invalid' } : { kind: 'psbt', psbt, spent };
}

export function examinePsbt(text: string, context: SigningContext): Examination {
  const opened = openPsbt(text);
  if ('verdict' in opened) return { inspection: opened };
  const facts = collectFacts(opened, context);
  return applyRules(opened, facts);
}

function openPsbt(text: string): PsbtView | Refusal {
  try {
    return createPsbtView(readPsbt(text));
  } catch (error) {
    const { message } = toErrorData(error);
    // bitcoinjs-lib detects it while parsing.
    return toRefusal(/duplicate input/i.test(message) ? 'double-spend' : 'unreadable', message, null);
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
    return { inspection: toRefusal('unreadable', String(error), null) };
  }
}

function toAccepted(view: PsbtView, facts: Facts): Acceptance {
  const summary = summarizePsbt(view, facts);
  // Stryker disable next-line ConditionalExpression: the rules refuse every PSBT without a summary.
  if (summary === null) throw new Error('An input lacks its output or its amount is not valid');
  const { checked } = facts;
  return HIGH_FEE_RULE.check(view, facts) === null
    ? { verdict: 'sign', summary, checked }
    : { verdict: 'ask', rule: HIGH_FEE_RULE.name, summary, checked };
}

function toRefusal(rule: PsbtRule, reason: string, summary: Refusal['summary']): Refusal {
  return { verdict: 'refuse', rule, reason, summary };
}
