import type { Messages, Translations } from '@nanostores/i18n';
import type { PluralForms } from '@/i18n/plural';

type Translated<Text> = Text extends string
  ? string
  : Text extends (...args: infer Values) => unknown
    ? Values extends [number]
      ? PluralForms
      : string
    : never;

/** What a language has to say for a subject: every key of it, plural forms where it counts, `{places}` in the text. */
export type TextsOf<Subject> =
  Subject extends Messages<infer Body extends Translations> ? { [Key in keyof Body]: Translated<Body[Key]> } : never;

/** The texts of a language, by the names of the subjects. */
export type Catalogue = Record<string, Record<string, string | PluralForms>>;
