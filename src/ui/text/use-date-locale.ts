import { useLocale } from '@/ui/text/locale-context';

/** The browser's preferred variant of that language, for dates: 21 Nov 2026 in en-GB, Nov 21, 2026 in en-US. */
export function useDateLocale(): string {
  const tag = useLocale();
  const [language] = tag.split('-');
  return navigator.languages.find((preferred) => preferred.split('-')[0] === language) ?? tag;
}
