import { isolateText } from '@/domain/primitives/foreign-text';
import { createValue, type ReadableValue } from '@/lib/value';

/**
 * The user's choices: one language on every screen, or by default the specification's mix, which are the base texts of the
 * `*.messages.ts` files: English, but Spanish on the template, clause and creation-choice screens.
 */
export const LANGUAGES = ['default', 'en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The current language; set through `createLanguageSwitch`. */
export const language = createValue<Language>('default');

/** Forms of a text with the placeholder `{count}`. */
export type PluralForms = Record<'one' | 'many', string>;

/** The texts of a language by subject. A missing subject or text is shown as in the base texts. */
export type Catalogue = Record<string, Record<string, string | PluralForms>>;

/** The catalogues that were fetched. */
export const catalogues: Partial<Record<Language, Catalogue>> = {};

/** A text that is written with arguments: `params` and `count`. */
export interface Pattern<Source, Args extends unknown[]> {
  source: Source;
  write: (chosen: Language, source: Source, ...args: Args) => string;
}

// biome-ignore lint/suspicious/noExplicitAny: any pattern, whatever it is written with
type BaseTexts = Record<string, string | Pattern<any, any>>;

type Shown<Base> = Base extends Pattern<infer _Source, infer Args> ? (...args: Args) => string : string;

/** The texts of a subject as screens read them. */
export type ShownTexts<Subject> =
  Subject extends Messages<infer Base> ? { [Key in keyof Base]: Shown<Base[Key]> } : never;

export interface Messages<Base> extends ReadableValue<{ [Key in keyof Base]: Shown<Base[Key]> }> {
  subject: string;
  base: Base;
}

/** Defines the texts of one subject: `export const loginMessages = i18n('login', { … })`. */
export function i18n<Base extends BaseTexts>(subject: string, base: Base): Messages<Base> {
  const shown: Partial<Record<Language, ShownTexts<Messages<Base>>>> = {};

  function write(chosen: Language): ShownTexts<Messages<Base>> {
    const translated = catalogues[chosen]?.[subject] ?? {};
    const texts = Object.entries(base).map(([key, text]) => {
      if (typeof text === 'string') return [key, translated[key] ?? text];
      const source = translated[key] ?? text.source;
      return [key, (...args: unknown[]) => text.write(chosen, source, ...args)];
    });
    return Object.fromEntries(texts);
  }

  function get(): ShownTexts<Messages<Base>> {
    const chosen = language.get();
    // A catalogue is there before its language is shown, and does not change.
    shown[chosen] ??= write(chosen);
    return shown[chosen];
  }

  return { subject, base, get, subscribe: language.subscribe };
}

type Placeholders<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never;

/**
 * A text with placeholders: `params('Login to {brand}')`. Values are inserted literally and cannot reorder the text around
 * them.
 */
export function params<Text extends string>(
  source: Text,
): Pattern<string, [values: Record<Placeholders<Text>, string | number>]> {
  return {
    source,
    write: (_chosen, text, values) =>
      text.replace(/\{(\w+)\}/g, (placeholder, name) =>
        Object.hasOwn(values, name) ? isolateText(String(values[name as keyof typeof values])) : placeholder,
      ),
  };
}
