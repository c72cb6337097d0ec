import { addressToScript } from '@mocks/chain/addresses';
import { demoAddress } from '@mocks/demo/demo-keys';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { nightly } from '@tests/daily';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { DESTINATION, fundedStory, PASSWORD, replaceText } from './guarantee-support';
import { createBrowsers } from './seal-support';
import { fillOffer, findSignButton, makeOffer, openDispute, openOffer, openTask, signIn } from './settlement-support';
import { settle, testWorld } from './support';

const world = testWorld();
const SECOND = demoAddress('second');

/** Without the marks that isolate foreign texts. */
const textOf = (element: HTMLElement) => element.textContent?.replace(/[\u2066-\u2069]/g, '') ?? '';

/** Ana has offered half of the guarantee; the page that is open is Berto's. */
async function offered() {
  const story = await fundedStory(world);
  const browsers = createBrowsers(world);
  const { user } = await browsers.open(story, story.ana);
  await makeOffer(user, { address: DESTINATION, reason: 'Half of the work was done.' });
  const berto = await browsers.open(story, story.berto);
  return { story, browsers, user: berto.user };
}

describe('a settlement', () => {
  it('is offered, accepted and completed, and says at each step what each side gets', async () => {
    const { story, browsers, user } = await offered();
    const review = await openTask(user, 'Review offer');
    expect(textOf(review)).toContain('You get 0.00049196 BTC: your deposit less 0.00050804. Ana gets 0.00049196 BTC.');
    // The offer and its transaction name both addresses; Berto types his own.
    expect(textOf(review)).toContain(`Bitcoin Address of Ana${DESTINATION}`);
    expect(textOf(review)).not.toContain('Bitcoin Address of Berto');
    expect(textOf(review)).toContain('Ana writes:Half of the work was done.');
    expect(textOf(review)).toContain('Guarantee: Deposit for the roof');
    expect(textOf(review)).toMatch(/Offered by Ana\. Open until /);
    expect(textOf(review)).toContain('You cannot withdraw your signature.');
    await replaceText(user, review, 'Your Bitcoin Address', SECOND);
    await replaceText(user, review, 'Signing Password', PASSWORD);
    await signIn(user, review, 'Accept and sign');
    const dispute = await openDispute(user);
    expect(textOf(dispute)).toMatch(/You accepted it\. Ana can complete it at any time\./);
    // The open signature is listed too, before the form of the dispute.
    expect(await within(dispute).findByText('Payments that you have signed')).toBeTruthy();

    const { user: ana } = await browsers.open(story, story.ana);
    const complete = await openTask(ana, 'Complete the settlement');
    expect(textOf(complete)).toContain('You get 0.00049196 BTC. Berto gets 0.00049196 BTC.');
    expect(textOf(complete)).toContain(`Your Bitcoin Address${DESTINATION}`);
    expect(textOf(complete)).toContain(`Bitcoin Address of Berto${SECOND}`);
    await replaceText(ana, complete, 'Signing Password', PASSWORD);
    await signIn(ana, complete, 'Complete and broadcast');
    await settle(world);
    expect(screen.queryByRole('button', { name: 'Complete the settlement' })).toBeNull();
    await screen.findByText('Executed');
    // The contract's menu has the offers of guarantees that are over, too.
    await ana.click(screen.getByRole('button', { name: 'More' }));
    await ana.click(await screen.findByRole('menuitem', { name: 'Settlements' }));
    const settlements = await screen.findByRole('dialog', { name: 'Settlements' });
    expect(textOf(settlements)).toContain('Settled.');
    expect(within(settlements).getByRole('link', { name: /View transaction/ })).toBeTruthy();
  });

  nightly('can leave a part in the guarantee, which both are told before they sign', async () => {
    const story = await fundedStory(world);
    const browsers = createBrowsers(world);
    const { user } = await browsers.open(story, story.ana);
    const dialog = await openOffer(user);
    await user.click(within(dialog).getByRole('radio', { name: 'A part stays in the guarantee' }));
    await replaceText(user, dialog, 'You get (BTC)', '0.0004');
    const isWrong = (label: string) => within(dialog).getByLabelText(label).getAttribute('aria-invalid') === 'true';
    for (const [wrong, text] of [
      ['0.0007', /^Enter an amount from 0 to 0\.0005\d+ BTC\./],
      ['-1', /^The amount must be greater than 0\./],
    ] as const) {
      await replaceText(user, dialog, 'Berto gets (BTC)', wrong);
      expect(await within(dialog).findByText(text)).toBeTruthy();
      expect([isWrong('You get (BTC)'), isWrong('Berto gets (BTC)')]).toEqual([false, true]);
    }
    await replaceText(user, dialog, 'You get (BTC)', '0.002');
    expect(await within(dialog).findByText(/^Enter an amount from 0 to 0\.0009\d+ BTC\./)).toBeTruthy();
    expect([isWrong('You get (BTC)'), isWrong('Berto gets (BTC)')]).toEqual([true, false]);
    await replaceText(user, dialog, 'You get (BTC)', '0.0004');
    await replaceText(user, dialog, 'Berto gets (BTC)', '0.0003');
    const stays = /You get 0\.00040000 BTC\. .*?0\.00030000 BTC\.?(0\.000\d+) BTC stays in the guarantee\./;
    const [, shown = ''] = stays.exec(textOf(dialog)) ?? [];
    expect(shown).not.toBe('');
    await fillOffer(user, dialog, { address: DESTINATION });
    await signIn(user, dialog, 'Sign and send');

    const berto = await browsers.open(story, story.berto);
    const review = await openTask(berto.user, 'Review offer');
    expect(textOf(review)).toContain(`${shown} BTC stays in the guarantee.`);
    await replaceText(berto.user, review, 'Your Bitcoin Address', SECOND);
    await replaceText(berto.user, review, 'Signing Password', PASSWORD);
    await signIn(berto.user, review, 'Accept and sign');

    const [deposit] = world.backend.store.deposits(story.guaranteeId);
    const again = await browsers.open(story, story.ana);
    const complete = await openTask(again.user, 'Complete the settlement');
    await replaceText(again.user, complete, 'Signing Password', PASSWORD);
    await signIn(again.user, complete, 'Complete and broadcast');
    await settle(world);
    const list = (address: string) =>
      world.backend.chain.listUnspent(addressToScript(address) ?? new Uint8Array()).map(({ value }) => value);
    expect([DESTINATION, SECOND, deposit?.address ?? ''].map(list)).toEqual([
      [40_000],
      [30_000],
      [Math.round(Number(shown) * 100_000_000)],
    ]);
    expect(screen.queryByText('Executed')).toBeNull();
  });

  nightly('is answered with another offer, and declined', async () => {
    const { story, browsers, user } = await offered();
    const review = await openTask(user, 'Review offer');
    await user.click(within(review).getByRole('button', { name: 'Make another offer' }));
    const counter = await screen.findByRole('dialog', { name: 'Make an offer' });
    await within(counter).findByLabelText('Reason');
    await fillOffer(user, counter, { split: 'All to me', address: SECOND, reason: 'Nothing was done.' });
    await signIn(user, counter, 'Sign and send');
    const { user: ana } = await browsers.open(story, story.ana);
    const answer = await openTask(ana, 'Review offer');
    expect(textOf(answer)).toContain('You get 0.00000000 BTC. Berto gets 0.00098392 BTC.');
    // Nobody asks for an address that nothing is paid to.
    expect(within(answer).queryByLabelText('Your Bitcoin Address')).toBeNull();
    await ana.click(within(answer).getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const dispute = await openDispute(ana);
    expect(textOf(dispute)).toMatch(/You declined it\..*Berto answered with an offer\./s);
  });

  nightly('is shown in the chat as a sentence, with words of its sender beside it', async () => {
    await offered();
    expect(await screen.findByText(/offered a settlement\.$/)).toBeTruthy();
    expect(document.body.textContent).not.toContain('aval:offer');
    expect(document.body.textContent).not.toContain('I offer a settlement');
    const [message] = world.backend.store.state.messages;
    Object.assign(message ?? {}, { content: `${message?.content}\nI will not wait.` });
    expect(await screen.findByText(/I will not wait\./)).toBeTruthy();
  });

  nightly('is neither made nor accepted with a deposit address', async () => {
    const { story, browsers, user } = await offered();
    const deposit = world.backend.store.state.transactions.find(({ withdrawal }) => !withdrawal)?.address ?? '';
    const text = /^This is a deposit address of the contract\./;
    const review = await openTask(user, 'Review offer');
    await replaceText(user, review, 'Your Bitcoin Address', deposit);
    await replaceText(user, review, 'Signing Password', PASSWORD);
    expect(await within(review).findByText(text)).toBeTruthy();
    expect(within(review).getByRole<HTMLButtonElement>('button', { name: 'Accept and sign' }).disabled).toBe(true);
    const { user: ana } = await browsers.open(story, story.ana);
    const dialog = await openOffer(ana);
    await fillOffer(ana, dialog, { address: deposit.toUpperCase() });
    expect(await within(dialog).findByText(text)).toBeTruthy();
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Sign and send' }).disabled).toBe(true);
  });

  nightly('that was altered on its way does not count, and says so', async () => {
    const { user } = await offered();
    const [message] = world.backend.store.state.messages;
    Object.assign(message ?? {}, { content: message?.content.replace('aval:offer:1:eyJ', 'aval:offer:1:eyK') });
    expect(await screen.findByText(/looks like a settlement, but cannot be read/)).toBeTruthy();
    // What this device has verified stays known.
    expect(await openTask(user, 'Review offer')).toBeTruthy();
  });
});

describe('Make an offer', () => {
  nightly('stands in one row of *Open Dispute* above the form, and the file of an offer below it', async () => {
    const story = await fundedStory(world);
    const { user } = await createBrowsers(world).open(story, story.ana);
    const dispute = await openDispute(user);
    const offer = within(dispute).getByRole('button', { name: 'Make an offer' });
    expect([...(offer.parentElement?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Remind Berto',
      'Make an offer',
      'Write to the holder of the third key',
    ]);
    const form = within(dispute).getByLabelText('Explanation');
    expect(offer.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(form.compareDocumentPosition(within(dispute).getByText('Settlement'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    const file = new File(['no offer'], 'offer.txt', { type: 'text/plain' });
    await user.upload(within(dispute).getByLabelText('File with an offer or an acceptance'), file);
    expect((await within(dispute).findByRole('alert')).textContent).toMatch(/^This offer cannot be accepted:/);
  });

  nightly('splits the deposits by presets and by amount, and shows the sentence', async () => {
    const story = await fundedStory(world);
    const { user } = await createBrowsers(world).open(story, story.ana);
    const dialog = await openOffer(user);
    const amount = within(dialog).getByLabelText<HTMLInputElement>('You get (BTC)');
    expect(amount.value).toBe('0.00049196');
    await user.click(within(dialog).getByRole('radio', { name: 'All to me' }));
    expect(amount.value).toBe('0.00098392');
    await user.click(within(dialog).getByRole('radio', { name: 'All to Berto' }));
    expect(amount.value).toBe('0.00000000');
    expect(within(dialog).queryByLabelText('Your Bitcoin Address')).toBeNull();
    await replaceText(user, dialog, 'You get (BTC)', '0.0007');
    expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: 'Another amount' }).checked).toBe(true);
    expect(textOf(dialog)).toContain('You get 0.00070000 BTC. Berto gets 0.00028392 BTC.');
    expect(textOf(dialog)).toContain('Network fee: 0.00001608 BTC');
  });

  nightly('says that the explorer does not prove the deposits', async () => {
    const story = await fundedStory(world);
    const { user } = await createBrowsers(world).open(story, story.ana);
    world.server.use(http.get('*/tx/:txid/hex', () => new HttpResponse('unknown', { status: 404 })));
    const dispute = await openDispute(user);
    await user.click(within(dispute).getByRole('button', { name: 'Make an offer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Make an offer' });
    expect(await within(dialog).findByText(/did not prove every deposit/)).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'Sign and send' })).toBeNull();
  });
});

describe('an offer that could not be sent', () => {
  nightly('stays, and is sent again', async () => {
    const story = await fundedStory(world);
    const { user } = await createBrowsers(world).open(story, story.ana);
    const dialog = await openOffer(user);
    await fillOffer(user, dialog, { address: DESTINATION });
    world.server.use(http.post('*/chat/messages', () => new HttpResponse('{"error":"down"}', { status: 500 })));
    const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Sign and send' });
    await waitFor(() => expect(button.disabled).toBe(false));
    await user.click(button);
    // Signed and kept: the form is gone, so that nobody signs it twice.
    await screen.findByText(/Your offer is not in the chat/);
    expect(screen.queryByRole('button', { name: 'Sign and send' })).toBeNull();
    world.server.resetHandlers(...world.backend.handlers);
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('Sent to the chat.')).toBeTruthy();
    expect(world.backend.store.state.messages).toHaveLength(1);
  });
});

describe('a server that is down', () => {
  const DOWN = () => new HttpResponse(null, { status: 503 });
  const UNSIGNED = /^Nothing was signed\. The server had a problem \(error 503\)/;

  /** Presses the button that signs, once the dialog allows it, and takes the calls away before. */
  async function press(user: UserEvent, dialog: HTMLElement, name: string, down: HttpHandler): Promise<void> {
    const button = await findSignButton(user, dialog, name);
    world.server.use(down);
    await user.click(button);
  }

  nightly('before an offer is accepted: says that nothing was signed', async () => {
    const { user } = await offered();
    const review = await openTask(user, 'Review offer');
    await replaceText(user, review, 'Your Bitcoin Address', SECOND);
    await replaceText(user, review, 'Signing Password', PASSWORD);
    await press(user, review, 'Accept and sign', http.all('*/api/*', DOWN));
    expect(await screen.findByText(UNSIGNED)).toBeTruthy();
    expect(world.backend.store.state.messages).toHaveLength(1);
  });

  nightly('after it was accepted: says at once that the acceptance is not in the chat', async () => {
    const { user } = await offered();
    const review = await openTask(user, 'Review offer');
    await replaceText(user, review, 'Your Bitcoin Address', SECOND);
    await replaceText(user, review, 'Signing Password', PASSWORD);
    await press(user, review, 'Accept and sign', http.post('*/chat/messages', DOWN));
    expect(await screen.findByText(/^The server had a problem \(error 503\)/)).toBeTruthy();
    expect(screen.getByText(/your acceptance is not in the chat yet/)).toBeTruthy();
    world.server.resetHandlers(...world.backend.handlers);
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('Sent to the chat.')).toBeTruthy();
    expect(world.backend.store.state.messages).toHaveLength(2);
  });
});
