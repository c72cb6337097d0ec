import { addressToScript } from '@mocks/chain/addresses';
import { sats } from '@tests/unit/domain/make';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addDays } from '@/domain/primitives/dates';
import { toUnixDay } from '@/domain/settlement/return-rules';
import type { CoinReturn } from '@/domain/settlement/return-state';
import { toConsent } from '@/domain/withdrawals/consent';
import { estimateFee } from '@/domain/withdrawals/fees';
import { BACKGROUND } from '@/lib/intent';
import { requireContract } from '@/store/contracts/contracts.selectors';
import type { AppStore } from '@/store/core/store-types';
import { readLeftReturn } from '@/store/settlement/continue-return.thunks';
import { quoteSettlement } from '@/store/settlement/load-coins.thunks';
import { askReturn, giveReturn } from '@/store/settlement/return-dates.thunks';
import { sendAgain } from '@/store/settlement/send-lines.thunks';
import { selectReturns } from '@/store/settlement/settlement.selectors';
import { listGivenSignatures } from '@/store/signing/signature-store';
import { cosign } from '@/store/withdrawals/cosign.thunks';
import { quoteRelease } from '@/store/withdrawals/quote.thunks';
import { readWithdrawal } from '@/store/withdrawals/read-withdrawal.thunks';
import { release } from '@/store/withdrawals/release.thunks';
import { attackReport } from './report';
import { EVERY_COIN, look, TO_ANA, TO_BERTO } from './settlement-stage';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';

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

describe('what a release leaves returns at the same date', () => {
  test('and the signature in advance is among the open signatures before anything is sent', async () => {
    await agreed();
    const before = (await listGivenSignatures()).length;
    const ana = await as('ana');
    await createAndSend(ana);
    const added = (await listGivenSignatures()).slice(before);
    expect(added.filter(({ kind }) => kind === 'return').length).toBeGreaterThan(1);
    expect(added.filter(({ kind }) => kind === undefined)).toHaveLength(1);
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

  test('if a coin that is spent has no return date', async () => {
    await agreed();
    payDeposit(sats(30_000));
    await create(await as('berto'));
    const { told } = await complete(await as('ana'));
    expect(told).toBeNull();
    report.stopped('a coin without a return date, mixed into what is left', 'thunk', 'not signed');
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
