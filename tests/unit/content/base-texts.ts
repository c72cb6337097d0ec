import type { Catalogue, Messages, Pattern } from '@/i18n/i18n';

type Base = Record<string, string | Pattern<string, never[]>>;

const modules = import.meta.glob<Record<string, unknown>>('/src/content/**/*.messages.ts', { eager: true });

function isMessages(value: unknown): value is Messages<Base> {
  return typeof value === 'object' && value !== null && 'subject' in value && 'base' in value;
}

/** The texts of every subject. */
export const SUBJECTS = Object.values(modules).flatMap((module) => Object.values(module).filter(isMessages));

/** The base texts as a language has them. */
export const BASE: Catalogue = Object.fromEntries(
  SUBJECTS.map(({ subject, base }) => [
    subject,
    Object.fromEntries(Object.entries(base).map(([key, text]) => [key, typeof text === 'string' ? text : text.source])),
  ]),
);
