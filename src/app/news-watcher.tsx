import { matchPath, useLocation } from 'react-router-dom';
import { useNewsWhileHidden } from '@/app/use-news-while-hidden';
import { PATHS } from '@/config/paths';
import { attentionMessages } from '@/content/attention.messages';
import type { News } from '@/domain/contracts/attention';
import { toShownText } from '@/domain/primitives/foreign-text';
import { useMessages } from '@/i18n/use-messages';
import { logger } from '@/lib/logger';

export interface NewsWatcherProps {
  /** Called with the number of new messages. */
  onMessages: (count: number) => void;
}

/** While the tab is hidden, polls for news and notifies the user of it. Renders nothing. */
export function NewsWatcher({ onMessages }: NewsWatcherProps) {
  const t = useMessages(attentionMessages);
  const openContract = matchPath(PATHS.contract, useLocation().pathname)?.params.id ?? null;
  useNewsWhileHidden(openContract, showNews);

  function showNews(news: News[]): void {
    for (const { kind, contractId, title, count } of news) {
      const body = kind === 'sign' ? t.signNews(count) : t.messageNews(count);
      notify(title, body, `${kind} ${contractId}`);
      if (kind === 'message') onMessages(count);
    }
  }

  return null;
}

/** Shows a notification that replaces an earlier one on the same subject. */
function notify(title: string, body: string, subject: string): void {
  try {
    const shown = new Notification(toShownText(title), { body, tag: subject, icon: '/favicon.svg' });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch (error) {
    // Chrome on Android has the constructor but refuses it to pages.
    logger.warn(`This browser shows no notifications to pages: ${String(error)}`);
  }
}
