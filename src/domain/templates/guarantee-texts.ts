import type { Template } from '@/domain/models';
import type { GuaranteeChoice } from '@/domain/templates/guarantee-choice';

const TEXTS = ['description', 'conditions', 'verificationProcess'] as const;

/** Without the texts that the author left as they are: they are those of the template, in the language of the contract. */
export function forgetTexts(choice: GuaranteeChoice, { predefinedGuarantees }: Template): GuaranteeChoice {
  const predefined = predefinedGuarantees.find(({ id }) => id === choice.predefinedId);
  const same = TEXTS.filter((name) => choice[name] === predefined?.[name].trim());
  return { ...choice, ...Object.fromEntries(same.map((name) => [name, ''])) };
}

/** With those texts. A guarantee that the template no longer has keeps only what the author wrote. */
export function fillTexts(choice: GuaranteeChoice, { predefinedGuarantees }: Template): GuaranteeChoice {
  const predefined = predefinedGuarantees.find(({ id }) => id === choice.predefinedId);
  const missing = TEXTS.filter((name) => choice[name] === '' && predefined !== undefined);
  return { ...choice, ...Object.fromEntries(missing.map((name) => [name, predefined?.[name].trim()])) };
}
