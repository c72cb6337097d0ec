import { useStore } from '@nanostores/react';
import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import { atom } from 'nanostores';
import { useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { FullStore } from '@/app/full-store';
import { useNewsWhileHidden } from '@/app/use-news-while-hidden';
import { PATHS } from '@/config/paths';
import { attentionMessages } from '@/content/attention.messages';
import type { News } from '@/domain/contract/attention';
import { stripBidiControls } from '@/domain/primitives/foreign-text';
import { useMessages } from '@/i18n/use-messages';
import { logger } from '@/lib/logger';
import { useTitleCount } from '@/lib/use-document-title';
import { selectSignaturesDue } from '@/store/contracts/needs.selectors';
import { useAppSelector } from '@/store/setup/hooks';
import { IconButton } from '@/ui/button/icon-button';

/**
 * Shows what awaits the user in the tab's title, and in notifications if turned on. Renders the button that does so.
 */
export function Attention() {
  return (
    <FullStore>
      <AttentionButton />
    </FullStore>
  );
}

function AttentionButton() {
  const t = useMessages(attentionMessages);
  const choice = useStore(notifyChoice);
  const openContract = matchPath(PATHS.contract, useLocation().pathname)?.params.id ?? null;
  const [unread, setUnread] = useState(0);
  useTitleCount(useAppSelector(selectSignaturesDue) + unread);
  useNewsWhileHidden(choice === 'on', openContract, showNews);

  function showNews(news: News[]): void {
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
  const isOn = choice === 'on';
  return (
    <IconButton
      label={isOn ? t.notifyOff : choice === 'denied' ? t.notifyDenied : t.notifyOn}
      aria-pressed={isOn}
      onClick={() => (isOn ? turnNotificationsOff() : void turnNotificationsOn())}
    >
      {isOn ? (
        <BellRing aria-hidden="true" className="size-4.5 text-accent-ink" />
      ) : (
        <Bell aria-hidden="true" className="size-4.5" />
      )}
    </IconButton>
  );
}

/** Session storage key: notifications are on. Logout clears it (docs/specification.md#4-states-and-transitions). */
const KEY = 'notify';

type NotifyChoice = 'off' | 'on' | 'denied';

export const notifyChoice = atom<NotifyChoice>('off');

function canNotify(): boolean {
  return typeof Notification !== 'undefined';
}

/** Restores the choice of this session if the browser still permits notifications. */
export function restoreNotifyChoice(): void {
  const isOn = canNotify() && Notification.permission === 'granted' && readStoredChoice() === 'on';
  notifyChoice.set(isOn ? 'on' : 'off');
}

/** Asks for permission, which browsers allow only in response to a click. */
async function turnNotificationsOn(): Promise<void> {
  const answer =
    Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission;
  notifyChoice.set(answer === 'granted' ? 'on' : 'denied');
  if (answer === 'granted') storeChoice('on');
}

function turnNotificationsOff(): void {
  notifyChoice.set('off');
  storeChoice(null);
}

/** Shows a notification that replaces an earlier one on the same subject. */
function notify(title: string, body: string, subject: string): void {
  try {
    const shown = new Notification(stripBidiControls(title), { body, tag: subject, icon: '/favicon.svg' });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch (error) {
    // Chrome on Android has the constructor but refuses it to pages.
    logger.warn(`This browser shows no notifications to pages: ${String(error)}`);
  }
}

function readStoredChoice(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function storeChoice(value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, value);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
