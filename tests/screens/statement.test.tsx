import { screen, waitFor, within } from '@testing-library/react';
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
import { arriveAt, testWorld, visit } from './support';

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
    const calendar = await download(user, 'Deadlines (.ics)');
    const [event] = new ICAL.Component(ICAL.parse(calendar.text)).getAllSubcomponents('vevent');
    expect(String(event?.getFirstPropertyValue('summary'))).toContain(GUARANTEE);
    expect(String(event?.getFirstPropertyValue('description'))).toContain('moves no money');
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });
});

it('says that it is incomplete until everything could be read', async () => {
  const story = await pendingStory(world);
  pay(world, await depositAddress(story), 100_000);
  world.backend.chain.mine();
  world.server.use(http.get(`*/contracts/${story.contractId}`, () => HttpResponse.error(), { once: true }));
  const { user } = showStatement(story);
  const banner = (await screen.findByText(/This statement is incomplete/)).closest('[role]') as HTMLElement;
  await user.click(within(banner).getByRole('button', { name: 'Read again' }));
  expect((await screen.findByRole('table')).textContent).toContain(GUARANTEE);
  expect(screen.queryByText(/This statement is incomplete/)).toBeNull();
});

nightly('can be stopped', async () => {
  const story = await fundedStory(world);
  hold(world, 'get', '/contracts/:id');
  const { user } = showStatement(story);
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByText(/This statement is incomplete/)).toBeTruthy();
});
