import { screen } from '@testing-library/react';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { formatCoin, type Kit } from '@/domain/kit/kit';
import { parseAwardFile } from '@/services/schemas/award';
import { formatKit } from '@/services/schemas/kit';
import { arbitratorNode, DESTINATION, required } from './kits';
import { type Opened, openPage } from './page-support';

/* The arbitrator's desk, driven by its labels. */

export const EXPLORER = 'http://explorer.example/api';

export async function openFile(page: Opened, kit: Kit, label = 'Kit of a party'): Promise<void> {
  const file = new File([formatKit([kit])], 'kit.json');
  await page.user.upload(await screen.findByLabelText(label), file);
}

export async function openSecond(page: Opened, kit: Kit): Promise<void> {
  await openFile(page, kit, 'Kit of the other party');
}

export async function openDesk(...files: Kit[]): Promise<Opened> {
  const page = openPage();
  await page.press('Decide a dispute');
  for (const [at, content] of files.entries())
    await openFile(page, content, at === 0 ? 'Kit of a party' : 'Kit of the other party');
  await screen.findByRole('heading', { name: 'The decision' });
  return page;
}

export async function refresh(page: Opened): Promise<void> {
  await page.put('Block explorer (optional)', EXPLORER);
  await page.press('Refresh coins');
  await screen.findByText(/lists \d+ unspent coins?/);
}

export function listBoxes(): HTMLInputElement[] {
  return screen.queryAllByRole<HTMLInputElement>('checkbox', { name: /…[0-9a-f]{8}:\d+/ });
}

/** Boxes of coins that are ticked, by guarantee or path. */
export function listChosen(): string[] {
  return listBoxes()
    .filter(({ checked }) => checked)
    .map((box) => box.closest('fieldset')?.querySelector('legend')?.textContent ?? '');
}

export async function fillDecision(page: Opened, destination = DESTINATION): Promise<void> {
  await page.put('Destination Bitcoin Address', destination);
  await page.press('Max');
  await page.put('Fee rate (sat/vB)', '5');
  await page.put('Reasons', 'The roof leaks.');
}

export async function signDecision(page: Opened): Promise<void> {
  await page.put('Extended private key', arbitratorNode().toBase58());
  await page.press('Sign decision');
}

export async function decide(page: Opened) {
  await fillDecision(page);
  await signDecision(page);
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Decision');
  return required(parseAwardFile(field.value)).award;
}

/** What an explorer with the coins of a kit answers. */
export function answer(
  { guarantees, transactions }: Kit,
  { isConfirmed = true, hasRaw = true, halfHourFee = 7 } = {},
): RequestHandler[] {
  const deposits = guarantees.flatMap((each) => each.deposits);
  const outpoints = deposits.flatMap(({ coins }) => coins.map(formatCoin));
  return [
    http.get(`${EXPLORER}/address/:address/utxo`, ({ params }) =>
      HttpResponse.json(
        deposits
          .filter(({ address }) => address === params.address)
          .flatMap(({ coins }) => coins.map((coin) => ({ ...coin, status: { confirmed: isConfirmed } }))),
      ),
    ),
    http.get(`${EXPLORER}/tx/:txid/hex`, ({ params }) => {
      const at = outpoints.indexOf(`${params.txid}:1`);
      return hasRaw ? HttpResponse.text(transactions[at] ?? '') : new HttpResponse(null, { status: 404 });
    }),
    http.get(`${EXPLORER}/v1/fees/recommended`, () => HttpResponse.json({ halfHourFee, hourFee: halfHourFee / 2 })),
  ];
}
