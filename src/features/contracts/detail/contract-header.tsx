import Link2 from 'lucide-react/icons/link-2';
import PenLine from 'lucide-react/icons/pen-line';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { toJoinLink } from '@/config/contract-links';
import { contractDetailMessages } from '@/content/contracts.messages';
import type { ContractText } from '@/domain/contract/contract-form';
import { canDo } from '@/domain/contract/permissions';
import type { FindingPlace } from '@/domain/lint/finding';
import type { Contract } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import { ArbitratorText } from '@/features/contracts/arbitrator';
import { ContractBadge, ContractDates, CounterpartyText } from '@/features/contracts/contract-facts';
import { ContractDescription } from '@/features/contracts/detail/contract-description';
import { ContractEditForm } from '@/features/contracts/detail/contract-edit-form';
import { ContractPdf } from '@/features/contracts/pdf/contract-pdf';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';
import { CopyNotice, useCopy } from '@/ui/copy/use-copy';
import { Card } from '@/ui/layout/card';
import { Foreign } from '@/ui/text/foreign';

/** docs/specification.md#9-business-constants-and-limits */
const LINK_COPIED_MS = 3_000;

export interface ContractHeaderProps {
  contract: Contract;
  /** Beside the contract's actions. */
  menu?: ReactNode;
  /** Another text to edit than the contract's, until it is saved or given up. */
  draft?: HeaderDraft | null;
  onDraftDone?: () => void;
  /** Part of the text to show in the edit form, until it is closed. */
  place?: FindingPlace | null;
  /** Beside 'Share Contract'. */
  invitation?: ReactNode;
  /** Beside the counterparty's name. */
  keyLevel?: ReactNode;
}

export interface HeaderDraft {
  text: ContractText;
  /** Below the form. */
  note: ReactNode;
}

/** Facts and actions of the contract. Title and description can be edited in place. */
export function ContractHeader(props: ContractHeaderProps) {
  const { contract, menu, draft = null, place = null, onDraftDone, invitation, keyLevel } = props;
  const { editing, setEditing, editButton } = useEditMode(draft !== null || place !== null);
  function finish(): void {
    setEditing(false);
    onDraftDone?.();
  }
  if (editing) {
    return (
      <Card className="max-w-reading">
        <h1 className="sr-only">
          <Foreign>{contract.title}</Foreign>
        </h1>
        <ContractEditForm
          key={draft === null ? 'own' : 'draft'}
          id={contract.id}
          text={draft?.text ?? contract}
          isKept={draft === null}
          place={place}
          onDone={finish}
        />
        {draft?.note}
      </Card>
    );
  }
  return (
    <header className="flex flex-col justify-between gap-4 md:flex-row">
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
          <h1 className="min-w-0 text-xl font-semibold break-words">
            <Foreign>{contract.title}</Foreign>
          </h1>
          <ContractBadge status={contract.status} />
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-faint sm:text-sm">
          {/* On its own line: the name is loaded later and must not shift the rest. */}
          <div className="w-full">
            <CounterpartyText contract={contract} />
            {keyLevel}
          </div>
          {contract.arbitrator !== null && (
            <div className="w-full">
              <ArbitratorText id={contract.arbitrator} />
            </div>
          )}
          <ContractDates contract={contract} />
          <ContractPdf contract={contract} />
        </div>
        <ContractDescription contract={contract} />
      </div>
      <ContractActions
        contract={contract}
        onEdit={() => setEditing(true)}
        editButton={editButton}
        menu={menu}
        invitation={invitation}
      />
    </header>
  );
}

interface EditMode {
  editing: boolean;
  setEditing: (editing: boolean) => void;
  editButton: RefObject<HTMLButtonElement | null>;
}

/** Focus returns to the edit button when editing ends. */
function useEditMode(hasDraft: boolean): EditMode {
  const [isOpen, setEditing] = useState(false);
  const editing = isOpen || hasDraft;
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(editing);
  useEffect(() => {
    if (wasEditing.current && !editing) editButton.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return { editing, setEditing, editButton };
}

interface ContractActionsProps {
  contract: Contract;
  onEdit: () => void;
  editButton: RefObject<HTMLButtonElement | null>;
  menu: ReactNode;
  invitation: ReactNode;
}

/** Actions on the contract that this user may take (docs/specification.md#6-roles-and-permissions). */
function ContractActions({ contract, onEdit, editButton, menu, invitation }: ContractActionsProps) {
  const t = useMessages(contractDetailMessages);
  const userId = useAppSelector(selectUserId);
  const shareButton = useFocusAfterPublish(contract);
  return (
    <div className="flex shrink-0 flex-wrap items-start gap-2">
      {canDo(contract, userId, 'edit') && (
        <Button ref={editButton} onClick={onEdit}>
          <PenLine aria-hidden="true" className="size-4" />
          {t.edit}
        </Button>
      )}
      {menu}
      {canDo(contract, userId, 'share') && <ShareContract contractId={contract.id} button={shareButton} />}
      {invitation}
    </div>
  );
}

/** Publishing removes the focused button: moves focus to the share button, the next step. */
function useFocusAfterPublish({ status }: Contract): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const previous = useRef(status);
  useEffect(() => {
    if (previous.current === 'draft' && document.activeElement === document.body) button.current?.focus();
    previous.current = status;
  }, [status]);
  return button;
}

interface ShareContractProps {
  contractId: Id;
  button: RefObject<HTMLButtonElement | null>;
}

/** Copies the join link. */
function ShareContract({ contractId, button }: ShareContractProps) {
  const t = useMessages(contractDetailMessages);
  const copying = useCopy(LINK_COPIED_MS);
  const link = toJoinLink(window.location.origin, contractId);
  return (
    <div className="flex max-w-72 flex-col gap-1 md:items-end md:text-right">
      <Button ref={button} variant="primary" onClick={() => void copying.copy(link)}>
        <Link2 aria-hidden="true" className="size-4" />
        {t.share}
      </Button>
      <CopyNotice
        copying={copying}
        copiedLabel={t.linkCopied}
        failedLabel={`${t.copyFailed} ${link}`}
        className="break-words"
      />
    </div>
  );
}
