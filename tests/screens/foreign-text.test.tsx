import { cleanup, screen, within } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { afterEach, expect, it, vi } from 'vitest';
import { hasLongRun } from '@/domain/primitives/normal-form';
import { fundedStory, type Story, signedWithdrawal } from './guarantee-support';
import { api, createContract, settle, testWorld, visit } from './support';

const world = testWorld();

afterEach(() => {
  vi.restoreAllMocks();
});

/** Ends an isolate that it did not start, overrides the direction, and has Hebrew letters. */
const EVIL = 'x\u2069\u202eevil\u2067אב';
const SHOWN = 'xevilאב';
const CONTROLS = /[\u202a-\u202e\u2066-\u2069]/;

/** Everything that another person or the server can name, in one funded guarantee with a signed withdrawal. */
async function evilStory(): Promise<Story> {
  const story = await fundedStory(world);
  await signedWithdrawal(story, story.berto);
  await api('POST', '/chat/messages', { userId: story.berto.id, contractId: story.contractId, content: EVIL });
  const { state } = world.backend.store;
  for (const user of state.users) user.username = EVIL;
  for (const contract of state.contracts) Object.assign(contract, { title: EVIL, description: EVIL });
  for (const guarantee of state.guarantees) {
    Object.assign(guarantee, { description: EVIL, conditions: EVIL, verification_process: EVIL });
  }
  return story;
}

/** Text as it reaches the screen: text nodes and the attributes that are read out or shown. */
function shownTexts(): { text: string; isIsolated: boolean }[] {
  const texts: { text: string; isIsolated: boolean }[] = [{ text: document.title, isIsolated: true }];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Element) {
      for (const name of ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt', 'data-busy']) {
        const value = node.getAttribute(name);
        if (value !== null) texts.push({ text: value, isIsolated: value === SHOWN });
      }
    } else texts.push({ text: node.textContent ?? '', isIsolated: node.parentElement?.closest('bdi') !== null });
  }
  // The test's own view of the router.
  return texts.filter(({ text }) => !text.startsWith('{"path"'));
}

/** Asserts that foreign text is shown, and nowhere able to reorder its neighbours. */
function expectIsolated(atLeast: number): void {
  const texts = shownTexts();
  const marked = texts.filter(({ text }) => /[אב]/.test(text));
  expect(marked.length).toBeGreaterThanOrEqual(atLeast);
  const withoutIsolates = texts.map(({ text, isIsolated }) => ({
    text: text.replaceAll(/\u2068[^\u202a-\u202e\u2066-\u2069]*\u2069/g, ''),
    isIsolated,
  }));
  expect(withoutIsolates.filter(({ text }) => CONTROLS.test(text))).toEqual([]);
  expect(withoutIsolates.filter(({ text, isIsolated }) => /[אב]/.test(text) && !isIsolated)).toEqual([]);
}

nightly('of others is isolated in a contract, its guarantees, its chat and its dialogs', async () => {
  const { ana, contractId } = await evilStory();
  const { user } = visit(`/contracts/${contractId}`, ana);
  const card = await screen.findByRole('article', { name: SHOWN });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await settle(world);
  expectIsolated(9);
  await user.click(await within(card).findByRole('button', { name: 'Sign Withdrawal' }));
  await screen.findByLabelText('Signing Password');
  await settle(world);
  expectIsolated(9);
});

it('of others is isolated on the join screen', async () => {
  const { berto } = await evilStory();
  const ana = world.backend.store.state.users.find(({ id }) => id !== berto.id);
  if (ana === undefined) throw new Error('The story has two people');
  const id = await createContract(ana, { title: EVIL, description: EVIL });
  visit(`/contracts/${id}/join`, berto);
  await screen.findByRole('heading', { name: SHOWN });
  await settle(world);
  expectIsolated(3);
});

nightly('with thousands of combining marks is shortened on the screens of list and contract', async () => {
  const marks = '\u0316\u0300'.repeat(20_000);
  const { ana, contractId } = await evilStory();
  const { state } = world.backend.store;
  for (const each of state.users) each.username = marks;
  for (const contract of state.contracts) Object.assign(contract, { title: `Roof${marks}`, description: marks });
  for (const guarantee of state.guarantees)
    Object.assign(guarantee, { description: `Roof${marks}`, conditions: marks });
  for (const message of state.messages) message.content = marks;
  const normalize = vi.spyOn(String.prototype, 'normalize');
  visit('/contracts', ana);
  await screen.findByRole('heading', { level: 2, name: /^Roof[^⟨]*⟨\+39970⟩/ });
  await settle(world);
  expect(shownTexts().filter(({ text }) => hasLongRun(text))).toEqual([]);
  cleanup();
  visit(`/contracts/${contractId}`, ana);
  await screen.findByText(/too long to be signed, or has more than 30 accents on one letter/);
  await settle(world);
  expect(shownTexts().filter(({ text }) => hasLongRun(text))).toEqual([]);
  expect(normalize.mock.contexts.map(String).filter(hasLongRun)).toEqual([]);
});
