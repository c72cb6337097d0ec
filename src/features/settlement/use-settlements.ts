import type { Contract } from '@/domain/models';
import { toCalendarDate } from '@/domain/primitives/dates';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { getOfferTask, type OfferView } from '@/domain/settlement/offer-state';
import { type CoinReturn, isClaimNear, listDue } from '@/domain/settlement/return-state';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectChat } from '@/store/chat/chat.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { isSameJson } from '@/store/device/merge-changes';
import { selectName } from '@/store/people/people.thunks';
import { selectOffers, selectReturns, selectSettlements } from '@/store/settlement/settlement.selectors';

/** The offers for a guarantee, in the order in which this device first saw them. */
export function useOffers(contract: Contract, guaranteeId: Id): OfferView[] {
  return useAppSelector((state) => selectOffers(state, contract, guaranteeId), isSameJson);
}

export interface OfferTask {
  guaranteeId: Id;
  /** Of the guarantee. */
  description: string;
  hash: string;
  kind: 'review' | 'complete';
}

/** The offers of a contract that wait for the user: for each guarantee the newest. */
export function useOfferTasks(contract: Contract): OfferTask[] {
  return useAppSelector(
    (state) =>
      contract.guarantees.flatMap(({ id, description }) => {
        const due = selectOffers(state, contract, id).flatMap((offer) => {
          const kind = getOfferTask(offer);
          return kind === null ? [] : [{ guaranteeId: id, description, hash: offer.hash, kind }];
        });
        return due.findLast(({ kind }) => kind === 'complete') ?? due.at(-1) ?? [];
      }),
    isSameJson,
  );
}

/** The returns of the unspent coins of a guarantee. */
export function useReturns(contract: Contract, guaranteeId: Id): CoinReturn[] {
  return useAppSelector((state) => selectReturns(state, contract, guaranteeId), isSameJson);
}

/** Median time of the chain's tip, Unix seconds; `null`: unknown, or no return is near. */
export function useChainTime(contractId: Id): number | null {
  return useAppSelector((state) => selectSettlements(state, contractId)?.chainTime ?? null);
}

/** `unsent`: the chat does not have the line; `unknown`: the chat is not loaded; `sent`: it has it, as the server shows it. */
type ChatState = 'unsent' | 'unknown' | 'sent';

/** Whether the chat has a line of the user's, by its mark. */
export function useChatState(contractId: Id): (mark: string) => ChatState {
  const inChat = useAppSelector((state) => selectSettlements(state, contractId)?.inChat);
  const isRead = useAppSelector((state) => selectChat(state, contractId)?.state === 'ready');
  return (mark) => (!isRead || inChat === undefined ? 'unknown' : inChat.includes(mark) ? 'sent' : 'unsent');
}

/** `hash`: of the ask. `day`: YYYY-MM-DD, the last day to claim. */
export type ReturnTask = { guaranteeId: Id; description: string } & (
  | { kind: 'give'; hash: string }
  | { kind: 'take-back'; hash: string; index: number }
  | { kind: 'claim'; day: string }
);

/** The return dates of a contract that wait for the user: one of each guarantee. */
export function useReturnTasks(contract: Contract): ReturnTask[] {
  const time = useChainTime(contract.id);
  return useAppSelector(
    (state) =>
      contract.guarantees.flatMap((guarantee): ReturnTask[] => {
        const { id: guaranteeId, description, validUntil } = guarantee;
        const shared = { guaranteeId, description };
        const returns = selectReturns(state, contract, guaranteeId);
        const [due] = listDue(returns, time, Date.now() / 1000).filter(({ sent }) => sent === null);
        if (due !== undefined) return [{ ...shared, kind: 'take-back', hash: due.ask.hash, index: due.index }];
        const asked = returns.find(({ isOwn, given }) => !isOwn && given === null);
        if (asked !== undefined) return [{ ...shared, kind: 'give', hash: asked.ask.hash }];
        if (validUntil === null || !isClaimNear(returns, guarantee, toCalendarDate(new Date()))) return [];
        return [{ ...shared, kind: 'claim', day: validUntil }];
      }),
    isSameJson,
  );
}

/** Name or id of the other party. */
export function useOtherParty(contract: Contract): string {
  const userId = useAppSelector(selectUserId);
  const other = contract.contractors.find((id) => !isSameId(id, userId)) ?? '';
  return useAppSelector((state) => selectName(state, other)) ?? String(other);
}
