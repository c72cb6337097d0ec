import { announce } from '@/ui/announce/announcer';
import { useLocale } from '@/ui/text/locale-context';

/** Announces a text in the language of this part of the page. */
export function useAnnounce(): (text: string) => void {
  const language = useLocale();
  return (text) => announce(text, language);
}
