import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { contractDetailMessages, contractMessages } from '@/content/contracts.messages';
import type { Contract } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { ContractBadge } from '@/features/contracts/contract-badge';
import { ContractDates } from '@/features/contracts/contract-dates';
import { ContractPdf } from '@/features/contracts/contract-pdf';
import { CounterpartyText } from '@/features/contracts/counterparty-text';
import { ContractTextFields } from '@/features/contracts/create/contract-text-fields';
import { ContractActions } from '@/features/contracts/detail/contract-actions';
import { ContractDescription } from '@/features/contracts/detail/contract-description';
import { FailureBanner } from '@/features/contracts/detail/failure-banner';
import { useContractText } from '@/features/contracts/detail/use-contract-text';
import { useMessages } from '@/i18n/use-messages';
import { useWork } from '@/lib/use-work';
import { editContract } from '@/store/contracts/contracts.thunks';
import { useAppDispatch } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/layout/card';

export interface ContractHeaderProps {
  contract: Contract;
}

/** Title, badge, dates, counterparty and the acts on the contract itself; the text can be edited in place. */
export function ContractHeader({ contract }: ContractHeaderProps) {
  const { editing, setEditing, editButton } = useEditing();
  if (editing) {
    return (
      <Card className="max-w-reading">
        <h1 className="sr-only">{contract.title}</h1>
        <ContractEditForm contract={contract} onDone={() => setEditing(false)} />
      </Card>
    );
  }
  return (
    <header className="flex flex-col justify-between gap-4 md:flex-row">
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
          <h1 className="min-w-0 text-xl font-semibold break-words">{contract.title}</h1>
          <ContractBadge status={contract.status} />
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-faint sm:text-sm">
          {/* A line of its own: the name comes later than the id, and must not push the rest aside. */}
          <div className="w-full">
            <CounterpartyText contract={contract} />
          </div>
          <ContractDates contract={contract} />
          <ContractPdf url={contract.pdfUrl} />
        </div>
        <ContractDescription contract={contract} />
      </div>
      <ContractActions contract={contract} onEdit={() => setEditing(true)} editButton={editButton} />
    </header>
  );
}

interface Editing {
  editing: boolean;
  setEditing: (editing: boolean) => void;
  editButton: RefObject<HTMLButtonElement | null>;
}

/** Whether the text is being edited; focus goes back to the button that began it. */
function useEditing(): Editing {
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const before = useRef(editing);
  useEffect(() => {
    if (before.current && !editing) editButton.current?.focus();
    before.current = editing;
  }, [editing]);
  return { editing, setEditing, editButton };
}

interface ContractEditFormProps {
  contract: Pick<Contract, 'id' | 'title' | 'description'>;
  onDone: () => void;
}

/** Edits title and description in their place; what was typed stays when saving fails. */
function ContractEditForm({ contract, onDone }: ContractEditFormProps) {
  const t = useMessages(contractDetailMessages);
  const common = useMessages(contractMessages);
  const dispatch = useAppDispatch();
  const form = useRef<HTMLFormElement>(null);
  const { title, description } = contract;
  const { text, setText, issues, check } = useContractText({ title, description });
  const { busy, error, run } = useWork<ErrorData>();

  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!check(form.current)) return;
    const trimmed = { title: text.title.trim(), description: text.description.trim() };
    if (await run(() => dispatch(editContract(contract.id, trimmed)))) onDone();
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-5">
      <ContractTextFields text={text} issues={issues} onChange={setText} />
      {error !== null && <FailureBanner what={t.saveFailed} error={error} />}
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
