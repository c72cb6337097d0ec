import { settings } from '@/config/settings';
import { contractMessages } from '@/content/contracts.messages';
import { disputesMessages } from '@/content/disputes.messages';
import { getRole } from '@/domain/contracts/permissions';
import type { Contract } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import { HelpLink } from '@/features/help/help-link';
import { SupportText } from '@/features/help/support-text';
import { useAskLabel, useHolder } from '@/features/people/use-holder';
import { SaveRecords } from '@/features/records/save-records';
import { ForSigner } from '@/features/recovery/for-signer';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectOtherName } from '@/store/people/people.selectors';
import { Dialog } from '@/ui/dialog/dialog';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';
import { OutsideLink } from '@/ui/text/outside-link';

interface AskDialogProps {
  contract: Contract;
  onClose: () => void;
}

/** 'Ask {holder}': how to reach the holder of the third key, and what to send them. */
export function AskDialog({ contract, onClose }: AskDialogProps) {
  const t = useMessages(disputesMessages);
  const label = useMessages(contractMessages).arbitrator;
  const title = useAskLabel(contract);
  const { id, name, contact, mayDecide } = useHolder(contract);
  const isParty = getRole(contract, useAppSelector(selectUserId)) !== 'stranger';
  return (
    <Dialog
      title={title}
      purpose={mayDecide ? t.askHow : t.nobodyDecides}
      size="wide"
      onClose={onClose}
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

function nameWithId(id: Id, name: string | null | undefined): string {
  return name == null ? String(id) : `${name} (${id})`;
}
