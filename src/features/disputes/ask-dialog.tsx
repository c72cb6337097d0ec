import { useState } from 'react';
import { settings } from '@/config/settings';
import { contractMessages } from '@/content/contracts.messages';
import { useDiscard } from '@/content/discard.messages';
import { disputesMessages } from '@/content/disputes.messages';
import { getRole } from '@/domain/contracts/permissions';
import { listDisputeFacts } from '@/domain/disputes/dispute-facts';
import type { Contract } from '@/domain/models';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { HelpLink } from '@/features/help/help-link';
import { SupportText } from '@/features/help/support-text';
import { useAskLabel, useHolder } from '@/features/people/use-holder';
import { SaveRecords } from '@/features/records/save-records';
import { ForSigner } from '@/features/recovery/for-signer';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectOtherName } from '@/store/people/people.selectors';
import { selectNames } from '@/store/people/people.thunks';
import { CopyButton } from '@/ui/copy/copy-button';
import { Dialog } from '@/ui/dialog/dialog';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { TextArea } from '@/ui/fields/text-area';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';
import { OutsideLink } from '@/ui/text/outside-link';

interface AskDialogProps {
  contract: Contract;
  /** Its subject; `null`: every guarantee that is not executed. */
  guaranteeId: Id | null;
  onClose: () => void;
}

/** 'Ask {holder}': how to reach the holder of the third key, and everything to send them. */
export function AskDialog({ contract, guaranteeId, onClose }: AskDialogProps) {
  const t = useMessages(disputesMessages);
  const label = useMessages(contractMessages).arbitrator;
  const title = useAskLabel(contract);
  const { id, name, contact, mayDecide } = useHolder(contract);
  const isParty = getRole(contract, useAppSelector(selectUserId)) !== 'stranger';
  const prepared = useLetter(contract, guaranteeId);
  const [letter, setLetter] = useState<string | null>(null);
  const text = letter ?? prepared;
  return (
    <Dialog
      title={title}
      purpose={mayDecide ? t.askHow : t.nobodyDecides}
      size="wide"
      onClose={onClose}
      discard={useDiscard(letter !== null)}
      footer={<LeaveButton onLeave={onClose}>{t.close}</LeaveButton>}
    >
      {id !== null && (
        <FactList>
          <Fact label={label}>
            <Foreign>{nameWithId(id, name)}</Foreign>
          </Fact>
          <Fact label={t.contact}>
            {contact === '' ? (
              <NoContact contractId={contract.id} />
            ) : (
              <OutsideLink href={contact}>{contact.replace(/^mailto:/, '')}</OutsideLink>
            )}
          </Fact>
        </FactList>
      )}
      {mayDecide && (
        <>
          <TextArea label={t.letter} rows={12} value={text} onChange={(event) => setLetter(event.target.value)} />
          <CopyButton size="sm" text={text}>
            {t.copyLetter}
          </CopyButton>
        </>
      )}
      {isParty && <SaveRecords contractId={contract.id} />}
      {isParty && <ForSigner contractId={contract.id} />}
      <HelpLink part="disputes" />
    </Dialog>
  );
}

/** Whom to ask for the contact. */
function NoContact({ contractId }: { contractId: Id }) {
  const t = useMessages(disputesMessages);
  const other = useAppSelector((state) => selectOtherName(state, contractId)) ?? t.otherParty;
  if (settings().links.support !== '') return <SupportText text={t.noContactSupport} />;
  return <Foreign>{t.noContact({ name: other })}</Foreign>;
}

/** With the facts of the contract. */
function useLetter(contract: Contract, guaranteeId: Id | null): string {
  const t = useMessages(disputesMessages);
  const { id, name } = useHolder(contract);
  const names = useAppSelector(selectNames);
  const guarantees = contract.guarantees.filter((each) =>
    guaranteeId === null ? each.status !== 'executed' : isSameId(each.id, guaranteeId),
  );
  return t.letterText({
    holder: id === null ? t.notKnown : nameWithId(id, name),
    title: contract.title,
    id: String(contract.id),
    parties: contract.contractors.map((each) => nameWithId(each, names[String(each)])).join(', '),
    guarantees: guarantees.map((each) => t.letterGuarantee(listDisputeFacts(each, t.notKnown))).join('\n'),
  });
}

function nameWithId(id: Id, name: string | null | undefined): string {
  return name == null ? String(id) : `${name} (${id})`;
}
