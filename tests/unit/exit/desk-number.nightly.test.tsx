import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { parseAwardFile } from '@/services/schemas/award';
import { fillDecision, openDesk, signDecision } from './desk-support';
import { DESTINATION, makeKit, required } from './kits';
import { chooseCoins, type Opened } from './page-support';

/* Two decisions about a contract never have one number, also if the page was loaded again between them. */

const OTHER = 'bcrt1qcr8te4kr609gcawutmrza0j4xv80jy8zeqchgx';
const AGAIN = 'I accept that either can be carried out';

async function open(destination = DESTINATION): Promise<Opened> {
  const page = await openDesk(makeKit());
  chooseCoins();
  await fillDecision(page, destination);
  return page;
}

async function readDecision(): Promise<string> {
  return (await screen.findByLabelText<HTMLTextAreaElement>('Decision')).value;
}

const numberOf = (file: string) => required(parseAwardFile(file)).award.number;

async function openEarlier(page: Opened, content: string): Promise<void> {
  await page.user.click(screen.getByText('Have you decided about this contract before?'));
  await page.user.upload(page.field('Decision that you signed before'), new File([content], 'aval-award-7-1.json'));
}

/** The file of a decision that was signed before the page was loaded again. */
async function decideBefore(): Promise<string> {
  await signDecision(await open());
  const file = await readDecision();
  cleanup();
  return file;
}

describe('the file of an earlier decision', () => {
  it('gives the next one its number, and is asked about', async () => {
    const before = await decideBefore();
    const page = await open(OTHER);
    expect(page.field('Number of the decision').value).toBe('1');
    await openEarlier(page, before);
    await waitFor(() => expect(page.field('Number of the decision').value).toBe('2'));
    expect(await screen.findByText(/You have signed decision 1 about the same coins/)).toBeTruthy();
    await signDecision(page);
    expect(screen.queryByLabelText('Decision')).toBeNull();
    await page.user.click(page.field(AGAIN));
    await page.press('Sign decision');
    expect(numberOf(await readDecision())).toBe(2);
  });

  it('gives a decision about another guarantee its number, without a question', async () => {
    const before = await decideBefore();
    const page = await open();
    await page.user.selectOptions(page.field('Guarantee') as never, '1');
    await openEarlier(page, before);
    await waitFor(() => expect(page.field('Number of the decision').value).toBe('2'));
    expect(screen.queryByText(/You have signed decision/)).toBeNull();
  });

  it.each([
    ['that is none', () => '{}', /it is not a decision/],
    [
      'with another path',
      (file: string) => JSON.stringify({ ...JSON.parse(file), path: '7/3' }),
      /not signed with the third key of this contract/,
    ],
  ])('%s is refused by name', async (_what, change, text) => {
    const before = await decideBefore();
    const page = await open();
    await openEarlier(page, change(before));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(page.field('Decision that you signed before').getAttribute('aria-invalid')).toBe('true');
    expect(page.field('Number of the decision').value).toBe('1');
  });
});

describe('a typed number', () => {
  it('that another decision has is refused at its field', async () => {
    const page = await open();
    await page.put('Number of the decision', '3');
    await signDecision(page);
    expect(numberOf(await readDecision())).toBe(3);
    await page.put('Destination Bitcoin Address', OTHER);
    await waitFor(() => expect(page.field('Number of the decision').value).toBe('4'));
    await page.put('Number of the decision', '3');
    await signDecision(page);
    expect(
      await screen.findByText('Another decision about this contract has the number 3. The next one is 4.'),
    ).toBeTruthy();
    expect(page.field('Number of the decision').getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(page.field('Number of the decision')));
    expect(screen.queryByLabelText('Decision')).toBeNull();
  });

  it.each([
    ['Number of the decision', '0', 'Enter a whole number from 1.'],
    ['Number of the decision', 'two', 'Enter a whole number from 1.'],
    ['Date', '', 'Enter the date.'],
  ])('or date that is none is told at its field: %s %j', async (label, text, message) => {
    const page = await open();
    await page.put(label, text);
    await signDecision(page);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(page.field(label).getAttribute('aria-invalid')).toBe('true');
  });
});
