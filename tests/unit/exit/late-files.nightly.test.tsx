import { screen } from '@testing-library/react';
import { createGate } from '@tests/gate';
import { makeAward, signAward } from '@tests/unit/settlement/awards';
import { expect, it } from 'vitest';
import type { Kit } from '@/domain/kit/kit';
import { formatAwardFile } from '@/domain/settlement/award';
import { formatKit } from '@/services/schemas/kit';
import { openDesk, openFile } from './desk-support';
import { makeKit } from './kits';
import { openPage } from './page-support';
import { makeVectorKit } from './vector-kit';

/* Files that are still being read when what they are for has been closed. */

function holdBack(content: string, name: string) {
  const gate = createGate();
  const file = new File([content], name);
  const bytes = new TextEncoder().encode(content);
  file.arrayBuffer = () => gate.opened.then(() => bytes.buffer);
  file.text = () => gate.opened.then(() => content);
  return { file, open: gate.open };
}

/** What follows a promise has happened by then. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

const other: Kit = {
  ...makeKit({ contractOrder: 8 }),
  contract: { id: '8', title: 'Another house', contractOrder: 8 },
};

it('the second file of a closed case opens nothing', async () => {
  const page = await openDesk(makeKit());
  const late = holdBack(formatKit([makeKit({ role: 'counterparty' })]), 'kit.json');
  await page.user.upload(page.field('Kit of the other party'), late.file);
  await page.press('Close the case');
  late.open();
  await settle();
  expect(screen.queryByRole('heading', { name: 'The decision' })).toBeNull();
});

it('the second file of a closed case does not join the next one', async () => {
  const page = await openDesk(makeKit());
  const late = holdBack(formatKit([makeKit({ role: 'counterparty' })]), 'kit.json');
  await page.user.upload(page.field('Kit of the other party'), late.file);
  await page.press('Close the case');
  await openFile(page, other);
  await screen.findByRole('heading', { name: 'The decision' });
  late.open();
  await settle();
  expect(screen.getByText('Another house')).toBeTruthy();
  expect(screen.queryByText(/Recovery kit of the counterparty/)).toBeNull();
});

it('a decision that was checked against a closed file is not shown beside other keys', async () => {
  const page = openPage();
  await page.press('Check a decision');
  await openFile(page, makeVectorKit(), 'Kit with the keys');
  const late = holdBack(formatAwardFile(signAward(makeAward())), 'aval-award-42-1.json');
  await page.user.upload(await screen.findByLabelText('Decision file'), late.file);
  await page.press('Close the case');
  await openFile(page, other, 'Kit with the keys');
  await screen.findByText('Another house');
  late.open();
  await settle();
  expect(screen.queryByRole('region', { name: 'Decision' })).toBeNull();
});

it('of two decisions that are checked in turn, the one that was chosen last is shown, no matter which is read first', async () => {
  const page = openPage();
  await page.press('Check a decision');
  await openFile(page, makeVectorKit(), 'Kit with the keys');
  const late = holdBack(formatAwardFile(signAward(makeAward({ number: 7 }))), 'aval-award-42-7.json');
  const field = await screen.findByLabelText<HTMLInputElement>('Decision file');
  await page.user.upload(field, late.file);
  await page.user.upload(field, new File(['hello'], 'note.json'));
  await screen.findByText(/it is not a decision/);
  late.open();
  await settle();
  expect(screen.queryByRole('region', { name: 'Decision' })).toBeNull();
  expect(screen.getByText(/it is not a decision/)).toBeTruthy();
});
