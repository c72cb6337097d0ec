import { createI18n, type params as Params, strings, type TranslationLoader, transform } from '@nanostores/i18n';
import { atom, computed } from 'nanostores';
import { isolateText } from '@/domain/primitives/foreign-text';

/** The user's choices: the specification's mix of languages, or one language on every screen. */
export const LANGUAGES = ['default', 'en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * Catalogues. `en` has the base texts of the `*.messages.ts` files in the specification's wording: English, but Spanish
 * on the template, clause and creation-choice screens. `en-x-all` (BCP 47 private use; English to Intl) is English
 * everywhere.
 */
export type Locale = 'en' | 'en-x-all' | 'es';

export const LOCALES: Record<Language, Locale> = { default: 'en', en: 'en-x-all', es: 'es' };

/** The current language; set through `createLanguageSwitch`. */
export const language = atom<Language>('default');

export const locale = computed(language, (chosen) => LOCALES[chosen]);

// Catalogues are loaded before their language is shown; a missing subject keeps its base texts.
const loadTranslations: TranslationLoader<Locale> = (_code, subjects: string[]) =>
  Promise.resolve(Object.fromEntries(subjects.map((subject) => [subject, {}])));

/** Defines the texts of one subject: `export const loginMessages = i18n('login', { … })`. */
export const i18n = createI18n(locale, { baseLocale: 'en', get: loadTranslations });

/**
 * A text with placeholders: `params('Login to {brand}')`. Values are inserted literally (the library's own function
 * expands `$&` and `{name}` inside them) and cannot reorder the text around them.
 */
export const params = transform((_locale, text: string, values: Record<string, unknown>) =>
  strings(text, (part) =>
    part.replace(/\{(\w+)\}/g, (placeholder, name) =>
      Object.hasOwn(values, name) ? isolateText(String(values[name])) : placeholder,
    ),
  ),
) as typeof Params;
