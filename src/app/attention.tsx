import { useStore } from '@nanostores/react';
import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import { useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import {
  canNotify,
  notify,
  notifyChoice,
  restoreNotifyChoice,
  turnNotificationsOff,
  turnNotificationsOn,
} from '@/app/notifications';
import { useHiddenWatch } from '@/app/use-hidden-watch';
import { useWholeStore } from '@/app/use-whole-store';
import { PATHS } from '@/config/paths';
import { attentionMessages } from '@/content/attention.messages';
import type { News } from '@/domain/contract/attention';
import { useMessages } from '@/i18n/use-messages';
import { useTitleCount } from '@/lib/use-document-title';
import { selectSignaturesDue } from '@/store/contracts/needs.selectors';
import { useAppSelector } from '@/store/setup/hooks';
import { IconButton } from '@/ui/button/icon-button';

/** Tells by the tab's title, and by notifications for those who ask, what waits for the user. The button that asks. */
export function Attention() {
  useWholeStore();
  const t = useMessages(attentionMessages);
  const chosen = useStore(notifyChoice);
  const open = matchPath(PATHS.contract, useLocation().pathname)?.params.id ?? null;
  const [unread, setUnread] = useState(0);
  useTitleCount(useAppSelector(selectSignaturesDue) + unread);
  useHiddenWatch(chosen === 'on', open, tell);

  function tell(news: News[]): void {
    for (const { kind, contractId, title, count } of news) {
      const body = kind === 'sign' ? t.signNews(count) : t.messageNews(count);
      notify(title, body, `${kind} ${contractId}`);
      if (kind === 'message') setUnread((before) => before + count);
    }
  }

  useEffect(() => {
    restoreNotifyChoice();
    const onShown = () => document.visibilityState === 'visible' && setUnread(0);
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, []);

  if (!canNotify()) return null;
  const on = chosen === 'on';
  return (
    <IconButton
      label={on ? t.notifyOff : chosen === 'denied' ? t.notifyDenied : t.notifyOn}
      aria-pressed={on}
      onClick={() => (on ? turnNotificationsOff() : void turnNotificationsOn())}
    >
      {on ? (
        <BellRing aria-hidden="true" className="size-4.5 text-accent-ink" />
      ) : (
        <Bell aria-hidden="true" className="size-4.5" />
      )}
    </IconButton>
  );
}
