import { screen, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { HttpResponse, http } from 'msw';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { depositAddress, fundedStory, GUARANTEE, open, pay, pendingStory } from './guarantee-support';
import { collectSavedFiles } from './saved-files';
import { releaseAfterEach } from './slow-support';
import { arriveAt, testWorld, visit } from './support';

/* docs/records.md */

vi.hoisted(() => vi.stubEnv('VITE_FIAT', 'on'));
afterAll(() => vi.unstubAllEnvs());

const world = testWorld();
releaseAfterEach();
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  collectSavedFiles();
});

const countPriceCalls = () => world.requests.filter(({ call }) => call.includes('historical-price')).length;

describe('the statement of a contract', () => {
  it('opens from the menu, and lists the payments found in blocks', async () => {
    const story = await fundedStory(world);
    const { user } = await open(story, story.ana);
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Statement' }));
    await arriveAt(`/contracts/${story.contractId}/statement`);
    expect(await screen.findByRole('heading', { name: /^Statement of ./ })).toBeTruthy();
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(2);
    const heads = within(rows[0] as HTMLElement).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent).slice(2, 5)).toEqual(['In (BTC)', 'Out (BTC)', 'Fee (BTC)']);
    const cells = within(rows[1] as HTMLElement).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent).slice(2, 4)).toEqual(['0.00100000 BTC', '']);
    expect(screen.getByRole('article').textContent).toMatch(/oldest first\. Made on \d/);
    // The fee of a deposit is not the contract's: a note below the table says whose it is.
    expect(screen.getByText('The wallet that sends a deposit pays its network fee.')).toBeTruthy();
    expect(rows[1]?.textContent).toContain(GUARANTEE);
    expect(rows[1]?.textContent).toContain('Berto deposits');
    expect(rows[1]?.textContent).toMatch(/[$€]\d/);
    expect(countPriceCalls()).toBe(1);
    expect(screen.getByText(/For information only/)).toBeTruthy();
  });
});

describe('the receipt of a payment', () => {
  it('is not there, and nothing is printed, until the payments could be read', async () => {
    const story = await pendingStory(world);
    const { contractId, ana } = story;
    const txid = pay(world, await depositAddress(story), 100_000);
    world.backend.chain.mine();
    world.server.use(http.get(`*/contracts/${contractId}`, () => HttpResponse.error(), { once: true }));
    const { user } = visit(`/contracts/${contractId}/statement?receipt=deposit:${txid}:0`, ana);
    const banner = (await screen.findByText(/This statement is incomplete/)).closest('[role]') as HTMLElement;
    expect(screen.getByRole('heading', { name: 'Receipt' })).toBeTruthy();
    expect(screen.queryByText(/No payments yet/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
    await user.click(within(banner).getByRole('button', { name: 'Read again' }));
    expect(await screen.findByRole('button', { name: 'Print' })).toBeTruthy();
    expect(screen.getByRole('article').textContent).toContain(GUARANTEE);
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
  });
});
