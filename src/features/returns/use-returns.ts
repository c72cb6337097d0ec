import type { Contract } from '@/domain/models';
import { formatBtc, toSats, ZERO_SATS } from '@/domain/primitives/amount';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { type CoinReturn, listDue } from '@/domain/returns/return-state';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectChat } from '@/store/chat/chat.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { isSameJson } from '@/store/device/merge-changes';
import { selectName } from '@/store/people/people.thunks';
import { selectContractReturns, selectReturns } from '@/store/returns/returns.selectors';

/** The returns of the unspent coins of a guarantee. */
export function useReturns(contract: Contract, guaranteeId: Id): CoinReturn[] {
  return useAppSelector((state) => selectReturns(state, contract, guaranteeId), isSameJson);
}

/** `unsent`: the chat does not have the line; `unknown`: the chat is not loaded; `sent`: it has it, as the server shows it. */
type ChatState = 'unsent' | 'unknown' | 'sent';

/** Whether the chat has a line of the user's, by its mark. */
export function useChatState(contractId: Id): (mark: string) => ChatState {
  const inChat = useAppSelector((state) => selectContractReturns(state, contractId)?.inChat);
  const isRead = useAppSelector((state) => selectChat(state, contractId)?.state === 'ready');
  return (mark) => (!isRead || inChat === undefined ? 'unknown' : inChat.includes(mark) ? 'sent' : 'unsent');
}

/** `hash`: of the ask. */
export type ReturnTask = { guaranteeId: Id; description: string; hash: string } & (
  | { kind: 'give-return' }
  | { kind: 'take-back'; index: number }
);

/** The return dates of a contract that wait for the user: one of each guarantee. */
export function useDueReturns(contract: Contract): ReturnTask[] {
  return useAppSelector(
    (state) =>
      contract.guarantees.flatMap(({ id: guaranteeId, description }): ReturnTask[] => {
        const returns = selectReturns(state, contract, guaranteeId);
        const [due] = listDue(returns, Date.now() / 1000).filter(({ sent }) => sent === null);
        const task = { guaranteeId, description };
        if (due !== undefined) return [{ ...task, kind: 'take-back', hash: due.ask.hash, index: due.index }];
        const asked = returns.find(({ isOwn, given }) => !isOwn && given === null);
        return asked === undefined ? [] : [{ ...task, kind: 'give-return', hash: asked.ask.hash }];
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

export function toBtc(sats: number): string {
  return formatBtc(toSats(sats) ?? ZERO_SATS);
}
