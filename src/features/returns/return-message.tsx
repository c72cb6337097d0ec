import { returnsMessages } from '@/content/returns.messages';
import type { Contract, Message } from '@/domain/models';
import { isSameId, toIdKey } from '@/domain/primitives/ids';
import type { ReturnVerdict } from '@/domain/returns/return-lines';
import { EventLine } from '@/features/chat/event-line';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectName } from '@/store/people/people.thunks';
import { selectContractReturns } from '@/store/returns/returns.selectors';

const COUNTING = ['ask', 'give'] as const;

/** The line is what it looks like. */
function isCounting(verdict: ReturnVerdict | undefined): verdict is (typeof COUNTING)[number] {
  return COUNTING.some((each) => each === verdict);
}

/** The verdict on a line of the chat that looks like a return date. */
export function ReturnMessage({ contract, message }: { contract: Contract; message: Message }) {
  const t = useMessages(returnsMessages);
  const { userId } = message;
  const line = useAppSelector((state) => selectContractReturns(state, contract.id)?.lines[toIdKey(message.id)]);
  // Whose key has signed it; of what does not count, the server says who sent it.
  const signer = line?.by == null ? userId : (contract.contractors[line.by === 'owner' ? 0 : 1] ?? userId);
  const isOwn = isSameId(useAppSelector(selectUserId), signer);
  const name = useAppSelector((state) => (signer === null ? null : selectName(state, signer))) ?? String(signer);
  const verdict = line?.verdict ?? 'unknown';
  const counts = isCounting(verdict);
  const text = () => {
    if (counts) return isOwn ? t[`card-${verdict}Own`] : t[`card-${verdict}`]({ name });
    return verdict === 'false' ? t['card-false']({ name }) : t[`card-${verdict}`];
  };
  return <EventLine message={message} verdict={verdict} text={text()} />;
}
