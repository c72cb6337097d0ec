import type { ContractNeed } from '@/domain/contract/contract-needs';
import type { Contract, Message } from '@/domain/models';
import { type Id, sameId } from '@/domain/primitives/ids';
import { lastWithdrawal } from '@/domain/withdrawal/withdrawal-stage';

/** What is known of a contract at one moment. */
export interface Watched {
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
export function newsSince(before: readonly Watched[], after: readonly Watched[], userId: Id | null): News[] {
  return after.flatMap((now) => {
    const then = before.find(({ contract }) => sameId(contract.id, now.contract.id)) ?? null;
    const about = { contractId: now.contract.id, title: now.contract.title };
    const counts = { sign: newSignatures(then, now), message: newMessages(then, now, userId) };
    return (['sign', 'message'] as const)
      .filter((kind) => counts[kind] > 0)
      .map((kind): News => ({ kind, ...about, count: counts[kind] }));
  });
}

function newSignatures(then: Watched | null, now: Watched): number {
  const known = new Set(withdrawalsToSign(then?.needs ?? []));
  return withdrawalsToSign(now.needs).filter((id) => !known.has(id)).length;
}

function withdrawalsToSign(needs: readonly ContractNeed[]): string[] {
  return needs.filter(({ kind }) => kind === 'sign').map(({ guarantee }) => String(lastWithdrawal(guarantee)?.id));
}

/** The messages that are there at the first look are not news. */
function newMessages(then: Watched | null, now: Watched, userId: Id | null): number {
  if (then === null || then.messages === null || now.messages === null) return 0;
  const known = new Set(then.messages.map(({ id }) => String(id)));
  return now.messages.filter(({ id, userId: authorId }) => !sameId(authorId, userId) && !known.has(String(id))).length;
}

/** While nobody looks, only so many contracts are asked after. */
const AT_MOST = 3;

/** The contracts to ask after while the tab is hidden: the one on screen, then active ones, newest first. */
export function watchedContracts(contracts: readonly Contract[], open: Id | null): Id[] {
  const active = contracts.filter(({ status }) => status === 'active').toReversed();
  const first = contracts.filter(({ id }) => sameId(id, open));
  return [...new Set([...first, ...active])].slice(0, AT_MOST).map(({ id }) => id);
}
