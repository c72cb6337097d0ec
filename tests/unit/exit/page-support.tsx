import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  arbitratorNode,
  COUNTERPARTY,
  DESTINATION,
  type KitPlan,
  makeKit,
  OWNER,
  PASSWORD,
  seal,
} from '@tests/unit/exit/kits';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { formatCoin, type Kit, type KitRole } from '@/domain/kit/kit';
import { RecoveryScreen } from '@/exit/screen/recovery-screen';
import { formatKit } from '@/services/schemas/kit';

/** The recovery page, driven by its labels (docs/exit.md#the-page). */
export function openPage() {
  const user = userEvent.setup({ delay: null });
  render(<RecoveryScreen />);
  const field = (label: string, index = 0) =>
    screen.getAllByLabelText<HTMLInputElement>(label)[index] as HTMLInputElement;
  return {
    user,
    field,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    /** Replaces what a field holds, at once: typing a kit takes seconds. */
    async put(label: string, text: string, index = 0): Promise<void> {
      fireEvent.change(field(label, index), { target: { value: text } });
    },
    alert: async () => (await screen.findByRole('alert')).textContent,
  };
}

export type Opened = ReturnType<typeof openPage>;

export async function makeSealedKit(role: KitRole, plan: KitPlan = {}): Promise<Kit> {
  return makeKit({ role, envelope: await seal(role === 'owner' ? OWNER : COUNTERPARTY), ...plan });
}

/** The page with an open kit. */
export async function openWithKit(role: KitRole = 'owner', plan: KitPlan = {}): Promise<Opened> {
  const page = openPage();
  await page.put('Recovery kit', formatKit([await makeSealedKit(role, plan)]));
  await page.press('Open');
  await screen.findByRole('heading', { name: 'Your kit' });
  return page;
}

/** Pays all coins to one address. */
export async function createTransaction(page: Opened): Promise<void> {
  await page.put('Destination Bitcoin Address', DESTINATION);
  await page.press('Max');
  await page.put('Fee rate (sat/vB)', '5');
  await page.press('Create transaction');
  await screen.findByRole('heading', { name: 'Check and sign' });
}

export async function sign(page: Opened, password = PASSWORD): Promise<void> {
  await page.put('Signing Password', password);
  await page.press('Sign');
}

/** The owner signs a transaction that pays all coins, then the arbitrator. Returns the field with the raw transaction. */
export async function completeByArbitrator(page: Opened): Promise<HTMLTextAreaElement> {
  await createTransaction(page);
  await sign(page);
  await screen.findByLabelText('Signed PSBT');
  await page.put('Extended private key', arbitratorNode().toBase58());
  await page.press('Sign');
  return screen.findByLabelText<HTMLTextAreaElement>('Raw transaction');
}

export const EXPLORER = 'http://explorer.example/api';

export async function refresh(page: Opened): Promise<void> {
  await page.put('Block explorer (optional)', EXPLORER);
  await page.press('Refresh coins');
  await screen.findByText(/lists \d+ unspent coins?/);
}

/** What an explorer with the coins of a kit answers. */
export function answer({ guarantees, transactions }: Kit, { halfHourFee = 7 } = {}): RequestHandler[] {
  const deposits = guarantees.flatMap((each) => each.deposits);
  const outpoints = deposits.flatMap(({ coins }) => coins.map(formatCoin));
  return [
    http.get(`${EXPLORER}/address/:address/utxo`, ({ params }) =>
      HttpResponse.json(deposits.filter(({ address }) => address === params.address).flatMap(({ coins }) => coins)),
    ),
    http.get(`${EXPLORER}/tx/:txid/hex`, ({ params }) =>
      HttpResponse.text(transactions[outpoints.indexOf(`${params.txid}:1`)] ?? ''),
    ),
    http.get(`${EXPLORER}/v1/fees/recommended`, () => HttpResponse.json({ halfHourFee, hourFee: halfHourFee / 2 })),
  ];
}

/** Whether the browser would ask before the page is left. */
export function isAsked(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}
