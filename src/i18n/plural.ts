import { type count as Count, transform } from '@nanostores/i18n';
import type { Language } from '@/i18n/i18n';
import { getScreenTag } from '@/i18n/use-language';

/** Forms of a text with the placeholder `{count}`. */
export type PluralForms = Record<'one' | 'many', string>;

/** A text by number: `count({ one: '{count} file', many: '{count} files' })`. Intl formats the number. */
export const count = transform<[number], PluralForms, string>((chosen, { one, many }, number) => {
  const tag = getScreenTag(chosen as Language);
  const text = new Intl.PluralRules(tag).select(number) === 'one' ? one : many;
  return text.replaceAll('{count}', new Intl.NumberFormat(tag, { useGrouping: 'always' }).format(number));
}) as typeof Count;
