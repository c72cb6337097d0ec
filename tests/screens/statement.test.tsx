import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { nightly } from '@tests/daily';
import { parse } from 'csv-parse/sync';
import { IDBFactory } from 'fake-indexeddb';
import ICAL from 'ical.js';
import { HttpResponse, http } from 'msw';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { depositAddress, fundedStory, GUARANTEE, open, pay, pendingStory, type Story } from './guarantee-support';
import { collectSavedFiles, type SavedFile } from './saved-files';
import { hold, releaseAfterEach } from './slow-support';
import { arriveAt, createContract, findHeading, testWorld, visit } from './support';

/* docs/records.md */

vi.unmock('@/features/money/fiat-provider');
afterAll(() => vi.unstubAllEnvs());

const world = testWorld();
releaseAfterEach();
let saved: SavedFile[] = [];

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  saved = collectSavedFiles();
});

async function download(user: UserEvent, entry: string): Promise<{ name: string; text: string }> {
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const [file] = saved.splice(0);
  return { name: file?.name ?? '', text: (await file?.blob.text()) ?? '' };
}

const countPriceCalls = () => world.requests.filter(({ call }) => call.includes('historical-price')).length;
const showStatement = ({ contractId, ana }: Story) => visit(`/contracts/${contractId}/statement`, ana);

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
    expect(screen.getByRole('article').textContent).toMatch(/oldest first\. Made on \d.+ UTC\./);
    // The fee of a deposit is not the contract's: a note below the table says whose it is.
    expect(screen.getByText('The wallet that sends a deposit pays its network fee.')).toBeTruthy();
    expect(rows[1]?.textContent).toContain(GUARANTEE);
    expect(rows[1]?.textContent).toContain('Berto deposits');
    expect(rows[1]?.textContent).toMatch(/\d UTC/);
    expect(rows[1]?.textContent).toMatch(/[$€]\d/);
    expect(countPriceCalls()).toBe(1);
    expect(screen.getByText(/For information only/)).toBeTruthy();
  });

  nightly('is printed and saved as CSV and calendar', async () => {
    const story = await fundedStory(world);
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = showStatement(story);
    const csv = await download(user, 'Statement (CSV)');
    expect(csv.name).toMatch(/^aval-statement-.+\.csv$/);
    const [row] = parse(csv.text, { bom: true, columns: true }) as Record<string, string>[];
    expect(row).toMatchObject({ event: 'deposit', status: 'confirmed', amount_sats: '100000', counterparty: 'Berto' });
    expect(row?.value).toMatch(/^\d+\.\d\d$/);
    const calendar = await download(user, 'Deadlines (.ics)');
    const [event] = new ICAL.Component(ICAL.parse(calendar.text)).getAllSubcomponents('vevent');
    expect(String(event?.getFirstPropertyValue('summary'))).toContain(GUARANTEE);
    expect(String(event?.getFirstPropertyValue('description'))).toContain('moves no money');
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
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

  nightly('of a payment that the contract does not have says so', async () => {
    const { contractId, ana } = await fundedStory(world);
    visit(`/contracts/${contractId}/statement?receipt=deposit:${'ab'.repeat(32)}:0`, ana);
    expect(await screen.findByText('This payment is not in the statement.')).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });
});

describe('the statement of all contracts', () => {
  nightly('opens from the list, names the contract of each line, and can be stopped', async () => {
    const story = await fundedStory(world);
    await createContract(story.ana);
    const { user } = visit('/contracts', story.ana);
    await user.click(await screen.findByRole('link', { name: 'Statement' }));
    await arriveAt('/contracts/statement');
    await findHeading('Statement of all contracts');
    const { title } = world.backend.store.state.contracts.find(({ id }) => id === story.contractId) ?? { title: '?' };
    expect(within(await screen.findByRole('table')).getAllByText(title)).toHaveLength(1);
    // The statement is read again, and stopped while the backend does not answer.
    hold(world, 'get', '/contracts/user/:id');
    fireEvent.click(screen.getByRole('link', { name: 'Contracts' }));
    await user.click(await screen.findByRole('link', { name: 'Statement' }));
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(await screen.findByText(/This statement is incomplete/)).toBeTruthy();
  });
});
