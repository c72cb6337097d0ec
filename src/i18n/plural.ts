import type { Pattern, PluralForms } from '@/i18n/i18n';
import { getScreenTag } from '@/i18n/use-language';

/** A text by number: `count({ one: '{count} file', many: '{count} files' })`. Intl formats the number. */
export function count(source: PluralForms): Pattern<PluralForms, [number: number]> {
  return {
    source,
    write(chosen, { one, many }, number) {
      const tag = getScreenTag(chosen);
      const text = new Intl.PluralRules(tag).select(number) === 'one' ? one : many;
      return text.replaceAll('{count}', new Intl.NumberFormat(tag, { useGrouping: 'always' }).format(number));
    },
  };
}
