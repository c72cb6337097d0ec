import type { Messages, Pattern } from '@/i18n/i18n';

// biome-ignore lint/suspicious/noExplicitAny: whatever the text is written with
type Translated<Text> = Text extends Pattern<infer Source, any> ? Source : string;

/** Texts that a language needs for a subject: the same keys, with plural forms where the base text has them. */
export type TextsOf<Subject> =
  Subject extends Messages<infer Base> ? { [Key in keyof Base]: Translated<Base[Key]> } : never;
