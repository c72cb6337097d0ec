import { fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { formatCoin, type Kit } from '@/domain/kit/kit';
import { parseAwardFile } from '@/services/schemas/award';
import { formatKit } from '@/services/schemas/kit';
import { makeContents, makeFile } from '../evidence/evidence-stage';
import { makeCertificate, makeKitWith } from './certificates';
import { arbitratorNode, DESTINATION, GUARANTEES, makeKit, required } from './kits';
import { chooseCoins, type Opened, openPage } from './page-support';

/* Which coins a decision spends, by one file or two (docs/settlement.md#decision). */

const BASE = 'http://explorer.example/api';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function toFile(content: string | Uint8Array): File {
  return new File([content as BlobPart], typeof content === 'string' ? 'kit.json' : 'evidence.zip');
}

async function open(...files: (Kit | Uint8Array)[]): Promise<Opened> {
  const page = openPage();
  await page.press('Decide a dispute');
  for (const [at, file] of files.entries()) {
    const label = at === 0 ? 'Evidence file' : 'Evidence file of the other party';
    const content = file instanceof Uint8Array ? file : formatKit([file]);
    await page.user.upload(await screen.findByLabelText(label), toFile(content));
  }
  await screen.findByRole('heading', { name: 'The decision' });
  return page;
}

/** Boxes of coins that are ticked, by guarantee or path. */
function listChosen(): string[] {
  return listBoxes()
    .filter(({ checked }) => checked)
    .map((box) => box.closest('fieldset')?.querySelector('legend')?.textContent ?? '');
}

function listBoxes(): HTMLInputElement[] {
  return screen.queryAllByRole<HTMLInputElement>('checkbox', { name: /…[0-9a-f]{8}:\d+/ });
}

async function decide(page: Opened) {
  await page.put('Destination Bitcoin Address', DESTINATION);
  await page.press('Max');
  await page.put('Fee rate (sat/vB)', '5');
  await page.put('Reasons', 'The roof leaks.');
  await page.put('Extended private key', arbitratorNode().toBase58());
  await page.press('Sign decision');
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Decision');
  return required(parseAwardFile(field.value)).award;
}

const short = makeKit({ guarantees: [required(GUARANTEES[0])] });
const [one, two, three] = GUARANTEES.flat();

describe('coins of another guarantee', () => {
  it('do not go into the decision, though the first file does not list that guarantee', async () => {
    const page = await open(short, makeKit({ role: 'counterparty' }));
    expect(screen.getByText('They list the guarantees with other names, sums, dates or states.')).toBeTruthy();
    expect(within(page.field('Guarantee')).getAllByRole('option')).toHaveLength(2);
    chooseCoins();
    const award = await decide(page);
    expect(award.guarantees).toEqual(['g1']);
    expect(award.coins.map(({ order }) => order).sort()).toEqual([1, 1, 2]);
  });

  it('are named as of none, and count only once they are chosen, for the guarantee that is chosen then', async () => {
    const kit = makeKit({ hasTransactions: true });
    serve(kit);
    const page = await open(makeKit({ guarantees: [[required(one)], [required(two)]], hasTransactions: true }));
    await page.put('Block explorer (optional)', BASE);
    await page.press('Refresh coins');
    await screen.findByText(/lists 4 unspent coins/);
    expect(listChosen()).toHaveLength(3);
    expect(screen.getAllByText('not of a named guarantee')).toHaveLength(1);
    chooseCoins();
    expect(listChosen()).toHaveLength(4);
    await page.user.selectOptions(page.field('Guarantee') as never, '1');
    expect(listChosen()).toHaveLength(3);
    const award = await decide(page);
    expect([award.guarantees, award.coins.map(({ order }) => order)]).toEqual([['g2'], [2]]);
  });

  it('are not chosen while the files put them into different guarantees', async () => {
    const liar = makeKit({ guarantees: [[required(one), required(three)], [required(two)]], hasTransactions: true });
    serve(makeKit({ hasTransactions: true }));
    const page = await open(liar, makeKit({ role: 'counterparty', hasTransactions: true }));
    expect(screen.getByText('They put 2 deposit addresses into different guarantees.')).toBeTruthy();
    await page.put('Block explorer (optional)', BASE);
    await page.press('Refresh coins');
    await screen.findByText(/lists 4 unspent coins/);
    expect(screen.getAllByText('the files put it into different guarantees')).toHaveLength(2);
    const award = await decide(page);
    expect(award.coins.map(({ order }) => order)).toEqual([1, 1]);
  });
});

it.each([7, 8])('shows the number of the contract beside the key field, %i', async (contractOrder) => {
  const page = await open(makeKit({ contractOrder }));
  const ids = page.field('Extended private key').getAttribute('aria-describedby')?.split(' ') ?? [];
  const hint = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  expect(hint).toContain(`contract number ${contractOrder} below this key`);
});

it('names a guarantee of the signed terms that the file leaves out', async () => {
  const agreed = makeCertificate({
    guarantees: ['g1', 'g2'].map((id) => ({
      ...{ id, depositor: 'u2', amount: '100000', description: `The deposit ${id}`, validUntil: '' },
      ...{ conditions: '', verificationProcess: '' },
    })),
  });
  const page = await open({ ...makeKitWith([agreed]), guarantees: short.guarantees });
  expect(screen.getByText(/name a guarantee that no file lists: .*The deposit g2/)).toBeTruthy();
  expect(within(page.field('Guarantee')).getAllByRole('option')).toHaveLength(2);
});

describe('a coin that nothing proves', () => {
  it('is not chosen by itself', async () => {
    await open(makeKit());
    expect(listBoxes()).toHaveLength(4);
    expect(listChosen()).toEqual([]);
    expect(screen.getAllByText('not proven by a file')).toHaveLength(4);
  });

  it('is not chosen beside those that the evidence file proves', async () => {
    const contents = makeContents().filter(({ name }) => !name.startsWith('proofs/') || isKept(name));
    await open(await makeFile(contents));
    expect(listBoxes()).toHaveLength(4);
    expect(listChosen()).toHaveLength(1);
    expect(screen.getAllByText('not proven by a file')).toHaveLength(3);
  });

  it.each([
    ['in no block', { isConfirmed: false }, 'not in a block yet'],
    ['without its transaction', { hasRaw: false }, 'not proven by a file'],
  ])('is not chosen if the explorer lists it %s', async (_what, how, text) => {
    const kit = makeKit({ hasTransactions: true });
    serve(kit, how);
    const page = await open(makeKit());
    await page.put('Block explorer (optional)', BASE);
    await page.press('Refresh coins');
    await screen.findByText(/lists 4 unspent coins/);
    expect(listChosen()).toEqual([]);
    expect(screen.getAllByText(text)).toHaveLength(4);
    fireEvent.click(required(listBoxes()[0]));
    expect(listChosen()).toHaveLength(1);
  });

  it('is chosen once the explorer has shown its transaction in a block', async () => {
    serve(makeKit({ hasTransactions: true }));
    const page = await open(makeKit());
    await page.put('Block explorer (optional)', BASE);
    await page.press('Refresh coins');
    await screen.findByText(/lists 4 unspent coins/);
    expect(listChosen()).toHaveLength(4);
  });
});

const [firstCoin] = makeKit({ hasTransactions: true }).guarantees[0]?.deposits[0]?.coins ?? [];
const isKept = (name: string) => name.includes(firstCoin?.txid ?? '-');

/** An explorer with the coins of a kit. */
function serve({ guarantees, transactions }: Kit, { isConfirmed = true, hasRaw = true } = {}): void {
  const deposits = guarantees.flatMap((each) => each.deposits);
  const outpoints = deposits.flatMap(({ coins }) => coins.map(formatCoin));
  server.use(
    http.get(`${BASE}/address/:address/utxo`, ({ params }) =>
      HttpResponse.json(
        deposits
          .filter(({ address }) => address === params.address)
          .flatMap(({ coins }) => coins.map((coin) => ({ ...coin, status: { confirmed: isConfirmed } }))),
      ),
    ),
    http.get(`${BASE}/tx/:txid/hex`, ({ params }) => {
      const at = outpoints.indexOf(`${params.txid}:1`);
      return hasRaw ? HttpResponse.text(transactions[at] ?? '') : new HttpResponse(null, { status: 404 });
    }),
    http.get(`${BASE}/v1/fees/recommended`, () => HttpResponse.json({ halfHourFee: 7, hourFee: 4 })),
  );
}
