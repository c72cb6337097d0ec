import { describe, expect, test } from 'vitest';
import { selectBalanceEntry } from '@/store/balances/balances.selectors';
import { quoteRelease } from '@/store/withdrawals/quote.thunks';
import { attackReport } from './report';
import { GUARANTEE_REF, hostileStages } from './stage';

const open = hostileStages();
const report = attackReport('Coins that are none');
const FILL = `/api/contracts/${GUARANTEE_REF.contractId}/fillcontract`;

type Deposit = { id: string; address: string };
type Fill = { guarantees: { deposits: Deposit[] }[] };

describe('money that is counted twice', () => {
  test('one deposit address in lower and in upper case', async () => {
    const stage = await open('paid', 'berto');
    const before = selectBalanceEntry(stage.store.getState(), GUARANTEE_REF.guaranteeId);
    stage.lie('get', FILL, (answer) => {
      const fill = answer as Fill;
      for (const { deposits } of fill.guarantees) {
        const [first] = deposits;
        if (first) deposits.push({ ...first, id: `${first.id}-twin`, address: first.address.toUpperCase() });
      }
      return fill;
    });
    await stage.reload();
    const after = selectBalanceEntry(stage.store.getState(), GUARANTEE_REF.guaranteeId);
    expect(after?.state).toBe('known');
    expect(after?.balance).toEqual(before?.balance);
    expect(await stage.store.dispatch(quoteRelease(GUARANTEE_REF))).toMatchObject({
      ok: true,
      value: { balance: before?.balance?.total, inputs: 1 },
    });
    report.stopped('one address in two cases', 'balance', 'addresses are normalised when read');
  });
});
