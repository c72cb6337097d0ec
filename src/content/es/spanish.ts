import type { Catalogue } from '@/i18n/i18n';

const files = import.meta.glob<Catalogue>('./*.es.ts', { eager: true });

/** Screens that are in English by default; the base texts of the others are Spanish. */
export const SPANISH: Catalogue = Object.assign({}, ...Object.values(files));
