import { useStore } from '@nanostores/react';
import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import { atom } from 'nanostores';
import { useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { FullStore } from '@/app/full-store';
import { useHiddenWatch } from '@/app/use-hidden-watch';
import { PATHS } from '@/config/paths';
import { attentionMessages } from '@/content/attention.messages';
import type { News } from '@/domain/contract/attention';
import { useMessages } from '@/i18n/use-messages';
import { logger } from '@/lib/logger';
import { useTitleCount } from '@/lib/use-document-title';
import { selectSignaturesDue } from '@/store/contracts/needs.selectors';
import { useAppSelector } from '@/store/setup/hooks';
import { IconButton } from '@/ui/button/icon-button';

/** Tells by the tab's title, and by notifications for those who ask, what waits for the user. The button that asks. */
export function Attention() {
  return (
    <FullStore>
      <AttentionButton />
    </FullStore>
  );
}

function AttentionButton() {
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

/** Whether the browser's notifications were asked for, in this session of the browser (spec: logout clears it). */
const KEY = 'notify';

type NotifyChoice = 'off' | 'on' | 'denied';

export const notifyChoice = atom<NotifyChoice>('off');

/** Whether this browser has notifications at all. */
function canNotify(): boolean {
  return typeof Notification !== 'undefined';
}

/** What was chosen in this session, for as long as the browser still allows it; nothing after a logout. */
export function restoreNotifyChoice(): void {
  const on = canNotify() && Notification.permission === 'granted' && stored() === 'on';
  notifyChoice.set(on ? 'on' : 'off');
}

/** Asks the browser's leave; only a person's own press may come here. */
async function turnNotificationsOn(): Promise<void> {
  const answer =
    Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission;
  notifyChoice.set(answer === 'granted' ? 'on' : 'denied');
  if (answer === 'granted') store('on');
}

function turnNotificationsOff(): void {
  notifyChoice.set('off');
  store(null);
}

/**
 * One notification per subject: a later one takes the place of an earlier one. Chrome on Android has the constructor and
 * refuses it to pages, which shows only now.
 */
function notify(title: string, body: string, subject: string): void {
  try {
    const shown = new Notification(title, { body, tag: subject, icon: '/favicon.svg' });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch (error) {
    logger.warn(`This browser shows no notifications to pages: ${String(error)}`);
  }
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function store(value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, value);
  } catch {
    // Kept until the next screen.
  }
}
