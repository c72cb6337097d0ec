import { addressToScript } from '@mocks/chain/addresses';
import { act, screen, waitFor, within } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { sats } from '@tests/unit/domain/make';
import { expect, it, vi } from 'vitest';
import type { Award } from '@/domain/settlement/award';
import { makeDecision, openDecision } from './award-support';
import { AMOUNT, DESTINATION, ELSEWHERE, fundedStory, PASSWORD, replaceText } from './guarantee-support';
import { createBrowsers, sealBoth } from './seal-support';
import { findSignButton, makeOffer, openDispute, openTask, signIn } from './settlement-support';
import { settle, testWorld } from './support';

const world = testWorld();
/** Without the marks that isolate foreign texts. */
const textOf = (element: HTMLElement) => element.textContent?.replace(/[\u2066-\u2069]/g, '') ?? '';
const findDialog = () => screen.findByRole('dialog', { name: 'Open a decision' });

it('says what the decision pays and why, and carries it out with one password', async () => {
  const story = await fundedStory(world);
  const browsers = createBrowsers(world);
  const { user } = await browsers.open(story, story.ana);
  const file = makeDecision(world, story);
  await openDecision(user, file);
  await screen.findByText('Final decision 1, signed with the third key.');
  const dialog = await findDialog();
  const text = textOf(dialog);
  expect(text).toContain('You get 0.00088000 BTC. Berto gets 0.00000000 BTC.');
  expect(text).toContain('The holder of the third key gets 0.00010000 BTC.');
  expect(text).toContain('Network fee: 0.00002000 BTC');
  expect(text).toContain('Guarantee: Deposit for the roof');
  expect(text).toContain('The roof leaks.\nThe photographs show it.');
  expect(text).toContain('Each party bears its own.');
  expect(text).toContain('Madrid, 20 Nov 2026');
  expect(text).toContain(DESTINATION.slice(-6));
  expect(dialog.querySelectorAll('[data-print] input')).toHaveLength(0);
  expect(textOf(dialog.querySelector<HTMLElement>('[data-print]') as HTMLElement)).toContain('The roof leaks.');
  const print = vi.spyOn(window, 'print').mockReturnValue();
  await user.click(within(dialog).getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  await replaceText(user, dialog, 'Signing Password', PASSWORD);
  await signIn(user, dialog, 'Complete and broadcast');
  await settle(world);
  await screen.findByText('Executed');
  // Opened again, it says that it is done.
  await openDecision(user, file);
  expect(await screen.findByText(/^Carried out\./)).toBeTruthy();
  expect(screen.queryByLabelText('Signing Password')).toBeNull();
});

nightly('says to the other party what they lose, and shows what they have signed besides', async () => {
  const story = await fundedStory(world);
  const browsers = createBrowsers(world);
  const { user: ana } = await browsers.open(story, story.ana);
  await makeOffer(ana, { address: DESTINATION });
  const { user } = await browsers.open(story, story.berto);
  const review = await openTask(user, 'Review offer');
  await replaceText(user, review, 'Your Bitcoin Address', ELSEWHERE);
  await replaceText(user, review, 'Signing Password', PASSWORD);
  await signIn(user, review, 'Accept and sign');
  await openDecision(user, makeDecision(world, story, { isFinal: false, number: 3 }));
  await screen.findByText('Interim decision 3, signed with the third key. The final one is still to come.');
  const dialog = await findDialog();
  expect(textOf(dialog)).toContain('You get 0.00000000 BTC: your deposit less 0.00100000. Ana gets 0.00088000 BTC.');
  expect(await within(dialog).findByText(/^You have signed these payments too\./)).toBeTruthy();
});

nightly('says of a hold that nobody is paid', async () => {
  const story = await fundedStory(world);
  const { user } = await createBrowsers(world).open(story, story.berto);
  const deposit = world.backend.store.state.transactions.find(({ withdrawal }) => !withdrawal)?.address ?? '';
  const outputs: Award['outputs'] = [{ to: 'guarantee', address: deposit, value: sats(AMOUNT - 2_000) }];
  await openDecision(user, makeDecision(world, story, { isFinal: false, outputs }));
  await screen.findByText('Nobody is paid.');
  const text = textOf(await findDialog());
  expect(text).toContain('0.00098000 BTC stays in the guarantee.');
  expect(text).not.toContain('You get');
});

nightly.each([
  ['another arbitrator', {}, { contractOrder: 5 }, /not signed with the third key of this contract/],
  ['another contract', { contract: 'other' }, {}, /about another contract or guarantee/],
  ['several guarantees', { guarantees: ['1', '2'] }, {}, /one decision on each of them/],
  ['a swapped signature', {}, { orderOf: () => 77 }, /not signed with the third key of this contract/],
  ['another sequence', {}, { sequence: 1 }, /transaction is not what its text says/],
])('refuses a decision with %s by name', async (_what, change, desk, text) => {
  const story = await fundedStory(world);
  const { user } = await createBrowsers(world).open(story, story.ana);
  const dialog = await openDecision(user, makeDecision(world, story, change, desk));
  expect(await within(dialog).findByText(text)).toBeTruthy();
  expect(within(dialog).getByText(/^This decision cannot be carried out: /)).toBeTruthy();
  expect(within(dialog).queryByLabelText('Signing Password')).toBeNull();
});

nightly('shows a decision whose coins are not there, and takes no password for it', async () => {
  const story = await fundedStory(world);
  const { user } = await createBrowsers(world).open(story, story.ana);
  const file = makeDecision(world, story, {
    coins: [{ order: 0, txid: 'ab'.repeat(32), value: 100_000 as never, vout: 0 }],
  });
  await openDecision(user, file);
  expect(await screen.findByText(/its bitcoin has moved/)).toBeTruthy();
  const dialog = await findDialog();
  expect(textOf(dialog)).toContain('The roof leaks.');
  expect(within(dialog).queryByRole('button', { name: 'Complete and broadcast' })).toBeNull();
});

nightly('refuses a file that is no decision, and one that is far too large', async () => {
  const story = await fundedStory(world);
  const { user } = await createBrowsers(world).open(story, story.ana);
  const dialog = await openDecision(user, new File(['{}'], 'x.json', { type: 'application/json' }));
  expect(await within(dialog).findByText(/the file is not a decision/)).toBeTruthy();
  const huge = new File(['x'.repeat(3_000_000)], 'y.json', { type: 'application/json' });
  await user.upload(within(dialog).getByLabelText('Decision file'), huge);
  expect(await within(dialog).findByText(/the file is not a decision/)).toBeTruthy();
});

nightly('keeps everything after a wrong password', async () => {
  const story = await fundedStory(world);
  const { user } = await createBrowsers(world).open(story, story.ana);
  await openDecision(user, makeDecision(world, story));
  const field = await screen.findByLabelText('Signing Password');
  const dialog = await findDialog();
  await replaceText(user, dialog, 'Signing Password', 'not this one');
  await user.click(await findSignButton(user, dialog, 'Complete and broadcast'));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
});

nightly('shows what was signed as it was signed, and what it rests on', async () => {
  const story = await fundedStory(world);
  const { user } = await createBrowsers(world).open(story, story.ana);
  const [terms, evidence] = ['11'.repeat(32), '22'.repeat(32)];
  const reasons = 'The roof leaks.\n\n\n\nIt is \u202eright\u202c.';
  await openDecision(user, makeDecision(world, story, { terms, evidence: [evidence], reasons, place: 'Ma\u200bdrid' }));
  await screen.findByText('Final decision 1, signed with the third key.');
  const text = textOf(await findDialog());
  expect(text).toContain('The roof leaks.\n\n\n\nIt is ⟨U+202E⟩right⟨U+202C⟩.');
  expect(text).toContain('Ma⟨U+200B⟩drid, 20 Nov 2026');
  for (const fingerprint of [terms, evidence]) expect(text).toContain(fingerprint);
});

nightly('shows both of two equal payments', async () => {
  const story = await fundedStory(world);
  const { user } = await createBrowsers(world).open(story, story.ana);
  const errors = vi.spyOn(console, 'error');
  const half = { to: 'owner', address: DESTINATION, value: sats(49_000) } as const;
  await openDecision(user, makeDecision(world, story, { outputs: [half, half] }));
  await screen.findByText('Final decision 1, signed with the third key.');
  expect(within(await findDialog()).getAllByText('0.00049000 BTC')).toHaveLength(2);
  expect(errors.mock.calls.flat().join(' ')).not.toMatch(/same key/);
});

nightly('prints the decision alone, with what is folded on the screen', async () => {
  const story = await fundedStory(world);
  const { user } = await createBrowsers(world).open(story, story.ana);
  await openDecision(user, makeDecision(world, story, { evidence: ['22'.repeat(32)] }));
  await screen.findByText('Final decision 1, signed with the third key.');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const printed = [...document.querySelectorAll<HTMLElement>('[data-print]')];
  expect(printed).toHaveLength(1);
  // A folded part would stay folded on paper.
  expect(printed[0]?.querySelector('details')).toBeNull();
  const paper = textOf(printed[0] as HTMLElement);
  expect(paper).toContain('22'.repeat(32));
  // Others read it too.
  expect(paper).toContain('To Ana');
  expect(paper).toContain('Sale of a bicycle');
  expect(paper).toContain('Network fee');
  expect(paper).not.toMatch(/\b[Yy]ou\b/);
  act(() => void window.dispatchEvent(new Event('afterprint')));
});

nightly('opens a decision again without its file, until it is carried out', async () => {
  const story = await fundedStory(world);
  const { user } = await createBrowsers(world).open(story, story.ana);
  await openDecision(user, makeDecision(world, story));
  await screen.findByText('Final decision 1, signed with the third key.');
  await user.click(within(await findDialog()).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('A decision has been sent')).toBeTruthy();
  const dispute = await openDispute(user);
  expect(textOf(dispute)).toContain('Final decision 1, signed with the third key.You get 0.00088000 BTC.');
  await user.click(within(dispute).getByRole('button', { name: 'Review decision' }));
  await screen.findByText('The roof leaks.', { exact: false });
  await user.click(within(await findDialog()).getByRole('button', { name: 'Cancel' }));
  const dialog = await openTask(user, 'Review decision').catch(() => findDialog());
  await replaceText(user, dialog, 'Signing Password', PASSWORD);
  await signIn(user, dialog, 'Complete and broadcast');
  await settle(world);
  await screen.findByText('Executed');
  expect(screen.queryByText('A decision has been sent')).toBeNull();
});

nightly('does not urge the party that gets nothing, and names a later decision before the password', async () => {
  const story = await fundedStory(world);
  const { user } = await createBrowsers(world).open(story, story.berto);
  const later: Partial<Award> = { number: 2, outputs: [{ to: 'owner', address: DESTINATION, value: sats(98_000) }] };
  await openDecision(user, makeDecision(world, story, later));
  await screen.findByText('Final decision 2, signed with the third key.');
  await user.click(within(await findDialog()).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText('A decision has been sent')).toBeNull();
  await openDecision(user, makeDecision(world, story));
  expect(await screen.findByText(/There is a later decision about the same bitcoin, number 2\./)).toBeTruthy();
  const text = textOf(await findDialog());
  expect(text).toContain('There is a decision about the same guarantee:Final decision 2, signed with the third key.');
});

nightly('calls it the deposit of the party that both have signed, not of the one that the server names', async () => {
  const story = await fundedStory(world);
  const browsers = createBrowsers(world);
  await sealBoth(browsers, story);
  Object.assign(world.backend.store.guarantee(story.guaranteeId) ?? {}, { contractor_id: story.ana.id });
  for (const [who, text] of [
    ['ana', 'You get 0.00088000 BTC. Berto gets'],
    ['berto', 'You get 0.00000000 BTC: your deposit less 0.00100000.'],
  ] as const) {
    const { user } = await browsers.open(story, story[who]);
    await openDecision(user, makeDecision(world, story));
    await screen.findByText('Final decision 1, signed with the third key.');
    const dialog = await findDialog();
    await waitFor(() => expect(textOf(dialog)).toContain(text));
  }
});

nightly('says how much of the guarantee it leaves as it is', async () => {
  const story = await fundedStory(world);
  const { user } = await createBrowsers(world).open(story, story.ana);
  const file = makeDecision(world, story);
  const deposit = world.backend.store.state.transactions.find(({ withdrawal }) => !withdrawal)?.address ?? '';
  world.backend.chain.send(addressToScript(deposit) ?? new Uint8Array(), 60_000);
  world.backend.chain.mine();
  await openDecision(user, file);
  expect(await screen.findByText('0.00060000 BTC of the guarantee is left as it is.')).toBeTruthy();
});
