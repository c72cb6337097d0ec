import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arbitratorNode, DESTINATION, PASSWORD } from '@tests/unit/recovery/contracts';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { formatCoin, type RecoveryContract, type RecoveryFile } from '@/domain/recovery/recovery-file';
import { language } from '@/i18n/i18n';
import { RecoveryPage } from '@/recover/recovery-page';
import { formatRecoveryFile } from '@/services/schemas/recovery-file';
import { makeSealed } from './files';

/** The recovery page, driven by its labels. @param data of the file that the page is */
export function openPage(data = '') {
  language.set('en');
  const user = userEvent.setup({ delay: null });
  render(<RecoveryPage data={data} />);
  const field = (label: string, index = 0) =>
    screen.getAllByLabelText<HTMLInputElement>(label)[index] as HTMLInputElement;
  return {
    user,
    field,
    press: (name: string, index = 0) => user.click(screen.getAllByRole('button', { name })[index] as HTMLElement),
    /** Replaces what a field holds, at once: typing a file takes seconds. */
    put: (label: string, text: string, index = 0) => {
      fireEvent.change(field(label, index), { target: { value: text } });
    },
    tick: (name: string | RegExp) => user.click(screen.getByRole('checkbox', { name })),
    alert: async () => (await screen.findByRole('alert')).textContent,
    /** The signed PSBT, once it is there. */
    psbt: async () => (await screen.findByLabelText<HTMLTextAreaElement>('Signed PSBT')).value,
    /** The finished transaction, once it is there. */
    raw: async () => (await screen.findByLabelText<HTMLTextAreaElement>('Raw transaction')).value,
    /** What is shown of the transaction to sign, once it is there. */
    summary: async () => (await screen.findByRole('region', { name: 'Check and sign' })).textContent ?? '',
  };
}

export type Page = ReturnType<typeof openPage>;

/** The page with an open contract: the only one of a file, by default one with the owner's key. */
export async function openWith(file: RecoveryFile | Promise<RecoveryFile> = makeSealed()): Promise<Page> {
  const page = openPage(formatRecoveryFile(await file));
  await screen.findByRole('heading', { name: 'Your contract' });
  return page;
}

/** Pays all chosen coins to one address. */
export async function create(page: Page, { rate = '5', address = DESTINATION } = {}): Promise<void> {
  page.put('Destination Bitcoin Address', address);
  await page.press('Max');
  page.put('Fee rate (sat/vB)', rate);
  await page.press('Create transaction');
}

export async function sign(page: Page, password = PASSWORD): Promise<void> {
  page.put('Signing Password', password);
  await page.press('Sign');
}

export async function signAsArbitrator(page: Page, key = arbitratorNode().toBase58()): Promise<void> {
  const role = screen.queryByRole('radio', { name: 'Arbitrator' });
  if (role !== null) await page.user.click(role);
  page.put('Extended private key', key);
  await page.press('Sign');
}

/** Opens a transaction that somebody sent. */
export async function receive(page: Page, text: string): Promise<void> {
  page.put('Transaction to sign', text);
  await page.press('Open');
}

/** Drops a file on the card of a heading. */
export async function drop(heading: string, content: BlobPart, name: string): Promise<void> {
  const files = [new File([content], name)];
  fireEvent.drop(screen.getByRole('heading', { name: heading }), { dataTransfer: { files } });
  await screen.findByText(name);
}

export const EXPLORER = 'http://explorer.example/api';

/** A server that answers nothing until it is told to; `asked` are the paths of the requests. */
export function explorerServer() {
  const server = setupServer();
  const asked: string[] = [];
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
    server.events.on('request:start', ({ request }) => {
      asked.push(`${request.method} ${request.url.replace(EXPLORER, '')}`);
    });
  });
  afterEach(() => {
    server.resetHandlers();
    asked.length = 0;
  });
  afterAll(() => server.close());
  return { asked, use: (...handlers: RequestHandler[]) => server.use(...handlers) };
}

interface Listed {
  address: string;
  coin: { txid: string; vout: number; value: number };
  /** The raw transaction; absent: the explorer does not have it. */
  hex?: string;
}

/** An explorer that lists these coins. */
export function listing(coins: readonly Listed[], { halfHourFee = 7 } = {}): RequestHandler[] {
  const rates = { fastestFee: halfHourFee, halfHourFee, hourFee: halfHourFee / 2, minimumFee: 1 };
  return [
    http.get(`${EXPLORER}/address/:address/utxo`, ({ params }) =>
      HttpResponse.json(coins.filter(({ address }) => address === params.address).map(({ coin }) => coin)),
    ),
    http.get(`${EXPLORER}/tx/:txid/hex`, ({ params }) => {
      const hex = coins.find(({ coin }) => coin.txid === params.txid)?.hex;
      return hex === undefined ? new HttpResponse(null, { status: 404 }) : HttpResponse.text(hex);
    }),
    http.get(`${EXPLORER}/v1/fees/recommended`, () => HttpResponse.json(rates)),
  ];
}

/** The coins of a contract that has their transactions, as an explorer lists them. */
export function listCoins({ guarantees, transactions }: RecoveryContract): Listed[] {
  const deposits = guarantees.flatMap((each) => each.deposits);
  const coins = deposits.flatMap(({ address, coins: own }) => own.map((coin) => ({ address, coin })));
  return coins.map((listed, at) => ({ ...listed, hex: transactions[at] ?? formatCoin(listed.coin) }));
}

export async function refresh(page: Page, address = EXPLORER): Promise<void> {
  page.put('Block explorer (optional)', address);
  await page.press('Refresh coins');
}
