import { loadBitcoin } from '@/bitcoin/client';
import { type Ground, judgeDeposit, judgeWithdrawal, loadContext, readCoins, WITHDRAWAL } from '@/check/money';
import { checkDepositLists, checkEmptyDeposits, checkWithdrawalLists, readWithdrawals } from '@/check/read-lists';
import type { Report } from '@/check/report';
import { activateGuarantee } from '@/check/story-guarantee';
import type { StoryUser } from '@/check/story-people';
import { convertWithdrawalAmount } from '@/domain/guarantees/withdrawal-amount';
import type { Guarantee, GuaranteeRef, Transaction } from '@/domain/models';
import { toSats } from '@/domain/primitives/amount';
import { isSameId } from '@/domain/primitives/ids';
import { estimateFee } from '@/domain/withdrawals/fees';
import { getFeeRates } from '@/services/explorer.service';
import { readPaidAmount } from '@/services/schemas/paid-amount';
import {
  broadcastTransaction,
  createDeposit,
  createWithdrawal,
  deleteTransaction,
  updateTransaction,
} from '@/services/transactions.service';

/** How coins get to the deposit address, and back. */
export interface Funding {
  /** Resolves once coins are at the address. */
  pay(address: string): Promise<void>;
  /** Where they go in the end. */
  returnTo: string;
}

const CALLS = 'Calls, request and answer';

/** A deposit address and, with coins, a withdrawal that is judged and cancelled, and one that returns the coins. */
export async function playMoney(
  report: Report,
  ground: Ground,
  guarantee: Guarantee,
  people: readonly [StoryUser, StoryUser],
  funding: Funding | null,
): Promise<void> {
  const { contract } = ground;
  const [owner] = people;
  const order = { contractId: contract.id, guaranteeId: guarantee.id, senderId: owner.user.id };
  checkEmptyDeposits(report, guarantee);
  const about = { subject: 'POST /contracts/deposit', needed: 'Nothing can be paid in.' };
  const deposit = await report.attempt(about, () => createDeposit(order));
  if (deposit === null) return;
  const addresses = { subject: 'Deposit addresses', needed: 'Nothing can be paid in.' };
  const isGood = await report.attempt(
    addresses,
    async () => (await judgeDeposit(ground, deposit)) ?? true,
    (found) => (found === true ? null : found),
  );
  await checkDepositLists(report, contract.id, guarantee.id, deposit);
  const { address } = deposit;
  if (isGood === null || address === null) return;
  const coins = {
    section: 'Block explorer',
    subject: 'GET /address/{address}/utxo',
    needed: 'Balances are unknown.',
  } as const;
  if ((await report.attempt(coins, () => readCoins(address))) === null) return;
  if (funding === null) {
    const text = 'A withdrawal needs coins at the deposit address, and none were paid in.';
    const advice =
      'Run the check again with --return-to ADDRESS and --password, a new password for its two accounts. It then waits for a small payment, and returns it to the address.';
    report.add(CALLS, WITHDRAWAL, 'open', text, advice);
    return;
  }
  await funding.pay(address);
  // Otherwise the app would wait for confirmations first.
  if (ground.settings.minConfirmations === 0) await activateGuarantee(report, contract.id, guarantee.id);
  await playWithdrawals(report, ground, guarantee, people, { address, returnTo: funding.returnTo });
}

interface Coins {
  address: string;
  returnTo: string;
}

async function playWithdrawals(
  report: Report,
  ground: Ground,
  guarantee: Guarantee,
  people: readonly [StoryUser, StoryUser],
  coins: Coins,
): Promise<void> {
  const first = await openWithdrawal(report, ground, guarantee, people[0], coins);
  if (first === null) return;
  const cancel = { subject: 'DELETE /contracts/transaction/{id}', needed: 'A withdrawal cannot be cancelled.' };
  await report.attempt(cancel, () => deleteTransaction(first.withdrawal.id));
  const left = await readWithdrawals(report, toRef(ground, guarantee));
  if (left.some(({ id }) => isSameId(id, first.withdrawal.id))) {
    const text = 'A withdrawal that was deleted is still in the list of its guarantee.';
    report.add(CALLS, cancel.subject, 'breaks', text, 'Leave out what was deleted.');
  }
  if (!first.isGood) return;
  const second = await openWithdrawal(report, ground, guarantee, people[0], coins);
  if (second === null) return;
  if (second.isGood) await sendBack(report, second, people);
  else await deleteTransaction(second.withdrawal.id).catch(() => undefined);
}

async function openWithdrawal(
  report: Report,
  ground: Ground,
  guarantee: Guarantee,
  owner: StoryUser,
  { address, returnTo }: Coins,
) {
  const unspent = await readCoins(address);
  const { fastestFee } = await getFeeRates();
  const balance = unspent.reduce((sum, { amount }) => sum + amount, 0);
  const fee = estimateFee(unspent.length, fastestFee);
  const paid = toSats(balance - fee);
  const amount = paid && convertWithdrawalAmount(paid, 'recorded', fee, ground.settings.withdrawalAmount);
  if (amount === null) {
    const text = 'What was paid in does not pay for the fee of its release.';
    report.add(CALLS, WITHDRAWAL, 'open', text, 'Pay more, and run the check again.');
    return null;
  }
  const order = {
    ...{ guaranteeId: guarantee.id, address: returnTo, amount },
    ...{ senderId: owner.user.id, receiverIds: [owner.user.id] },
  };
  const about = { subject: WITHDRAWAL, needed: 'Nothing can be released.' };
  const withdrawal = await report.attempt(about, () => createWithdrawal(order));
  if (withdrawal === null) return null;
  await checkWithdrawalLists(report, toRef(ground, guarantee), withdrawal);
  const ordered = readPaidAmount({ ...withdrawal, amount }, ground.settings.withdrawalAmount);
  const context = await loadContext(ground, [address], { address: returnTo, amount: ordered.amount ?? amount });
  const isGood = await judgeWithdrawal(report, withdrawal.unsignedPsbt, context);
  return { withdrawal, context, isGood, ref: toRef(ground, guarantee) };
}

function toRef({ contract }: Ground, { id }: Guarantee): GuaranteeRef {
  return { contractId: contract.id, guaranteeId: id };
}

interface Opened {
  ref: GuaranteeRef;
  withdrawal: Transaction;
  context: Awaited<ReturnType<typeof loadContext>>;
}

/** Both sign, so that the coins return. */
async function sendBack(report: Report, { ref, withdrawal, context }: Opened, people: readonly [StoryUser, StoryUser]) {
  const [owner, counterparty] = people;
  const engine = await loadBitcoin('signing');
  const options = { feeAccepted: true };
  const signed = await owner.withKey((handle) =>
    engine.signPsbt(handle, withdrawal.unsignedPsbt ?? '', context, options),
  );
  const record = { ...withdrawal, signedPsbt: signed.psbt, signer: owner.user.id };
  await saveTransaction(report, ref, record);
  const final = await counterparty.withKey((handle) => engine.cosignPsbt(handle, signed.psbt, context, options));
  const about = { subject: 'POST /contracts/broadcast', needed: 'Nothing can be released.' };
  const txid = await report.attempt(
    about,
    () => broadcastTransaction(final.txHex),
    (sent) =>
      sent === final.txid
        ? null
        : {
            text: 'The answer names another transaction.',
            advice: 'Answer { txid } of the transaction that was sent.',
          },
  );
  if (txid !== null) await saveTransaction(report, ref, { ...record, txid, status: 'executed' });
}

/** The answer may be empty (docs/openapi.json): the list then has the record. */
async function saveTransaction(report: Report, ref: GuaranteeRef, record: Transaction): Promise<void> {
  const subject = 'PUT /contracts/transaction/{id}';
  const failure = await updateTransaction(record).then(
    () => null,
    (error: unknown) => error,
  );
  if (failure === null) return report.add(CALLS, subject, 'works');
  const saved = await readWithdrawals(report, ref);
  const isSaved = saved.some(({ id, signedPsbt }) => isSameId(id, record.id) && signedPsbt === record.signedPsbt);
  if (isSaved) return report.add(CALLS, subject, 'works');
  await report.attempt({ subject, needed: 'Signatures are not kept.' }, () => Promise.reject(failure));
}
