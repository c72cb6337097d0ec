import Handshake from 'lucide-react/icons/handshake';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { settlementMessages } from '@/content/settlement.messages';
import type { Contract, Message } from '@/domain/models';
import { isSameId, toIdKey } from '@/domain/primitives/ids';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectName } from '@/store/people/people.thunks';
import { selectSettlements } from '@/store/settlement/settlement.selectors';
import { Foreign } from '@/ui/text/foreign';

/** The verdict on a line of the chat that looks like a settlement. */
export function SettlementMessage({ contract, message }: { contract: Contract; message: Message }) {
  const t = useMessages(settlementMessages);
  const { userId } = message;
  const line = useAppSelector((state) => selectSettlements(state, contract.id)?.lines[toIdKey(message.id)]);
  const isOwn = isSameId(useAppSelector(selectUserId), userId);
  const name = useAppSelector((state) => (userId === null ? null : selectName(state, userId))) ?? String(userId);
  const verdict = line?.verdict ?? 'unknown';
  const counts = verdict === 'offer' || verdict === 'accept' || verdict === 'decline';
  const Icon = counts ? Handshake : TriangleAlert;
  const text = () => {
    if (counts) return isOwn ? t[`card-${verdict}Own`] : t[`card-${verdict}`]({ name });
    return verdict === 'false' ? t['card-false']({ name }) : t[`card-${verdict}`];
  };
  return (
    <div data-verdict={verdict} className="flex items-start gap-2">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-4 shrink-0 ${counts || verdict === 'unknown' ? '' : 'text-tone-yellow'}`}
      />
      <p className={`wrap-anywhere ${counts ? 'font-medium' : ''}`}>
        <Foreign>{text()}</Foreign>
      </p>
    </div>
  );
}
