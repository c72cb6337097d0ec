import { atom } from 'nanostores';
import { logger } from '@/lib/logger';

/** Whether the browser's notifications were asked for, in this session of the browser (spec: logout clears it). */
const KEY = 'notify';

export type NotifyChoice = 'off' | 'on' | 'denied';

export const notifyChoice = atom<NotifyChoice>('off');

/** Whether this browser has notifications at all. */
export function canNotify(): boolean {
  return typeof Notification !== 'undefined';
}

/** What was chosen in this session, for as long as the browser still allows it; nothing after a logout. */
export function restoreNotifyChoice(): void {
  const on = canNotify() && Notification.permission === 'granted' && stored() === 'on';
  notifyChoice.set(on ? 'on' : 'off');
}

/** Asks the browser's leave; only a person's own press may come here. */
export async function turnNotificationsOn(): Promise<void> {
  const answer =
    Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission;
  notifyChoice.set(answer === 'granted' ? 'on' : 'denied');
  if (answer === 'granted') store('on');
}

export function turnNotificationsOff(): void {
  notifyChoice.set('off');
  store(null);
}

/**
 * One notification per subject: a later one takes the place of an earlier one. Chrome on Android has the constructor and
 * refuses it to pages, which shows only now.
 */
export function notify(title: string, body: string, subject: string): void {
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
