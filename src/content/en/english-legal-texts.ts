import { makeLegalTexts } from '@/content/templates/make-legal-texts';

export const ENGLISH_LEGAL_TEXTS = makeLegalTexts(
  'en',
  import.meta.glob<string>('../templates/*.en.md', { query: '?raw', import: 'default', eager: true }),
);
