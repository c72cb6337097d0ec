import { screen } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatAwardFile } from '@/domain/settlement/award';
import { createAward } from '@/exit/recovery/award/create-award';
import { signAward } from '@/exit/recovery/award/sign-award';
import { engine } from '@/exit/recovery/engine';
import { arbitratorNode, DESTINATION, makeKit, unwrap } from './kits';
import { type Opened, openWithKit, sign } from './page-support';

/* A party carries out a decision with its kit, without Aval (docs/settlement.md#decision). */

let file: string;

beforeAll(async () => {
  const kit = unwrap(engine.checkKit(makeKit()));
  const coins = engine.listKitCoins(kit).filter(({ guarantee }) => guarantee === 0);
  const draft = unwrap(
    createAward(kit, {
      coins,
      payments: [{ address: DESTINATION, amount: 'rest', to: 'owner' }],
      feeRate: 5,
      fastestFee: 0,
      minimumFee: 0,
      stated: { owner: [], counterparty: [] },
      words: {
        ...{ costs: '', date: '2027-01-01', evidence: [], isFinal: true, guarantees: ['g1'], number: 1, place: '' },
        ...{ reasons: 'The roof leaks.', terms: '' },
      },
    }),
  );
  const key = unwrap(engine.readArbitratorKey(kit, arbitratorNode().toBase58()));
  file = formatAwardFile(unwrap(await signAward(kit, coins, draft, key)));
});

async function open(page: Opened, text: string): Promise<void> {
  await page.user.upload(page.field('File', 0), new File([text], 'aval-award-7-1.json'));
  await page.user.click(screen.getAllByRole('button', { name: 'Open' }).at(-1) as HTMLElement);
}

describe.each(['owner', 'counterparty'] as const)('the %s', (role) => {
  it('reads what was decided, signs, and has the whole transaction', async () => {
    const page = await openWithKit(role);
    await open(page, file);
    const decision = await screen.findByRole('region', { name: 'Decision' });
    expect(decision.textContent).toMatch(/Final · 1.*The roof leaks\./s);
    expect(decision.textContent).toContain(DESTINATION);
    expect(screen.getByRole('region', { name: 'Check and sign' }).textContent).toMatch(/Signed by.*Arbitrator/s);
    // Nobody has to get half of a decision from the user.
    expect(screen.queryByLabelText('Signed PSBT')).toBeNull();
    await sign(page);
    const raw = await screen.findByLabelText<HTMLTextAreaElement>('Raw transaction');
    expect(raw.value).toMatch(/^02000000000103/);
  });
});

nightly.each<[string, (text: string) => string, RegExp]>([
  [
    'a forged path',
    (text) => JSON.stringify({ ...JSON.parse(text), path: '7/3' }),
    /it is not signed with the third key of this contract/,
  ],
  ['another text', (text) => text.replace('roof leaks', 'roof holds'), /this text is not signed with the third key/],
  ['a damaged file', (text) => text.replace('"version": 1', '"version": 2'), /it is not a decision/],
])('%s is refused by name, and nothing is signed', async (_what, change, message) => {
  const page = await openWithKit('owner');
  await open(page, change(file));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Check and sign' })).toBeNull();
});

nightly('coins that the kit does not know have to be known first', async () => {
  const page = await openWithKit('owner', {
    guarantees: [
      [
        { order: 1, values: [1_000] },
        { order: 2, values: [] },
      ],
    ],
  });
  await open(page, file);
  expect(await screen.findByText(/Refresh the coins, or add this one above/)).toBeTruthy();
});
