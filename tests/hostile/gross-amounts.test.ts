import { DESTINATION } from '@tests/faults/scenes';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from '@tests/hostile/stage';
import { sats } from '@tests/unit/domain/make';
import { getResponse, HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { loadBitcoin } from '@/bitcoin/client';
import { formatBtc } from '@/domain/primitives/amount';
import { release } from '@/store/withdrawals/release.thunks';

vi.stubEnv('VITE_WITHDRAWAL_AMOUNT', 'gross');

const openStage = hostileStages();
const FEE = 1_896;
const ORDER = { address: DESTINATION, finalAmount: sats(50_000), fee: sats(FEE) };

/** A backend that takes a fee out of the amount. Returns the amounts that it was asked for. */
function takeFee({ server, backend }: Stage, fee: number): unknown[] {
  const asked: unknown[] = [];
  server.use(
    http.post('*/api/contracts/withdrawal', async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      asked.push(body.amount);
      const amount = formatBtc(sats(Math.round(Number(body.amount) * 1e8) - fee));
      const inner = new Request(request.url, {
        method: 'POST',
        headers: request.headers,
        body: JSON.stringify({ ...body, amount }),
      });
      const answer = (await getResponse(backend.handlers, inner)) ?? HttpResponse.error();
      const { transaction } = (await answer.json()) as { transaction: Record<string, unknown> };
      return HttpResponse.json({ transaction: { ...transaction, amount: body.amount } });
    }),
  );
  return asked;
}

test('a release asks for the amount with its fee, and signs what the form said', async () => {
  const stage = await openStage('funded', 'berto');
  const asked = takeFee(stage, FEE);
  const result = await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD));
  expect(result).toMatchObject({ ok: true, value: { kind: 'signed' } });
  expect(asked).toEqual(['0.00051896']);
  const [record] = stage.backend.store.withdrawals(GUARANTEE_REF.guaranteeId);
  const facts = await (await loadBitcoin()).readTransaction(record?.p_psbt ?? '', 'regtest');
  expect(facts?.outputs).toContainEqual({ address: DESTINATION, amount: 50_000 });
});

test('a backend that does not take the fee out of the amount is refused', async () => {
  const stage = await openStage('funded', 'berto');
  takeFee(stage, 0);
  const result = await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD));
  expect(result).toMatchObject({ ok: false, error: { code: 'psbt-refused', detail: { rule: 'request-not-paid' } } });
  await stage.expectUnharmed();
});

test('a backend that takes another amount than the fee out of it is refused', async () => {
  const stage = await openStage('funded', 'berto');
  takeFee(stage, FEE + 10_000);
  const result = await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD));
  expect(result).toMatchObject({ ok: false, error: { code: 'psbt-refused', detail: { rule: 'request-not-paid' } } });
  await stage.expectUnharmed();
});
