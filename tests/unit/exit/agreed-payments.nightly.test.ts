import { expect, test } from 'vitest';
import { findAgreed, listAgreed } from '@/exit/recovery/award/agreed-payments';
import { engine } from '@/exit/recovery/engine';
import { makeKit, unwrap } from './kits';
import { makeReturn } from './returns';

/* What the parties have signed about coins, which the arbitrator sees beside a decision about them. */

const KIT = makeKit({ hasTransactions: true });

test('is told by the coins that are spent', () => {
  const kit = unwrap(engine.checkKit({ ...KIT, returns: [makeReturn(KIT)] }));
  const agreed = listAgreed([{ kit }, { kit }]);
  const coins = engine.listKitCoins(engine.addScanned(kit, []));
  expect(findAgreed(agreed, [])).toEqual([]);
  expect(findAgreed(agreed, coins.slice(-1)).map(({ number }) => number)).toEqual([1]);
});

test('is the returns of a kit', () => {
  const kit = unwrap(engine.checkKit({ ...KIT, returns: [makeReturn(KIT)] }));
  expect(listAgreed([{ kit }])).toMatchObject([{ number: 1 }]);
  const forged = { ...makeReturn(KIT), signatures: makeReturn(KIT, { from: 1_800_000_000 }).signatures };
  const other = unwrap(engine.checkKit({ ...KIT, returns: [forged] }));
  expect(listAgreed([{ kit: other }])).toEqual([]);
});
