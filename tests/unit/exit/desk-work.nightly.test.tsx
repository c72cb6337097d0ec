import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { engine } from '@/exit/recovery/engine';
import { parseAwardFile } from '@/services/schemas/award';
import { formatKit } from '@/services/schemas/kit';
import { arbitratorNode, DESTINATION, makeKit } from './kits';
import { isAsked, type Opened, openPage } from './page-support';

/* What the arbitrator has typed and signed at the desk: nothing of it is lost or shown as something else. */

const KEY = arbitratorNode().toBase58();
const OTHER = 'bcrt1qcr8te4kr609gcawutmrza0j4xv80jy8zeqchgx';
const AGAIN = /You have signed decision 1 about the same coins/;

afterEach(() => vi.restoreAllMocks());

function toFile(content: string | Uint8Array, name: string): File {
  return new File([content as BlobPart], name);
}

async function openDesk(file = toFile(formatKit([makeKit()]), 'aval-kit.json')): Promise<Opened> {
  const page = openPage();
  await page.press('Decide a dispute');
  await page.user.upload(page.field('Kit of a party'), file);
  await screen.findByRole('heading', { name: 'The decision' });
  chooseAll();
  return page;
}

const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox', { name: /…[0-9a-f]{8}:\d+/ });

function chooseAll(): void {
  for (const box of boxes()) if (!box.checked) fireEvent.click(box);
}

async function fill(page: Opened, destination = DESTINATION): Promise<void> {
  await page.put('Destination Bitcoin Address', destination);
  await page.press('Max');
  await page.put('Fee rate (sat/vB)', '5');
  await page.put('Reasons', 'The roof leaks.');
}

async function sign(page: Opened) {
  await page.put('Extended private key', KEY);
  await page.press('Sign decision');
}

async function readDecision(isOld: (text: string) => boolean = () => false) {
  const text = await waitFor(() => {
    const { value } = screen.getByLabelText<HTMLTextAreaElement>('Decision');
    if (isOld(value)) throw new Error('That is the earlier one');
    return value;
  });
  const signed = parseAwardFile(text);
  if (signed === null) throw new Error('The page has made no decision');
  return { ...signed, file: text };
}

describe('a second decision', () => {
  it('about the same coins is asked about, and has the next number', async () => {
    const page = await openDesk();
    await fill(page);
    await sign(page);
    const first = await readDecision();
    await page.put('Destination Bitcoin Address', OTHER);
    expect(await screen.findByText(AGAIN)).toBeTruthy();
    expect(page.field('Number of the decision').value).toBe('2');
    await sign(page);
    expect(await screen.findByText('Tick the box to accept this, or use the earlier decision.')).toBeTruthy();
    expect(screen.queryByLabelText('Decision')).toBeNull();
    await page.user.click(screen.getByLabelText('I accept that either can be carried out'));
    await sign(page);
    const second = await readDecision((text) => text === first.file);
    expect([first.award.number, second.award.number]).toEqual([1, 2]);
    expect(second.award.outputs).toMatchObject([{ address: OTHER }]);
    // What was accepted was about the first one.
    await page.put('Reasons', 'The roof still leaks.');
    expect(await screen.findByText(/You have signed decision 2 about the same coins/)).toBeTruthy();
    expect(page.field('I accept that either can be carried out').checked).toBe(false);
  });

  it('about other coins of the guarantee is asked about too', async () => {
    const page = await openDesk();
    const [one, ...others] = boxes();
    for (const box of others.slice(0, 2)) fireEvent.click(box);
    await fill(page);
    await sign(page);
    await readDecision();
    fireEvent.click(one as HTMLElement);
    fireEvent.click(others[0] as HTMLElement);
    expect(await screen.findByText(/was signed before and shares no coin with this one/)).toBeTruthy();
    await sign(page);
    expect(await screen.findByText(/Tick the box to accept this, use the earlier transaction/)).toBeTruthy();
    expect(screen.queryByLabelText('Decision')).toBeNull();
    await page.user.click(screen.getByLabelText('I accept that both can be confirmed'));
    await page.user.selectOptions(page.field('Guarantee') as never, '1');
    // Nothing was signed about that guarantee.
    await waitFor(() => expect(screen.queryByText(/shares no coin with this one/)).toBeNull());
  });

  it('is asked about after the case was closed, and beside a release', async () => {
    const page = await openDesk();
    await fill(page);
    await sign(page);
    await readDecision();
    await page.press('Save decision');
    await page.press('Close the case');
    await page.user.upload(page.field('Kit of a party'), toFile(formatKit([makeKit()]), 'kit.json'));
    await screen.findByRole('heading', { name: 'The decision' });
    chooseAll();
    await fill(page, OTHER);
    expect(await screen.findByText(AGAIN)).toBeTruthy();
  });

  it('that is the same is no other one', async () => {
    const page = await openDesk();
    await fill(page);
    await sign(page);
    const first = await readDecision();
    await sign(page);
    expect(screen.queryByText(AGAIN)).toBeNull();
    expect((await readDecision()).award).toEqual(first.award);
    expect(screen.queryByRole('heading', { name: 'Signed before' })).toBeNull();
  });
});

describe('the signed decision', () => {
  it('is told in words', async () => {
    const page = await openDesk();
    await fill(page);
    await sign(page);
    const { award } = await readDecision();
    const card = screen.getByRole('heading', { name: 'Signed decision' }).closest('.animate-rise');
    expect(card?.textContent).toMatch(/Final · 1/);
    expect(card?.textContent).toMatch(new RegExp(`Creator.*${award.outputs[0]?.address}`));
    expect(card?.textContent).toMatch(/Network fee/);
  });

  it('is not shown beside a form that says something else, and comes back', async () => {
    const page = await openDesk();
    await fill(page);
    await sign(page);
    const first = await readDecision();
    await page.put('Destination Bitcoin Address', OTHER);
    await waitFor(() => expect(screen.queryByLabelText('Decision')).toBeNull());
    const list = screen.getByRole('list', { name: 'Signed before' });
    expect(within(list).getByText(/Final · 1/).parentElement?.textContent).toContain(DESTINATION);
    const save = vi.spyOn(URL, 'createObjectURL');
    await page.press('Save decision 1');
    expect(save).toHaveBeenCalledOnce();
    await page.put('Destination Bitcoin Address', DESTINATION);
    expect((await readDecision()).file).toBe(first.file);
    expect(screen.queryByRole('list', { name: 'Signed before' })).toBeNull();
  });

  it('is not shown beside other coins either', async () => {
    const page = await openDesk();
    await fill(page);
    await sign(page);
    await readDecision();
    fireEvent.click(boxes()[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByLabelText('Decision')).toBeNull());
    expect(screen.getByRole('list', { name: 'Signed before' })).toBeTruthy();
  });
});

describe('what was typed', () => {
  it('survives the second file', async () => {
    const page = await openDesk();
    await fill(page);
    await page.put('Place', 'Madrid');
    await page.user.selectOptions(page.field('Guarantee') as never, '1');
    await page.put('Block explorer (optional)', 'https://example.com/api');
    await page.user.upload(
      page.field('Kit of the other party'),
      toFile(formatKit([makeKit({ role: 'counterparty' })]), 'kit.json'),
    );
    await screen.findByText(/Both files say the same/);
    expect(page.field('Reasons').value).toBe('The roof leaks.');
    expect(page.field('Place').value).toBe('Madrid');
    expect(page.field('Destination Bitcoin Address').value).toBe(DESTINATION);
    expect(page.field('Fee rate (sat/vB)').value).toBe('5');
    expect(page.field('Block explorer (optional)').value).toBe('https://example.com/api');
    expect(page.field('Guarantee').value).toBe('1');
  });

  it('and what was signed survive the second file', async () => {
    const page = await openDesk();
    await fill(page);
    await sign(page);
    const first = await readDecision();
    await page.user.upload(
      page.field('Kit of the other party'),
      toFile(formatKit([makeKit({ role: 'counterparty' })]), 'kit.json'),
    );
    await screen.findByText(/Both files say the same/);
    chooseAll();
    expect((await readDecision()).file).toBe(first.file);
  });

  it('survives a look at another choice', async () => {
    const page = await openDesk();
    await fill(page);
    await page.press('Check a decision');
    expect(screen.queryByRole('heading', { name: 'The decision' })).toBeNull();
    await page.press('Recover a guarantee');
    await page.press('Decide a dispute');
    expect(screen.getByRole('heading', { name: 'The decision' })).toBeTruthy();
    expect(page.field('Reasons').value).toBe('The roof leaks.');
  });

  it('is asked about before the page or the case is left, until it is saved', async () => {
    const page = await openDesk();
    expect(isAsked()).toBe(false);
    await fill(page);
    expect(isAsked()).toBe(true);
    await page.press('Close the case');
    expect(await screen.findByText(/What you typed would be lost/)).toBeTruthy();
    await sign(page);
    await readDecision();
    expect(isAsked()).toBe(true);
    await page.press('Save decision');
    expect(isAsked()).toBe(false);
    expect(screen.queryByText(/What you typed would be lost/)).toBeNull();
    await page.put('Costs', 'Each bears its own.');
    expect(isAsked()).toBe(true);
    await page.press('Close the case');
    await page.press('Close without saving');
    expect(screen.queryByRole('heading', { name: 'The decision' })).toBeNull();
    expect(isAsked()).toBe(false);
  });
});

it('says so if signing fails unexpectedly, and can try again', async () => {
  const page = await openDesk();
  await fill(page);
  const read = vi.spyOn(engine, 'readArbitratorKey').mockImplementation(() => {
    throw new Error('broken');
  });
  await sign(page);
  expect(await screen.findByText(/An unexpected error occurred. Nothing was signed/)).toBeTruthy();
  read.mockRestore();
  await sign(page);
  expect((await readDecision()).award.number).toBe(1);
});

it('begins with the first contract of each kit file', async () => {
  const page = openPage();
  await page.press('Decide a dispute');
  const kits = (title: string) =>
    formatKit([makeKit(), { ...makeKit({ contractOrder: 8 }), contract: { id: 'c2', title, contractOrder: 8 } }]);
  await page.user.upload(page.field('Kit of a party'), toFile(kits('Second'), 'kits.json'));
  await page.user.selectOptions((await screen.findByLabelText('Contract')) as never, '1');
  await page.user.upload(page.field('Kit of a party'), toFile(kits('Another'), 'kits.json'));
  await waitFor(() => expect(screen.getByText(/Another/)).toBeTruthy());
  expect(page.field('Contract').value).toBe('0');
});
