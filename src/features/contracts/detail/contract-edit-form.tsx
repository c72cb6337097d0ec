import { type FormEvent, useEffect, useRef } from 'react';
import { contractDetailMessages, contractMessages } from '@/content/contracts.messages';
import type { ContractText } from '@/domain/contract/contract-form';
import type { ErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { ContractTextFields, useContractText } from '@/features/contracts/contract-text-form';
import { FailureBanner } from '@/features/contracts/failures';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { editContract } from '@/store/contracts/contracts.thunks';
import { useAppDispatch } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';

export interface ContractEditFormProps {
  id: Id;
  /** To begin with. */
  text: ContractText;
  onDone: () => void;
}

/** Title and description of a contract. Keeps its input when saving fails. */
export function ContractEditForm({ id, text: initial, onDone }: ContractEditFormProps) {
  const t = useMessages(contractDetailMessages);
  const common = useMessages(contractMessages);
  const dispatch = useAppDispatch();
  const form = useRef<HTMLFormElement>(null);
  const { title, description } = initial;
  const { text, setText, issues, validate } = useContractText({ title, description });
  const task = useTask<ErrorData>();
  const { busy, error, run } = task;

  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!validate(form.current)) return;
    const trimmed = { title: text.title.trim(), description: text.description.trim() };
    if (await run((stop) => dispatch(editContract(id, trimmed, stop)))) onDone();
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
