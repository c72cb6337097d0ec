import type { Catalogue } from '@/i18n/i18n';

const files = import.meta.glob<Catalogue>('./*.en.ts', { eager: true });

/** Screens that are in Spanish by default; the base texts of the others are English. */
export const ENGLISH: Catalogue = Object.assign({}, ...Object.values(files));
