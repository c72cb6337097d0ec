import { createI18n, type params as Params, strings, type TranslationLoader, transform } from '@nanostores/i18n';
import { atom } from 'nanostores';

/** Languages of the product. The base texts in the `*.messages.ts` files are the specification's own wording. */
export type Locale = 'en';

/** The language on screen. */
export const locale = atom<Locale>('en');

// The base texts are in the code itself, so nothing is ever fetched for them.
const loadTranslations: TranslationLoader<Locale> = () => Promise.resolve({});

/** Defines the texts of one subject: `export const authMessages = i18n('auth', { … })`. */
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
