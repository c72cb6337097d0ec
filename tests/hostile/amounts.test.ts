import {
  DEPOSITS,
  DESTINATION,
  depositInput,
  FASTEST_FEE,
  hex,
  honestPsbt,
  OTHER_DEPOSIT,
  plannedPsbt,
} from '@tests/unit/bitcoin/releases';
import { sats } from '@tests/unit/domain/make';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { readWithdrawal } from '@/store/withdrawals/read-withdrawal.thunks';
import { release } from '@/store/withdrawals/release.thunks';
import { GUARANTEE_REF, PASSWORD, psbtStages, type ServedPsbt } from './psbt-stage';
import { countCalls, hasSentSignature } from './traffic';

const open = psbtStages();

describe('a PSBT of several coins whose amounts are not proven', () => {
  const served: ServedPsbt = {
    psbt: honestPsbt(() => undefined, 2),
    request: { address: DESTINATION, amount: sats(60_000) },
    fastestFee: FASTEST_FEE,
  };
  const order = { address: DESTINATION, finalAmount: sats(60_000), fee: sats(2_625) };

  function listCoins(amounts: readonly number[]) {
    return http.get('*/explorer/api/address/:address/utxo', ({ params }) => {
      const index = DEPOSITS.findIndex(({ address }) => address === params.address);
      const { txid, vout } = depositInput(index);
      return HttpResponse.json([{ txid, vout, value: amounts[index], status: { confirmed: true } }]);
    });
  }

  test('is refused when the explorer lists other amounts', async () => {
    const stage = await open('owner', served);
    stage.use(listCoins([100_000, 10_000_000]));
    expect(await stage.store.dispatch(release(GUARANTEE_REF, order, PASSWORD))).toMatchObject({
      error: { code: 'psbt-refused', detail: { rule: 'input-amount-differs' } },
    });
    expect(hasSentSignature(stage.sent, stage.publicKey)).toBe(false);
  });

  test('is signed when the explorer lists the same amounts', async () => {
    const stage = await open('owner', served);
    stage.use(listCoins([100_000, 100_000]));
    expect(await stage.store.dispatch(release(GUARANTEE_REF, order, PASSWORD))).toMatchObject({
      value: { kind: 'signed' },
    });
  });
});

test('a PSBT of thousands of foreign coins costs the explorer no request', async () => {
  const psbt = plannedPsbt((plan) => {
    plan.inputs = Array.from({ length: 2_000 }, (_, at) => ({
      ...depositInput(at),
      witnessScript: hex(OTHER_DEPOSIT.witnessScript),
    }));
  });
  const request = { address: DESTINATION, amount: sats(60_000) };
  const stage = await open('counterparty', { psbt, request, fastestFee: FASTEST_FEE });
  expect(await stage.store.dispatch(readWithdrawal(GUARANTEE_REF))).toMatchObject({
    value: { inspection: { verdict: 'refuse', rule: 'input-not-guarantee' } },
  });
  expect(countCalls(stage.sent, /\/(tx|utxo)\b/)).toBe(0);
});
