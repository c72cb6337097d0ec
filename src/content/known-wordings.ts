import { getDraftWording as getEnglishWording } from '@/content/en/draft-wording';
import { getDraftWording as getSpanishWording } from '@/content/templates/draft-wording';
import type { KnownWording } from '@/domain/lint/generated-text';
import { CONTRACT_TYPES, type ContractType } from '@/domain/models';
import type { DraftWording } from '@/domain/template/template-draft';

/** Every wording that a contract text may have been made with. */
export const KNOWN_WORDINGS: readonly KnownWording[] = CONTRACT_TYPES.flatMap((type) => [
  toKnownWording(type, getSpanishWording(type)),
  toKnownWording(type, getEnglishWording(type)),
]);

function toKnownWording(type: ContractType, wording: DraftWording): KnownWording {
  const { parties, roles, partiesHeading, clausesHeading, guaranteesHeading } = wording;
  return {
    type,
    parties,
    roles,
    headings: [partiesHeading, clausesHeading, guaranteesHeading],
    startGuarantee: (description, party) => startGuarantee(wording, { description, party }),
  };
}

/** What the lines about two guarantees of different amounts and dates have in common. */
function startGuarantee({ guarantee }: DraftWording, fixed: { description: string; party: string }): string {
  const one = guarantee({ ...fixed, btc: '1.10000001', validUntil: '2001-02-03' });
  const other = guarantee({ ...fixed, btc: '2.20000002', validUntil: '2014-11-25' });
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return one.slice(0, length);
}
