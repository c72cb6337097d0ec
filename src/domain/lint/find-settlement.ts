import { cutQuote, type Finding } from '@/domain/lint/finding';
import { isProtected, type KnownWording } from '@/domain/lint/generated-text';

/** The same subjects in words that are not from a template. */
const BY_HAND =
  /(?<!\p{L})(?:ofertas? de acuerdo|oferta vinculante confidencial|devolución por vencimiento|fecha de devolución de (?:la|cada|una) garantía|settlement offers?|binding confidential offer|return date of (?:the|each|a) guarantee)(?!\p{L})/giu;

/**
 * Paragraphs about settlement offers or a return date in a contract with a consumer, a tenant of a home or a worker. Those with the sentence
 * that limits them do no harm (docs/settlement.md#in-the-contract).
 */
export function findVoidSettlement(text: string, wordings: readonly KnownWording[]): Finding[] {
  if (!isProtected(text, wordings)) return [];
  const limits = [...new Set(wordings.map(({ settlement }) => settlement.limits))];
  const titles = [...new Set(wordings.flatMap(({ settlement }) => [settlement.offers, settlement.returns]))];
  let start = 0;
  return text.split('\n').flatMap((line): Finding[] => {
    const from = start;
    start += line.length + 1;
    if (limits.some((limit) => line.includes(limit))) return [];
    const title = titles.find((each) => line.includes(each));
    const found = title === undefined ? line.match(BY_HAND)?.[0] : title;
    if (found === undefined) return [];
    const at = from + line.indexOf(found);
    const range = { start: at, end: at + found.length };
    return [{ kind: 'settlement-void', severity: 'look', place: { at: 'description', range }, quote: cutQuote(found) }];
  });
}
