import type { ContractNeed } from '@/domain/contracts/contract-needs';
import type { Contract, Message } from '@/domain/models';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { findLastWithdrawal } from '@/domain/withdrawals/withdrawal-stage';

/** A contract as it was at one poll. */
export interface ContractSnapshot {
  contract: Contract;
  needs: readonly ContractNeed[];
  /** `null`: not loaded yet. */
  messages: readonly Message[] | null;
}

/** The contracts with news between two polls: withdrawals to sign, messages of others. */
export function findNews(
  before: readonly ContractSnapshot[],
  after: readonly ContractSnapshot[],
  userId: Id | null,
): Contract[] {
  return after
    .filter((now) => {
      const then = before.find(({ contract }) => isSameId(contract.id, now.contract.id)) ?? null;
      return hasNewSignature(then, now) || hasNewMessage(then, now, userId);
    })
    .map(({ contract }) => contract);
}

function hasNewSignature(then: ContractSnapshot | null, now: ContractSnapshot): boolean {
  const known = new Set(listWithdrawalsToSign(then?.needs ?? []));
  return listWithdrawalsToSign(now.needs).some((id) => !known.has(id));
}

function listWithdrawalsToSign(needs: readonly ContractNeed[]): string[] {
  return needs.filter(({ kind }) => kind === 'sign').map(({ guarantee }) => String(findLastWithdrawal(guarantee)?.id));
}

/** Messages of the first load are not news. */
function hasNewMessage(then: ContractSnapshot | null, now: ContractSnapshot, userId: Id | null): boolean {
  if (then === null || then.messages === null || now.messages === null) return false;
  const known = new Set(then.messages.map(({ id }) => String(id)));
  return now.messages.some(({ id, userId: authorId }) => !isSameId(authorId, userId) && !known.has(String(id)));
}

/** Contracts polled while the tab is hidden. */
const MAX_WATCHED = 3;

/** The contracts to poll while the tab is hidden: the open one, then active ones, newest first. */
export function pickContractsToWatch(contracts: readonly Contract[], open: Id | null): Id[] {
  const active = contracts.filter(({ status }) => status === 'active').toReversed();
  const first = contracts.filter(({ id }) => isSameId(id, open));
  return [...new Set([...first, ...active])].slice(0, MAX_WATCHED).map(({ id }) => id);
}
