import { isPaymentTermLimited, LONGEST_PAYMENT_TERM } from '@/domain/contract/late-payment';
import { cutQuote, type Finding } from '@/domain/lint/finding';
import type { ContractType } from '@/domain/models';

const DAYS = /(?<!\d)(\d{2,4})\)?\s{1,3}(?:(?:calendar|business|working)\s)?(?:días?|days?)(?!\p{L})/giu;
const PAYS =
  /(?<!\p{L})(?:se pag(?:a|an|ará|arán)|pagará|paga|plazo de pago|forma de pago|pago a|abonará|abona|(?:is|are|be) paid|pays?|payable|payment (?:terms?|period|within|due|in))(?!\p{L})/iu;
const SENTENCE = 240;
const QUOTED = 50;

/**
 * Payment terms of more than 60 days.
 * @param type `null` if the text does not tell
 */
export function findLongPaymentTerms(text: string, type: ContractType | null): Finding[] {
  if (type !== null && !isPaymentTermLimited(type)) return [];
  return [...text.matchAll(DAYS)].flatMap((match) => {
    const days = Number(match[1]);
    const sentence = takeSentence(text, match.index);
    if (days <= LONGEST_PAYMENT_TERM || !PAYS.test(sentence)) return [];
    const range = { start: match.index, end: match.index + match[0].length };
    const quote = cutQuote(`${takeEnd(sentence.trimStart())}${match[0]}`);
    return [{ kind: 'payment-term', severity: 'look', place: { at: 'description', range }, quote, days }];
  });
}

/** So much of the sentence that the number is still quoted. */
function takeEnd(sentence: string): string {
  if (sentence.length <= QUOTED) return sentence;
  const end = sentence.slice(-QUOTED);
  return `…${end.slice(end.indexOf(' ') + 1)}`;
}

/** The part of the sentence before the number. */
function takeSentence(text: string, end: number): string {
  const before = text.slice(Math.max(0, end - SENTENCE), end);
  return before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n'), before.lastIndexOf(';')) + 1);
}
