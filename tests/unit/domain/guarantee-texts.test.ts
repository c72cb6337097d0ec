import { expect, it } from 'vitest';
import { ENGLISH_LEGAL_TEXTS } from '@/content/en/english-legal-texts';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import type { GuaranteeChoice } from '@/domain/templates/guarantee-choice';
import { fillTexts, forgetTexts } from '@/domain/templates/guarantee-texts';
import { sats } from './make';

/* A guarantee that was added before the language of the contract was chosen. */

const find = ({ templates }: typeof SPANISH_LEGAL_TEXTS) => {
  const template = templates.find(({ type }) => type === 'services');
  if (template === undefined) throw new Error('services');
  return template;
};
const [spanish, english] = [find(SPANISH_LEGAL_TEXTS), find(ENGLISH_LEGAL_TEXTS)];
const [predefined] = spanish.predefinedGuarantees;
if (predefined === undefined) throw new Error('no guarantee');
const { id, role, description, conditions, verificationProcess } = predefined;
const choice: GuaranteeChoice = {
  key: 'k',
  predefinedId: id,
  role,
  description,
  amount: sats(1000),
  validUntil: '2031-01-31',
  conditions,
  verificationProcess,
  value: null,
};

it('has the texts of the other language, except those that the author wrote', () => {
  expect(fillTexts(forgetTexts(choice, spanish), spanish)).toEqual(choice);
  const written = { ...choice, conditions: 'Mine' };
  expect(fillTexts(forgetTexts(written, spanish), english)).toMatchObject({
    description: english.predefinedGuarantees[0]?.description,
    conditions: 'Mine',
    verificationProcess: english.predefinedGuarantees[0]?.verificationProcess,
  });
});

it('keeps its texts if the template no longer has it', () => {
  const gone = { ...english, predefinedGuarantees: [] };
  expect(fillTexts(choice, gone)).toEqual(choice);
  expect(forgetTexts(choice, gone)).toEqual(choice);
});
