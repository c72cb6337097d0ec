import Link2 from 'lucide-react/icons/link-2';
import PenLine from 'lucide-react/icons/pen-line';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { toJoinLink } from '@/config/paths';
import { contractDetailMessages, contractMessages } from '@/content/contracts.messages';
import { canDo } from '@/domain/contract/permissions';
import type { Contract } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { ArbitratorText } from '@/features/contracts/arbitrator';
import { ContractBadge, ContractDates, CounterpartyText } from '@/features/contracts/contract-facts';
import { ContractTextFields, useContractText } from '@/features/contracts/contract-text-form';
import { ContractDescription } from '@/features/contracts/detail/contract-description';
import { FailureBanner } from '@/features/contracts/failures';
import { ContractPdf } from '@/features/contracts/pdf/contract-pdf';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { selectUserId } from '@/store/auth/auth.selectors';
import { editContract } from '@/store/contracts/contracts.thunks';
import { useAppDispatch, useAppSelector } from '@/store/setup/hooks';
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
}

/** Facts and actions of the contract. Title and description can be edited in place. */
export function ContractHeader({ contract, menu }: ContractHeaderProps) {
  const { editing, setEditing, editButton } = useEditMode();
  if (editing) {
    return (
      <Card className="max-w-reading">
        <h1 className="sr-only">
          <Foreign>{contract.title}</Foreign>
        </h1>
        <ContractEditForm contract={contract} onDone={() => setEditing(false)} />
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
      <ContractActions contract={contract} onEdit={() => setEditing(true)} editButton={editButton} menu={menu} />
    </header>
  );
}

interface EditMode {
  editing: boolean;
  setEditing: (editing: boolean) => void;
  editButton: RefObject<HTMLButtonElement | null>;
}

/** Focus returns to the edit button when editing ends. */
function useEditMode(): EditMode {
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(editing);
  useEffect(() => {
    if (wasEditing.current && !editing) editButton.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return { editing, setEditing, editButton };
}

interface ContractEditFormProps {
  contract: Pick<Contract, 'id' | 'title' | 'description'>;
  onDone: () => void;
}

/** Keeps its input when saving fails. */
function ContractEditForm({ contract, onDone }: ContractEditFormProps) {
  const t = useMessages(contractDetailMessages);
  const common = useMessages(contractMessages);
  const dispatch = useAppDispatch();
  const form = useRef<HTMLFormElement>(null);
  const { title, description } = contract;
  const { text, setText, issues, validate } = useContractText({ title, description });
  const task = useTask<ErrorData>();
  const { busy, error, run } = task;

  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!validate(form.current)) return;
    const trimmed = { title: text.title.trim(), description: text.description.trim() };
    if (await run((stop) => dispatch(editContract(contract.id, trimmed, stop)))) onDone();
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-5">
      <ContractTextFields text={text} issues={issues} onChange={setText} />
      <Waiting task={task} next="save" />
      {error !== null && <FailureBanner title={t.saveFailed} error={error} />}
      <div className="flex justify-end gap-2">
        <Button onClick={onDone} disabled={busy}>
          {common.cancel}
        </Button>
        <Button type="submit" variant="primary" busy={busy} busyLabel={t.saving}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}

interface ContractActionsProps {
  contract: Contract;
  onEdit: () => void;
  editButton: RefObject<HTMLButtonElement | null>;
  menu: ReactNode;
}

/** Actions on the contract that this user may take (docs/specification.md#6-roles-and-permissions). */
function ContractActions({ contract, onEdit, editButton, menu }: ContractActionsProps) {
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
