import FileSignature from 'lucide-react/icons/file-signature';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { isUsualPayout, isUsualSentence } from '@/content/seal-sentences';
import { sealCardMessages } from '@/content/seals.messages';
import { isUsualSettlement } from '@/content/settlement-sentences';
import type { Contract, Message } from '@/domain/models';
import { type Id, isSameId, toIdKey } from '@/domain/primitives/ids';
import { type CheckedLine, readTextAround } from '@/domain/seals/seal-chat-line';
import { findSettlementPrefix } from '@/domain/settlement/settlement-lines';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { isCounting, SettlementMessage } from '@/features/settlement/settlement-message';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectName } from '@/store/people/people.thunks';
import { selectPayoutLine } from '@/store/seals/payouts.thunks';
import { selectContractSeals, selectSealLine, selectTermsRole } from '@/store/seals/seals.selectors';
import { selectSettlementPlace, selectSettlements } from '@/store/settlement/settlement.selectors';
import { readStatement } from '@/store/statements/kinds';
import { AddressText } from '@/ui/text/address-text';
import { Foreign } from '@/ui/text/foreign';
import { LINK } from '@/ui/text/text-link';

interface SealMessageProps {
  contract: Contract;
  message: Message;
  /** The message as it is. */
  children: ReactNode;
}

/** A card in place of a line that looks like a signature or a payout address; any other message as it is (docs/seal.md#the-signature). */
export function SealMessage({ contract, message, children }: SealMessageProps) {
  const isOn = useAppSelector((state) => selectTermsRole(state, contract) !== null);
  const line = useAppSelector((state) => selectSealLine(state, contract.id, message.id));
  const isByParty = contract.contractors.some((id) => message.userId !== null && isSameId(id, message.userId));
  const statement = readStatement(message.content);
  const isSettling = useAppSelector((state) => selectSettlementPlace(state, contract) !== null);
  const settled = useAppSelector((state) => selectSettlements(state, contract.id)?.lines[toIdKey(message.id)]?.verdict);
  const settlement = isSettling ? findSettlementPrefix(message.content) : null;
  const prefix = statement?.prefix ?? settlement;
  const around = prefix && readTextAround(message.content, prefix);
  if (!(isOn || settlement !== null) || !isByParty || around === null) return <>{children}</>;
  const isUsual = () => {
    if (statement === null) return isCounting(settled) && isUsualSettlement(around);
    if (statement.kind === 'seal') return line?.revision != null && isUsualSentence(around, line.revision);
    return statement.line !== null && isUsualPayout(around, statement.line.address);
  };
  return (
    <div className="flex flex-col gap-1.5">
      {statement?.kind === 'seal' && <SealCard contractId={contract.id} message={message} line={line} />}
      {statement?.kind === 'payout' && <PayoutMessage contract={contract} message={message} />}
      {statement === null && <SettlementMessage contract={contract} message={message} />}
      {around !== '' && !isUsual() && (
        <p className="text-xs wrap-anywhere whitespace-pre-wrap text-ink-soft">
          <Foreign>{around}</Foreign>
        </p>
      )}
    </div>
  );
}

interface SealCardProps {
  contractId: Id;
  message: Message;
  /** `null`: not checked yet. */
  line: CheckedLine | null;
}

/** The verdict on a line of the chat that looks like a signature. */
function SealCard({ contractId, message, line }: SealCardProps) {
  const t = useMessages(sealCardMessages);
  const describe = useCardText(message);
  if (line === null) return <p className="text-ink-soft">{t.checking}</p>;
  const counts = line.verdict === 'valid' || line.verdict === 'repeated' || line.verdict === 'other-terms';
  const Icon = counts ? FileSignature : TriangleAlert;
  return (
    <div data-verdict={line.verdict} className="flex items-start gap-2">
      <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${counts ? '' : 'text-tone-yellow'}`} />
      <div className="flex min-w-0 flex-wrap gap-x-3 gap-y-1">
        <p className={`wrap-anywhere ${counts ? 'font-medium' : ''}`}>{describe(line)}</p>
        {counts && line.hash !== null && <CardLink contractId={contractId} hash={line.hash} />}
      </div>
    </div>
  );
}

function useCardText({ userId }: Message): (line: CheckedLine) => string {
  const t = useMessages(sealCardMessages);
  const isOwn = isSameId(useAppSelector(selectUserId), userId);
  const name = useAppSelector((state) => (userId === null ? null : selectName(state, userId))) ?? String(userId);
  return ({ verdict, ...line }) => {
    const revision = line.revision ?? 0;
    switch (verdict) {
      case 'valid':
        return isOwn ? t.validOwn({ revision }) : t.valid({ name, revision });
      case 'repeated':
        return t.repeated({ revision });
      case 'other-terms':
      case 'other-contract':
      case 'other-revision':
        return t[verdict]({ name, revision });
      default:
        return t[verdict];
    }
  };
}

/** Opens the signed text of a card, if this device knows it. */
function CardLink({ contractId, hash }: { contractId: Id; hash: string }) {
  const open = useOpenDialog();
  const t = useMessages(sealCardMessages);
  const signed = useAppSelector((state) => selectContractSeals(state, contractId)?.record.signed);
  if (signed?.some((each) => each.hash === hash) !== true) return null;
  return (
    <button type="button" onClick={() => open({ kind: 'read-terms', hash })} className={LINK}>
      {t.read}
    </button>
  );
}

/** A sentence in place of a line that states a payout address. */
function PayoutMessage({ contract, message }: { contract: Contract; message: Message }) {
  const t = useMessages(sealCardMessages);
  const { userId } = message;
  const address = useAppSelector((state) => selectPayoutLine(state, contract, message));
  const name = useAppSelector((state) => (userId === null ? null : selectName(state, userId))) ?? String(userId);
  if (address === undefined) return <p className="text-ink-soft">{t.payoutUnchecked}</p>;
  return (
    <p className="wrap-anywhere">
      <Foreign>{address === null ? t.payoutFalse({ name }) : t.payout({ name })}</Foreign>{' '}
      {address !== null && <AddressText value={address} />}
    </p>
  );
}
