import type { ContractNeed } from '@/domain/contract/contract-needs';
import type { Contract, Message } from '@/domain/models';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { findLastWithdrawal } from '@/domain/withdrawal/withdrawal-stage';

/** What is known of a contract at one moment. */
export interface ContractSnapshot {
  contract: Contract;
  needs: readonly ContractNeed[];
  /** `null`: not fetched yet. */
  messages: readonly Message[] | null;
}

/** Something that a person who looks elsewhere would want to know. */
export interface News {
  kind: 'sign' | 'message';
  contractId: Id;
  /** Title of the contract. */
  title: string;
  /** How many of them. */
  count: number;
}

/** What has come up from one moment to a later one: withdrawals to be signed, messages of others. */
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

/** The messages that are there at the first look are not news. */
function countNewMessages(then: ContractSnapshot | null, now: ContractSnapshot, userId: Id | null): number {
  if (then === null || then.messages === null || now.messages === null) return 0;
  const known = new Set(then.messages.map(({ id }) => String(id)));
  return now.messages.filter(({ id, userId: authorId }) => !isSameId(authorId, userId) && !known.has(String(id)))
    .length;
}

/** While nobody looks, only so many contracts are asked after. */
const MAX_WATCHED = 3;

/** The contracts to ask after while the tab is hidden: the one on screen, then active ones, newest first. */
export function pickContractsToWatch(contracts: readonly Contract[], open: Id | null): Id[] {
  const active = contracts.filter(({ status }) => status === 'active').toReversed();
  const first = contracts.filter(({ id }) => isSameId(id, open));
  return [...new Set([...first, ...active])].slice(0, MAX_WATCHED).map(({ id }) => id);
}
