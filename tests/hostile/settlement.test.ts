import { addressToScript } from '@mocks/chain/addresses';
import { demoKey } from '@mocks/demo/demo-keys';
import { nightly } from '@tests/daily';
import { sats } from '@tests/unit/domain/make';
import { changeRecord, readRecord } from '@tests/unit/store/device-records';
import { sign as signMessage } from 'bitcoinjs-message';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { hashText } from '@/bitcoin/seals/verify-seal';
import { formatOffer, type Offer } from '@/domain/settlement/offer';
import { formatSettlementMessage, readSettlementLine } from '@/services/schemas/settlement-lines';
import type { AppStore } from '@/store/core/store-types';
import { declineOffer } from '@/store/settlement/send-lines.thunks';
import { selectSettlements } from '@/store/settlement/settlement.selectors';
import { listGivenSignatures } from '@/store/signing/signature-store';
import { release } from '@/store/withdrawals/release.thunks';
import { addGuarantee } from './guarantees';
import { attackReport } from './report';
import { putMessage } from './seal-stage';
import { accept, complete, keyOf, listOffers, look, offer, offered, TO_ANA, TO_BERTO } from './settlement-stage';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';
import { countCalls } from './traffic';

/* Settlement offers against a server that forges, repeats, hides and alters them, and a party that changes its mind. */

const open = hostileStages();
const report = attackReport('Settlement offers');
const BERTO = 'berto@example.com';
const MALLORY = 'mallory@example.com';

let stage: Stage;
beforeEach(async () => {
  stage = await open('funded', 'ana');
});

const messages = () => stage.backend.store.state.messages;
const states = (store: AppStore) => listOffers(store).map(({ state }) => state);
const paidTo = (address: string) =>
  stage.backend.chain
    .listUnspent(addressToScript(address) ?? new Uint8Array())
    .reduce((sum, { value }) => sum + value, 0);

/** A line made with another library. */
async function lineOf(text: Offer, email: string): Promise<string> {
  const canonical = formatOffer(text);
  const hash = hashText(canonical);
  const key = Buffer.from(demoKey(email).privateKey ?? []);
  const statement = signMessage(`Aval offer ${hash}`, key, true).toString('base64');
  return formatSettlementMessage('I offer a settlement.', { kind: 'offer', text: canonical, offer: text, statement });
}

describe('a settlement', () => {
  nightly('is offered, accepted and completed by two people, and both see it', async () => {
    const { berto, view, hash } = await offered(stage);
    expect(view).toMatchObject({ state: 'open', isOwn: false });
    const [{ value: own = 0 } = {}, { value: other = 0 } = {}] = view.offer.outputs;
    expect(await accept(berto, hash, TO_BERTO)).toEqual({ ok: true, value: true });
    expect(states(berto)).toEqual(['accepted']);
    expect(countCalls(stage.sent, /broadcast/)).toBe(0);
    const ana = await stage.switchTo('ana');
    expect((await look(stage, ana)).map(({ state, isOwn }) => [state, isOwn])).toEqual([['accepted', true]]);
    const done = await complete(ana, hash);
    expect(done).toMatchObject({ ok: true });
    expect(states(ana)).toEqual(['settled']);
    expect([paidTo(TO_ANA), paidTo(TO_BERTO)]).toEqual([own, other]);
    const again = await stage.switchTo('berto');
    await look(stage, again);
    await look(stage, again);
    expect(states(again)).toEqual(['settled']);
    // The rules of the status go by the money that left, without a record of it.
    expect(stage.backend.store.state.guarantees[0]?.status).toBe('executed');
  });

  nightly('gives everything to one side, who names no address', async () => {
    const { berto, view, hash } = await offered(stage, { other: sats(0), own: sats(98_000) });
    expect(view.offer.outputs).toHaveLength(1);
    expect(await accept(berto, hash, '')).toEqual({ ok: true, value: true });
    const ana = await stage.switchTo('ana');
    await look(stage, ana);
    expect(await complete(ana, hash)).toMatchObject({ ok: true });
    expect(paidTo(TO_ANA)).toBe(98_000);
  });

  nightly('is accepted after a decline that was a slip', async () => {
    const { berto, hash } = await offered(stage);
    expect(await berto.dispatch(declineOffer(GUARANTEE_REF.contractId, hash, 'No.'))).toMatchObject({ ok: true });
    expect(states(berto)).toEqual(['declined']);
    expect(await accept(berto, hash, TO_BERTO)).toEqual({ ok: true, value: true });
    const ana = await stage.switchTo('ana');
    expect((await look(stage, ana)).map(({ state }) => state)).toEqual(['accepted']);
  });

  test('is declined, which its maker is told, and answered with another offer', async () => {
    const { berto, hash } = await offered(stage);
    expect(await offer(berto, TO_BERTO, { answers: hash })).toMatchObject({ ok: true });
    expect(states(berto)).toEqual(['countered', 'open']);
    const counter = listOffers(berto)[1]?.hash ?? '';
    const ana = await stage.switchTo('ana');
    expect((await look(stage, ana)).map(({ state }) => state)).toEqual(['countered', 'open']);
    expect(await ana.dispatch(declineOffer(GUARANTEE_REF.contractId, counter, 'No.'))).toMatchObject({ ok: true });
    expect(states(ana)).toEqual(['countered', 'declined']);
    const again = await stage.switchTo('berto');
    expect((await look(stage, again)).map(({ state }) => state)).toEqual(['countered', 'declined']);
  });

  nightly('survives a server that drops every message after they were read', async () => {
    const { berto, hash } = await offered(stage);
    await accept(berto, hash, TO_BERTO);
    const ana = await stage.switchTo('ana');
    await look(stage, ana);
    messages().length = 0;
    await look(stage, ana);
    expect(await complete(ana, hash)).toMatchObject({ ok: true });
  });
});

describe('a server', () => {
  async function forge(change: Partial<Offer>, email = BERTO): Promise<AppStore> {
    const ana = await stage.switchTo('ana');
    await look(stage, ana);
    expect(await offer(ana, TO_ANA)).toMatchObject({ ok: true });
    const own = listOffers(ana)[0]?.offer;
    if (own === undefined) throw new Error('There is no offer');
    // As Berto could have made it: the first output is his, and Ana's has no address.
    const [first, second] = own.outputs;
    if (first === undefined || second === undefined) throw new Error('There are not two outputs');
    const outputs = [
      { ...first, address: '' },
      { ...second, address: TO_BERTO },
    ];
    messages().length = 0;
    putMessage(
      stage,
      'berto',
      await lineOf({ ...own, from: { id: '2', key: keyOf(BERTO) }, outputs, ...change }, email),
    );
    await look(stage, ana);
    return ana;
  }
  const foreign = (store: AppStore) => listOffers(store).filter(({ isOwn }) => !isOwn);

  test('passes on an honest offer of another client', async () => {
    const ana = await forge({});
    expect(foreign(ana)).toHaveLength(1);
    expect(await accept(ana, foreign(ana)[0]?.hash ?? '', TO_ANA)).toEqual({ ok: true, value: true });
  });

  test.each<[string, Partial<Offer>, string]>([
    ['signed by a key of its own', {}, MALLORY],
    ['of another contract', { contract: 'another' }, BERTO],
    ['of another network', { network: 'mainnet' }, BERTO],
    ['in the name of a stranger', { from: { id: '2', key: keyOf(MALLORY) } }, MALLORY],
  ])('cannot show an offer %s', async (what, change, email) => {
    const ana = await forge(change, email);
    expect(foreign(ana)).toHaveLength(0);
    expect(Object.values(selectSettlements(ana.getState(), GUARANTEE_REF.contractId)?.lines ?? {})).toEqual([
      { verdict: 'false', by: null },
    ]);
    report.stopped(`an offer ${what}`, 'memory', 'not shown');
  });

  test.each<[string, (own: Offer) => Partial<Offer>, string]>([
    [
      'with coins that are not there',
      (own) => ({ coins: own.coins.map((coin) => ({ ...coin, vout: coin.vout + 7 })) }),
      'offer-not-open',
    ],
    [
      'with a value that is not there',
      (own) => ({ coins: own.coins.map((coin) => ({ ...coin, value: sats(coin.value + 1) })) }),
      'coin-unknown',
    ],
    [
      'that burns the money as a fee',
      (own) => ({ outputs: own.outputs.map((each) => ({ ...each, value: sats(20_000) })) }),
      'fee-too-high',
    ],
    [
      "that names the user's address",
      (own) => ({ outputs: own.outputs.map((each) => ({ ...each, address: TO_BERTO })) }),
      'addresses',
    ],
    [
      'that keeps the rest for its maker',
      (own) => ({
        outputs: [...own.outputs.slice(0, 1), { to: 'guarantee' as const, address: TO_BERTO, value: sats(40_000) }],
      }),
      'addresses',
    ],
    [
      'that pays more than there is',
      (own) => ({ outputs: own.outputs.map((each) => ({ ...each, value: sats(90_000) })) }),
      'outputs-exceed',
    ],
  ])('or the other party cannot have an offer %s accepted', async (what, change, rule) => {
    const honest = foreign(await forge({}))[0]?.offer;
    if (honest === undefined) throw new Error('There is no offer');
    const ana = await forge({ ...honest, ...change(honest) });
    const hash = listOffers(ana).at(-1)?.hash ?? '';
    const refused = await accept(ana, hash, TO_ANA);
    const error = 'error' in refused ? (refused.error as { code: string; detail?: { rule?: string } }) : null;
    expect(error?.detail?.rule ?? error?.code).toBe(rule);
    expect(await listGivenSignatures()).toEqual([]);
    report.stopped(`an offer ${what}`, 'thunk', rule);
  });

  test('cannot pass off a decline, nor undo an acceptance with one', async () => {
    const { berto, hash } = await offered(stage);
    putMessage(stage, 'ana', `No.\naval:decline:1:${hash}`);
    await look(stage, berto);
    expect(states(berto)).toEqual(['open']);
    await accept(berto, hash, TO_BERTO);
    putMessage(stage, 'berto', `No.\naval:decline:1:${hash}`);
    const ana = await stage.switchTo('ana');
    await look(stage, ana);
    expect(states(ana)).toEqual(['accepted']);
  });

  test("cannot decline in the user's own name", async () => {
    const { berto, hash } = await offered(stage);
    putMessage(stage, 'berto', `No.\naval:decline:1:${hash}`);
    await look(stage, berto);
    expect(states(berto)).toEqual(['open']);
    expect(await accept(berto, hash, TO_BERTO)).toEqual({ ok: true, value: true });
    report.stopped("a decline in the user's name", 'memory', 'ignored');
  });

  test("cannot say in another's name who has made an offer", async () => {
    const { berto } = await offered(stage);
    const [sent] = messages();
    const copy = putMessage(stage, 'berto', sent?.content ?? '');
    await look(stage, berto);
    const lines = selectSettlements(berto.getState(), GUARANTEE_REF.contractId)?.lines ?? {};
    expect(Object.values(lines).map(({ by }) => by)).toEqual(['owner', 'owner']);
    expect(Object.keys(lines)).toContain(copy);
  });

  test('cannot change where the money goes: another address has no signatures', async () => {
    const { berto, hash } = await offered(stage);
    await accept(berto, hash, TO_BERTO);
    const sent = messages().at(-1);
    Object.assign(sent ?? {}, { content: sent?.content.replace(TO_BERTO, TO_ANA) });
    const ana = await stage.switchTo('ana');
    await look(stage, ana);
    expect(states(ana)).toEqual(['open']);
    report.stopped('an acceptance with another address', 'memory', 'not counted');
  });

  test('cannot make its own acceptance, nor that of the maker count', async () => {
    const { berto, hash } = await offered(stage);
    await accept(berto, hash, TO_BERTO);
    const line = readSettlementLine(messages().at(-1)?.content ?? '');
    if (line.kind !== 'line' || line.line.kind !== 'accept') throw new Error('There is no acceptance');
    const signatures = line.line.signatures.map((each) => `${each.slice(0, 10)}AAAA${each.slice(14)}`);
    messages().pop();
    putMessage(stage, 'berto', formatSettlementMessage('I accept.', { ...line.line, signatures }));
    const ana = await stage.switchTo('ana');
    await look(stage, ana);
    expect(states(ana)).toEqual(['open']);
    expect(await complete(ana, hash)).toMatchObject({ error: { code: 'offer-not-open' } });
  });

  test('cannot have a settlement signed that the explorer does not prove', async () => {
    const { berto, hash } = await offered(stage);
    stage.server.use(http.get('*/tx/:txid/hex', () => new HttpResponse('nothing', { status: 404 })));
    expect(await accept(berto, hash, TO_BERTO)).toMatchObject({ error: { code: 'coins-unproven' } });
    expect(await listGivenSignatures()).toEqual([]);
    report.stopped('deposits that nothing proves', 'thunk', 'coins-unproven');
  });

  test('cannot swap the other key after the offer was read', async () => {
    const { berto, hash } = await offered(stage);
    stage.lie('get', `/api/contracts/${GUARANTEE_REF.contractId}/fillcontract`, (answer) => ({
      ...answer,
      keys: [keyOf(MALLORY), keyOf(BERTO)].map((public_key) => ({ public_key })),
    }));
    await look(stage, berto);
    expect(listOffers(berto)).toEqual([]);
    expect(await accept(berto, hash, TO_BERTO)).toMatchObject({ ok: false });
    expect(await listGivenSignatures()).toEqual([]);
    report.stopped("another key for the offer's maker", 'memory', 'keys-changed');
  });
});

describe('settled money does not go back to the keys of the contract', () => {
  const REFUSED = { error: { code: 'offer-refused', detail: { rule: 'addresses' } } };

  test('by the address of the party that accepts', async () => {
    const [garden = ''] = await addGuarantee(stage, { id: 'garden', description: 'Garden', values: [0] });
    const { berto, hash } = await offered(stage);
    expect(await accept(berto, hash, garden)).toMatchObject(REFUSED);
    expect(await accept(berto, hash, garden.toUpperCase())).toMatchObject(REFUSED);
    expect(await listGivenSignatures()).toEqual([]);
    report.stopped('an acceptance that names a deposit address', 'thunk', 'addresses');
  });

  test('by the address of the maker', async () => {
    const [garden = ''] = await addGuarantee(stage, { id: 'garden', description: 'Garden', values: [0] });
    const ana = await stage.switchTo('ana');
    await look(stage, ana);
    expect(await offer(ana, garden)).toMatchObject({ ok: true });
    const berto = await stage.switchTo('berto');
    const [view] = await look(stage, berto);
    expect(await accept(berto, view?.hash ?? '', TO_BERTO)).toMatchObject(REFUSED);
    expect(await listGivenSignatures()).toEqual([]);
    report.stopped('an offer that names a deposit address', 'thunk', 'addresses');
  });
});

describe('a signature of a settlement', () => {
  test('is kept open until the coins move, and is not given twice', async () => {
    const { berto, hash } = await offered(stage);
    await accept(berto, hash, TO_BERTO);
    expect(await listGivenSignatures()).toMatchObject([{ kind: 'settlement', settledAt: null }]);
    expect(await accept(berto, hash, TO_ANA)).toMatchObject({ error: { code: 'offer-not-open' } });
    expect(await listGivenSignatures()).toHaveLength(1);
  });

  test('is not given with a wrong password', async () => {
    const { berto, hash } = await offered(stage);
    expect(await accept(berto, hash, TO_BERTO, 'not this one')).toMatchObject({ error: { code: 'wrong-password' } });
    expect(await listGivenSignatures()).toEqual([]);
    expect(states(berto)).toEqual(['open']);
  });

  test('excludes a release of the same coins, not the other way round', async () => {
    const { berto, hash } = await offered(stage);
    await accept(berto, hash, TO_BERTO);
    // The release spends the coins of the settlement, so only one of them can be mined.
    const order = { address: TO_BERTO, finalAmount: sats(50_000), fee: sats(1_896) };
    expect(await berto.dispatch(release(GUARANTEE_REF, order, PASSWORD))).toMatchObject({ ok: true });
  });

  nightly('is settled once its transaction is mined, so that later deposits can be released', async () => {
    const { berto, hash } = await offered(stage);
    await accept(berto, hash, TO_BERTO);
    const ana = await stage.switchTo('ana');
    await look(stage, ana);
    await complete(ana, hash);
    stage.backend.chain.mine();
    const deposit = stage.backend.store.state.transactions.find(({ withdrawal }) => !withdrawal);
    stage.backend.chain.send(addressToScript(deposit?.address ?? '') ?? new Uint8Array(), 100_000);
    stage.backend.chain.mine();
    Object.assign(stage.backend.store.state.guarantees[0] ?? {}, { status: 'active' });
    await look(stage, ana);
    const order = { address: TO_ANA, finalAmount: sats(50_000), fee: sats(1_896) };
    expect(await ana.dispatch(release(GUARANTEE_REF, order, PASSWORD))).toMatchObject({ ok: true });
  });

  test('is not given while the settlements of the device cannot be read', async () => {
    const { berto, hash } = await offered(stage);
    await changeRecord('settlements', () => ({ broken: true }));
    expect(await accept(berto, hash, TO_BERTO)).toMatchObject({ error: { code: 'settlements-not-kept' } });
    expect(await readRecord('settlements')).toEqual({ broken: true });
    expect(await listGivenSignatures()).toEqual([]);
  });

  test('is given beside the decisions that an earlier version kept, which are ignored', async () => {
    const { berto, hash } = await offered(stage);
    const awards = [{ hash: 'ab'.repeat(32), txid: 'cd'.repeat(32), file: '{"format":"aval-award"}' }];
    await changeRecord('settlements', (stored) => ({ ...(stored as object), awards }));
    expect(await accept(berto, hash, TO_BERTO)).toMatchObject({ ok: true });
    expect(await listGivenSignatures()).toMatchObject([{ kind: 'settlement', settledAt: null }]);
  });
});
