import { Suspense, useEffect } from 'react';
import { attentionMessages } from '@/content/attention.messages';
import { useMessages } from '@/i18n/use-messages';
import { lazyPart } from '@/lib/lazy';
import { readChoice, storeChoice } from '@/lib/stored-choice';
import { createValue, useValue } from '@/lib/value';

// Polls for news, for users who have turned notifications on.
const NewsWatcher = lazyPart('NewsWatcher', () => import('@/app/news-watcher'));

/** The polling behind the notifications of the browser. */
export function Attention() {
  const isOn = useValue(notifyChoice) === 'on';
  useEffect(() => restoreNotifyChoice(), []);
  return <Suspense fallback={null}>{isOn && <NewsWatcher />}</Suspense>;
}

/** The menu entry that turns notifications on and off; none where the browser has no notifications. */
export function useNotifyEntry() {
  const t = useMessages(attentionMessages);
  const choice = useValue(notifyChoice);
  if (!canNotify()) return [];
  const isOn = choice === 'on';
  return [
    {
      label: isOn ? t.notifyOff : t.notifyOn,
      note: choice === 'denied' ? t.notifyDenied : undefined,
      onSelect: () => (isOn ? turnNotificationsOff() : void turnNotificationsOn()),
    },
  ];
}

/** Session storage key: notifications are on. Logout clears it (docs/specification.md#4-states-and-transitions). */
const KEY = 'notify';

type NotifyChoice = 'off' | 'on' | 'denied';

export const notifyChoice = createValue<NotifyChoice>('off');

function canNotify(): boolean {
  return typeof Notification !== 'undefined';
}

/** Restores the choice of this session if the browser still permits notifications. */
export function restoreNotifyChoice(): void {
  const isOn =
    canNotify() && Notification.permission === 'granted' && readChoice(KEY, ['on'], 'sessionStorage') === 'on';
  notifyChoice.set(isOn ? 'on' : 'off');
}

/** Asks for permission, which browsers allow only in response to a click. */
async function turnNotificationsOn(): Promise<void> {
  const answer =
    Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission;
  notifyChoice.set(answer === 'granted' ? 'on' : 'denied');
  if (answer === 'granted') storeChoice(KEY, 'on', 'sessionStorage');
}

function turnNotificationsOff(): void {
  notifyChoice.set('off');
  storeChoice(KEY, null, 'sessionStorage');
}
