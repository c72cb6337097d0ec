import { signatureLineMessages } from '@/content/terms.messages';
import type { Contract, Message } from '@/domain/models';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { readStatement } from '@/domain/statements/statements';
import type { CheckedLine } from '@/domain/terms/chat-line';
import { EventLine } from '@/features/chat/event-line';
import { ReturnMessage } from '@/features/returns/return-message';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectPayoutLine } from '@/store/payout-addresses/payout-addresses.thunks';
import { selectName } from '@/store/people/people.thunks';
import { selectReturnPlace } from '@/store/returns/returns.selectors';
import { selectSignatureLine, selectTermsRole } from '@/store/terms/terms.selectors';
import { AddressText } from '@/ui/text/address-text';

interface EventProps {
  contract: Contract;
  message: Message;
}

/** Says in words what a line of a program did (docs/terms.md#the-signature). */
export function SignatureMessage({ contract, message }: EventProps) {
  const t = useMessages(signatureLineMessages);
  const isOn = useAppSelector((state) => selectTermsRole(state, contract) !== null);
  const canAgree = useAppSelector((state) => selectReturnPlace(state, contract) !== null);
  const name = useSenderName(message);
  const { content, userId } = message;
  const isByParty = contract.contractors.some((id) => userId !== null && isSameId(id, userId));
  const statement = readStatement(content);
  if (isByParty && isOn && statement?.kind === 'seal')
    return <SignatureLine contractId={contract.id} message={message} />;
  if (isByParty && isOn && statement?.kind === 'payout') return <PayoutMessage contract={contract} message={message} />;
  if (isByParty && canAgree && statement?.kind === 'return')
    return <ReturnMessage contract={contract} message={message} />;
  return <EventLine message={message} text={t.other({ name })} />;
}

function useSenderName({ userId }: Message): string {
  return useAppSelector((state) => (userId === null ? null : selectName(state, userId))) ?? String(userId);
}

/** The verdict on a line that looks like a signature of the terms. */
function SignatureLine({ contractId, message }: { contractId: Id; message: Message }) {
  const t = useMessages(signatureLineMessages);
  const line = useAppSelector((state) => selectSignatureLine(state, contractId, message.id));
  const describe = useCardText(message);
  if (line === null) return <EventLine message={message} text={t.checking} />;
  return <EventLine message={message} verdict={line.verdict} text={describe(line)} />;
}

function useCardText(message: Message): (line: CheckedLine) => string {
  const t = useMessages(signatureLineMessages);
  const isOwn = isSameId(useAppSelector(selectUserId), message.userId);
  const name = useSenderName(message);
  return ({ verdict, revision }) => {
    if (verdict === 'invalid' || revision === null) return t.invalid;
    if (verdict === 'other-terms') return t.otherTerms({ name, revision });
    return isOwn ? t.validOwn({ revision }) : t.valid({ name, revision });
  };
}

function PayoutMessage({ contract, message }: EventProps) {
  const t = useMessages(signatureLineMessages);
  const address = useAppSelector((state) => selectPayoutLine(state, contract, message));
  const name = useSenderName(message);
  if (address === undefined) return <EventLine message={message} text={t.payoutUnchecked} />;
  if (address === null) return <EventLine message={message} text={t.payoutFalse({ name })} />;
  return (
    <EventLine message={message} text={t.payout({ name })}>
      <AddressText value={address} />
    </EventLine>
  );
}
