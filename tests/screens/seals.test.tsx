import { demoKey } from '@mocks/demo/demo-keys';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { nightly } from '@tests/daily';
import { sign as signMessage } from 'bitcoinjs-message';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { formatSealMessage } from '@/domain/terms/chat-line';
import { pass, stopClock } from './clock';
import { PASSWORD, pendingStory, type Story } from './guarantee-support';
import {
  canSign,
  changeGuarantee,
  createBrowsers,
  expectSigned,
  findTermsState,
  openSigning,
  openTerms,
  sealBoth,
  signTerms,
} from './seal-support';
import { releaseAfterEach } from './slow-support';
import { api, returnToTab, testWorld } from './support';

/* docs/terms.md#states */

const world = testWorld();
releaseAfterEach();
let browsers: ReturnType<typeof createBrowsers>;
let story: Story;

beforeEach(async () => {
  browsers = createBrowsers(world);
  story = await pendingStory(world);
});

function messages(): string[] {
  return world.backend.store.state.messages.map(({ content }) => content);
}

describe('the state of the terms', () => {
  it('goes from unsigned to signed by both, in two browsers', async () => {
    const ana = await browsers.open(story, story.ana);
    // A party that never signs is no news.
    expect(screen.queryByText(/Sign the terms|not signed/)).toBeNull();
    await signTerms(ana.user);
    await expectSigned();
    // In sight, wherever the page is scrolled to.
    expect((await screen.findByText('You have signed the terms.')).closest('.fixed')).not.toBeNull();
    await findTermsState('Waiting for Berto: you have signed the terms');
    expect(screen.queryByRole('button', { name: 'Sign the terms' })).toBeNull();
    expect(messages()[0]).toMatch(/^I signed the terms of this contract \(revision 1\)\.\naval:seal:1:1:[0-9a-f]{64}:/);

    const berto = await browsers.open(story, story.berto);
    await screen.findByText('Ana signed. Read and sign');
    await signTerms(berto.user);
    await expectSigned();
    await findTermsState(/^Signed by both, revision 1, /);

    await browsers.open(story, story.ana);
    await findTermsState(/^Signed by both, revision 1, /);
    expect(await within(await openTerms(berto.user)).findByRole('button', { name: 'Save certificate' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('signing the terms', () => {
  nightly('signs nothing that was not shown: the current terms are shown instead, with what changed', async () => {
    const { user } = await browsers.open(story, story.ana);
    await openSigning(user);
    const dialog = await screen.findByRole('dialog');
    changeGuarantee(world, { conditions: 'As agreed on Friday.' });
    await user.type(await within(dialog).findByLabelText('Signing Password'), PASSWORD);
    await user.click(await within(dialog).findByRole('button', { name: 'Sign' }));
    await within(dialog).findByText(/^The contract has changed since you opened this/);
    const differences = await within(dialog).findByRole('region', { name: 'Differences' });
    expect([...differences.querySelectorAll('ins')].map(({ textContent }) => textContent)).toEqual([
      'added:  on Friday',
    ]);
    expect(within(dialog).getByRole('region', { name: 'The terms' }).textContent).toContain('As agreed on Friday.');
    expect(within(dialog).getByLabelText<HTMLInputElement>('Signing Password').value).toBe(PASSWORD);
    expect(messages()).toEqual([]);
    // The text changes only when the user tries to sign, never while they read it.
    changeGuarantee(world, { conditions: 'As agreed on Sunday.' });
    await returnToTab(world);
    expect(within(dialog).getByRole('region', { name: 'The terms' }).textContent).toContain('As agreed on Friday.');
    await user.click(await within(dialog).findByRole('button', { name: 'Sign' }));
    await within(dialog).findByText('As agreed on Sunday.');
    expect(messages()).toEqual([]);
    await user.click(await within(dialog).findByRole('button', { name: 'Sign' }));
    await expectSigned();
    expect(messages()).toHaveLength(1);
  });

  nightly('says that the signature is not in the chat, and sends it again', async () => {
    const { user } = await browsers.open(story, story.ana);
    await signTerms(user);
    await expectSigned();
    expect(screen.queryByText(/isn't in the chat/)).toBeNull();
    world.backend.store.state.messages = [];
    await returnToTab(world);
    await screen.findByText("Your signature isn't in the chat: Berto may not have it.");
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(screen.queryByText(/isn't in the chat/)).toBeNull());
    expect(messages()).toHaveLength(1);
  });

  it('is a task with the PDF to read before, once the other party has signed', async () => {
    const [contract] = world.backend.store.state.contracts;
    if (contract === undefined) throw new Error('There is no contract');
    contract.pdf_url = '/files/plan.pdf';
    world.server.use(http.get('*/files/plan.pdf', () => new HttpResponse('%PDF-1.7 the plan')));
    const ana = await browsers.open(story, story.ana);
    // jsdom has no object URLs.
    URL.createObjectURL = () => 'blob:http://localhost:3000/plan';
    await ana.user.click(await screen.findByRole('link', { name: 'View Contract PDF' }));
    await screen.findByText('If no new tab has opened, press again.');
    await signTerms(ana.user);
    await expectSigned();
    const berto = await browsers.open(story, story.berto);
    const row = (await screen.findByText('after you have read the PDF')).closest('li');
    expect(row?.textContent).toMatch(/^Sign the terms/);
    expect(await canSign(berto.user)).toBe(false);
  });
});

describe('a change of signed terms by one of the parties', () => {
  /** Ana edits the text. */
  async function editText(user: UserEvent, text: string) {
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const field = await screen.findByLabelText('Description');
    await user.clear(field);
    await user.type(field, text);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    return screen.findByRole('dialog', { name: 'Propose a change' });
  }

  async function confirm(user: UserEvent, dialog: HTMLElement, password = PASSWORD) {
    await user.click(await within(dialog).findByLabelText('Signing Password'));
    await user.paste(password);
    await user.click(await within(dialog).findByRole('button', { name: 'Save and sign' }));
  }

  nightly('is shown to its author, saved and signed in one step, and a proposal on the other side', async () => {
    const { user } = await sealBoth(browsers, story);
    const dialog = await editText(user, 'A red bicycle with a bell.');
    expect((await within(dialog).findByRole('region', { name: 'Differences' })).textContent).toContain('a bell');
    await confirm(user, dialog, 'wrong');
    await within(dialog).findByText(/The password is not right/);
    expect(world.backend.store.state.contracts[0]?.description).toBe('A red bicycle, as seen.');
    await user.clear(within(dialog).getByLabelText('Signing Password'));
    await confirm(user, dialog);
    await expectSigned();
    await findTermsState('Waiting for Berto: you have signed the terms');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(world.backend.store.state.contracts[0]?.description).toBe('A red bicycle with a bell.');

    const berto = await browsers.open(story, story.berto);
    const other = await screen.findByRole('region', { name: 'Ana proposes a change' });
    expect((await within(other).findByRole('region', { name: 'Differences' })).textContent).toContain('a bell');
    expect(screen.queryByRole('alert')).toBeNull();
    await berto.user.click(within(other).getByRole('button', { name: 'Decline' }));
    const declined = await screen.findByRole('dialog', { name: 'Decline the change' });
    expect(within(declined).getByLabelText('Message to Ana')).toHaveProperty(
      'value',
      expect.stringContaining('do not agree'),
    );
    await berto.user.click(within(declined).getByRole('button', { name: 'Cancel' }));
    const accept = await signTerms(berto.user, 'Accept and sign');
    expect(within(accept).getByText('The whole text')).toBeTruthy();
    await expectSigned();
    await findTermsState(/^Signed by both, revision 2, /);
  });
});

describe('a page that is open while the other side changes the terms', () => {
  const ALARM = 'The terms changed after you both signed';

  nightly('shows the change with the next look at the chat, and that it was restored ten seconds later', async () => {
    await sealBoth(browsers, story);
    stopClock();
    await browsers.open(story, story.ana);
    await pass(world, 1_000);
    await findTermsState(/^Signed by both, revision 1, /);
    const [contract] = world.backend.store.state.contracts;
    Object.assign(contract ?? {}, { description: 'A blue bicycle.' });
    await pass(world, 15_000);
    expect(screen.queryByText(ALARM)).toBeNull();
    // Berto signs terms that this device does not have yet.
    const hash = 'ab'.repeat(32);
    const key = Buffer.from(demoKey(story.berto.email).privateKey ?? []);
    const signature = signMessage(`Aval terms ${hash}`, key, true).toString('base64');
    const content = formatSealMessage('Signed.', { revision: 2, hash, signature });
    await api('POST', '/chat/messages', { userId: story.berto.id, contractId: story.contractId, content });
    await pass(world, 11_000);
    expect(screen.getByText(ALARM)).toBeTruthy();
    Object.assign(contract ?? {}, { description: 'A red bicycle, as seen.' });
    await pass(world, 11_000);
    expect(screen.queryByText(ALARM)).toBeNull();
  });
});

describe('Ask to put it back', () => {
  nightly('sends a short message to the other party, and opens no editor', async () => {
    await sealBoth(browsers, story);
    changeGuarantee(world, { amount: 900_000 });
    Object.assign(world.backend.store.state.contracts[0] ?? {}, { description: 'word '.repeat(1_500) });
    const { user } = await browsers.open(story, story.ana);
    await user.click(await screen.findByRole('button', { name: 'Ask to put it back' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ask to put it back' });
    expect(screen.queryByLabelText('Contract Title')).toBeNull();
    await user.click(await within(dialog).findByRole('button', { name: 'Send' }));
    await expectSigned();
    const message = messages().at(-1) ?? '';
    expect(message).toContain('no longer says what we agreed');
  });
});
