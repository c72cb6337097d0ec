import { nightly } from '@tests/daily';
import { sats } from '@tests/unit/domain/make';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TermsLabels } from '@/domain/evidence/terms-html';
import { BACKGROUND } from '@/lib/intent';
import { guaranteeUpdated } from '@/store/contracts/contracts.slice';
import type { AppStore } from '@/store/core/store-types';
import { collectEvidence } from '@/store/evidence/collect-evidence.thunks';
import { collectProofs } from '@/store/evidence/collect-proofs.thunks';
import type { CollectedPart } from '@/store/evidence/collected-part';
import { buildContractKit } from '@/store/kit/contract-kit.thunks';
import { syncSettlements } from '@/store/settlement/sync-settlements.thunks';
import { listGivenSignatures } from '@/store/signing/signature-store';
import { attackReport } from './report';
import { accept, complete, look, offered, TO_BERTO } from './settlement-stage';
import { GUARANTEE_REF, hostileStages, type Stage } from './stage';

/* Which offers an evidence file shows: confidential ones in no part of it, and none goes because a server renames a guarantee. */

const open = hostileStages();
const report = attackReport('Offers in evidence files');
const LABELS = new Proxy({} as TermsLabels, { get: () => 'x' });

let stage: Stage;
beforeEach(async () => {
  stage = await open('funded', 'ana');
});

async function collect(store: AppStore): Promise<Record<string, CollectedPart>> {
  const read = await store.dispatch(collectEvidence(GUARANTEE_REF.contractId, LABELS));
  if (!read.ok) throw new Error(read.error.message);
  return Object.fromEntries(read.value.parts.map((each) => [each.part, each]));
}

const textOf = (parts: Record<string, CollectedPart>) =>
  Object.values(parts)
    .flatMap(({ contents }) =>
      contents.map(({ name, content }) => `${name}\n${typeof content === 'string' ? content : ''}`),
    )
    .join('\n');

const SECRET = { kind: 'confidential', own: sats(61_234), other: sats(36_766), reason: 'Secret.' } as const;

describe('a confidential offer', () => {
  test('that was accepted leaves no sum, address or transaction in any part', async () => {
    const { berto, hash, view } = await offered(stage, SECRET);
    expect(await accept(berto, hash, TO_BERTO)).toMatchObject({ ok: true });
    await look(stage, berto);
    const text = textOf(await collect(berto));
    const [given] = await listGivenSignatures();
    for (const secret of ['61234', '36766', 'Secret.', TO_BERTO, given?.txid ?? '', hash, view.text.slice(0, 80)])
      expect(text).not.toContain(secret);
    // That something was signed stays.
    expect(text).toMatch(/"kind": ?"signature"/);
    report.stopped('the sums of a confidential offer in the log', 'thunk', 'left out');
  });

  nightly('that was carried out leaves none either, on both sides', async () => {
    const { berto, hash } = await offered(stage, SECRET);
    await accept(berto, hash, TO_BERTO);
    const ana = await stage.switchTo('ana');
    await look(stage, ana);
    const done = await complete(ana, hash);
    expect(done).toMatchObject({ ok: true });
    stage.backend.chain.mine();
    await look(stage, ana);
    const text = textOf(await collect(ana));
    expect(text).not.toMatch(/61234|36766/);
    expect(text).not.toContain(done.ok ? done.value : '');
    const again = await stage.switchTo('berto');
    await look(stage, again);
    expect(textOf(await collect(again))).not.toMatch(/61234|36766/);
  });

  nightly('leaves the log out if this device can no longer read its offers', async () => {
    const { berto, hash } = await offered(stage, SECRET);
    await accept(berto, hash, TO_BERTO);
    await look(stage, berto);
    const databases = globalThis.indexedDB;
    const { open: openDatabase } = databases;
    // The database is blocked from here on: the last record that was read may be old.
    databases.open = () => {
      throw new Error('blocked');
    };
    const parts = await collect(berto);
    databases.open = openDatabase;
    expect(parts.log).toMatchObject({ count: 0, missing: 1 });
    expect(parts.offers).toMatchObject({ count: 0, missing: 1 });
    expect(textOf(parts)).not.toMatch(/61234|36766|aval:offer/);
    report.stopped('a log beside offers that cannot be read', 'thunk', 'left out');
  });
});

test('offers, return dates and terms are not said to be complete if the chat was not received', async () => {
  const { berto, hash } = await offered(stage);
  await accept(berto, hash, TO_BERTO);
  await look(stage, berto);
  stage.server.use(http.get('*/chat/messages/:id', () => HttpResponse.json({}, { status: 500 })));
  const { offers, returns, terms } = await collect(berto);
  // What the device remembers goes in.
  expect(offers).toMatchObject({ count: 1, missing: 1 });
  expect(returns).toMatchObject({ count: 0, missing: 1 });
  expect(terms?.missing).toBe(1);
  report.stopped('a chat withheld while an evidence file is made', 'thunk', 'said to be incomplete');
});

nightly('proofs of payment are not said to be complete where deposits were not received', async () => {
  const ana = await stage.switchTo('ana');
  await look(stage, ana);
  const kit = await ana.dispatch(buildContractKit(GUARANTEE_REF.contractId, null, BACKGROUND));
  const collectFor = (some: typeof kit.kit | null) =>
    ana.dispatch(collectProofs(GUARANTEE_REF.contractId, some, new AbortController().signal));
  expect(await collectFor(null)).toMatchObject({ count: 0, missing: 1 });
  const { missing } = await collectFor(kit.kit);
  ana.dispatch(guaranteeUpdated({ ...GUARANTEE_REF, changes: { deposits: null } }));
  expect((await collectFor(kit.kit)).missing).toBe(missing + 1);
});

nightly('an accepted proposal is shown with its sums, in the log too', async () => {
  const { berto, hash } = await offered(stage, { own: sats(61_234), other: sats(36_766) });
  await accept(berto, hash, TO_BERTO);
  await look(stage, berto);
  const { log, offers } = await collect(berto);
  expect(textOf({ log } as Record<string, CollectedPart>)).toContain('"amount": "61234"');
  expect(offers).toMatchObject({ count: 1, missing: 0 });
});

nightly('an accepted offer stays in the file if the server renames its guarantee', async () => {
  const { berto, hash } = await offered(stage);
  await accept(berto, hash, TO_BERTO);
  await look(stage, berto);
  renameGuarantee(stage);
  await look(stage, berto);
  const { offers } = await collect(berto);
  expect(offers?.contents.map(({ name }) => name)).toEqual([`offers/${hash}.json`, 'offers/list.json']);
  report.stopped('a guarantee renamed before an evidence file is made', 'thunk', 'offers are of the contract');
});

nightly('a confidential offer stays out of it if the server renames its guarantee', async () => {
  const { berto, hash } = await offered(stage, SECRET);
  await accept(berto, hash, TO_BERTO);
  await look(stage, berto);
  renameGuarantee(stage);
  await look(stage, berto);
  await berto.dispatch(syncSettlements(GUARANTEE_REF.contractId));
  expect(textOf(await collect(berto))).not.toMatch(/61234|36766/);
});

/** The server calls the guarantee something else from now on; keys, orders and addresses are the same. */
function renameGuarantee({ backend }: Stage): void {
  const { guarantees, transactions } = backend.store.state;
  for (const guarantee of guarantees) Object.assign(guarantee, { id: 'renamed' });
  for (const transaction of transactions)
    for (const key of Object.keys(transaction))
      if (/guarantee_?id/i.test(key)) Object.assign(transaction, { [key]: 'renamed' });
}
