import { fireEvent, screen, waitFor } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { toVersion2 } from '@tests/unit/version-2';
import { Psbt } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import { formatCoin, type Kit, MAX_KIT_LENGTH } from '@/domain/kit/kit';
import { engine } from '@/exit/recovery/engine';
import { formatKit } from '@/services/schemas/kit';
import { DESTINATION, fund, makeKit, openKit, order, required, STRANGER, seal } from './kits';
import { isAsked, makeSealedKit, type Opened, openPage, openWithKit, sign } from './page-support';
import { changePsbt, expectScriptsRun, sign as signWith } from './transactions';

/* Files, coins and signatures that come from elsewhere (docs/exit.md#the-page). */

/** Drops a file on the card of a heading. */
function drop(heading: string, content: BlobPart, name: string): void {
  dropFile(heading, new File([content], name));
}

function dropFile(heading: string, file: File): void {
  fireEvent.drop(screen.getByRole('heading', { name: heading }), { dataTransfer: { files: [file] } });
}

/** jsdom takes seconds to make one. */
function largeFile(size: number, name: string): File {
  const arrayBuffer = async () => new Uint8Array(size).fill(0x78).buffer;
  return Object.defineProperties(new File([], name), { size: { value: size }, arrayBuffer: { value: arrayBuffer } });
}

describe('a file dropped on a card', () => {
  it('opens as a kit, and replaces the typed text', async () => {
    const page = openPage();
    await page.put('Recovery kit', 'typed before');
    drop('Open your kit', formatKit([makeKit()]), 'aval-kit-7.json');
    expect(await screen.findByText('aval-kit-7.json')).toBeTruthy();
    expect(page.field('Recovery kit').value).toBe('');
    await page.press('Open');
    expect(await screen.findByRole('heading', { name: 'Your kit' })).toBeTruthy();
  });

  nightly('opens as a transaction, in the binary form of other signers too', async () => {
    const { kit, key } = await openKit('counterparty');
    const { psbt } = await signWith(kit, order(kit), key);
    const page = await openWithKit('owner');
    drop('Or sign one that you received', Buffer.from(psbt, 'base64'), 'half.psbt');
    expect(await screen.findByText('half.psbt')).toBeTruthy();
    await page.press('Open');
    const summary = await screen.findByRole('region', { name: 'Check and sign' });
    expect(summary.textContent).toContain('Signed byCounterparty');
  });

  nightly('blocks the step while it is read, and text typed meanwhile counts', async () => {
    const page = openPage();
    let finish: (bytes: ArrayBuffer) => void = () => {};
    const bytes = new Promise<ArrayBuffer>((resolve) => {
      finish = resolve;
    });
    const slow = Object.defineProperty(new File([], 'slow.json'), 'arrayBuffer', { value: () => bytes });
    dropFile('Open your kit', slow);
    const open = screen.getByRole<HTMLButtonElement>('button', { name: 'Open' });
    await waitFor(() => expect(open.disabled).toBe(true));
    await page.put('Recovery kit', formatKit([makeKit()]));
    expect(open.disabled).toBe(false);
    finish(new TextEncoder().encode('holiday').buffer);
    await page.press('Open');
    expect(await screen.findByRole('heading', { name: 'Your kit' })).toBeTruthy();
  });

  nightly('is refused with its reason if it is not a kit or far too large, and another file is accepted', async () => {
    const page = openPage();
    drop('Open your kit', 'holiday', 'holiday.jpg');
    await screen.findByText('holiday.jpg');
    await page.press('Open');
    expect(await page.alert()).toMatch(/cut off or damaged/);
    dropFile('Open your kit', largeFile(50_000_000, 'large.json'));
    await screen.findByText('large.json');
    await page.press('Open');
    await waitFor(async () => expect(await page.alert()).toMatch(/far too large for a recovery kit/));
    drop('Open your kit', formatKit([makeKit()]), 'good.json');
    await screen.findByText('good.json');
    await page.press('Open');
    expect(await screen.findByRole('heading', { name: 'Your kit' })).toBeTruthy();
  });
});

describe('an edited kit is refused with its reason', () => {
  const deposit = (kit: Kit) => required(kit.guarantees[0]?.deposits[0]);

  const EDITS: [string, RegExp, (kit: Kit) => unknown][] = [
    [
      'an amount that its transaction does not pay',
      /contradicts a coin/,
      (kit) => Object.assign(required(deposit(kit).coins[0]), { value: 90_000 }),
    ],
    ['a descriptor', /descriptor .* does not match/, (kit) => (kit.descriptor += '0')],
    ['an order', /does not match/, (kit) => (deposit(kit).guaranteeOrder += 9)],
    [
      'a repeated coin',
      /coin .* twice/,
      ({ guarantees }) => guarantees[1]?.deposits[0]?.coins.push(required(guarantees[0]?.deposits[0]?.coins[0])),
    ],
    ['a transaction', /deposit transaction .* cannot be read/, (kit) => (kit.transactions = ['00'])],
  ];

  nightly('which names the change', async () => {
    const page = openPage();
    for (const [name, expected, change] of EDITS) {
      const kit = makeKit({ hasTransactions: true });
      change(kit);
      await page.put('Recovery kit', formatKit([kit]));
      expect(screen.queryByRole('alert'), `before ${name}`).toBeNull();
      await page.press('Open');
      expect(await page.alert(), name).toMatch(expected);
    }
    expect(screen.queryByRole('heading', { name: 'Your kit' })).toBeNull();
  });

  nightly('the envelope of a stranger', async () => {
    const page = openPage();
    await page.put('Recovery kit', formatKit([makeKit({ envelope: await seal(STRANGER) })]));
    await page.press('Open');
    expect(await page.alert()).toMatch(/not the one of the kit’s role/);
  });

  nightly('a text of more than 16 million characters', async () => {
    const page = openPage();
    fireEvent.change(page.field('Recovery kit'), { target: { value: ' '.repeat(MAX_KIT_LENGTH + 1).concat('x') } });
    await page.press('Open');
    expect(await page.alert()).toMatch(/far too large/);
  });
});

describe('coins that the user adds', () => {
  const COINS = 'Coins to add, one per line';
  const PLAN = {
    guarantees: [
      [
        { order: 1, values: [100_000] },
        { order: 2, values: [] },
      ],
    ],
  };
  const [, second] = required(makeKit(PLAN).guarantees[0]).deposits;
  const { address } = required(second);
  const later = fund(address, 'regtest', 44_000, 9);

  async function add(page: Opened, text: string): Promise<void> {
    await page.put(COINS, text);
    await page.press('Add coins');
  }

  nightly('are taken from a funding transaction, and spent', async () => {
    const page = await openWithKit('owner', PLAN);
    await add(page, later.hex);
    expect(await screen.findByText('1 coin added.')).toBeTruthy();
    expect(page.field(COINS).value).toBe('');
    expect(screen.getByText('2 of 2 selected')).toBeTruthy();
    expect(screen.getByText(/from its transaction/)).toBeTruthy();
    await page.put('Destination Bitcoin Address', DESTINATION);
    await page.press('Max');
    await page.put('Fee rate (sat/vB)', '5');
    await page.press('Create transaction');
    await sign(page);
    const { value } = await screen.findByLabelText<HTMLTextAreaElement>('Signed PSBT');
    const inputs = Psbt.fromBase64(value).txInputs.map(({ hash }) => Buffer.from(hash).reverse().toString('hex'));
    expect(inputs).toContain(later.coin.txid);
  });

  nightly('need their address if nothing proves it, and are kept until it is chosen', async () => {
    const page = await openWithKit('owner', PLAN);
    const text = `${'ab'.repeat(32)}:0:20000`;
    await add(page, text);
    expect(await page.alert()).toMatch(/Choose the address/);
    expect(page.field(COINS).value).toBe(text);
    await page.user.selectOptions(screen.getByLabelText('Address of these coins'), address);
    await page.press('Add coins');
    expect(await screen.findByText('1 coin added.')).toBeTruthy();
    expect(screen.getByText(/typed/)).toBeTruthy();
  });

  nightly('are asked about before the page is left, added or not', async () => {
    const page = await openWithKit('owner', PLAN);
    expect(isAsked()).toBe(false);
    await page.put(COINS, later.hex);
    expect(isAsked(), 'typed').toBe(true);
    await page.put(COINS, ' ');
    expect(isAsked(), 'deleted').toBe(false);
    await add(page, later.hex);
    await screen.findByText('1 coin added.');
    expect(isAsked(), 'added').toBe(true);
  });

  nightly('are refused with the reason, and kept', async () => {
    const page = await openWithKit('owner', PLAN);
    const lines: [string, RegExp][] = [
      ['', /at least one coin/],
      ['nonsense', /Line 1 is neither/],
      [`${'ab'.repeat(32)}:0`, /Line 1 is neither/],
      [`\n${'ab'.repeat(32)}:0:0.001`, /Line 2 is neither/],
      [`${formatCoin(later.coin)}:44000\n${fund(address, 'regtest', 9).hex}`, /too little to be spent/],
      [later.hex.slice(0, -2), /Line 1 is neither/],
      [fund(DESTINATION, 'regtest', 5_000).hex, /pays none of this kit’s addresses/],
      [`${later.coin.txid}:1:44001\n${later.hex}`, /amount or address that differs/],
    ];
    for (const [text, expected] of lines) {
      await page.put(COINS, text);
      expect(screen.queryByRole('alert'), `before ${text}`).toBeNull();
      await page.press('Add coins');
      expect(await page.alert(), text).toMatch(expected);
      expect(page.field(COINS).value).toBe(text);
    }
    expect(screen.getByText('1 of 1 selected')).toBeTruthy();
  });
});

describe('signatures of another program', () => {
  const FIELD = 'PSBT from the other program';

  /** The counterparty's, for the transaction that `order` makes and for another one. */
  async function makeSignatures(): Promise<{ psbt: string; other: string }> {
    const { kit, key } = await openKit('counterparty');
    const { psbt } = await signWith(kit, order(kit), key);
    const other = await signWith(kit, order(kit, engine.listKitCoins(kit).slice(1)), key);
    return { psbt, other: other.psbt };
  }

  /** The owner has signed the transaction that `order` makes. */
  async function openHalf(): Promise<Opened> {
    const page = await openWithKit('owner');
    await page.put('Destination Bitcoin Address', DESTINATION);
    await page.press('Max');
    await page.put('Fee rate (sat/vB)', '5');
    await page.press('Create transaction');
    await sign(page);
    await screen.findByLabelText('Signed PSBT');
    return page;
  }

  it('complete the transaction, which an interpreter accepts', async () => {
    const page = await openHalf();
    await page.put(FIELD, (await makeSignatures()).psbt);
    await page.press('Combine');
    const raw = (await screen.findByLabelText<HTMLTextAreaElement>('Raw transaction')).value;
    const { kit } = await openKit('owner');
    expectScriptsRun(raw, order(kit).summary);
  });

  nightly('are refused with the reason, and the transaction stays unchanged', async () => {
    const page = await openHalf();
    const half = page.field('Signed PSBT').value;
    const { psbt, other } = await makeSignatures();
    const forged = changePsbt(psbt, ({ data }) => {
      const row = required(data.inputs[0]?.partialSig?.[0]);
      row.signature = row.signature.map((byte, at) => (at === 20 ? byte ^ 1 : byte));
    });
    const cases: [string, RegExp][] = [
      ['', /Paste the transaction/],
      ['nonsense', /not a valid PSBT/],
      [psbt.slice(0, -8), /not a valid PSBT/],
      [other, /for a different transaction/],
      [forged, /signature of input 1 is not valid/],
    ];
    for (const [text, expected] of cases) {
      if (text !== '') await page.put(FIELD, text);
      await page.press('Combine');
      await waitFor(async () => expect(await page.alert()).toMatch(expected));
      expect(page.field(FIELD).value).toBe(text);
    }
    expect(page.field('Signed PSBT').value).toBe(half);
    expect(screen.queryByLabelText('Raw transaction')).toBeNull();
  });
});

describe('a received transaction', () => {
  const THIEF = 'bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry';

  /** Its first output pays somebody else. */
  function redirect(text: string): string {
    return changePsbt(text, (psbt) => {
      const { tx } = psbt.data.globalMap.unsignedTx as unknown as { tx: { outs: { script: Uint8Array }[] } };
      required(tx.outs[0]).script = required(toOutputScript(THIEF, 'regtest'));
    });
  }

  async function receive(text: string): Promise<Opened> {
    const page = await openWithKit('owner');
    await page.put('Transaction to sign', text);
    await page.press('Open');
    return page;
  }

  nightly('is shown with the address that it pays, not the agreed one', async () => {
    const { kit } = await openKit('counterparty');
    await receive(redirect(order(kit).psbt));
    const summary = await screen.findByRole('region', { name: 'Check and sign' });
    expect(summary.textContent).toContain(THIEF);
    expect(summary.textContent).not.toContain(DESTINATION);
  });

  nightly('of version 2, signed by the other party, is completed', async () => {
    const { kit, key } = await openKit('counterparty');
    const half = await signWith(kit, order(kit), key);
    const page = await receive(toVersion2(half.psbt));
    const summary = await screen.findByRole('region', { name: 'Check and sign' });
    expect(summary.textContent).toContain('Signed byCounterparty');
    await sign(page);
    expectScriptsRun((await screen.findByLabelText<HTMLTextAreaElement>('Raw transaction')).value, half.summary);
    expect(Psbt.fromBase64(page.field('Signed PSBT').value).inputCount).toBe(half.summary.inputs.length);
  });

  it('is refused if it was changed after it was signed', async () => {
    const { kit, key } = await openKit('counterparty');
    const text = redirect((await signWith(kit, order(kit), key)).psbt);
    const page = await receive(text);
    expect(await page.alert()).toMatch(/signature of input 1 is not valid/);
    expect(page.field('Transaction to sign').value).toBe(text);
    expect(screen.queryByLabelText('Signing Password')).toBeNull();
  });

  nightly('is refused if it claims another amount, script or kind of signature', async () => {
    const { kit } = await openKit('counterparty');
    const { psbt } = order(kit);
    const input = (change: (one: Psbt['data']['inputs'][0]) => void) =>
      changePsbt(psbt, ({ data }) => change(required(data.inputs[0])));
    const cases: [string, RegExp][] = [
      [input((one) => (one.witnessUtxo = { ...required(one.witnessUtxo), value: 1n })), /a different amount/],
      [input((one) => (one.witnessScript = Uint8Array.of(0x51))), /script of input 1/],
      [input((one) => (one.sighashType = 3)), /let others change the transaction/],
    ];
    const page = await openWithKit('owner');
    for (const [text, expected] of cases) {
      await page.put('Transaction to sign', text);
      await page.press('Open');
      await waitFor(async () => expect(await page.alert()).toMatch(expected));
    }
    expect(screen.queryByLabelText('Signing Password')).toBeNull();
  });

  nightly('may be the user’s own, to pass on', async () => {
    const { kit, key } = await openKit('owner');
    const { psbt } = await signWith(kit, order(kit), key);
    const page = openPage();
    await page.put(
      'Recovery kit',
      formatKit([{ ...(await makeSealedKit('owner')), signed: [{ guaranteeId: 'g1', psbt }] }]),
    );
    await page.press('Open');
    await page.user.click(await screen.findByRole('button', { name: /Use the one for/ }));
    await page.press('Open');
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Signed PSBT')).value).toBe(psbt);
  });

  nightly('may come from the kit', async () => {
    const { kit, key } = await openKit('counterparty');
    const { psbt } = await signWith(kit, order(kit), key);
    const mine = { ...(await makeSealedKit('owner')), signed: [{ guaranteeId: 'g1', psbt }] };
    const page = openPage();
    await page.put('Recovery kit', formatKit([mine]));
    await page.press('Open');
    await page.user.click(await screen.findByRole('button', { name: /Use the one for/ }));
    await page.press('Open');
    await sign(page);
    expect(await screen.findByLabelText('Raw transaction')).toBeTruthy();
  });
});
