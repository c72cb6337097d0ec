import { type FormEvent, useEffect, useRef } from 'react';
import { contractDetailMessages, contractMessages } from '@/content/contracts.messages';
import type { Contract } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { ContractTextFields } from '@/features/contracts/create/contract-text-fields';
import { FailureBanner } from '@/features/contracts/detail/failure-banner';
import { useContractText } from '@/features/contracts/detail/use-contract-text';
import { useMessages } from '@/i18n/use-messages';
import { useWork } from '@/lib/use-work';
import { editContract } from '@/store/contracts/contracts.thunks';
import { useAppDispatch } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';

export interface ContractEditFormProps {
  contract: Pick<Contract, 'id' | 'title' | 'description'>;
  onDone: () => void;
}

/** Edits title and description in their place; what was typed stays when saving fails. */
export function ContractEditForm({ contract, onDone }: ContractEditFormProps) {
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
