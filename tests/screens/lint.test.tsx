import { createHash } from 'node:crypto';
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { nightly } from '@tests/daily';
import { makeContract } from '@tests/unit/domain/make';
import { IDBFactory } from 'fake-indexeddb';
import { delay, HttpResponse, http } from 'msw';
import { useMemo } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it } from 'vitest';
import { useFindings } from '@/features/lint/use-findings';
import { createAppStore } from '@/store/boot/store';
import { pendingStory } from './guarantee-support';
import { changeGuarantee, createBrowsers, expectSigned, findTermsState, signTerms } from './seal-support';
import { calls, createContract, person, settle, testWorld, visit } from './support';

const world = testWorld();
const BLANK = 'A red bicycle, delivered in [X] days.';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** The selected text of the focused field. */
function selected(): string {
  const { value, selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement;
  return value.slice(selectionStart, selectionEnd);
}

describe('a draft with open points', () => {
  async function open() {
    const ana = person(world, 'Ana');
    const id = await createContract(ana, { status: 'draft', description: BLANK });
    const { user } = visit(`/contracts/${id}`, ana);
    await user.click(await screen.findByRole('button', { name: 'Publish Contract' }));
    return { user, dialog: within(screen.getByRole('dialog', { name: 'Publish with open points?' })) };
  }

  it('is published if the owner insists', async () => {
    const { user, dialog } = await open();
    expect(document.activeElement?.textContent).toBe('Go back');
    expect(calls(world, 'PUT /contracts/1')).toBe(0);
    await user.click(await dialog.findByRole('button', { name: 'Publish anyway' }));
    await screen.findByText('Waiting for Counterparty');
  });

  nightly('leads to each of them in the edit form', async () => {
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: /Not filled in yet: .*in \[X\]/ }));
    await waitFor(() => expect(selected()).toBe('[X]'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('5');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: /^Edit/ });
    await user.click(await screen.findByRole('button', { name: 'Publish Contract' }));
    await screen.findByText('Waiting for Counterparty');
  });
});

describe('a draft that names its third key', () => {
  const XPUB = 'tpub-of-the-arbitrator';
  const FINGERPRINT = createHash('sha256').update(XPUB).digest('hex');

  async function publish(fingerprint: string) {
    world.server.use(http.get('*/api/arbitrators/:id', () => HttpResponse.json({ public_key: XPUB })));
    const ana = person(world, 'Ana');
    const description = `Elena holds the third key, with the SHA-256 fingerprint ${fingerprint}.`;
    const { user } = visit(`/contracts/${await createContract(ana, { status: 'draft', description })}`, ana);
    await screen.findByRole('button', { name: 'Publish Contract' });
    await settle(world);
    await user.click(screen.getByRole('button', { name: 'Publish Contract' }));
  }

  nightly('is published if it is that of the contract', async () => {
    await publish(FINGERPRINT);
    await screen.findByText('Waiting for Counterparty');
  });

  nightly('asks if it is another', async () => {
    await publish('0'.repeat(64));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish with open points?' }));
    dialog.getByRole('button', {
      name: /The third key in the text is not the one of this contract: SHA-256 fingerprint 0{40}/,
    });
  });
});

nightly('compares the third key of the text with that of the present arbitrator only', async () => {
  // The second one does not answer.
  world.server.use(
    http.get('*/api/arbitrators/1', () => HttpResponse.json({ public_key: 'tpub-of-the-first' })),
    http.get('*/api/arbitrators/2', () => delay('infinite')),
  );
  const contract = makeContract({ arbitrator: '1', description: `The SHA-256 fingerprint ${'0'.repeat(64)}.` });
  const store = createAppStore();
  const { result, rerender } = renderHook(
    ({ arbitrator }) =>
      useFindings(
        useMemo(() => ({ ...contract, arbitrator }), [arbitrator]),
        'publish',
      ).map(({ kind }) => kind),
    {
      initialProps: { arbitrator: '1' },
      wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
    },
  );
  await waitFor(() => expect(result.current).toContain('arbitrator-differs'));
  rerender({ arbitrator: '2' });
  expect(result.current).not.toContain('arbitrator-differs');
});

describe('unsaved changes to the text', () => {
  const UNSAVED = 'You have unsaved changes to the text.';

  async function type(user: UserEvent) {
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.type(await screen.findByLabelText('Description'), ' With lights.');
  }

  nightly('require a confirmation before a contract is published without them', async () => {
    const ana = person(world, 'Ana');
    const id = await createContract(ana, { status: 'draft' });
    const { user } = visit(`/contracts/${id}`, ana);
    await type(user);
    const publish = await screen.findByRole('button', { name: 'Publish Contract' });
    await user.click(publish);
    const dialog = await screen.findByRole('dialog', { name: 'Publish with open points?' });
    expect(dialog.textContent).toContain('Your unsaved changes stay on this device and are not included.');
    await user.click(await within(dialog).findByRole('button', { name: UNSAVED }));
    expect(document.activeElement).toBe(screen.getByLabelText('Contract Title'));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toMatch(/ With lights\.$/);
    expect(calls(world, `PUT /contracts/${id}`)).toBe(0);
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Edit' });
    await user.click(publish);
    await screen.findByText('Waiting for Counterparty');
    expect(world.backend.store.contract(String(id))?.description).toMatch(/ With lights\.$/);
  });

  nightly('require a confirmation before the terms are signed without them', async () => {
    const browsers = createBrowsers(world);
    const story = await pendingStory(world);
    const { user } = await browsers.open(story, story.ana);
    await type(user);
    // Not while the form is open, which keeps what was typed.
    expect(screen.queryByRole('menuitem', { name: 'Sign the terms' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await signTerms(user);
    const question = await screen.findByRole('dialog', { name: 'Sign with open points?' });
    expect(within(question).getByText(UNSAVED)).toBeTruthy();
    await user.click(await within(question).findByRole('button', { name: 'Sign anyway' }));
    await expectSigned();
  });
});

nightly(
  'a new contract lists its open points once: when it is published, not while it is written or saved',
  async () => {
    const { user } = visit('/contracts/new', person(world, 'Ana'));
    await user.type(await screen.findByLabelText('Contract Title'), 'Sale');
    await user.click(await screen.findByLabelText('Description'));
    await user.paste('Special terms:\n- Price:\n- Date: tomorrow');
    expect(screen.queryByText('One point to look at')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Create Contract' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: /Price:/ }));
    expect(selected()).toBe('- Price:');
    expect(world.backend.store.state.contracts).toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Save as Draft' }));
    await waitFor(() => expect(world.backend.store.state.contracts).toHaveLength(1));
  },
);

nightly('the invited person is not asked about the open points again, and sees them as text', async () => {
  const ana = person(world, 'Ana');
  const description = `${BLANK} [\u202ETo be completed: <b>name</b>]`;
  visit(`/contracts/${await createContract(ana, { description })}/join`, person(world, 'Berto'));
  const text = await screen.findByText('[To be completed: <b>name</b>]');
  expect(text.querySelector('b')).toBeNull();
  expect(screen.queryByText(/Not filled in yet|No guarantee backs/)).toBeNull();
});

nightly('signing the terms asks about the open points, and leads to the guarantee', async () => {
  const browsers = createBrowsers(world);
  const story = await pendingStory(world);
  changeGuarantee(world, { valid_until: '2020-01-31' });
  const { user } = await browsers.open(story, story.ana);
  await signTerms(user);
  const question = await screen.findByRole('dialog', { name: 'Sign with open points?' });
  await user.click(await within(question).findByRole('button', { name: /has passed: .*Deposit for the roof/ }));
  await expectSigned();
  await waitFor(() => expect(document.activeElement?.tagName).toBe('ARTICLE'));
  expect(world.backend.store.state.messages).toEqual([]);
  await signTerms(user);
  await user.click(await screen.findByRole('button', { name: 'Sign anyway' }));
  await findTermsState('Waiting for Berto: you have signed the terms');
  await settle(world);
});

const DETAIL = 'NIF de la parte cliente';

nightly.each([
  [
    'a detail of the party that joined',
    [
      'Quien publica este contrato interviene como parte prestadora. Quien lo acepta interviene como parte cliente.',
      `Berto, con NIF [por completar: ${DETAIL}], interviene como parte cliente. Declara.`,
      'Ana, interviene como parte prestadora. Declara.',
    ].join('\n'),
    new RegExp(`Not filled in yet: .*${DETAIL}`),
  ],
  ['a blank of the author', BLANK, /Not filled in yet: .*in \[X\]/],
])('signing the terms of a joined contract asks about %s that nobody filled in', async (_name, description, name) => {
  const story = await pendingStory(world);
  Object.assign(world.backend.store.contract(String(story.contractId)) ?? {}, { description });
  const { user } = await createBrowsers(world).open(story, story.ana);
  await signTerms(user);
  const question = await screen.findByRole('dialog', { name: 'Sign with open points?' });
  await within(question).findByRole('button', { name });
  expect(world.backend.store.state.messages).toEqual([]);
});
