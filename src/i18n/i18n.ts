import { createI18n, type params as Params, type TranslationLoader, transform } from '@nanostores/i18n';
import { atom } from 'nanostores';
import { isolateText } from '@/domain/primitives/foreign-text';

/**
 * The user's choices: one language on every screen, or by default the specification's mix, which are the base texts of the
 * `*.messages.ts` files: English, but Spanish on the template, clause and creation-choice screens.
 */
export const LANGUAGES = ['default', 'en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The current language; set through `createLanguageSwitch`. */
export const language = atom<Language>('default');

// Catalogues are loaded before their language is shown; a missing subject keeps its base texts.
const loadTranslations: TranslationLoader<Language> = (_code, subjects: string[]) =>
  Promise.resolve(Object.fromEntries(subjects.map((subject) => [subject, {}])));

/** Defines the texts of one subject: `export const loginMessages = i18n('login', { … })`. */
export const i18n = createI18n(language, { baseLocale: 'default', get: loadTranslations });

/**
 * A text with placeholders: `params('Login to {brand}')`. Values are inserted literally (the library's own function
 * expands `$&` and `{name}` inside them) and cannot reorder the text around them.
 */
export const params = transform((_language, text: string, values: Record<string, unknown>) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name) =>
    Object.hasOwn(values, name) ? isolateText(String(values[name])) : placeholder,
  ),
) as typeof Params;
