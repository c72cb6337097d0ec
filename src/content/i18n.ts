import { createI18n, type TranslationLoader } from '@nanostores/i18n';
import { atom } from 'nanostores';

/** Languages of the product. The base texts in the `*.messages.ts` files are the specification's own wording. */
export type Locale = 'en';

/** The language on screen. */
export const locale = atom<Locale>('en');

// The base texts are in the code itself, so nothing is ever fetched for them.
const loadTranslations: TranslationLoader<Locale> = () => Promise.resolve({});

/** Defines the texts of one subject: `export const authMessages = i18n('auth', { … })`. */
export const i18n = createI18n(locale, { baseLocale: 'en', get: loadTranslations });
