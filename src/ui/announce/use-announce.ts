import { createValue } from '@/lib/value';
import { useLocale } from '@/ui/text/locale-context';

/** Announces a text in the language of this part of the page. */
export function useAnnounce(): (text: string) => void {
  const language = useLocale();
  return (text) => announce(text, language);
}

/*
 * Messages for screen readers about changes that only sighted users notice, such as a closed dialog or a busy button. The
 * shell has one polite live region for them (`Announcements`).
 */

interface Announcement {
  text: string;
  /** BCP 47 tag; by default the page's. */
  language: string | undefined;
}

/** Long enough for a dialog to close and the focus to move, whose own output would interrupt the announcement. */
const SETTLE_MS = 150;
/** Then cleared, so screen readers find no stale text. */
const LIFETIME_MS = 5_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** The text that is read out now. */
export const announcement = createValue<Announcement | null>(null);

export function announce(text: string, language?: string): void {
  clearTimeout(timer);
  // A text is only read out again after it was cleared.
  announcement.set(null);
  timer = setTimeout(() => {
    announcement.set({ text, language });
    timer = setTimeout(() => announcement.set(null), LIFETIME_MS);
  }, SETTLE_MS);
}
