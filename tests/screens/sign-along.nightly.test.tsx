import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { previewInvitation } from '@tests/unit/store/preview-invitation';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settings } from '@/config/settings';
import { createInvitation } from '@/store/signing/sign-invitation.thunks';
import {
  AMOUNT,
  depositAddress,
  GUARANTEE,
  openDialog,
  PASSWORD,
  pay,
  type Story,
  setStatus,
  signer,
  submitRelease,
} from './guarantee-support';
import { findTermsState } from './seal-support';
import { api, createContract, createGuarantee, testWorld, visit } from './support';

/* docs/seal.md#signing-along */

const world = testWorld();
const LINE = 'Your password also signs the terms of your invitation, which now name Berto.';

const { seals } = settings();

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  settings().seals = seals;
});

/** Ana copies a sealed invitation, Berto joins with the plain link, and Ana pays, unless told otherwise. */
async function inviteAndJoin(description = 'A red bicycle.', isPaid = true): Promise<Story> {
  const [ana, berto] = [await signer(world, 'Ana'), await signer(world, 'Berto')];
  const contractId = await createContract(ana, { description });
  const guaranteeId = await createGuarantee(contractId, ana, GUARANTEE);
  const { store } = visit(`/contracts/${contractId}`, ana);
  await screen.findByRole('article', { name: GUARANTEE });
  const preview = await store.dispatch(previewInvitation(contractId));
  const text = preview.ok ? preview.value.text : '';
  expect(await store.dispatch(createInvitation({ contractId, text, password: PASSWORD }))).toMatchObject({ ok: true });
  cleanup();
  await api('POST', `/contracts/${contractId}/contractor`, { contractorId: berto.id });
  const story = { ana, berto, contractId, guaranteeId };
  if (!isPaid) return story;
  pay(world, await depositAddress({ ...story, berto: ana }), AMOUNT);
  world.backend.chain.mine();
  await setStatus(story, 'active');
  return story;
}

const messages = () => world.backend.store.state.messages.map(({ content }) => content);

describe('the terms of an invitation', () => {
  const LABEL = 'NIF de la parte cliente';
  const TEXT = [
    'Quien publica este contrato interviene como parte prestadora. Quien lo acepta interviene como parte cliente.',
    `Berto, con NIF [por completar: ${LABEL}], interviene como parte cliente. Declara.`,
    'Ana, interviene como parte prestadora. Declara.',
  ].join('\n');

  async function fillIn(story: Story, value: string) {
    const description = TEXT.replace(`[por completar: ${LABEL}]`, value);
    await api('PUT', `/contracts/${story.contractId}`, { title: 'Sale of a bicycle', description });
  }

  it('are signed with the password of the next release, once somebody has joined and nothing else has changed', async () => {
    const story = await inviteAndJoin();
    const { dialog, user } = await openDialog(story, story.ana, 'Release Guarantee', 'Release Guarantee');
    await within(dialog).findByText(LINE);
    await submitRelease(user, dialog, '0.0005');
    await waitFor(() => expect(messages().some((text) => text.includes('aval:seal:1:1:'))).toBe(true));
    await findTermsState('Waiting for Berto: you have signed the terms');
  });

  it('are shown with details that nobody has signed where the dialog blocks', async () => {
    settings().seals = 'required';
    const story = await inviteAndJoin(TEXT);
    await fillIn(story, 'B-00000000');
    const { dialog } = await openDialog(story, story.ana, 'Release Guarantee', 'Release Guarantee');
    const alarm = await within(dialog).findByText(/Neither of you has signed the terms/);
    await waitFor(() => expect(alarm.textContent).toContain(`${LABEL}: B-00000000`));
  });
});
