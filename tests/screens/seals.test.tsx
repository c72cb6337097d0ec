import { demoKey } from '@mocks/demo/demo-keys';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { nightly } from '@tests/daily';
import { sign as signMessage } from 'bitcoinjs-message';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formatSealMessage } from '@/domain/seals/seal-chat-line';
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

/* docs/seal.md#states-one-table-in-domain */

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
    const link = await within(await openTerms(berto.user)).findByRole('link', { name: 'Certificate' });
    expect(link.getAttribute('href')).toBe(`/contracts/${story.contractId}/certificate`);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  nightly(
    'is an alarm once the amount has changed, with the difference, until both have signed the new terms',
    async () => {
      await sealBoth(browsers, story);
      changeGuarantee(world, { amount: 900_000, conditions: 'As agreed, but later.' });
      await returnToTab(world);
      const alarm = await screen.findByRole('region', { name: 'The terms changed after you both signed' });
      expect(within(alarm).getByRole('alert').textContent).toContain('revision 1');
      const differences = await within(alarm).findByRole('region', { name: 'Differences' });
      expect(differences.querySelector('del')?.textContent).toBe('0.00100000 BTC');
      expect(differences.querySelector('ins')?.textContent).toBe('0.00900000 BTC');
      expect([...differences.querySelectorAll('ins')].at(-1)?.textContent).toBe('added: , but later');
      expect(screen.queryByText(/^Signed by both/)).toBeNull();

      const ana = await browsers.open(story, story.ana);
      await signTerms(ana.user, 'Sign the new terms');
      await expectSigned();
      // What she has signed is her proposal now, no matter who changed it.
      await screen.findByRole('region', { name: 'You propose a change' });
      expect(screen.queryByRole('button', { name: 'Sign the new terms' })).toBeNull();
      const berto = await browsers.open(story, story.berto);
      await screen.findByRole('region', { name: 'Ana proposes a change' });
      expect(screen.queryByRole('alert')).toBeNull();
      await signTerms(berto.user, 'Accept and sign');
      await expectSigned();
      await findTermsState(/^Signed by both, revision 2, /);
    },
  );
});

describe('signing the terms', () => {
  nightly('shows the whole text, sends no password, and reports a wrong one at its field', async () => {
    const { user } = await browsers.open(story, story.ana);
    const dialog = await signTerms(user, 'Sign the terms', 'wrong');
    await within(dialog).findByText(/The password is not right/);
    expect(document.activeElement).toBe(within(dialog).getByLabelText('Signing Password'));
    const text = within(dialog).getByRole('region', { name: 'The terms' }).textContent;
    for (const part of ['A red bicycle, as seen.', 'Deposit for the roof', 'By inspection.', 'Ana', 'Berto', 'tpub'])
      expect(text).toContain(part);
    await user.type(within(dialog).getByLabelText('Signing Password'), 'x');
    await user.keyboard('{Escape}');
    expect(within(dialog).getByText('Discard what you typed?')).toBeTruthy();
    expect(messages()).toEqual([]);
    expect(JSON.stringify([localStorage, world.requests])).not.toContain(PASSWORD);
  });

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

  nightly('keeps a signature that could not be sent, and sends it again', async () => {
    const { user } = await browsers.open(story, story.ana);
    world.server.use(
      http.post('http://backend.test/api/chat/messages', () => HttpResponse.json({}, { status: 503 }), { once: true }),
    );
    await signTerms(user);
    await screen.findByText(/^You have signed, and the signature is kept on this device/);
    await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Send again' }));
    await expectSigned();
    expect(messages()).toHaveLength(1);
    await findTermsState('Waiting for Berto: you have signed the terms');
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

describe('a browser that keeps no signatures', () => {
  nightly('is reported, with what to do', async () => {
    const { user } = await browsers.open(story, story.ana);
    const begin = IDBDatabase.prototype.transaction;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, names, ...options) {
      if (names === 'seals') throw new DOMException('No storage', 'InvalidStateError');
      return begin.call(this, names, ...options);
    });
    await signTerms(user);
    await expectSigned();
    await screen.findByText(/^This browser doesn't keep signatures once the page is closed/);
    expect(screen.getByText(/^Waiting for Berto/)).toBeTruthy();
  });
});

describe('a change of signed terms by one of the parties', () => {
  /** Ana edits the text. */
  async function editText(user: UserEvent, text: string) {
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const field = await screen.findByLabelText('Description');
    expect(await screen.findByText(/^Both of you have signed these terms: your change is a proposal/)).toBeTruthy();
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
    const own = await screen.findByRole('region', { name: 'You propose a change' });
    expect(own.textContent).toContain('Waiting for Berto');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(world.backend.store.state.contracts[0]?.description).toBe('A red bicycle with a bell.');

    const berto = await browsers.open(story, story.berto);
    const other = await screen.findByRole('region', { name: 'Ana proposes a change' });
    expect((await within(other).findByRole('region', { name: 'Differences' })).textContent).toContain('a bell');
    expect(screen.queryByRole('alert')).toBeNull();
    const accept = await signTerms(berto.user, 'Accept and sign');
    expect(within(accept).getByText('The whole text')).toBeTruthy();
    await expectSigned();
    await findTermsState(/^Signed by both, revision 2, /);
  });

  nightly('can be a guarantee that one of them adds', async () => {
    await sealBoth(browsers, story);
    const berto = await browsers.open(story, story.berto);
    await berto.user.click(await screen.findByRole('button', { name: 'Add Guarantee' }));
    const form = await screen.findByRole('dialog', { name: 'Add Guarantee' });
    for (const [label, text] of [
      ['Description', 'A bell'],
      ['Amount (BTC)', '0.001'],
      ['Valid Until', '2027-03-01'],
      ['Conditions', 'It rings.'],
      ['Verification Process', 'By ear.'],
    ] as const) {
      await berto.user.click(within(form).getByLabelText(label));
      await berto.user.paste(text);
    }
    await berto.user.click(within(form).getByRole('button', { name: 'Add Guarantee' }));
    const dialog = await screen.findByRole('dialog', { name: 'Propose a change' });
    expect((await within(dialog).findByRole('region', { name: 'Differences' })).textContent).toContain('A bell');
    await berto.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    const again = await screen.findByRole('dialog', { name: 'Add Guarantee' });
    expect(within(again).getByLabelText<HTMLTextAreaElement>('Description').value).toBe('A bell');
    await berto.user.click(within(again).getByRole('button', { name: 'Add Guarantee' }));
    await confirm(berto.user, await screen.findByRole('dialog', { name: 'Propose a change' }));
    await screen.findByRole('region', { name: 'You propose a change' });
    await screen.findByRole('article', { name: 'A bell' });
    expect(screen.queryByRole('alert')).toBeNull();
    await browsers.open(story, story.ana);
    await screen.findByRole('region', { name: 'Berto proposes a change' });
  });

  nightly('is taken back with one press, without a signature', async () => {
    const { user } = await sealBoth(browsers, story);
    await confirm(user, await editText(user, 'A blue bicycle.'));
    await user.click(await screen.findByRole('button', { name: 'Take it back' }));
    await findTermsState(/^Signed by both, revision 1, /);
    expect(world.backend.store.state.contracts[0]?.description).toBe('A red bicycle, as seen.');
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

describe('Ask to restore', () => {
  nightly('sends a short message to the other party, and opens no editor', async () => {
    await sealBoth(browsers, story);
    changeGuarantee(world, { amount: 900_000 });
    Object.assign(world.backend.store.state.contracts[0] ?? {}, { description: 'word '.repeat(1_500) });
    const { user } = await browsers.open(story, story.ana);
    await user.click(await screen.findByRole('button', { name: 'Ask to restore' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ask to restore' });
    expect(screen.queryByLabelText('Contract Title')).toBeNull();
    expect(within(dialog).queryByRole('button', { name: 'Put it back myself' })).toBeNull();
    await user.click(await within(dialog).findByRole('button', { name: 'Send' }));
    await expectSigned();
    const message = messages().at(-1) ?? '';
    expect(message).toContain('no longer says what we both signed (revision 1)');
    expect(message).toContain('- The text of the contract');
    expect(message).toContain('- Amount of: Deposit for the roof');
    expect(message.length).toBeLessThan(400);
  });

  nightly('puts a changed text back itself, if nothing else has changed', async () => {
    await sealBoth(browsers, story);
    Object.assign(world.backend.store.state.contracts[0] ?? {}, { description: 'A blue bicycle, as seen.' });
    const { user } = await browsers.open(story, story.ana);
    await user.click(await screen.findByRole('button', { name: 'Ask to restore' }));
    await user.click(await screen.findByRole('button', { name: 'Put it back myself' }));
    await findTermsState(/^Signed by both, revision 1, /);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('signatures in the chat', () => {
  nightly('show what was signed, and cannot be deleted', async () => {
    const { user } = await browsers.open(story, story.ana);
    await signTerms(user);
    await expectSigned();
    const log = await screen.findByRole('log');
    expect(log.textContent).toContain('You signed the terms, revision 1');
    expect(log.textContent).not.toContain('aval:seal');
    await user.click(await within(log).findByRole('button', { name: 'Read the terms' }));
    const reader = await screen.findByRole('dialog', { name: 'Signed terms, revision 1' });
    expect(reader.textContent).toContain('A red bicycle, as seen.');
    await user.click(await within(reader).findByRole('button', { name: 'Close' }));
    expect(within(log).queryByRole('button', { name: 'Delete message' })).toBeNull();
  });
});
