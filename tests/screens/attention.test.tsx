import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { nightly } from '@tests/daily';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notifyChoice, restoreNotifyChoice } from '@/app/attention';
import { pass, stopClock } from './clock';
import { fundedStory, open, signedWithdrawal } from './guarantee-support';
import { api, arriveAt, calls, createContract, person, settle, testWorld, visit } from './support';

const world = testWorld();

/** The browser's notifications: those shown, and the user's permission. */
const browser = {
  refuses: false,
  shown: [] as string[],
  answer: 'granted' as NotificationPermission,
  permission: 'default' as string,
};

class BrowserNotification {
  static get permission(): string {
    return browser.permission;
  }
  static requestPermission(): Promise<string> {
    browser.permission = browser.answer;
    return Promise.resolve(browser.answer);
  }
  constructor(title: string, { body }: NotificationOptions) {
    if (browser.refuses) throw new TypeError('Illegal constructor');
    browser.shown.push(`${title}: ${body}`);
  }
  close(): void {}
}

function setVisible(visible: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  Object.assign(browser, { refuses: false, shown: [], answer: 'granted', permission: 'default' });
  vi.stubGlobal('Notification', BrowserNotification);
  sessionStorage.clear();
});

afterEach(() => {
  act(() => notifyChoice.set('off'));
  vi.unstubAllGlobals();
});

const ON = 'Turn on notifications';
const OFF = 'Turn off notifications';

async function findEntry(user: UserEvent, name: string): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'ana@example.com' }));
  return screen.findByRole('menuitem', { name });
}

describe('open tasks on a contract', () => {
  it('are near the top, and lead to their dialog', async () => {
    const story = await fundedStory(world);
    await signedWithdrawal(story, story.ana);
    const { user } = await open(story, story.berto);
    const tasks = await screen.findByRole('region', { name: 'Needs your action' });
    expect(tasks.textContent).toContain('Sign the release of 0.00060000');
    expect(screen.getByText('You have 1 pending withdrawal(s) that need to be signed')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Review and sign' }));
    expect(await screen.findByRole('dialog', { name: 'Sign Transaction' })).toBeTruthy();
  });
});

describe('notifications of the browser', () => {
  async function shownContract() {
    const [ana, berto] = [person(world, 'Ana'), person(world, 'Berto')];
    const id = await createContract(ana, {}, berto);
    const shown = visit(`/contracts/${id}`, ana);
    await screen.findByRole('log', { name: 'Chat' });
    await waitFor(() => expect(calls(world, `GET /chat/messages/${id}`)).toBe(1));
    // Messages of the first load are not news.
    await settle(world);
    return { ...shown, id, berto };
  }

  it('are off by default, and stay off when the browser refuses', async () => {
    browser.answer = 'denied';
    const { user } = await shownContract();
    await user.click(await findEntry(user, ON));
    expect((await findEntry(user, ON)).textContent).toMatch(/blocks notifications/);
    expect(sessionStorage.getItem('notify')).toBeNull();
  });

  nightly('report a message while the tab is hidden, and nothing while it is visible', async () => {
    stopClock();
    const { user, id, berto } = await shownContract();
    await user.click(await findEntry(user, ON));
    await findEntry(user, OFF);
    await user.keyboard('{Escape}');
    expect(sessionStorage.getItem('notify')).toBe('on');
    setVisible(false);
    await api('POST', '/chat/messages', { userId: berto.id, contractId: id, content: 'A secret' });
    await pass(world, 61_000);
    const news = 'Sale of a bicycle: A release needs your signature, or there is a new message.';
    await waitFor(() => expect(browser.shown).toEqual([news]));
    expect(document.title).toBe('Sale of a bicycle');
    setVisible(true);
    await api('POST', '/chat/messages', { userId: berto.id, contractId: id, content: 'Another' });
    await pass(world, 61_000);
    expect(browser.shown).toHaveLength(1);
  });

  nightly('that the browser blocks are logged, while the tab still polls', async () => {
    stopClock();
    const { user, id, berto } = await shownContract();
    await user.click(await findEntry(user, ON));
    await findEntry(user, OFF);
    await user.keyboard('{Escape}');
    browser.refuses = true;
    setVisible(false);
    await api('POST', '/chat/messages', { userId: berto.id, contractId: id, content: 'Hello' });
    await pass(world, 61_000);
    await waitFor(() => expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('Illegal constructor')));
    const before = calls(world, `GET /chat/messages/${id}`);
    await pass(world, 61_000);
    await waitFor(() => expect(calls(world, `GET /chat/messages/${id}`)).toBeGreaterThan(before));
  });

  it('are turned off at logout', async () => {
    const { user } = await shownContract();
    await user.click(await findEntry(user, ON));
    await findEntry(user, OFF);
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await arriveAt('/login');
    expect(sessionStorage.getItem('notify')).toBeNull();
    restoreNotifyChoice();
    expect(notifyChoice.get()).toBe('off');
  });
});
