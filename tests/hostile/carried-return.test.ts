import { addressToScript } from '@mocks/chain/addresses';
import { nightly } from '@tests/daily';
import { sats } from '@tests/unit/domain/make';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { computeWithdrawn } from '@/domain/guarantees/guarantee-status';
import { addDays } from '@/domain/primitives/dates';
import type { ReturnPlan } from '@/domain/settlement/return-plan';
import { toUnixDay } from '@/domain/settlement/return-rules';
import type { CoinReturn } from '@/domain/settlement/return-state';
import { toReturn } from '@/domain/settlement/settled';
import { toConsent } from '@/domain/withdrawals/consent';
import { estimateFee } from '@/domain/withdrawals/fees';
import { BACKGROUND } from '@/lib/intent';
import { selectKnownBalance } from '@/store/balances/balances.selectors';
import { requireContract, requireGuarantee } from '@/store/contracts/contracts.selectors';
import type { AppStore } from '@/store/core/store-types';
import { readLeftReturn } from '@/store/settlement/continue-return.thunks';
import { quoteSettlement } from '@/store/settlement/load-coins.thunks';
import { askReturn, giveReturn } from '@/store/settlement/return-dates.thunks';
import { sendAgain } from '@/store/settlement/send-lines.thunks';
import { selectReturns } from '@/store/settlement/settlement.selectors';
import { fetchOpenReturns } from '@/store/signing/open-returns.thunks';
import { listGivenSignatures } from '@/store/signing/signature-store';
import { cosign } from '@/store/withdrawals/cosign.thunks';
import { quoteRelease } from '@/store/withdrawals/quote.thunks';
import { readWithdrawal } from '@/store/withdrawals/read-withdrawal.thunks';
import { release } from '@/store/withdrawals/release.thunks';
import { createReplacement, readFirst } from '@/store/withdrawals/replacement.thunks';
import { attackReport } from './report';
import { EVERY_COIN, look, TO_ANA, TO_BERTO } from './settlement-stage';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';

/* What a release leaves keeps its return date. Berto deposits, so he asks, and Ana signs in advance. */

const EXECUTED = toReturn({ plan: { address: '' } as ReturnPlan, hash: '' }, 0, '1', { amount: sats(1), txid: 'aa' });

const open = hostileStages();
const report = attackReport('Return dates of what a release leaves');

type Who = 'ana' | 'berto';

let stage: Stage;
beforeEach(async () => {
  stage = await open('funded', 'ana');
});

const validUntil = () => (stage.backend.store.state.guarantees[0]?.valid_until ?? '').slice(0, 10);
const day = () => toUnixDay(addDays(validUntil(), 60));

function listReturns(store: AppStore): CoinReturn[] {
  const contract = requireContract(store.getState(), GUARANTEE_REF.contractId);
  return selectReturns(store.getState(), contract, GUARANTEE_REF.guaranteeId);
}

/** The app of a party, with all that was sent to it. */
async function as(who: Who): Promise<AppStore> {
  const store = await stage.switchTo(who);
  await look(stage, store);
  return store;
}

async function ask(store: AppStore, from = day()) {
  const quote = await store.dispatch(quoteSettlement(GUARANTEE_REF));
  if (!quote.ok) throw new Error(quote.error.message);
  const order = { guaranteeRef: GUARANTEE_REF, coins: quote.value.coins, address: TO_BERTO, from, password: PASSWORD };
  return store.dispatch(askReturn({ ...order, sentence: 'I ask.' }, BACKGROUND));
}

async function give(store: AppStore) {
  const hash = listReturns(store).find(({ given }) => given === null)?.ask.hash ?? '';
  const accepted = ['depositor-unsigned'] as const;
  const order = {
    guaranteeRef: GUARANTEE_REF,
    hash,
    accepted,
    indices: EVERY_COIN,
    password: PASSWORD,
    sentence: 'I sign.',
  };
  return store.dispatch(giveReturn(order, BACKGROUND));
}

/** Both have agreed on the return of the deposit. */
async function agreed(from = day()): Promise<void> {
  expect(await ask(await as('berto'), from)).toMatchObject({ ok: true });
  expect(await give(await as('ana'))).toMatchObject({ ok: true });
}

const shown = (from = day()) => ({ from, sentence: 'The rest returns.' });

async function create(store: AppStore, left: ReturnType<typeof shown> | null = shown()) {
  const sent = stage.backend.store.state.messages.length;
  const quote = await store.dispatch(quoteRelease(GUARANTEE_REF));
  if (!quote.ok) throw new Error(quote.error.message);
  const fee = estimateFee(quote.value.inputs, quote.value.fastestFee);
  const order = { address: TO_ANA, finalAmount: sats(40_000), fee, left };
  const done = await store.dispatch(release(GUARANTEE_REF, order, PASSWORD));
  expect(done).toMatchObject({ ok: true, value: { kind: 'signed' } });
  return sent;
}

/** Waits for the line that follows a release in the background. */
async function createAndSend(store: AppStore): Promise<void> {
  const sent = await create(store);
  await vi.waitFor(() => expect(stage.backend.store.state.messages.length).toBeGreaterThan(sent));
}

async function complete(store: AppStore, left: ReturnType<typeof shown> | null = shown()) {
  const read = await store.dispatch(readWithdrawal(GUARANTEE_REF));
  if (!read.ok || read.value.inspection.verdict === 'refuse') throw new Error('The withdrawal cannot be signed');
  const { inspection, concerns } = read.value;
  const told = await store.dispatch(readLeftReturn(GUARANTEE_REF, read.value.inspection.summary));
  const consent = toConsent({ inspection: read.value.inspection, concerns });
  const done = await store.dispatch(cosign(GUARANTEE_REF, PASSWORD, { consent, left }));
  expect(done).toMatchObject({ ok: true });
  return { told, change: inspection.summary?.change ?? 0 };
}

/** Signs a replacement of the release that was broadcast, with a higher fee. */
async function raise(store: AppStore) {
  const read = await store.dispatch(readFirst(GUARANTEE_REF));
  if (!read.ok) throw new Error(read.error.message);
  const { first, paid } = read.value;
  const raised = { txid: first.txid, fee: sats(first.fee + 1_000), amount: sats(paid - 1_000), left: shown() };
  const made = await store.dispatch(createReplacement(GUARANTEE_REF, raised, PASSWORD, null));
  if (!made.ok || made.value.kind !== 'signed') throw new Error('The replacement was not signed');
  return { first, txid: made.value.txid };
}

describe('what a release leaves returns at the same date', () => {
  nightly.each<[Who, Who]>([
    ['berto', 'ana'],
    ['ana', 'berto'],
  ])('if %s releases and %s signs second', async (first, second) => {
    await agreed();
    await createAndSend(await as(first));
    const { told, change } = await complete(await as(second));
    expect(told).toEqual({ from: day(), amount: change, isPayee: second === 'berto', isGiven: second === 'berto' });
    const [returned, ...others] = listReturns(await as('berto'));
    expect(others).toEqual([]);
    expect(returned).toMatchObject({ isOwn: true, value: change, ask: { plan: { address: TO_BERTO, from: day() } } });
    expect(returned?.given?.txids.length).toBeGreaterThan(1);
    expect(listReturns(await as('ana'))).toMatchObject([{ isOwn: false, given: { hash: returned?.ask.hash } }]);
  });

  test('and the signature in advance is among the open signatures before anything is sent', async () => {
    await agreed();
    const before = (await listGivenSignatures()).length;
    const ana = await as('ana');
    await createAndSend(ana);
    const added = (await listGivenSignatures()).slice(before);
    expect(added.filter(({ kind }) => kind === 'return').length).toBeGreaterThan(1);
    expect(added.filter(({ kind }) => kind === undefined)).toHaveLength(1);
  });

  nightly('even if the server drops what was sent in between', async () => {
    await agreed();
    await createAndSend(await as('berto'));
    stage.backend.store.state.messages.length = 0;
    await complete(await as('ana'));
    expect(listReturns(await as('berto'))).toMatchObject([{ given: { index: 0 } }]);
  });

  nightly('and of a replacement that can no longer be mined nothing stays open', async () => {
    await agreed();
    await createAndSend(await as('berto'));
    await complete(await as('ana'));
    const ana = await as('ana');
    const sent = stage.backend.store.state.messages.length;
    const { first, txid } = await raise(ana);
    await vi.waitFor(() => expect(stage.backend.store.state.messages).toHaveLength(sent + 1));
    // Signed again, it is the same line.
    expect(await raise(ana)).toMatchObject({ txid });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(stage.backend.store.state.messages).toHaveLength(sent + 1);
    const listOpen = async () => (await ana.dispatch(fetchOpenReturns(GUARANTEE_REF))).flatMap(({ spends }) => spends);
    const isOf = (id: string) => expect.objectContaining({ outpoint: expect.stringMatching(`^${id}:`) });
    expect(await listOpen()).toEqual(expect.arrayContaining([isOf(txid), isOf(first.txid)]));
    stage.backend.chain.mine();
    await look(stage, ana);
    expect(await listOpen()).toEqual([isOf(first.txid)]);
  });

  nightly('and the second party is told if the first has not signed it', async () => {
    await agreed();
    await create(await as('ana'), null);
    const { told } = await complete(await as('berto'));
    expect(told).toMatchObject({ isPayee: true, isGiven: false });
    expect(listReturns(await as('berto'))).toMatchObject([{ given: null }]);
  });
});

describe('nothing is lost', () => {
  let isChatDown = false;
  const refuseChat = () => {
    isChatDown = true;
    const answer = () => (isChatDown ? HttpResponse.json({ message: 'No' }, { status: 500 }) : undefined);
    stage.server.use(http.post('*/chat/messages', answer));
  };

  test.each<[Who, Who]>([
    ['berto', 'ana'],
    ['ana', 'berto'],
  ])('if the chat takes nothing from %s and %s: the release is made, and the lines go later', async (first, second) => {
    await agreed();
    refuseChat();
    await create(await as(first));
    const { change } = await complete(await as(second));
    expect(stage.backend.chain.listUnspent(addressToScript(TO_ANA) ?? new Uint8Array())).toHaveLength(1);
    isChatDown = false;
    for (const who of ['berto', 'ana'] as const) await sendAll(await as(who));
    for (const who of ['berto', 'ana'] as const)
      expect(listReturns(await as(who))).toMatchObject([{ value: change, given: { index: 0 } }]);
  });

  nightly('if the server repeats the lines, and in another order', async () => {
    await agreed();
    await createAndSend(await as('ana'));
    const { messages } = stage.backend.store.state;
    messages.push(...messages.toReversed().map((message, at) => ({ ...message, id: 900 + at })));
    await complete(await as('berto'));
    for (const who of ['berto', 'ana'] as const)
      expect(listReturns(await as(who))).toMatchObject([{ given: { index: 0 } }]);
  });

  nightly('by a wrong password, which signs neither', async () => {
    await agreed();
    const ana = await as('ana');
    const before = (await listGivenSignatures()).length;
    const order = { address: TO_ANA, finalAmount: sats(40_000), fee: sats(1_896), left: shown() };
    expect(await ana.dispatch(release(GUARANTEE_REF, order, 'not this one'))).toMatchObject({
      error: { code: 'wrong-password' },
    });
    expect(await listGivenSignatures()).toHaveLength(before);
  });
});

/** What *Send again* does in the return section. */
async function sendAll(store: AppStore): Promise<void> {
  const { contractId } = GUARANTEE_REF;
  for (const { isOwn, ask, given } of listReturns(store)) {
    if (isOwn) await store.dispatch(sendAgain(contractId, 'Again.', { kind: 'ask', ...ask }));
    else if (given !== null) await store.dispatch(sendAgain(contractId, 'Again.', { kind: 'give', ...given }));
  }
}

describe('nothing is signed along', () => {
  test('without a return date', async () => {
    await create(await as('berto'));
    const { told } = await complete(await as('ana'));
    expect(told).toBeNull();
    expect((await listGivenSignatures()).some(({ kind }) => kind === 'return')).toBe(false);
    expect(listReturns(await as('ana'))).toEqual([]);
  });

  test('that the screen has not named', async () => {
    await agreed();
    await create(await as('berto'), null);
    const ana = await as('ana');
    const before = (await listGivenSignatures()).length;
    await complete(ana, null);
    expect((await listGivenSignatures()).slice(before).some(({ kind }) => kind === 'return')).toBe(false);
    report.stopped('a return that the screen did not name', 'thunk', 'not signed');
  });

  test('for another date than the screen has named', async () => {
    await agreed();
    const ana = await as('ana');
    const before = (await listGivenSignatures()).length;
    await create(ana, shown(day() - 86_400));
    expect((await listGivenSignatures()).slice(before).map(({ kind }) => kind)).toEqual([undefined]);
    report.stopped('a return at another date than the screen named', 'thunk', 'not signed');
  });

  nightly('with an ask that was not answered', async () => {
    await ask(await as('berto'));
    await create(await as('ana'));
    const berto = await as('berto');
    const { told } = await complete(berto);
    expect(told).toBeNull();
    expect(listReturns(berto).every(({ given }) => given === null)).toBe(true);
  });

  nightly('if a coin that is spent has no return date', async () => {
    await agreed();
    payDeposit(sats(30_000));
    await create(await as('berto'));
    const { told } = await complete(await as('ana'));
    expect(told).toBeNull();
    report.stopped('a coin without a return date, mixed into what is left', 'thunk', 'not signed');
  });
});

describe('moving the coins within the guarantee', () => {
  nightly('makes the returns void, and is no withdrawal', async () => {
    await agreed();
    const berto = await as('berto');
    const quote = await berto.dispatch(quoteRelease(GUARANTEE_REF));
    if (!quote.ok) throw new Error(quote.error.message);
    const fee = estimateFee(quote.value.inputs, quote.value.fastestFee);
    const finalAmount = sats(quote.value.balance - fee);
    const order = { address: depositAddress(), finalAmount, fee, left: null };
    expect(await berto.dispatch(release(GUARANTEE_REF, order, PASSWORD))).toMatchObject({ value: { kind: 'signed' } });
    const ana = await as('ana');
    expect(await complete(ana, null)).toEqual({ told: null, change: 0 });
    stage.backend.chain.mine();
    await look(stage, ana);
    expect(listReturns(ana)).toEqual([]);
    const guarantee = requireGuarantee(ana.getState(), GUARANTEE_REF);
    expect(guarantee.status).toBe('active');
    expect(computeWithdrawn(guarantee.withdrawals, guarantee.deposits)).toBe(0);
    expect(selectKnownBalance(ana.getState(), guarantee.id)?.total).toBe(finalAmount);
    // The coin counts as the guarantee's: its return can be agreed again.
    await agreed();
    expect(listReturns(await as('berto'))).toMatchObject([{ value: finalAmount, given: { index: 0 } }]);
  });

  nightly('counts in no sum of withdrawals, however the address is written', async () => {
    const { deposits } = requireGuarantee((await as('ana')).getState(), GUARANTEE_REF);
    const moved = { ...EXECUTED, address: depositAddress().toUpperCase(), amount: sats(98_000) };
    const paid = { ...EXECUTED, id: '2', address: TO_ANA, amount: sats(50_000) };
    expect(computeWithdrawn([moved], deposits)).toBe(0);
    expect(computeWithdrawn([moved, paid], deposits)).toBe(50_000);
  });
});

function depositAddress(): string {
  return stage.backend.store.state.transactions.find(({ withdrawal }) => !withdrawal)?.address ?? '';
}

function payDeposit(amount: number): void {
  const { chain } = stage.backend;
  chain.send(addressToScript(depositAddress()) ?? new Uint8Array(), amount);
  chain.mine();
}
