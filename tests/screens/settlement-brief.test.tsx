import { demoAddress } from '@mocks/demo/demo-keys';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DESTINATION, fundedStory, PASSWORD, replaceText } from './guarantee-support';
import { createBrowsers } from './seal-support';
import { makeOffer, openDispute, openTask, signIn } from './settlement-support';
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
});
