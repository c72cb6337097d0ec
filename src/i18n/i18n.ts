import { createI18n, type params as Params, strings, type TranslationLoader, transform } from '@nanostores/i18n';
import { atom, computed } from 'nanostores';

/** What a person can choose: the specification's own mixture, or one language on every screen. */
export const LANGUAGES = ['default', 'en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * Catalogues of texts. `en` are the base texts in the `*.messages.ts` files, in the specification's own wording: English,
 * but Spanish on the template, clause and creation-choice screens. `en-x-all` (BCP 47, private use: to Intl it is
 * English) is English on those too.
 */
export type Locale = 'en' | 'en-x-all' | 'es';

export const LOCALES: Record<Language, Locale> = { default: 'en', en: 'en-x-all', es: 'es' };

/** The language on screen; `showLanguage` changes it. */
export const language = atom<Language>('default');

export const locale = computed(language, (chosen) => LOCALES[chosen]);

// A catalogue is whole before its language is shown; a subject that is not in it keeps its base texts.
const loadTranslations: TranslationLoader<Locale> = (_code, subjects: string[]) =>
  Promise.resolve(Object.fromEntries(subjects.map((subject) => [subject, {}])));

/** Defines the texts of one subject: `export const loginMessages = i18n('login', { … })`. */
export const i18n = createI18n(locale, { baseLocale: 'en', get: loadTranslations });

/**
 * A text with places for values: `params('Login to {brand}')`. Values go in as they are, whoever wrote them; the
 * library's own function expands `$&` in a value, and `{name}` too.
 */
export const params = transform((_locale, text: string, values: Record<string, unknown>) =>
  strings(text, (part) =>
    part.replace(/\{(\w+)\}/g, (place, name) => (Object.hasOwn(values, name) ? String(values[name]) : place)),
  ),
) as typeof Params;
