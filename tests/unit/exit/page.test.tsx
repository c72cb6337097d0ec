import { screen, waitFor, within } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { arbitratorNode, DESTINATION, makeKit, OWNER, PASSWORD, pairs, required } from '@tests/unit/exit/kits';
import {
  completeByArbitrator,
  createTransaction,
  makeSealedKit,
  openPage,
  openWithKit,
  sign,
} from '@tests/unit/exit/page-support';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Kit, MAX_KIT_LENGTH } from '@/domain/kit/kit';
import { formatKit } from '@/services/schemas/kit';

/* docs/exit.md#the-page: what the recovery page says and does. */

afterEach(() => vi.restoreAllMocks());

describe('a bad kit is refused with its reason', () => {
  const good = formatKit([makeKit()]);
  const change = (edit: (kit: Kit) => void) => {
    const kit = makeKit();
    edit(kit);
    return formatKit([kit]);
  };
  const deposit = (kit: Kit) => required(kit.guarantees[0]?.deposits[0]);
  const other = arbitratorNode('regtest', 'another').neutered().toBase58();

  const FILES: [string, string, RegExp][] = [
    ['nothing', ' ', /Paste the text/],
    ['cut off', good.slice(0, 400), /cut off or damaged/],
    ['a web page', '<!doctype html><html></html>', /cut off or damaged/],
    ['another file', '{"name":"x"}', /not a recovery kit/],
    ['a key backup', '{"format":"aval-key-backup"}', /backup of your key/],
    ['a later version', good.replace('"version": 2', '"version": 3'), /newer version/],
    ['the version before', good.replace('"version": 2', '"version": 1'), /version is missing or wrong/],
    [
      'more contracts than are read',
      formatKit(Array(10_000).fill(makeKit({ guarantees: [] }))),
      /contracts is missing/,
    ],
    [
      'an order beyond the last',
      good.replace('"guarantee_order": 1', '"guarantee_order": 2147483648'),
      /order is miss/,
    ],
    ['contracts of two accounts', formatKit([makeKit(), makeKit({ role: 'counterparty' })]), /contracts is missing/],
    ['without a field', good.replace('"role"', '"rolle"'), /role is missing or wrong/],
    ['a nonsense amount', good.replace('"value": 100000', '"value": -5'), /value is missing or wrong/],
    ['another arbitrator', change((kit) => (kit.keys.arbitrator.xpub = other)), /does not match/],
    ['an exchanged address', change((kit) => (deposit(kit).address = DESTINATION)), /does not match/],
    [
      'an exchanged descriptor',
      change((kit) => (kit.descriptor = kit.descriptor.replace('/*', '/1'))),
      /descriptor of/,
    ],
    ['another network', change((kit) => (kit.network = 'mainnet')), /of a different network/],
    ['a damaged envelope', change((kit) => (kit.envelope = 'x')), /encrypted key .* cannot be read/],
  ];

  // On one page: opening it again for each row would take most of the time.
  it('and the typed text is kept', async () => {
    const page = openPage();
    for (const [name, text, expected] of FILES) {
      await page.put('Recovery kit', text);
      expect(screen.queryByRole('alert'), `before ${name}`).toBeNull();
      await page.press('Open');
      expect(await page.alert(), name).toMatch(expected);
      expect(page.field('Recovery kit').value).toBe(text);
    }
    expect(screen.queryByLabelText('Transaction to sign')).toBeNull();
  });

  it('with the envelope of another role', async () => {
    const page = openPage();
    const { envelope } = await makeSealedKit('owner');
    await page.put('Recovery kit', formatKit([makeKit({ role: 'counterparty', envelope })]));
    await page.press('Open');
    expect(await page.alert()).toMatch(/not the one of the kit’s role/);
  });

  it('as a file of 65 MB, without reading it', async () => {
    const page = openPage();
    const file = new File(['{}'], 'kit.json', { type: 'application/json' });
    Object.defineProperty(file, 'size', { value: 4 * MAX_KIT_LENGTH + 1 });
    const read = vi.spyOn(file, 'arrayBuffer');
    await page.user.upload(page.field('File'), file);
    expect(await page.alert()).toMatch(/far too large/);
    expect(read).not.toHaveBeenCalled();
  });
});

it('scrolls to each step, which takes the focus', async () => {
  const scrolled: [string | null, unknown][] = [];
  Element.prototype.scrollIntoView = vi.fn(function (this: Element, options) {
    scrolled.push([this.textContent, options]);
  });
  const page = await openWithKit();
  await createTransaction(page);
  expect(document.activeElement?.textContent).toBe('Check and sign');
  expect(scrolled).toEqual([
    ['Your kit', { block: 'start' }],
    ['Check and sign', { block: 'start' }],
  ]);
});

describe('an impossible order is refused at its field', () => {
  const ORDERS: [string, string, string, RegExp][] = [
    ['', '0.001', '5', /Type the address/],
    ['nonsense', '0.001', '5', /not a Bitcoin address/],
    [`${DESTINATION.slice(0, -1)}q`, '0.001', '5', /mistyped/],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', '0.001', '5', /is for mainnet; the kit is for regtest/],
    [DESTINATION, '', '5', /press Max/],
    [DESTINATION, '0,00,1', '5', /decimal point/],
    [DESTINATION, '-1', '5', /more than 0/],
    [DESTINATION, '0.000000001', '5', /8 decimals/],
    [DESTINATION, '0.00000001', '5', /Too little to send/],
    [DESTINATION, '1', '5', /outputs and the fee need/],
    [DESTINATION, '0.001', '', /fee rate from 0\.1/],
    [DESTINATION, '0.001', '0', /fee rate from 0\.1/],
    [DESTINATION, '0.001', '10001', /fee rate from 0\.1/],
    [DESTINATION, '0.001', '9000', /Lower the fee rate/],
  ];

  nightly('and the typed text is kept', async () => {
    const page = await openWithKit();
    const fill = async (address: string, amount: string, rate: string) => {
      await page.put('Destination Bitcoin Address', address);
      await page.put('Amount (BTC)', amount);
      await page.put('Fee rate (sat/vB)', rate);
    };
    for (const [address, amount, rate, expected] of ORDERS) {
      await fill(DESTINATION, '0.001', '5');
      expect(screen.queryByRole('alert')).toBeNull();
      await fill(address, amount, rate);
      await page.press('Create transaction');
      expect(await page.alert(), `${address}, ${amount} BTC at ${rate}`).toMatch(expected);
      expect(page.field('Destination Bitcoin Address').value).toBe(address);
      expect(page.field('Amount (BTC)').value).toBe(amount);
    }
    expect(screen.queryByLabelText('Signing Password')).toBeNull();
  });

  it('with a fee over a tenth of what is paid, until that is accepted', async () => {
    const page = await openWithKit();
    await page.put('Destination Bitcoin Address', DESTINATION);
    await page.press('Max');
    await page.put('Fee rate (sat/vB)', '150');
    await page.press('Create transaction');
    expect(await page.alert()).toMatch(/Tick the box/);
    await page.user.click(screen.getByRole('checkbox', { name: 'I want to pay this fee' }));
    await page.press('Create transaction');
    await screen.findByLabelText('Signing Password');
  });
});

describe('signing', () => {
  nightly('goes from one kit to the other, and a split pays both', async () => {
    const page = await openWithKit();
    await page.put('Destination Bitcoin Address', DESTINATION);
    await page.put('Amount (BTC)', '0.001');
    await page.press('Add output');
    await page.put('Destination Bitcoin Address', DESTINATION, 1);
    await page.user.click(required(screen.getAllByRole('button', { name: 'Max' })[1]));
    await page.put('Fee rate (sat/vB)', '5');
    await page.press('Create transaction');
    await sign(page);
    const psbt = (await screen.findByLabelText<HTMLTextAreaElement>('Signed PSBT')).value;
    await page.press('Use another kit');
    await page.put('Recovery kit', formatKit([await makeSealedKit('counterparty')]));
    await page.press('Open');
    await screen.findByLabelText('Transaction to sign');
    await page.put('Transaction to sign', psbt);
    await page.press('Open');
    const summary = await screen.findByRole('region', { name: 'Check and sign' });
    expect(within(summary).getAllByText('To')).toHaveLength(2);
    expect(summary.textContent).toContain('Signed byCreator');
    await sign(page);
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Raw transaction')).value).toMatch(/^02000000/);
  });

  nightly('takes the arbitrator’s key for the second signature, and empties its field', async () => {
    const page = await openWithKit();
    await completeByArbitrator(page);
    expect(document.body.innerHTML).not.toContain('tprv');
  });

  const SECRETS: [string, string, RegExp][] = [
    ['Signing Password', 'wrong', /password is not right/],
    ['Extended private key', 'nonsense', /not an extended private key/],
    ['Extended private key', arbitratorNode().neutered().toBase58(), /extended public key/],
    ['Extended private key', arbitratorNode('mainnet').toBase58(), /different network/],
    ['Extended private key', arbitratorNode('regtest', 'another').toBase58(), /not the key of this kit/],
    ['Extended private key', pairs.fromPrivateKey(new Uint8Array(32).fill(9)).toWIF(), /one address.*Never pass it on/],
  ];

  nightly('refuses a wrong password or key, and keeps everything', async () => {
    const page = await openWithKit();
    await createTransaction(page);
    for (const [label, secret, expected] of SECRETS) {
      await page.put('Signing Password', '');
      await page.put(label, secret);
      expect(screen.queryByRole('alert'), `before ${secret}`).toBeNull();
      await page.press('Sign');
      expect(await page.alert(), secret).toMatch(expected);
      expect(page.field(label).value).toBe(secret);
      await waitFor(() => expect(document.activeElement).toBe(page.field(label)));
    }
    expect(screen.queryByLabelText('Signed PSBT')).toBeNull();
  });

  it('asks for exactly one of password and key', async () => {
    const page = await openWithKit();
    await createTransaction(page);
    await page.press('Sign');
    expect(await page.alert()).toMatch(/Type your password/);
    await page.put('Signing Password', PASSWORD);
    await page.put('Extended private key', 'x');
    await page.press('Sign');
    expect(await page.alert()).toMatch(/not both/);
  });

  it('refuses text that is not a transaction', async () => {
    const page = await openWithKit();
    for (const [text, expected] of [
      ['', /Paste the transaction/],
      ['nonsense', /not a valid PSBT/],
      [OWNER.public_key, /not a valid PSBT/],
    ] as const) {
      await page.put('Transaction to sign', text);
      await page.press('Open');
      expect(await page.alert(), text).toMatch(expected);
      expect(page.field('Transaction to sign').value).toBe(text);
    }
  });

  nightly('refuses a transaction of another contract', async () => {
    const page = await openWithKit('owner', { contractOrder: 8 });
    await createTransaction(page);
    await sign(page);
    const psbt = (await screen.findByLabelText<HTMLTextAreaElement>('Signed PSBT')).value;
    await page.press('Use another kit');
    await page.put('Recovery kit', formatKit([await makeSealedKit('counterparty')]));
    await page.press('Open');
    await screen.findByLabelText('Transaction to sign');
    await page.put('Transaction to sign', psbt);
    await page.press('Open');
    expect(await page.alert()).toMatch(/not a coin of this kit/);
  });
});

it('is available in Spanish, and keeps typed text when the language changes', async () => {
  const page = openPage();
  await page.put('Recovery kit', 'x');
  await page.press('Open');
  await page.alert();
  await page.press('Español');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Recuperar una garantía');
  expect(page.field('Kit de recuperación').value).toBe('x');
  expect(await page.alert()).toMatch(/está cortado o dañado/);
  expect(document.documentElement.lang).toBe('es');
});

describe('a kit of several contracts', () => {
  const roof = makeKit();
  const garden = makeKit({ contractOrder: 8, guarantees: [[{ order: 3, values: [20_000] }]] });
  Object.assign(garden.contract, { id: '8', title: 'Garden' });

  it('asks which one, and opens that', async () => {
    const page = openPage();
    await page.put('Recovery kit', formatKit([roof, garden]));
    await page.press('Open');
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Contract' });
    expect(document.activeElement).toBe(choice);
    expect([...choice.options].map(({ text }) => text)).toEqual(['New roof · 7 · Creator', 'Garden · 8 · Creator']);
    await page.user.selectOptions(choice, '1');
    await page.press('Open');
    await screen.findByRole('heading', { name: 'Your kit' });
    expect(screen.getByText('Garden')).toBeTruthy();
    expect(screen.getByText('1 of 1 selected')).toBeTruthy();
  });

  it('opens one although another was changed, which is refused', async () => {
    const page = openPage();
    await page.put('Recovery kit', formatKit([{ ...roof, descriptor: garden.descriptor }, garden]));
    await page.press('Open');
    const choice = await screen.findByRole('combobox', { name: 'Contract' });
    await page.press('Open');
    expect(await page.alert()).toMatch(/descriptor of this contract does not match/);
    await page.user.selectOptions(choice, '1');
    expect(screen.queryByRole('alert')).toBeNull();
    await page.press('Open');
    await screen.findByRole('heading', { name: 'Your kit' });
  });

  it('is not mixed up with another text', async () => {
    const page = openPage();
    await page.put('Recovery kit', formatKit([roof, garden]));
    await page.press('Open');
    await screen.findByRole('combobox', { name: 'Contract' });
    await page.put('Recovery kit', formatKit([garden]));
    expect(screen.queryByRole('combobox', { name: 'Contract' })).toBeNull();
    await page.press('Open');
    await screen.findByRole('heading', { name: 'Your kit' });
    expect(screen.getByText('Garden')).toBeTruthy();
  });
});

it('says at once that the browser does not run what opens a key', () => {
  vi.stubGlobal('WebAssembly', undefined);
  openPage();
  expect(screen.getByText(/Tor Browser's security level or Lockdown Mode/)).toBeTruthy();
  vi.unstubAllGlobals();
});
