import { isPaymentTermLimited, LONGEST_PAYMENT_TERM } from '@/domain/contracts/late-payment';
import { cutQuote, type Finding } from '@/domain/lint/finding';
import type { ContractType } from '@/domain/models';
import { NUMBER_WORDS, readNumberWords } from '@/domain/primitives/number-words';

const TERM = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?<figure>\d{1,4})\)?(?:\s\([\p{L} -]{2,40}\))?|(?<words>${NUMBER_WORDS}))` +
    String.raw`\s{1,3}(?:(?:calendar|business|working)\s)?(?:(?<days>días?|days?)|meses|months?)(?!\p{L})`,
  'giu',
);
const PAYS =
  /(?<!\p{L})(?:se pag(?:a|an|ará|arán)|pagará|paga|plazo de pago|forma de pago|pago a|abonará|abona|(?:is|are|be) paid|pays?|payable|payment (?:terms?|period|within|due|in))(?!\p{L})/giu;
const SENTENCE = 240;
const QUOTED = 50;
/** The shortest three months, February included, are longer than 60 days; two months may be shorter. */
const DAYS_OF_MONTH = 30;
/**
 * The words that may stand between the payment and its months. Contracts count other periods in months too: a period
 * after a comma, or after `for` or `durante`, is not a payment term.
 */
const LEADS_TO_MONTHS =
  /^[^,]{0,60}?(?:^|[\s:])(?:a|a los|en|dentro de|plazo de|within|in|after|terms? of|period of|:)?\s*$/iu;
const OTHER_SUBJECT =
  /(?<!\p{L})(?:durante|for|garant[ií]a|guarantee|entrega|delivery|duración|duration|rent|renta)(?!\p{L})/iu;

/**
 * Payment terms of more than 60 days, in figures or words.
 * @param type `null` if the text does not say
 */
export function findLongPaymentTerms(text: string, type: ContractType | null): Finding[] {
  if (type !== null && !isPaymentTermLimited(type)) return [];
  return [...text.matchAll(TERM)].flatMap((match) => {
    const days = readDays(match);
    if (days === null || days <= LONGEST_PAYMENT_TERM) return [];
    const sentence = takeSentence(text, match.index);
    if (!isAboutPayment(sentence, match.groups?.days === undefined)) return [];
    const range = { start: match.index, end: match.index + match[0].length };
    const quote = cutQuote(`${takeEnd(sentence.trimStart())}${match[0]}`);
    return [{ kind: 'payment-term', severity: 'look', place: { at: 'description', range }, quote, days }];
  });
}

function readDays({ groups = {} }: RegExpExecArray): number | null {
  const { figure, words = '', days } = groups;
  const count = figure === undefined ? readNumberWords(words) : Number(figure);
  return count === null || days !== undefined ? count : count * DAYS_OF_MONTH;
}

function isAboutPayment(sentence: string, inMonths: boolean): boolean {
  const last = [...sentence.matchAll(PAYS)].at(-1);
  if (last === undefined) return false;
  if (!inMonths) return true;
  const between = sentence.slice(last.index + last[0].length);
  return LEADS_TO_MONTHS.test(between) && !OTHER_SUBJECT.test(between);
}

/** The end of the sentence, long enough to quote the number. */
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
