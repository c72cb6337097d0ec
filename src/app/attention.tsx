import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import { Suspense, useEffect } from 'react';
import { FullStore } from '@/app/full-store';
import { attentionMessages } from '@/content/attention.messages';
import { useMessages } from '@/i18n/use-messages';
import { lazyPart } from '@/lib/lazy';
import { readChoice, storeChoice } from '@/lib/stored-choice';
import { createValue, useValue } from '@/lib/value';
import { IconButton } from '@/ui/button/icon-button';

// Polls for news, for users who have turned notifications on.
const NewsWatcher = lazyPart('NewsWatcher', () => import('@/app/news-watcher'));

/** The button that turns notifications of the browser on, and the polling behind it. */
export function Attention() {
  const t = useMessages(attentionMessages);
  const choice = useValue(notifyChoice);
  useEffect(() => restoreNotifyChoice(), []);
  if (!canNotify()) return null;
  const isOn = choice === 'on';
  return (
    <>
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
      <Suspense fallback={null}>
        {isOn && (
          <FullStore>
            <NewsWatcher />
          </FullStore>
        )}
      </Suspense>
    </>
  );
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
