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

/** A change to notify the user of while the tab is hidden. */
export interface News {
  kind: 'sign' | 'message';
  contractId: Id;
  /** Title of the contract. */
  title: string;
  count: number;
}

/** News between two polls: withdrawals to sign, messages of others. */
export function findNews(
  before: readonly ContractSnapshot[],
  after: readonly ContractSnapshot[],
  userId: Id | null,
): News[] {
  return after.flatMap((now) => {
    const then = before.find(({ contract }) => isSameId(contract.id, now.contract.id)) ?? null;
    const about = { contractId: now.contract.id, title: now.contract.title };
    const counts = { sign: countNewSignatures(then, now), message: countNewMessages(then, now, userId) };
    return (['sign', 'message'] as const)
      .filter((kind) => counts[kind] > 0)
      .map((kind): News => ({ kind, ...about, count: counts[kind] }));
  });
}

function countNewSignatures(then: ContractSnapshot | null, now: ContractSnapshot): number {
  const known = new Set(listWithdrawalsToSign(then?.needs ?? []));
  return listWithdrawalsToSign(now.needs).filter((id) => !known.has(id)).length;
}

function listWithdrawalsToSign(needs: readonly ContractNeed[]): string[] {
  return needs.filter(({ kind }) => kind === 'sign').map(({ guarantee }) => String(findLastWithdrawal(guarantee)?.id));
}

/** Messages of the first load are not news. */
function countNewMessages(then: ContractSnapshot | null, now: ContractSnapshot, userId: Id | null): number {
  if (then === null || then.messages === null || now.messages === null) return 0;
  const known = new Set(then.messages.map(({ id }) => String(id)));
  return now.messages.filter(({ id, userId: authorId }) => !isSameId(authorId, userId) && !known.has(String(id)))
    .length;
}

/** Contracts polled while the tab is hidden. */
const MAX_WATCHED = 3;

/** The contracts to poll while the tab is hidden: the open one, then active ones, newest first. */
export function pickContractsToWatch(contracts: readonly Contract[], open: Id | null): Id[] {
  const active = contracts.filter(({ status }) => status === 'active').toReversed();
  const first = contracts.filter(({ id }) => isSameId(id, open));
  return [...new Set([...first, ...active])].slice(0, MAX_WATCHED).map(({ id }) => id);
}
