import type { Result } from '@/domain/primitives/errors';
import type { ReturnLine } from '@/domain/returns/return-lines';
import { type CoinReturn, listDue } from '@/domain/returns/return-state';
import { toConsent } from '@/domain/withdrawals/consent';
import type { Intent } from '@/lib/intent';
import { refreshBalances } from '@/store/balances/refresh.thunks';
import { requireContract, requireGuarantee } from '@/store/contracts/contracts.selectors';
import { selectSpends } from '@/store/payouts/payouts.selectors';
import { askReturn } from '@/store/returns/ask-return.thunks';
import { giveReturn, reviewReturn } from '@/store/returns/give-return.thunks';
import { quoteProvenCoins } from '@/store/returns/load-coins.thunks';
import { selectContractReturns, selectReturns } from '@/store/returns/returns.selectors';
import { sendLine } from '@/store/returns/send-lines.thunks';
import { reviewTakeBack, takeBack } from '@/store/returns/take-back.thunks';
import type { Review } from '@/store/signing/review.thunks';
import type { Page } from './page';
import { GUARANTEE_REF, PASSWORD, TO_BERTO } from './scenes';

/*
 * The actions that the screens of return dates offer at each moment. A line that is kept on the device and is not known to be
 * in the chat can be sent again (features/returns/return-section.tsx); nothing is signed in its place. Each resolves to whether the screen
 * reports success.
 */

type Act = (page: Page, intent: Intent) => Promise<boolean>;

const { contractId, guaranteeId } = GUARANTEE_REF;

function listReturns({ getState }: Page): CoinReturn[] {
  return selectReturns(getState(), requireContract(getState(), contractId), guaranteeId);
}

interface OwnLine {
  mark: string;
  line: ReturnLine;
  sentence: string;
}

const ASKING = 'I ask.';
const GIVING = 'I sign.';

/** The user's own lines, as far as the screens offer to pass them on. */
function listOwnLines(page: Page): OwnLine[] {
  return listReturns(page).flatMap(({ isOwn, ask, given }): OwnLine[] => {
    if (isOwn) return [{ mark: ask.hash, line: { kind: 'ask', ...ask }, sentence: ASKING }];
    if (given === null) return [];
    return [{ mark: `${given.hash} ${given.index}`, line: { kind: 'give', ...given }, sentence: GIVING }];
  });
}

function listUnsent(page: Page): OwnLine[] {
  const inChat = selectContractReturns(page.getState(), contractId)?.inChat ?? [];
  return listOwnLines(page).filter(({ mark }) => !inChat.includes(mark));
}

/** The user has lines of their own, and the chat has them all. */
export function areSent(page: Page): boolean {
  return listOwnLines(page).length > 0 && listUnsent(page).length === 0;
}

/** *Send again*. */
async function resend(page: Page): Promise<boolean> {
  for (const { sentence, line } of listUnsent(page)) {
    const sent = await page.dispatch(sendLine(contractId, sentence, line));
    if (!sent.ok) return false;
  }
  return true;
}

const didSend = (made: Result<unknown>) => made.ok && made.value === null;

/** The network has what was signed, as the screens say. */
export function isSettled({ getState }: Page): boolean {
  const spends = selectSpends(getState(), requireGuarantee(getState(), GUARANTEE_REF)) ?? [];
  return spends.filter(({ txid }) => txid !== null).length === 1;
}

/** Accepts every question of the dialog. `null`: the transaction is refused. */
function approve(read: Result<Review>): { consent: ReturnType<typeof toConsent>; password: string } | null {
  if (!read.ok || read.value.inspection.verdict === 'refuse') return null;
  const { inspection, concerns } = read.value;
  return { consent: toConsent({ inspection, concerns }), password: PASSWORD };
}

/** @param from Unix seconds */
export function askFor(from: number): Act {
  return async (page, intent) => {
    if (listReturns(page).some(({ isOwn }) => isOwn)) return resend(page);
    const quote = await page.dispatch(quoteProvenCoins(GUARANTEE_REF, intent.signal));
    if (!quote.ok) return false;
    const plan = { coins: quote.value.coins, address: TO_BERTO, from };
    const order = { guaranteeRef: GUARANTEE_REF, ...plan, password: PASSWORD, sentence: ASKING };
    return didSend(await page.dispatch(askReturn(order, intent)));
  };
}

export const give: Act = async (page, intent) => {
  const asked = listReturns(page).find(({ isOwn, given }) => !isOwn && given === null);
  if (asked === undefined) return resend(page);
  const { hash } = asked.ask;
  const read = await page.dispatch(reviewReturn(GUARANTEE_REF, hash, intent.signal));
  if (!read.ok) return false;
  const { concerns: accepted, indices } = read.value;
  const order = { guaranteeRef: GUARANTEE_REF, hash, accepted, indices, password: PASSWORD };
  return didSend(await page.dispatch(giveReturn({ ...order, sentence: GIVING }, intent)));
};

/** sat/vB */
const RATE = 8;

export const takeItBack: Act = async (page, intent) => {
  const due = listDue(listReturns(page), Date.now() / 1000).find(({ sent }) => sent === null);
  if (due === undefined) return isSettled(page);
  const ref = { guaranteeRef: GUARANTEE_REF, hash: due.ask.hash, index: due.index, rate: RATE };
  const approved = approve(await page.dispatch(reviewTakeBack(ref, intent.signal)));
  if (approved === null) return false;
  const done = await page.dispatch(takeBack({ ref, ...approved }, intent));
  if (done.ok) void page.dispatch(refreshBalances(contractId)).catch(() => undefined);
  return done.ok;
};
