import type { GuaranteeRef, Transaction } from '@/domain/models';
import { toErrorData } from '@/domain/primitives/errors';
import { isMissingCall, isNotFound } from '@/domain/primitives/http-errors';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { fillIfOffered, getContract } from '@/services/contracts.service';
import { listDeposits, listWithdrawals } from '@/services/transactions.service';

/**
 * The withdrawals of a guarantee as the backend has them now; empty if the guarantee no longer exists. Without their own call, they are
 * those that the contract names. Throws if nothing says which there are (docs/api.md#deposits-and-withdrawals).
 */
export async function listCurrentWithdrawals(guaranteeRef: GuaranteeRef): Promise<Transaction[]> {
  try {
    return await listWithdrawals(guaranteeRef.guaranteeId);
  } catch (error) {
    const data = toErrorData(error);
    if (data.detail.status === 410) return [];
    if (!isMissingCall(error)) throw error;
    const named = await findNamed(guaranteeRef, 'withdrawals');
    if (named !== null) return named;
    if (isNotFound(data) && (await hasListCalls(guaranteeRef.guaranteeId))) return [];
    throw error;
  }
}

/** The deposits of a guarantee as the backend has them now, which without their own call are those that the contract names. */
export async function listCurrentDeposits(guaranteeRef: GuaranteeRef): Promise<Transaction[]> {
  try {
    return await listDeposits(guaranteeRef.guaranteeId);
  } catch (error) {
    const named = isMissingCall(error) ? await findNamed(guaranteeRef, 'deposits') : null;
    if (named === null) throw error;
    return named;
  }
}

/** The list of the contract or its fill, which wins; `null`: neither names one. */
async function findNamed(
  { contractId, guaranteeId }: GuaranteeRef,
  name: 'deposits' | 'withdrawals',
): Promise<Transaction[] | null> {
  const isOurs = ({ id }: { id: Id }) => isSameId(id, guaranteeId);
  const contract = await getContract(contractId).catch((error: unknown) => {
    if (isNotFound(toErrorData(error))) return null;
    throw error;
  });
  if (contract === null) return [];
  const guarantee = contract.guarantees.find(isOurs);
  const part = (await fillIfOffered(contractId)).guarantees?.find(isOurs);
  if (guarantee === undefined && part === undefined) return [];
  return part?.[name] ?? guarantee?.[name] ?? null;
}

/**
 * Whether the backend answers for the deposits of a guarantee. It then has the call for its withdrawals too, and status 404 of that one
 * says that there are none.
 */
export function hasListCalls(guaranteeId: Id, signal?: AbortSignal): Promise<boolean> {
  return listDeposits(guaranteeId, signal).then(
    () => true,
    () => false,
  );
}
