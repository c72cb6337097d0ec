import { describe, expect, it } from 'vitest';
import { ENGLISH_LEGAL_TEXTS } from '@/content/en/english-legal-texts';
import { KNOWN_WORDINGS } from '@/content/known-wordings';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import { lintText } from '@/domain/lint/lint-contract';
import { buildContractText } from '@/domain/templates/template-draft';

const RULES = {
  moment: 'publish',
  today: '2026-11-23',
  feeRate: null,
  thirdKey: null,
  wordings: KNOWN_WORDINGS,
} as const;
const KEY = 'ab'.repeat(32);

describe.each([
  ['es', SPANISH_LEGAL_TEXTS],
  ['en', ENGLISH_LEGAL_TEXTS],
] as const)('a text in %s', (_tag, { templates, getDraftWording }) => {
  const find = (description: string) =>
    lintText({ title: 'Contract', description }, RULES).filter(({ kind }) => kind === 'no-third-key');

  it.each(templates.map((template) => [template.type, template] as const))(
    'that does not name the third key is pointed out: %s',
    (type, template) => {
      const write = (arbitratorKey: string) =>
        buildContractText(
          { template, role: 'buyer', values: { arbitratorKey }, clauses: [], guarantees: [] },
          getDraftWording(type),
        ).description;
      expect(find(write(''))).toMatchObject([{ place: { at: 'contract' }, quote: '' }]);
      // Not a fingerprint: nothing can be compared with it.
      expect(find(write('the usual one'))).toHaveLength(1);
      expect(find(write(KEY))).toEqual([]);
      expect(find('By hand, without any key.')).toEqual([]);
    },
  );
});
