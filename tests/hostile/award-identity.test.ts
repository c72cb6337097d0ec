import { nightly } from '@tests/daily';
import { sats } from '@tests/unit/domain/make';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Id } from '@/domain/primitives/ids';
import type { Award } from '@/domain/settlement/award';
import { requireContract, requireGuarantee } from '@/store/contracts/contracts.selectors';
import type { AppStore } from '@/store/core/store-types';
import { openAward, reviewAward } from '@/store/settlement/award.thunks';
import { quoteSettlement } from '@/store/settlement/load-coins.thunks';
import {
  selectAwardGuarantees,
  selectOpenAwards,
  selectPaid,
  selectSettlements,
} from '@/store/settlement/settlement.selectors';
import { listOpenPayments } from '@/store/signing/open-payments.thunks';
import { carryOut, decide, listQuestions, writeAward } from './award-stage';
import { addGuarantee, exchangeDeposits, renameGuarantee } from './guarantees';
import { attackReport } from './report';
import { look, TO_ANA, TO_BERTO } from './settlement-stage';
import { GUARANTEE_REF, hostileStages, type Stage } from './stage';
import { countCalls } from './traffic';

/* Which guarantee a decision is about, and which of several decisions: keys and coins say it, not what the server calls them. */

const open = hostileStages();
const report = attackReport('The guarantee of a decision');
const { contractId, guaranteeId } = GUARANTEE_REF;
const GARDEN = { id: 'garden', description: 'Garden', values: [50_000] };

let stage: Stage;
let ana: AppStore;
beforeEach(async () => {
  stage = await open('funded', 'ana');
  ana = await stage.switchTo('ana');
  await look(stage, ana);
});

const refused = (rule: string) => ({ ok: false, error: { code: 'award-refused', detail: { rule } } });
const rename = () => renameGuarantee(stage, guaranteeId, { id: 'renamed', description: 'Roof' });

function listPaid(store: AppStore, id: Id) {
  const state = store.getState();
  const guarantee = requireGuarantee(state, { contractId, guaranteeId: id });
  const record = selectSettlements(state, contractId)?.record;
  const paid = record && selectPaid(state, requireContract(state, contractId), guarantee, record);
  return paid?.withdrawals ?? [];
}

async function openGarden(): Promise<Award['coins']> {
  await addGuarantee(stage, GARDEN);
  await look(stage, ana);
  const quote = await ana.dispatch(quoteSettlement({ contractId, guaranteeId: 'garden' }));
  if (!quote.ok) throw new Error(quote.error.message);
  return quote.value.coins.map(({ order, txid, value, vout }) => ({ order, txid, value, vout }));
}

describe('a guarantee that the server renames', () => {
  test('keeps its decision: it is opened, shown, and not said to be of another contract', async () => {
    const file = await decide(ana);
    rename();
    await look(stage, ana);
    const opened = await ana.dispatch(openAward(contractId, file));
    expect(opened).toMatchObject({ ok: true });
    const contract = requireContract(ana.getState(), contractId);
    const { award } = opened.ok ? opened.value : { award: null };
    expect(award && selectAwardGuarantees(ana.getState(), contract, award)).toMatchObject([{ id: 'renamed' }]);
    // Its coins are not looked up now, which does not mean that they are spent.
    expect(selectOpenAwards(ana.getState(), contract, 'renamed')).toHaveLength(1);
    report.stopped('a guarantee renamed to void a decision', 'thunk', 'its coins are what counts');
  });

  nightly(
    'has it carried out, after a question, by a device that has not known the guarantee by another name',
    async () => {
      const file = await decide(ana);
      rename();
      const berto = await stage.switchTo('berto');
      await look(stage, berto);
      const opened = await berto.dispatch(openAward(contractId, file));
      const read = await berto.dispatch(reviewAward({ contractId, hash: opened.ok ? opened.value.hash : '' }));
      expect(read).toMatchObject({ ok: true, value: { concerns: [{ kind: 'unknown-coins' }] } });
    },
  );

  nightly('keeps one that was carried out before, and its coins are looked up', async () => {
    const berto = await stage.switchTo('berto');
    await look(stage, berto);
    const file = await decide(berto);
    expect(await berto.dispatch(openAward(contractId, file))).toMatchObject({ ok: true });
    const again = await stage.switchTo('ana');
    await look(stage, again);
    expect(await carryOut(again, file)).toMatchObject({ ok: true });
    stage.backend.chain.mine();
    rename();
    const later = await stage.switchTo('berto');
    await look(stage, later);
    expect(listPaid(later, 'renamed')).toMatchObject([{ amount: 98_000 }]);
  });

  nightly('is not needed by its id: a decision with another id is about the guarantee of its coins', async () => {
    const file = await decide(ana, { guarantees: ['g-other'] });
    expect(await ana.dispatch(openAward(contractId, file))).toMatchObject({ ok: true });
    const contract = requireContract(ana.getState(), contractId);
    expect(selectOpenAwards(ana.getState(), contract, guaranteeId)).toHaveLength(1);
  });
});

describe('two guarantees', () => {
  test('cannot be paid by one decision, whatever its text calls them', async () => {
    const garden = await openGarden();
    const { coins } = await writeAward(ana);
    const both = [...coins, ...garden].sort((a, b) => (a.txid < b.txid ? -1 : 1));
    const outputs: Award['outputs'] = [{ to: 'owner', address: TO_ANA, value: sats(147_000) }];
    const file = await decide(ana, { coins: both, outputs });
    expect(await ana.dispatch(openAward(contractId, file))).toMatchObject(refused('several-guarantees'));
    expect(countCalls(stage.sent, /broadcast/)).toBe(0);
    report.stopped('coins of two guarantees under the id of one', 'thunk', 'several-guarantees');
  });

  nightly('whose names the server exchanges keep their decisions: the coins say which one', async () => {
    const garden = await openGarden();
    const outputs: Award['outputs'] = [{ to: 'owner', address: TO_ANA, value: sats(49_000) }];
    const file = await decide(ana, { coins: garden, guarantees: ['garden'], outputs });
    expect(await carryOut(ana, file)).toMatchObject({ ok: true });
    stage.backend.chain.mine();
    await look(stage, ana);
    expect(listPaid(ana, 'garden')).toMatchObject([{ amount: 49_000 }]);
    expect(listPaid(ana, guaranteeId)).toEqual([]);
    exchangeDeposits(stage, 'garden', guaranteeId);
    await look(stage, ana);
    // Counted once, where the coins are listed now.
    expect([...listPaid(ana, 'garden'), ...listPaid(ana, guaranteeId)]).toHaveLength(1);
  });
});

describe('another decision over the same coins', () => {
  const toBerto: Award['outputs'] = [{ to: 'counterparty', address: TO_BERTO, value: sats(98_000) }];

  test('is asked about before the earlier one is carried out', async () => {
    const older = await decide(ana);
    const newer = await decide(ana, { number: 2, outputs: toBerto, reasons: 'Number 1 was wrong.' });
    expect(await ana.dispatch(openAward(contractId, newer))).toMatchObject({ ok: true });
    expect(await listQuestions(ana, older)).toEqual(['award-newer']);
    expect(await listQuestions(ana, newer)).toEqual(['award-other']);
    report.stopped('an earlier decision carried out in spite of a later one', 'screen', 'award-newer');
  });

  nightly('with the same number is asked about as well, and the first alone is not', async () => {
    const first = await decide(ana);
    expect(await listQuestions(ana, first)).toEqual([]);
    expect(await listQuestions(ana, await decide(ana, { outputs: toBerto }))).toEqual(['award-other']);
    expect(await listQuestions(ana, first)).toEqual(['award-other']);
  });

  nightly('over other coins is not: a hold and what follows it', async () => {
    const address = stage.backend.store.state.transactions.find(({ withdrawal }) => !withdrawal)?.address ?? '';
    const outputs: Award['outputs'] = [{ to: 'guarantee', address, value: sats(99_000) }];
    expect(await carryOut(ana, await decide(ana, { isFinal: false, outputs }))).toMatchObject({ ok: true });
    stage.backend.chain.mine();
    await look(stage, ana);
    expect(await listQuestions(ana, await decide(ana, { number: 2 }))).toEqual([]);
  });
});

test('all that a decision pays is among the open signatures', async () => {
  const outputs: Award['outputs'] = [
    { to: 'owner', address: TO_ANA, value: sats(60_000) },
    { to: 'counterparty', address: TO_BERTO, value: sats(38_000) },
  ];
  expect(await carryOut(ana, await decide(ana, { outputs }))).toMatchObject({ ok: true });
  expect(await ana.dispatch(listOpenPayments(GUARANTEE_REF))).toMatchObject([
    {
      outputs: [
        { address: TO_ANA, amount: 60_000 },
        { address: TO_BERTO, amount: 38_000 },
      ],
    },
  ]);
});
