import { screen, waitFor } from '@testing-library/react';
import { daily } from '@tests/daily';
import { collectSavedFiles } from '@tests/screens/saved-files';
import { arbitratorNode, order, required } from '@tests/unit/recovery/contracts';
import { Psbt } from 'bitcoinjs-lib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import { listFileCoins } from '@/bitcoin/recovery/coins';
import { formatRecoveryFile } from '@/services/schemas/recovery-file';
import { check, makeContract, makeFile, makeSealed, signAs } from './files';
import { create, drop, openWith, type Page, receive, sign, signAsArbitrator } from './page';

/* Signing on the recovery page, and passing a transaction on (docs/recovery-file.md#the-page). */

const OTHER = 'Transaction from the other program';
const CHECKED = check(makeContract());
const HALF = await signAs('counterparty', CHECKED);
const COMPLETE = await signAs('owner', CHECKED, HALF);

it('scrolls to each step, which takes the focus', async () => {
  const scrolled: (string | null)[] = [];
  Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
    scrolled.push(this.textContent);
  });
  const page = await openWith();
  await receive(page, HALF.psbt);
  expect(document.activeElement?.textContent).toBe('Check and sign');
  // It waits for this signer: nobody else is to get it.
  expect(screen.queryByLabelText('Signed PSBT')).toBeNull();
  await sign(page);
  await page.raw();
  expect(document.activeElement?.textContent).toBe('Ready to broadcast');
  // The page itself begins at its top.
  expect(scrolled).toEqual(['Check and sign', 'Ready to broadcast']);
});

describe('the key', () => {
  const key = arbitratorNode().toBase58();
  const SECRETS: [role: string, label: string, secret: string, RegExp][] = [
    ['Creator', 'Signing Password', '', /Type your password/],
    ['Creator', 'Signing Password', 'wrong', /password is not right/],
    ['Arbitrator', 'Extended private key', ' ', /Type the arbitrator’s key/],
    ['Arbitrator', 'Extended private key', 'nonsense', /not an extended private key/],
    ['Arbitrator', 'Extended private key', 'abandon '.repeat(12), /look like recovery words/],
    ['Arbitrator', 'Extended private key', arbitratorNode().neutered().toBase58(), /extended public key/],
    ['Arbitrator', 'Extended private key', arbitratorNode('mainnet').toBase58(), /not the key of this contract/],
    ['Arbitrator', 'Extended private key', arbitratorNode().derive(7).toBase58(), /Never pass it on/],
  ];

  it('is refused if it is another one, and stays in its field', async () => {
    const page = await openWith();
    await create(page);
    for (const [role, label, secret, expected] of SECRETS) {
      await page.user.click(screen.getByRole('radio', { name: new RegExp(`^${role}`) }));
      page.put(label, secret);
      await page.press('Sign');
      await waitFor(() => expect(page.field(label).getAttribute('aria-invalid'), secret).toBe('true'));
      const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
      expect(alerts.at(-1), secret).toMatch(expected);
      expect(page.field(label).value).toBe(secret);
      expect(document.activeElement).toBe(page.field(label));
    }
    expect(screen.queryByLabelText('Signed PSBT')).toBeNull();
  });

  it('signs once: who has signed is not asked again, and no key stays on the page', async () => {
    const page = await openWith();
    await create(page);
    await sign(page);
    await page.psbt();
    expect(screen.queryByLabelText('Signing Password')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull();
    await signAsArbitrator(page, ` ${key}\n`);
    expect(await page.raw()).toMatch(/^02000000/);
    expect(screen.queryByLabelText('Extended private key')).toBeNull();
    expect(document.body.innerHTML).not.toContain('tprv');
  });

  it.each(daily(1, ['counterparty', 'owner'] as const))(
    'of the third holder signs first, then the %s completes',
    async (role) => {
      const third = await openWith(makeFile());
      await create(third);
      await signAsArbitrator(third);
      const psbt = await third.psbt();
      await third.press('Open another recovery file');
      third.put('Recovery file', formatRecoveryFile(await makeSealed(role)));
      await third.press('Open');
      await screen.findByLabelText('Transaction to sign');
      await receive(third, psbt);
      expect(await third.summary()).toMatch(/Signed byArbitrator(?!,)/);
      await sign(third);
      await screen.findByRole('heading', { name: 'Ready to broadcast' });
    },
  );
});

describe('a transaction as a file', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is binary, is named by its contract and signatures, and can be opened again', async () => {
    const saved = collectSavedFiles();
    const page = await openWith(makeSealed('owner', [makeContract({ id: '../roof 7' })]));
    await create(page);
    await page.press('Save transaction');
    await sign(page);
    await page.psbt();
    await page.press('Save PSBT');
    const [unsigned, half] = saved;
    expect([unsigned?.name, half?.name]).toEqual(['aval-..-roof-7-0of2.psbt', 'aval-..-roof-7-1of2.psbt']);
    const bytes = new Uint8Array(await required(half).blob.arrayBuffer());
    expect(Buffer.from(bytes.subarray(0, 5)).toString('hex')).toBe('70736274ff');
    await drop('Or sign one that you received', bytes, 'half.psbt');
    await page.press('Open');
    expect(await page.summary()).toMatch(/Signed byCreator(?!,)/);
    expect(page.field('Signed PSBT').value).toBe(Buffer.from(bytes).toString('base64'));
  });

  it('is the raw transaction, once it is complete', async () => {
    const saved = collectSavedFiles();
    const page = await openWith();
    await receive(page, COMPLETE.psbt);
    await page.press('Save as text');
    const { txid, txHex } = required(COMPLETE.final);
    expect(saved[0]?.name).toBe(`aval-7-${txid.slice(0, 8)}.tx.txt`);
    expect(await required(saved[0]).blob.text()).toBe(`${txHex}\n`);
  });
});

describe('signatures of another program', () => {
  async function openHalf(): Promise<Page> {
    const page = await openWith();
    await receive(page, order(CHECKED).psbt);
    await sign(page);
    await page.psbt();
    return page;
  }

  const FORMS: [string, string][] = [
    ['a PSBT', HALF.psbt],
    ['the finished transaction', required(COMPLETE.final).txHex],
    ['Bitcoin Core’s answer', JSON.stringify({ hex: COMPLETE.final?.txHex, complete: true })],
  ];
  it.each(FORMS)('complete the transaction: %s', async (_name, text) => {
    const page = await openHalf();
    page.put(OTHER, text);
    await page.press('Combine');
    expect(await page.raw()).toBe(COMPLETE.final?.txHex);
  });

  it('are refused with the reason, and the transaction stays unchanged', async () => {
    const page = await openHalf();
    const half = page.field('Signed PSBT').value;
    const other = order(CHECKED, listFileCoins(CHECKED).slice(1));
    const cases: [string, RegExp][] = [
      ['', /Paste the transaction/],
      ['nonsense', /neither a PSBT nor a finished transaction/],
      [HALF.psbt.slice(0, -8), /neither a PSBT nor a finished transaction/],
      [other.psbt, /a different transaction from the one on this page/],
      [forge(HALF.psbt), /holds a signature that is not valid/],
    ];
    for (const [text, expected] of cases) {
      page.put(OTHER, text);
      await page.press('Combine');
      expect(await page.alert()).toMatch(expected);
      expect(page.field(OTHER).value).toBe(text);
    }
    expect(page.field('Signed PSBT').value).toBe(half);
    expect(screen.queryByLabelText('Raw transaction')).toBeNull();
  });
});

/** With one bit of a signature changed. */
function forge(text: string): string {
  const psbt = Psbt.fromBase64(text);
  const row = required(psbt.data.inputs[0]?.partialSig?.[0]);
  row.signature = row.signature.map((byte, at) => (at === 20 ? byte ^ 1 : byte));
  return psbt.toBase64();
}

describe('a received transaction', () => {
  const { psbt } = HALF;
  const hex = Buffer.from(psbt, 'base64').toString('hex');
  const CARRIERS: [string, BlobPart][] = [
    ['as UTF-16', Buffer.from(`\ufeff${psbt}\r\n`, 'utf16le')],
    ['as Bitcoin Core’s answer', JSON.stringify({ psbt, complete: false })],
    ['with no-break spaces', `${psbt.slice(0, 60)}\u00a0${psbt.slice(60)}`],
    ['as wrapped hex', hex.replace(/.{64}/g, '$&\r\n')],
    ['quoted by a mail', psbt.replace(/.{64}/g, '$&\n').replace(/^/gm, '> ')],
  ];

  it('is the same one as its carriers deliver it, in a file or pasted', async () => {
    const page = await openWith(makeSealed('counterparty'));
    for (const [name, content] of CARRIERS) {
      await drop('Or sign one that you received', content, `${name}.txt`);
      await page.press('Open');
      await page.summary();
      expect(page.field('Signed PSBT').value, name).toBe(psbt);
      if (typeof content !== 'string') continue;
      await receive(page, content);
      expect(page.field('Signed PSBT').value, name).toBe(psbt);
    }
  });

  it('is refused with the reason, and its text is kept', async () => {
    const page = await openWith(makeSealed('owner', [makeContract({ plan: [[{ order: 1, values: [100_000] }]] })]));
    const cases: [string, RegExp][] = [
      ['', /Paste the transaction, or choose its file/],
      [formatRecoveryFile(makeFile()), /^This is a recovery file, not a transaction/],
      ['nonsense', /neither a PSBT nor a finished transaction/],
      [forge(psbt), /^Do not sign this transaction: it holds a signature/],
      [order(check(makeContract({ contractOrder: 8 }))).psbt, /^Do not sign this transaction: it .* verified deposit/],
      [order(CHECKED, listFileCoins(CHECKED).slice(1)).psbt, /Nothing proves the amount of [0-9a-f]{8}…[0-9a-f]{8}:1/],
    ];
    for (const [text, expected] of cases) {
      await receive(page, text);
      expect(await page.alert()).toMatch(expected);
      expect(page.field('Transaction to sign').value).toBe(text);
    }
    expect(screen.queryByLabelText('Signing Password')).toBeNull();
  });

  it('is shown output by output: a sum could hide that the change is dust', async () => {
    const page = await openWith();
    const [spent, , foreign] = CHECKED.deposits.map(({ address }) => address);
    const coins = listFileCoins(CHECKED).filter(({ address }) => address === spent);
    const outputs = [...Array.from({ length: 12 }, () => [spent, 546]), [foreign, 140_000]] as [string, number][];
    await receive(page, pay(order(CHECKED, coins).psbt, outputs));
    const text = await page.summary();
    const listed = text
      .slice(0, text.indexOf('Network fee'))
      .split('Goes back to an address of the guarantee Deposit, and stays locked')
      .slice(1);
    expect(listed.map((each) => each.replace(/₿|\s/g, ''))).toEqual(
      outputs.map(([address, value]) =>
        expect.stringMatching(new RegExp(`^${address}0\\.00${value === 546 ? '000546' : '140000'}`)),
      ),
    );
    expect(text).not.toContain('Goes back to the guarantee');
    // Nothing leaves the addresses of the contract but the fee, which is asked about.
    await sign(page);
    expect(await page.alert()).toMatch(/Tick the box to pay this fee/);
    await page.tick('I want to pay this fee');
    await page.press('Sign');
    await page.psbt();
  });
});

/** The same inputs with other outputs. */
function pay(text: string, outputs: readonly (readonly [address: string, value: number])[]): string {
  const psbt = Psbt.fromBase64(text);
  const made = new Psbt();
  psbt.txInputs.forEach(({ hash, index, sequence = 0 }, at) => {
    made.addInput({ hash, index, sequence, ...required(psbt.data.inputs[at]) });
  });
  for (const [address, value] of outputs)
    made.addOutput({ script: required(toOutputScript(address, 'regtest')), value: BigInt(value) });
  return made.toBase64();
}
