import { nightly } from '@tests/daily';
import { DESTINATION } from '@tests/faults/scenes';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from '@tests/hostile/stage';
import { sats } from '@tests/unit/domain/make';
import { readConsent } from '@tests/unit/store/approval';
import { getResponse, HttpResponse, http } from 'msw';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { loadBitcoin } from '@/bitcoin/client';
import { computeWithdrawn } from '@/domain/guarantees/guarantee-status';
import { formatBtc } from '@/domain/primitives/amount';
import { listPayments } from '@/domain/records/payments';
import { preparePaidAmounts } from '@/services/schemas/paid-amount';
import { readPsbtFee } from '@/services/schemas/psbt-fee';
import { requireContract, requireGuarantee } from '@/store/contracts/contracts.selectors';
import { listGivenSignatures } from '@/store/signing/signature-store';
import { cosign } from '@/store/withdrawals/cosign.thunks';
import { listOpenPayments } from '@/store/withdrawals/open-payments.thunks';
import { readWithdrawal } from '@/store/withdrawals/read-withdrawal.thunks';
import { release } from '@/store/withdrawals/release.thunks';
import { completeRelease, getRecord, releaseHigher } from './stuck-release';

vi.stubEnv('VITE_WITHDRAWAL_AMOUNT', 'gross');
beforeAll(() => preparePaidAmounts('gross'));

const openStage = hostileStages();
/** What the scene `signed` pays. */
const PAID = 60_000;
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

/** Berto's release that waits for Ana: its record has the amount, the fee, and what the backend adds to them. */
async function openSigned(added = 0): Promise<{ stage: Stage; record: ReturnType<typeof getRecord>; fee: number }> {
  const stage = await openStage('signed', 'ana');
  const record = getRecord(stage);
  const fee = readPsbtFee(record.u_psbt ?? '', null) ?? 0;
  record.amount = sats(PAID + fee + added);
  await stage.reload();
  return { stage, record, fee };
}

/** The same, completed by Ana and waiting in the mempool. */
async function openStuck(added = 0) {
  const opened = await openSigned();
  await completeRelease(opened.stage);
  opened.record.amount = sats(PAID + opened.fee + added);
  await opened.stage.reload();
  return opened;
}

function getWithdrawal({ store }: Stage) {
  const [withdrawal] = requireGuarantee(store.getState(), GUARANTEE_REF).withdrawals ?? [];
  return withdrawal;
}

describe('a release of the other party', () => {
  nightly('is shown and kept with what it pays, and recorded as it came', async () => {
    const { stage, record, fee } = await openSigned();
    const { store } = stage;
    expect(getWithdrawal(stage)).toMatchObject({ amount: PAID, recordedAmount: PAID + fee });
    const consent = await readConsent(stage);
    expect(await store.dispatch(cosign(GUARANTEE_REF, PASSWORD, { consent }))).toMatchObject({ ok: true });
    expect(record).toMatchObject({ amount: PAID + fee, status: 'executed' });
    expect(await listGivenSignatures()).toMatchObject([{ withdrawal: { amount: PAID } }]);
    expect(await store.dispatch(listOpenPayments(GUARANTEE_REF))).toMatchObject([{ amount: PAID }]);
    await stage.reload();
    const { withdrawals } = requireGuarantee(store.getState(), GUARANTEE_REF);
    expect(computeWithdrawn(withdrawals)).toBe(PAID);
    const payments = listPayments(requireContract(store.getState(), GUARANTEE_REF.contractId), [], () => true);
    expect(payments.filter(({ event }) => event === 'release')).toMatchObject([{ amount: PAID }]);
  });

  test.each([10_000, -1])('is refused if its record has %d sat more than amount and fee', async (added) => {
    const { stage } = await openSigned(added);
    const read = await stage.store.dispatch(readWithdrawal(GUARANTEE_REF));
    expect(read).toMatchObject({ ok: true, value: { inspection: { verdict: 'refuse', rule: 'request-not-paid' } } });
    const approval = { consent: await readConsent(stage) };
    const signed = await stage.store.dispatch(cosign(GUARANTEE_REF, PASSWORD, approval));
    expect(signed).toMatchObject({ ok: false, error: { code: 'psbt-refused', detail: { rule: 'request-not-paid' } } });
    expect(await listGivenSignatures()).toEqual([]);
  });

  test('is refused as unreadable if it has no transaction that can be read', async () => {
    const { stage, record } = await openSigned();
    record.p_psbt = 'cHNidP8=';
    record.u_psbt = null;
    await stage.reload();
    expect(getWithdrawal(stage)?.amount).toBeNull();
    const read = await stage.store.dispatch(readWithdrawal(GUARANTEE_REF));
    expect(read).toMatchObject({ ok: true, value: { inspection: { verdict: 'refuse', rule: 'unreadable' } } });
  });
});

describe('a release that is made again', () => {
  test('is made with what the first release pays', async () => {
    const { stage, record, fee } = await openStuck();
    expect(await releaseHigher(stage, 5_000)).toMatchObject({ ok: true, value: { kind: 'signed', unsaved: null } });
    const facts = await (await loadBitcoin()).readTransaction(record.p_psbt ?? '', 'regtest');
    expect(facts?.outputs[0]).toEqual({ address: DESTINATION, amount: PAID - 5_000 });
    expect(record.amount).toBe(PAID + fee);
  });
});
