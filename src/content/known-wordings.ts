import { getDraftWording as getEnglishWording } from '@/content/en/draft-wording';
import { getDraftWording as getSpanishWording } from '@/content/templates/draft-wording';
import type { KnownWording } from '@/domain/lint/generated-text';
import { CONTRACT_TYPES, type ContractType } from '@/domain/models';
import { MAX_SATS, ZERO_SATS } from '@/domain/primitives/amount';
import { toPlainLine } from '@/domain/primitives/foreign-text';
import type { DraftWording, TermReader } from '@/domain/template/template-draft';

/** Every wording that a contract text may have been made with. */
export const KNOWN_WORDINGS: readonly KnownWording[] = CONTRACT_TYPES.flatMap((type) => [
  toKnownWording(type, getSpanishWording(type)),
  toKnownWording(type, getEnglishWording(type)),
]);

function toKnownWording(type: ContractType, wording: DraftWording): KnownWording {
  const { parties, roles, headings } = wording;
  return {
    type,
    parties,
    roles,
    headings: Object.values(headings),
    startGuarantee: (description, party) => startGuarantee(wording, { description: toPlainLine(description), party }),
  };
}

const NO_TERMS: TermReader = { show: () => '', read: () => '' };

/** What the lines about two guarantees of different amounts and dates have in common. */
function startGuarantee({ guarantee }: DraftWording, fixed: { description: string; party: string }): string {
  const plain = { ...fixed, value: null, percent: null };
  const one = guarantee({ ...plain, amount: ZERO_SATS, validUntil: '2001-02-03' }, NO_TERMS);
  const other = guarantee({ ...plain, amount: MAX_SATS, validUntil: '2014-11-25' }, NO_TERMS);
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return one.slice(0, length);
}
