import { makeLegalTexts } from '@/content/templates/make-legal-texts';

/** The original texts, and the default of these screens (docs/specification.md#1-what-the-product-does-and-for-whom). */
export const SPANISH_LEGAL_TEXTS = makeLegalTexts(
  'es',
  import.meta.glob<string>('./*.es.md', { query: '?raw', import: 'default', eager: true }),
);
