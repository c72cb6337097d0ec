import { addressToScript } from '@mocks/chain/addresses';
import { demoKey } from '@mocks/demo/demo-keys';
import { daily, nightly } from '@tests/daily';
import { sats } from '@tests/unit/domain/make';
import { changeRecord, readRecord } from '@tests/unit/store/device-records';
import { sign as signMessage } from 'bitcoinjs-message';
import { getResponse, type HttpHandler, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { hashText } from '@/bitcoin/statements/verify-statements';
import type { GivenCoin } from '@/domain/returns/return-lines';
import { formatReturn, type ReturnPlan } from '@/domain/returns/return-plan';
import { toUnixDay } from '@/domain/returns/return-rules';
import { listSignedReturns } from '@/domain/returns/settled';
import { readStatement } from '@/domain/statements/statements';
import { BACKGROUND } from '@/lib/intent';
import { formatReturnMessage } from '@/services/schemas/return-lines';
import { requireGuarantee } from '@/store/contracts/contracts.selectors';
import type { AppStore } from '@/store/core/store-types';
import { readFileRecord, rememberFile } from '@/store/recovery/file-memory.thunks';
import { selectFileStatus } from '@/store/recovery/recovery.selectors';
import { buildContract } from '@/store/recovery/recovery-contract.thunks';
import { reviewReturn } from '@/store/returns/give-return.thunks';
import { selectContractReturns } from '@/store/returns/returns.selectors';
import { listGivenSignatures } from '@/store/signing/signature-store';
import { release } from '@/store/withdrawals/release.thunks';
import { settleOutbox } from '@/store/withdrawals/settle.thunks';
import { addGuarantee, removeGuarantee } from './guarantees';
import {
  ask,
  asked,
  depositAddress,
  give,
  given,
  keyOf,
  listReturns,
  look,
  passTime,
  returnDay,
  TO_ANA,
  TO_BERTO,
  take,
} from './return-stage';
import { putMessage } from './seal-stage';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';

/* Return dates. Berto deposits, so he asks, and Ana signs in advance. */

const open = hostileStages();
const BERTO = 'berto@example.com';
const MALLORY = 'mallory@example.com';

let stage: Stage;
beforeEach(async () => {
  stage = await open('funded', 'ana');
});
const paidTo = (address: string) =>
  stage.backend.chain
    .listUnspent(addressToScript(address) ?? new Uint8Array())
    .reduce((sum, { value }) => sum + value, 0);

describe('a return date', () => {
  nightly('is asked for, signed in advance, and taken back alone after it', async () => {
    const { berto, hash } = await given(stage);
    expect(listReturns(berto)).toMatchObject([{ isOwn: true, given: { hash } }]);
    expect(paidTo(TO_BERTO)).toBe(0);
    passTime(stage);
    await look(stage, berto);
    expect(await take(berto, hash)).toMatchObject({ ok: true });
    expect(paidTo(TO_BERTO)).toBe(100_000 - 158 * 8);
    await look(stage, berto);
    // It can be replaced until a block has it.
    expect(listReturns(berto)).toMatchObject([{ sent: 1 }]);
    stage.backend.chain.mine();
    await look(stage, berto);
    expect(listReturns(berto)).toEqual([]);
    expect(stage.backend.store.state.guarantees[0]?.status).toBe('executed');
  });

  nightly('is recorded as a withdrawal by a backend that takes it', async () => {
    const { berto, hash } = await given(stage);
    passTime(stage);
    await look(stage, berto);
    const done = await take(berto, hash);
    if (!('value' in done)) throw new Error('not taken');
    await vi.waitFor(() => expect(listRecords()).toMatchObject([{ status: 'executed', txid: done.value }]));
    await look(stage, berto);
    expect(berto.getState().outbox.intents).toEqual([]);
    const guarantee = requireGuarantee(berto.getState(), GUARANTEE_REF);
    expect(guarantee.withdrawals).toMatchObject([{ txid: done.value, address: TO_BERTO }]);
  });

  const refused = () => HttpResponse.json({ message: 'No' }, { status: 409 });
  test.each(
    daily<[string, () => HttpHandler]>(1, [
      ['refuses to make a record', () => http.post('*/contracts/withdrawal', refused, { once: true })],
      ['refuses to change it', () => http.put('*/contracts/transaction/:id', refused, { once: true })],
      [
        'loses the answer',
        () =>
          http.post(
            '*/contracts/withdrawal',
            async ({ request }) => {
              await getResponse(stage.backend.handlers, request.clone());
              return HttpResponse.error();
            },
            { once: true },
          ),
      ],
    ]),
  )('is taken back although the backend %s', async (_what, createHandler) => {
    const { berto, hash } = await given(stage);
    passTime(stage);
    await look(stage, berto);
    stage.server.use(createHandler());
    expect(await take(berto, hash)).toMatchObject({ ok: true });
    expect(paidTo(TO_BERTO)).toBe(100_000 - 158 * 8);
    await vi.waitFor(async () => {
      await berto.dispatch(settleOutbox()).catch(() => undefined);
      expect(berto.getState().outbox.intents).toEqual([]);
    });
    expect(listRecords()).toEqual([]);
  });

  test('leaves no record if the network refuses it', async () => {
    const { berto, hash } = await given(stage);
    expect(await take(berto, hash)).toMatchObject({ error: { code: 'return-not-yet' } });
    await berto.dispatch(settleOutbox());
    expect(listRecords()).toEqual([]);
    expect(berto.getState().outbox.intents).toEqual([]);
  });

  test('survives a server that drops the chat', async () => {
    const { berto, hash } = await given(stage);
    stage.backend.store.state.messages.length = 0;
    passTime(stage);
    await look(stage, berto);
    expect(await take(berto, hash)).toMatchObject({ ok: true });
  });

  test('is void once the money was released, which it does not prevent', async () => {
    const { ana, hash } = await asked(stage);
    await give(ana, hash);
    const given = await listGivenSignatures();
    expect(given.length).toBeGreaterThan(1);
    expect(given.every(({ kind }) => kind === 'return')).toBe(true);
    const order = { address: TO_ANA, finalAmount: sats(50_000), fee: sats(1_896) };
    expect(await ana.dispatch(release(GUARANTEE_REF, order, PASSWORD))).toMatchObject({ ok: true });
  });

  nightly('makes a recovery file stale that was saved before', async () => {
    const { contractId } = GUARANTEE_REF;
    const readKind = (store: AppStore) => selectFileStatus(store.getState(), contractId)?.kind;
    const save = async (store: AppStore) => {
      const { contract } = await store.dispatch(buildContract(contractId, BACKGROUND));
      await store.dispatch(rememberFile('saved', { contracts: [contract] }));
    };
    const { hash } = await asked(stage);
    const asking = await stage.switchTo('berto');
    await look(stage, asking);
    await save(asking);
    expect(readKind(asking)).toBe('saved');
    const ana = await stage.switchTo('ana');
    await look(stage, ana);
    expect(await give(ana, hash)).toMatchObject({ ok: true });
    const berto = await stage.switchTo('berto');
    await berto.dispatch(readFileRecord());
    await look(stage, berto);
    expect(readKind(berto)).toBe('stale');
    await save(berto);
    expect(readKind(berto)).toBe('saved');
    passTime(stage);
    await look(stage, berto);
    expect(await take(berto, hash)).toMatchObject({ ok: true });
    await look(stage, berto);
    expect(readKind(berto)).toBe('saved');
  });

  test('that was agreed later does not take back an earlier one', async () => {
    const { berto, hash } = await given(stage);
    expect(await ask(stage, berto, { from: returnDay(stage, 120) })).toMatchObject({ ok: true });
    const ana = await stage.switchTo('ana');
    await look(stage, ana);
    expect(listReturns(ana).map((each) => each.ask.hash)).toEqual([hash]);
  });
});

describe('the other party cannot have a signature for', () => {
  test.each(
    daily<[string, { address?: string; from?: number } | (() => { address?: string; from?: number }), string]>(2, [
      ['a date within thirty days of the last day to claim', () => ({ from: returnDay(stage, 29) }), 'too-early'],
      ['a date in more than ten years', () => ({ from: toUnixDay('2090-01-01') }), 'too-late'],
      ['an address of a deposit', () => ({ address: depositAddress(stage) }), 'addresses'],
      ['an address of another network', { address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }, 'addresses'],
    ]),
  )('%s', async (_what, change, rule) => {
    const { ana, hash } = await asked(stage, typeof change === 'function' ? change() : change);
    expect(await give(ana, hash)).toMatchObject({ error: { code: 'return-refused', detail: { rule } } });
    expect(await ana.dispatch(reviewReturn(GUARANTEE_REF, hash))).toMatchObject({ ok: false });
    expect(await listGivenSignatures()).toEqual([]);
  });

  test.each<[string, boolean]>([
    ['the unpaid address of another guarantee', false],
    ['an address that the server no longer names', true],
  ])('%s', async (_what, isForgotten) => {
    const [garden = ''] = await addGuarantee(stage, { id: 'garden', description: 'Garden', values: [0] });
    await look(stage, await stage.switchTo('ana'));
    const { ana, hash } = await asked(stage, { address: garden });
    if (isForgotten) removeGuarantee(stage, 'garden');
    await look(stage, ana);
    expect(await give(ana, hash)).toMatchObject({ error: { code: 'return-refused', detail: { rule: 'addresses' } } });
    expect(await listGivenSignatures()).toEqual([]);
  });

  test('money that it has not deposited', async () => {
    const ana = await stage.switchTo('ana');
    await look(stage, ana);
    expect(await ask(stage, ana, { address: TO_ANA })).toMatchObject({ ok: true });
    const berto = await stage.switchTo('berto');
    await look(stage, berto);
    expect(listReturns(berto)).toEqual([]);
    const record = selectContractReturns(berto.getState(), GUARANTEE_REF.contractId)?.record;
    expect(await give(berto, record?.asks[0]?.hash ?? '')).toMatchObject({
      error: { code: 'return-refused', detail: { rule: 'not-depositor' } },
    });
  });

  test('anything with a wrong password', async () => {
    const { ana, hash } = await asked(stage);
    expect(await give(ana, hash, { password: 'not this one' })).toMatchObject({ error: { code: 'wrong-password' } });
    expect(await listGivenSignatures()).toEqual([]);
  });
});

function listRecords() {
  return stage.backend.store.state.transactions.filter(({ withdrawal }) => withdrawal);
}

describe('a server or the other party', () => {
  const lines = (store: AppStore) =>
    Object.values(selectContractReturns(store.getState(), GUARANTEE_REF.contractId)?.lines ?? {});

  /** Ana sees an ask that is changed, and signed with another library. */
  async function forge(change: Partial<ReturnPlan>, email: string): Promise<AppStore> {
    const { ana } = await asked(stage);
    const [real] = listReturns(ana);
    if (real === undefined) throw new Error('There is no ask');
    stage.backend.store.state.messages.length = 0;
    const plan = { ...real.ask.plan, number: 9, ...change };
    const text = formatReturn(plan);
    const key = Buffer.from(demoKey(email).privateKey ?? []);
    const statement = signMessage(`Aval return ${hashText(text)}`, key, true).toString('base64');
    putMessage(stage, 'berto', formatReturnMessage('I ask.', { kind: 'ask', text, plan, statement }));
    await look(stage, ana);
    return ana;
  }

  test('passes on an honest ask of another client', async () => {
    const ana = await forge({}, BERTO);
    expect(listReturns(ana)).toMatchObject([{ isOwn: false, ask: { plan: { number: 9 } } }]);
    expect(await give(ana, listReturns(ana)[0]?.ask.hash ?? '')).toMatchObject({ ok: true });
  });

  test.each<[string, Partial<ReturnPlan>, string]>([
    ['signed by a key of its own', {}, MALLORY],
    ['of another contract', { contract: 'another' }, BERTO],
    ['of another network', { network: 'mainnet' }, BERTO],
    ['in the name of a stranger', { payee: { id: '2', key: keyOf(MALLORY) } }, MALLORY],
  ])('cannot show an ask %s', async (_what, change, email) => {
    const ana = await forge(change, email);
    expect(listReturns(ana).every(({ ask }) => ask.plan.number !== 9)).toBe(true);
    expect(lines(ana)).toEqual([{ verdict: 'false', by: null }]);
  });

  test.each<[string, (line: GivenCoin) => GivenCoin]>([
    ['altered', (line) => ({ ...line, signatures: line.signatures.map((each) => `A${each.slice(1)}`) })],
    ['of too few rates', (line) => ({ ...line, signatures: line.signatures.slice(1) })],
    ['of another coin', (line) => ({ ...line, index: 1 })],
  ])('cannot have a signature counted that is %s', async (_what, change) => {
    const { ana, hash } = await asked(stage);
    await give(ana, hash);
    const sent = stage.backend.store.state.messages.pop();
    const read = readStatement(sent?.content ?? '')?.line;
    if (!read || !('kind' in read) || read.kind !== 'give') throw new Error('There is no signature');
    putMessage(stage, 'ana', formatReturnMessage('I sign.', { kind: 'give', ...change(read) }));
    const berto = await stage.switchTo('berto');
    expect(await look(stage, berto)).toMatchObject([{ given: null }]);
  });

  test('gains nothing by a signature that it copies to another text with the same transaction', async () => {
    const { ana, hash } = await asked(stage);
    await give(ana, hash);
    const berto = await stage.switchTo('berto');
    await look(stage, berto);
    expect(await ask(stage, berto)).toMatchObject({ ok: true });
    const [answered] = listReturns(berto);
    const before = selectContractReturns(berto.getState(), GUARANTEE_REF.contractId)?.record;
    const copied = before?.asks.find((each) => each.hash !== hash)?.hash ?? '';
    if (!answered?.given) throw new Error('There is nothing to copy');
    putMessage(stage, 'ana', formatReturnMessage('', { kind: 'give', ...answered.given, hash: copied }));
    await look(stage, berto);
    const record = selectContractReturns(berto.getState(), GUARANTEE_REF.contractId)?.record;
    expect(record && listSignedReturns(record)).toHaveLength(1);
    expect(listReturns(berto)).toHaveLength(1);
  });

  test('cannot have anything signed that the explorer does not prove', async () => {
    const { ana, hash } = await asked(stage);
    stage.server.use(http.get('*/tx/:txid/hex', () => new HttpResponse('nothing', { status: 404 })));
    expect(await give(ana, hash)).toMatchObject({ error: { code: 'coins-unproven' } });
    expect(await listGivenSignatures()).toEqual([]);
  });

  test('cannot swap the other key after the ask was read', async () => {
    const { ana, hash } = await asked(stage);
    stage.lie('get', `/api/contracts/${GUARANTEE_REF.contractId}/fillcontract`, (answer) => ({
      ...answer,
      keys: [keyOf('ana@example.com'), keyOf(MALLORY)].map((public_key) => ({ public_key })),
    }));
    expect(await look(stage, ana)).toEqual([]);
    expect(await give(ana, hash)).toMatchObject({ ok: false });
    expect(await listGivenSignatures()).toEqual([]);
  });
});

describe('the record of this device', () => {
  test('is not taken as empty if it cannot be read: nothing is signed', async () => {
    const { ana, hash } = await asked(stage);
    await changeRecord('settlements', () => ({ broken: true }));
    expect(await give(ana, hash)).toMatchObject({ error: { code: 'returns-not-kept' } });
    expect(await readRecord('settlements')).toEqual({ broken: true });
    expect(await listGivenSignatures()).toEqual([]);
  });

  test('is read beside the offers and decisions of earlier versions, which are ignored', async () => {
    const { ana, hash } = await asked(stage);
    const offers = [{ hash: 'ab'.repeat(32), text: '{"format":"aval-offer-1"}', statement: '' }];
    await changeRecord('settlements', (stored) => ({ ...(stored as object), offers, declined: [], awards: offers }));
    expect(await give(ana, hash)).toMatchObject({ ok: true });
    expect(listReturns(ana)).toMatchObject([{ given: { hash } }]);
  });
});

test('offers of earlier versions in the chat count for nothing', async () => {
  const ana = await stage.switchTo('ana');
  putMessage(stage, 'berto', `I accept.\naval:accept:1:${'0'.repeat(64)}::${'A'.repeat(86)}`);
  putMessage(stage, 'berto', 'I offer.\naval:offer:1:eyJh:abc');
  await look(stage, ana);
  expect(selectContractReturns(ana.getState(), GUARANTEE_REF.contractId)).toMatchObject({ lines: {}, inChat: [] });
});
