import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import ICAL from 'ical.js';

/**
 * Opens the statement of the contract on screen, and reads its CSV and its calendar with other libraries than wrote them:
 * both say what the screens say (docs/records.md).
 * @param guarantees descriptions of all guarantees of the contract
 */
export async function expectStatementFiles(page: Page, guarantees: readonly string[]): Promise<void> {
  const dates = new Map<string, string>();
  for (const name of guarantees) dates.set(name, await readDate(page.getByRole('article', { name })));
  await page.goto(`${new URL(page.url()).pathname}/statement`);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toBeVisible();

  const lines = parse(await download(page, 'Statement (CSV)'), { bom: true, columns: true }) as Record<
    string,
    string
  >[];
  await expect(rows).toHaveCount(lines.length + 1);
  expect(lines.map(({ event }) => event).toSorted()).toEqual(['deposit', 'release']);
  for (const [index, line] of lines.entries()) {
    const row = rows.nth(index + 1);
    await expect(row).toContainText((Number(line.amount_sats) / 1e8).toFixed(8));
    await expect(row).toContainText(line.guarantee ?? '?');
    const link = row.getByTitle(/^View transaction /);
    expect(await link.getAttribute('href')).toContain(line.txid);
  }

  const calendar = new ICAL.Component(ICAL.parse(await download(page, 'Deadlines (.ics)')));
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  expect(events).toHaveLength(guarantees.length);
  for (const [name, date] of dates) {
    const event = events.find(({ summary }) => summary.includes(name));
    expect(event?.startDate.toJSDate().toDateString()).toBe(date);
  }
}

/** The last day of a guarantee, as its row has it: `21 Feb 2027`, `21 Sept 2027`. */
async function readDate(card: Locator): Promise<string> {
  const text = ((await card.textContent()) ?? '').replace(/\s/g, ' ');
  const [date = ''] = /\d{1,2} [A-Z][a-z]{2,3} \d{4}/.exec(text) ?? [];
  return new Date(date).toDateString();
}

async function download(page: Page, entry: string): Promise<string> {
  await page.getByRole('button', { name: 'Download' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: entry }).click(),
  ]);
  return readFile(await file.path(), 'utf8');
}
