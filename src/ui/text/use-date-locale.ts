import { useLocale } from '@/ui/text/locale-context';

/** For dates, in one form for each language: 21 November 2026, 13:05, as in the contracts. */
export function useDateLocale(): string {
  const tag = useLocale();
  return tag === 'en' ? 'en-GB' : tag;
}
