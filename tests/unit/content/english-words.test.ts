import { buildContract } from '@tests/unit/content/build-contract';
import { describe, expect, it } from 'vitest';
import { ENGLISH_LEGAL_TEXTS } from '@/content/en/english-legal-texts';
import { CONTRACT_TYPES } from '@/domain/models';
import { buildContractText } from '@/domain/templates/template-draft';

/* Words that an English contract does not use, or not for this. */

const WRONG: [RegExp, string][] = [
  [/\bproven\b/, 'proved'],
  [/\bhash\b/i, 'fingerprint, as the screens call it'],
  [/(?:handover|return) certificate/, 'record, as the special terms call it'],
  [/\bbelongs? to the courts\b|Disputes belong/, 'are decided by'],
  [/its date “valid until”/, 'its “valid until” date'],
  [/\bquiet use\b/, 'undisturbed use'],
  [/to the order of the other|technical works/, 'at the request of; engineering work'],
  [/as far as it says|prove only that negotiation/, 'on the points that it covers; may be used only to show'],
  [/\b(?:dies|challenged,) (?:or )?ceases,/, 'ceases to act'],
  [
    /\b(?:landlord|tenant|lender|borrower|seller|buyer|provider|client|licensor|licensee) (?:declares|proves) that they\b/,
    'it',
  ],
  [/\bguarantee in addition to the deposit\b/i, 'the statutory deposit: here deposit means a payment'],
];

describe.each(CONTRACT_TYPES.map((type) => [type]))('%s', (type) => {
  const template = ENGLISH_LEGAL_TEXTS.templates.find((each) => each.type === type);
  if (template === undefined) throw new Error(type);
  const variants = Object.keys(template.variants?.texts ?? { '': '' });
  const businesses = { 'buyer.capacity': 'business', 'seller.capacity': 'business', returnDate: 'yes' };
  const texts = variants.map(
    (property) =>
      buildContractText(
        { template, role: 'buyer', values: { ...businesses, property }, clauses: [], guarantees: [] },
        ENGLISH_LEGAL_TEXTS.getDraftWording(type),
      ).description,
  );
  const guarantees = template.predefinedGuarantees.flatMap(({ description, conditions, verificationProcess }) => [
    description,
    conditions,
    verificationProcess,
  ]);
  const all = [buildContract(type, 'seller', 'en', true).text, ...texts, ...guarantees].join('\n');

  it.each(WRONG)('has no %s, but: %s', (wrong) => expect(all.match(wrong)?.[0] ?? null).toBeNull());
});
