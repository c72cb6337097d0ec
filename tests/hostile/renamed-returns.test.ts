import { daily } from '@tests/daily';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Id } from '@/domain/primitives/ids';
import { reviewReturn } from '@/store/returns/give-return.thunks';
import { addGuarantee, renameGuarantee } from './guarantees';
import { asked, give, given, listReturns, look } from './return-stage';
import { GUARANTEE_REF, hostileStages, type Stage } from './stage';

/* Returns are about coins. The text names a guarantee by the id that the server gave it then. */

const open = hostileStages();
const { guaranteeId: ROOF } = GUARANTEE_REF;

let stage: Stage;
beforeEach(async () => {
  stage = await open('funded', 'ana');
});

/** The two guarantees get each other's id; addresses and descriptions stay together. */
function exchangeIds(a: Id, b: Id): void {
  for (const [from, to] of [
    [a, 'third'],
    [b, a],
    ['third', b],
  ] as const)
    renameGuarantee(stage, from, { id: to, description: `now ${to}` });
}

const CASES: [string, () => Promise<Id>][] = [
  [
    'a new id',
    async () => {
      renameGuarantee(stage, ROOF, { id: 'roof-again', description: 'Roof' });
      return 'roof-again';
    },
  ],
  [
    'the id of another guarantee',
    async () => {
      await addGuarantee(stage, { id: 'garden', description: 'Garden', values: [100_000] });
      exchangeIds(ROOF, 'garden');
      return 'garden';
    },
  ],
];

describe.each(daily(1, CASES))('a guarantee that the backend gives %s', (_what, rename) => {
  test('keeps its return date, on both sides', async () => {
    await given(stage);
    const id = await rename();
    for (const who of ['ana', 'berto'] as const) {
      const store = await stage.switchTo(who);
      await look(stage, store);
      expect(listReturns(store, id).map(({ given }) => given !== null)).toContain(true);
      expect(listReturns(store, ROOF)).toEqual([]);
    }
  });
});

test('an ask is signed by its coins, under an id that its text does not name', async () => {
  const { hash } = await asked(stage);
  renameGuarantee(stage, ROOF, { id: 'roof-again', description: 'Roof' });
  // A device that has not seen the earlier id.
  const ana = stage.openElsewhere();
  await look(stage, ana);
  const guaranteeId = 'roof-again';
  const read = await ana.dispatch(reviewReturn({ ...GUARANTEE_REF, guaranteeId }, hash));
  if (!read.ok) throw new Error(read.error.message);
  expect(await give(ana, hash, { guaranteeId, accepted: read.value.concerns })).toMatchObject({ ok: true });
});
