import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pendingStory, type Story } from './guarantee-support';
import { changeGuarantee, createBrowsers, expectSigned, findTermsState, sealBoth, signTerms } from './seal-support';
import { releaseAfterEach } from './slow-support';
import { returnToTab, testWorld } from './support';

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
    await screen.findByText(/are not signed by both yet/);
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
    await berto.user.click(await screen.findByRole('button', { name: 'More' }));
    const link = screen.getByRole('menuitem', { name: 'Certificate' });
    expect(link.getAttribute('href')).toBe(`/contracts/${story.contractId}/certificate`);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is an alarm once the amount has changed, with the difference, until both have signed the new terms', async () => {
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
  });
});
