import { screen, waitFor, within } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { collectSavedFiles, readBlob } from '@tests/screens/saved-files';
import { COUNTERPARTY, required, STRANGER } from '@tests/unit/recovery/contracts';
import { describe, expect, it, vi } from 'vitest';
import type { Network } from '@/domain/primitives/network';
import { formatContractDescriptor } from '@/domain/recovery/descriptor';
import { formatRecoveryFile, insertIntoPage, parseRecoveryFile } from '@/services/schemas/recovery-file';
import { makeContract, makeFile, makeSealed, seal } from './files';
import { create, drop, openPage, openWith, type Page, sign } from './page';

/* Which files the recovery page opens, and what it says about them (docs/recovery-file.md#the-page). */

const FIELD = 'Recovery file';

async function open(page: Page, text: string): Promise<void> {
  page.put(FIELD, text);
  await page.press('Open');
}

const isOpen = () => screen.findByRole('heading', { name: 'Your contract' });

const EMPTY_PAGE = '<!doctype html><script type="application/json" id="recovery-data"></script><p>';

describe('the forms of a file', () => {
  it.each<[string, () => Promise<string>]>([
    ['the page', async () => insertIntoPage(EMPTY_PAGE, formatRecoveryFile(await makeSealed()))],
    ['its data alone', async () => formatRecoveryFile(await makeSealed())],
  ])('%s opens, with the key of its party', async (_name, write) => {
    const page = openPage();
    await drop('Open your recovery file', await write(), 'file.html');
    await page.press('Open');
    await isOpen();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Creator/ }).checked).toBe(true);
  });

  it('as the page that is open opens its only contract, and again after another one', async () => {
    const page = await openWith();
    expect(document.activeElement).toBe(document.body);
    await page.press('Open another recovery file');
    expect(document.activeElement?.textContent).toBe('Open your recovery file');
    await page.press('Open');
    await isOpen();
  });

  it('cannot end the element of its data, or begin another one', async () => {
    const title = '</script><script>alert(1)</script>';
    const html = insertIntoPage(EMPTY_PAGE, formatRecoveryFile(makeFile([makeContract({ title })])));
    const { scripts } = new DOMParser().parseFromString(html, 'text/html');
    expect(scripts).toHaveLength(1);
    const data = required(scripts[0]).textContent ?? '';
    expect(parseRecoveryFile(data)).toEqual(parseRecoveryFile(html));
    openPage(data);
    await isOpen();
    expect(screen.getByText(title)).toBeTruthy();
  });
});

describe('a file without a contract', () => {
  const writeKey = async (network: Network) =>
    formatRecoveryFile({ ...(await makeSealed('counterparty', [])), network });
  const backup = async () =>
    JSON.stringify({
      format: 'aval-key-backup',
      version: 1,
      public_key: COUNTERPARTY.public_key,
      encrypted_key: await seal('counterparty'),
      created: '2025-01-01T00:00:00.000Z',
    });

  it('says so, and its key signs with the other party’s file', async () => {
    const page = openPage();
    await open(page, formatRecoveryFile(await makeSealed('counterparty', [])));
    await screen.findByText(/holds your key, and no contract yet/);
    await open(page, formatRecoveryFile(makeFile([makeContract({ role: 'owner' })])));
    await isOpen();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Counterparty' }).checked).toBe(true);
    await create(page);
    await sign(page);
    await page.psbt();
    expect(await page.summary()).toContain('Signed byCounterparty');
  });

  it('as the page that is open says so at once, and its key is not mixed up with a stranger’s contract', async () => {
    const page = openPage(formatRecoveryFile(await makeSealed('counterparty', [])));
    await screen.findByText(/holds your key, and no contract yet/);
    const keys = { ...makeContract().keys, counterparty: STRANGER.public_key };
    const descriptor = formatContractDescriptor(keys, 7);
    await open(page, formatRecoveryFile(makeFile([makeContract({ keys, descriptor, plan: [[]] })])));
    await isOpen();
    expect(screen.getByText(/made for another signer and holds no key/)).toBeTruthy();
  });

  // A signature counts on each network. An earlier key backup names none, and counts for mainnet.
  it.each<[string, 'mainnet' | 'regtest', () => Promise<string>, boolean]>([
    ['mainnet', 'regtest', () => writeKey('mainnet'), false],
    ['testnet', 'regtest', () => writeKey('testnet'), false],
    ['an earlier key backup', 'regtest', backup, false],
    ['an earlier key backup', 'mainnet', backup, true],
  ])('of %s signs for a contract of its own network alone: %s', async (_name, network, write, signs) => {
    const page = openPage();
    await open(page, await write());
    await screen.findByText(/holds your key, and no contract yet/);
    await open(page, formatRecoveryFile(makeFile([makeContract({ network, role: 'owner' })])));
    await isOpen();
    expect(screen.queryByRole('radio', { name: 'Counterparty' }) !== null).toBe(signs);
    expect(screen.queryByText(/made for another signer and holds no key/) === null).toBe(signs);
  });
});

describe('a file of several contracts', () => {
  const roof = makeContract();
  const garden = makeContract({
    id: '8',
    title: 'Garden',
    contractOrder: 8,
    plan: [[{ order: 3, values: [20_000] }]],
  });

  it('asks which one, and opens that although another was changed, which is refused', async () => {
    const page = openPage(formatRecoveryFile(makeFile([{ ...roof, descriptor: garden.descriptor }, garden])));
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Contract' });
    expect([...choice.options].map(({ text }) => text)).toEqual(['New roof · 7 · Creator', 'Garden · 8 · Creator']);
    await page.press('Open');
    expect(await page.alert()).toMatch(/descriptor does not match/);
    await page.user.selectOptions(choice, '1');
    expect(screen.queryByRole('alert')).toBeNull();
    await page.press('Open');
    await isOpen();
    expect(screen.getByText('Garden')).toBeTruthy();
    expect(screen.getByText('1 of 1 selected')).toBeTruthy();
  });

  it('is not mixed up with another text', async () => {
    const page = openPage();
    await open(page, formatRecoveryFile(makeFile([roof, garden])));
    await screen.findByRole('combobox', { name: 'Contract' });
    page.put(FIELD, formatRecoveryFile(makeFile([garden])));
    expect(screen.queryByRole('combobox', { name: 'Contract' })).toBeNull();
    await page.press('Open');
    await isOpen();
    expect(screen.getByText('Garden')).toBeTruthy();
  });
});

describe('who signs', () => {
  it('is the party whose key the file holds; as the arbitrator they are warned', async () => {
    const page = await openWith();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Creator/ }).checked).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
    await create(page);
    page.put('Signing Password', 'typed');
    await page.user.click(screen.getByRole('radio', { name: 'Arbitrator' }));
    expect(await page.alert()).toMatch(/a party’s own file.* If it is yours, keep it/);
    // What was typed is no key.
    expect(page.field('Extended private key').value).toBe('');
  });

  it('saves the contract for another signer, without the key', async () => {
    const saved = collectSavedFiles();
    const page = await openWith();
    await page.press('For another signer');
    expect(saved[0]?.name).toMatch(/^aval-for-signer-[0-9a-f]{8}-\d{8}\.json$/);
    const file = parseRecoveryFile(await readBlob(required(saved[0]).blob));
    expect(file).toMatchObject({ ok: true, value: { envelope: null, publicKey: null, contracts: [{ id: '7' }] } });
    vi.restoreAllMocks();
  });

  it('is the arbitrator, without a warning, if the file holds no key', async () => {
    const page = await openWith(makeFile());
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    await create(page);
    expect(page.field('Extended private key')).toBeTruthy();
  });
});

it('shows each coin under its own guarantee, although two have one id', async () => {
  const contract = makeContract();
  const guarantees = contract.guarantees.map((each, at) => ({
    ...each,
    id: '7',
    description: ['Roof', 'Garden'][at] ?? '',
  }));
  await openWith(makeFile([{ ...contract, guarantees }]));
  const coins = (name: string) => within(screen.getByRole('group', { name })).getAllByText('from the file');
  expect([coins('Roof').length, coins('Garden').length]).toEqual([3, 1]);
});

nightly('shows a part of thousands of guarantees and unverified addresses, and counts the rest', async () => {
  const contract = makeContract({
    plan: [[{ order: 1, values: [50_000] }], ...Array.from({ length: 1_500 }, () => [])],
  });
  const unverified = Array.from({ length: 1_200 }, (_, at) => `x${at}`);
  const guarantees = contract.guarantees.map((each, at) => (at === 0 ? { ...each, unverified } : each));
  await openWith(makeFile([{ ...contract, guarantees }]));
  expect(screen.getByText('and 501 more, which are not shown')).toBeTruthy();
  expect(screen.getByText('and 200 more, which are not shown')).toBeTruthy();
});

nightly('a file blocks the step while it is read, and text typed meanwhile counts', async () => {
  const page = openPage();
  let finish: (bytes: ArrayBuffer) => void = () => {};
  const bytes = new Promise<ArrayBuffer>((resolve) => {
    finish = resolve;
  });
  const slow = Object.defineProperty(new File([], 'slow.json'), 'arrayBuffer', { value: () => bytes });
  await page.user.upload(page.field('File'), slow);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Open' });
  await waitFor(() => expect(button.disabled).toBe(true));
  page.put(FIELD, formatRecoveryFile(makeFile()));
  expect(button.disabled).toBe(false);
  finish(new TextEncoder().encode('holiday').buffer);
  await page.press('Open');
  await isOpen();
});

it('is available in Spanish, and keeps typed text when the language changes', async () => {
  const page = openPage();
  await open(page, 'x');
  await page.alert();
  await page.press('Español');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Recuperar una garantía');
  expect(page.field('Archivo de recuperación').value).toBe('x');
  expect(await page.alert()).toMatch(/está incompleto/);
  expect(document.documentElement.lang).toBe('es');
});

it('says at once that the browser does not run what opens a key', () => {
  vi.stubGlobal('WebAssembly', undefined);
  openPage();
  expect(screen.getByText(/Tor Browser's security level or Lockdown Mode/)).toBeTruthy();
  vi.unstubAllGlobals();
});
