import { screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { pendingStory } from './guarantee-support';
import { changeGuarantee, createBrowsers, expectSigned, signTerms } from './seal-support';
import { calls, createContract, person, settle, testWorld, visit } from './support';

const world = testWorld();
const BLANK = 'A red bicycle, delivered in [X] days.';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** What is selected in the field that has the focus. */
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
    expect(screen.queryByText('One point to look at')).toBeNull();
  });

  it('leads to each of them in the edit form', async () => {
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: /Not filled in yet: .*in \[X\]/ }));
    await waitFor(() => expect(selected()).toBe('[X]'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('5');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Publish Contract' }));
    await screen.findByText('Waiting for Counterparty');
  });
});

it('a new contract shows its open points, and asks before it is published but not before it is saved', async () => {
  const { user } = visit('/contracts/new', person(world, 'Ana'));
  await user.type(await screen.findByLabelText('Contract Title'), 'Sale');
  await user.click(await screen.findByLabelText('Description'));
  await user.paste('Special terms:\n- Price:\n- Date: tomorrow');
  expect(screen.getByText('One point to look at')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Create Contract' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: /Price:/ }));
  expect(selected()).toBe('- Price:');
  expect(world.backend.store.state.contracts).toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: 'Save as Draft' }));
  await waitFor(() => expect(world.backend.store.state.contracts).toHaveLength(1));
});

it('the invited person sees the open points, as text', async () => {
  const ana = person(world, 'Ana');
  const description = `${BLANK} [\u202ETo be completed: <b>name</b>]`;
  visit(`/contracts/${await createContract(ana, { description })}/join`, person(world, 'Berto'));
  const details = (await screen.findByText('3 points to look at')).closest('details') as HTMLElement;
  expect(within(details).getByText('No guarantee backs this contract.')).toBeTruthy();
  expect(within(details).queryByRole('button')).toBeNull();
  expect(details.querySelector('b')).toBeNull();
});

it('signing the terms asks, and leads to the guarantee', async () => {
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
  await screen.findByText('Waiting for Berto: you have signed the terms');
  await settle(world);
});
