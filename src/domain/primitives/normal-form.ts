import { BEYOND_LATIN, LONG_RUN } from '@/domain/primitives/bounded-text';

export function hasLongRun(text: string): boolean {
  return BEYOND_LATIN.test(text) && text.search(LONG_RUN) >= 0;
}

/** The text in a normal form of Unicode; `null`: it has too many marks in a row, and is not normalised. */
export function normalizeBounded(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string | null {
  return hasLongRun(text) ? null : text.normalize(form);
}
