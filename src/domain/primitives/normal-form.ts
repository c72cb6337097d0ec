import { hasLongRun } from '@/domain/primitives/bounded-text';

/** The text in a normal form of Unicode; `null`: it has too many marks in a row, and is not normalised. */
export function normalizeBounded(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string | null {
  return hasLongRun(text) ? null : text.normalize(form);
}
