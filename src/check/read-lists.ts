import { explainError } from '@/check/explain';
import type { Report } from '@/check/report';
import type { Contract, Guarantee, GuaranteeRef, Transaction } from '@/domain/models';
import { isMissingCall } from '@/domain/primitives/http-errors';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { listUserKeys } from '@/services/auth.service';
import { fillContract, getContract } from '@/services/contracts.service';
import { listCurrentWithdrawals } from '@/services/current-withdrawals.service';
import type { ContractFill } from '@/services/schemas/contract-fill.schema';
import { listDeposits, listWithdrawals } from '@/services/transactions.service';

const FILL = 'GET /contracts/{id}/fillcontract';
const DEPOSITS = 'GET /contracts/guarantee/deposit/{id}';
const WITHDRAWALS = 'GET /contracts/guarantee/withdrawal/{id}';
const CALLS = 'Calls, request and answer';

/** Keys, deposits and withdrawals of a contract. `fillcontract` may be missing as a whole, but must not fail. */
export async function readFill(report: Report, contractId: Id): Promise<ContractFill | null> {
  try {
    const fill = await fillContract(contractId);
    report.add(CALLS, FILL, 'works');
    return fill;
  } catch (error) {
    const { text, advice } = explainError(error);
    if (isMissingCall(error))
      report.add(CALLS, FILL, 'without', `${text} Keys and lists must then come from other calls.`, '');
    else report.add(CALLS, FILL, 'breaks', `${text} The app cannot show the balance of any guarantee.`, advice);
    return null;
  }
}

/** The contract with what the fill adds. `null`: it cannot be read. */
export async function readContract(report: Report, id: Id): Promise<Contract | null> {
  const about = { subject: 'GET /contracts/{id}', needed: 'No contract can be opened.' };
  const contract = await report.attempt(
    about,
    () => getContract(id),
    (found) => judgeId(found.id, id),
  );
  if (contract === null) return null;
  const fill = await readFill(report, id);
  const guarantees = contract.guarantees.map((guarantee) => ({
    ...guarantee,
    ...fill?.guarantees?.find((each) => isSameId(each.id, guarantee.id)),
  }));
  const filled = { ...contract, ...fill, guarantees };
  return filled.keys.length > 0 ? filled : { ...filled, keys: await readUserKeys(filled.contractors) };
}

/** As in the app: keys that no contract has are those of the users. */
async function readUserKeys(contractors: readonly Id[]): Promise<Contract['keys']> {
  const users = await listUserKeys().catch(() => []);
  const find = (id: Id) => users.find((user) => isSameId(user.id, id))?.publicKey ?? null;
  return contractors.map((id) => ({ publicKey: find(id), encryptedKey: null }));
}

export function judgeId(found: Id | null, asked: Id) {
  if (isSameId(found, asked)) return null;
  return {
    text: 'The answer has another id than the one that was asked for. Links, chats and remembered keys would be lost.',
    advice: 'Give each record one id, and return it in every answer.',
  };
}

/** Status 404 for an empty list reads as a missing call, and the list as unknown. */
export function checkEmptyDeposits(report: Report, { deposits }: Guarantee): void {
  if (deposits !== null) return;
  const text =
    'No answer has a list of the deposits of a new guarantee, not even an empty one. On another device than the one that added it, ' +
    'nobody can get a deposit address.';
  report.add(CALLS, 'Lists of deposits', 'breaks', text, `Answer an empty list with status 200 in ${DEPOSITS}.`);
}

/** Whether the app finds a new deposit anywhere, as it does for each guarantee. */
export async function checkDepositLists(report: Report, contractId: Id, guaranteeId: Id, deposit: Transaction) {
  const contract = await readContract(report, contractId);
  const guarantee = contract?.guarantees.find(({ id }) => isSameId(id, guaranteeId));
  const isInContract = (guarantee?.deposits ?? []).some(({ id }) => isSameId(id, deposit.id));
  const listed = await report.attempt(
    {
      subject: DEPOSITS,
      needed: 'Deposits that the contract does not name are not found.',
      ...(isInContract && { optional: 'After a lost answer, a second address may be created.' }),
    },
    () => listDeposits(guaranteeId),
  );
  const isListed = (listed ?? []).some(({ id }) => isSameId(id, deposit.id));
  if (isInContract || isListed) return;
  const text =
    'A deposit that was just created is in no answer: not in the contract, not in fillcontract, not in its own list. ' +
    'The app could not tell what is paid in.';
  report.add(CALLS, 'Lists of deposits', 'breaks', text, `Return it in ${FILL} or in ${DEPOSITS}.`);
}

/** The current withdrawals of a guarantee, read as in the app. */
export async function readWithdrawals(report: Report, guaranteeRef: GuaranteeRef): Promise<Transaction[]> {
  const needed = 'A release cannot be started, since an earlier one could be overlooked.';
  try {
    const list = await listWithdrawals(guaranteeRef.guaranteeId);
    report.add(CALLS, WITHDRAWALS, 'works');
    return list;
  } catch (error) {
    const about = { subject: WITHDRAWALS, needed };
    const list = await report.attempt(about, () =>
      isMissingCall(error) ? listCurrentWithdrawals(guaranteeRef) : Promise.reject(error),
    );
    if (list === null) return [];
    const text = `${explainError(error).text} The app then takes those that the contract names, or none.`;
    report.add(CALLS, WITHDRAWALS, 'without', text, 'Answer a list with status 200, also an empty one.');
    return list;
  }
}

/** Whether the app finds a new withdrawal. */
export async function checkWithdrawalLists(report: Report, guaranteeRef: GuaranteeRef, withdrawal: Transaction) {
  const list = await readWithdrawals(report, guaranteeRef);
  if (list.some(({ id }) => isSameId(id, withdrawal.id))) return;
  const text =
    'A withdrawal that was just created is not among those of its guarantee. The other party could not sign it.';
  report.add(CALLS, 'Lists of withdrawals', 'breaks', text, `Return it in ${WITHDRAWALS}.`);
}
