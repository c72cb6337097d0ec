import type { Messages, Translations } from '@nanostores/i18n';
import type { PluralForms } from '@/i18n/plural';

type Translated<Text> = Text extends string
  ? string
  : Text extends (...args: infer Values) => unknown
    ? Values extends [number]
      ? PluralForms
      : string
    : never;

/** Texts that a language needs for a subject: the same keys, with plural forms where the base text has them. */
export type TextsOf<Subject> =
  Subject extends Messages<infer Body extends Translations> ? { [Key in keyof Body]: Translated<Body[Key]> } : never;

/** The texts of a language by subject. */
export type Catalogue = Record<string, Record<string, string | PluralForms>>;
