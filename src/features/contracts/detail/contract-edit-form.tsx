import { type FormEvent, useEffect, useRef } from 'react';
import { contractDetailMessages, contractMessages } from '@/content/contracts.messages';
import { nameEditDraft } from '@/domain/contracts/contract-draft';
import { type ContractText, readContractText } from '@/domain/contracts/contract-form';
import type { ErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { ContractTextFields, useContractText } from '@/features/contracts/contract-text-form';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { DraftNotice } from '@/features/drafts/draft-notice';
import { useDraft } from '@/features/drafts/use-draft';
import { Outcome } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useIsWide } from '@/lib/use-is-wide';
import { useTask } from '@/lib/use-task';
import { useAppDispatch } from '@/store/core/hooks';
import { editOwnContract } from '@/store/terms/own-acts.thunks';
import { isProposal } from '@/store/terms/propose.thunks';
import { Button } from '@/ui/button/button';
import { keepAbove } from '@/ui/layout/keep-above';

/** In reach below a long text: at the bottom of a phone's window, across its card. */
const ACTIONS =
  'flex flex-col items-end gap-2 max-panels:sticky max-panels:bottom-0 max-panels:-mx-5 max-panels:-mb-5 max-panels:rounded-b-card ' +
  'max-panels:border-t max-panels:border-line max-panels:bg-card max-panels:px-5 max-panels:py-3 low:static ' +
  'max-panels:pb-[calc(env(safe-area-inset-bottom)+0.75rem)] sm:max-panels:-mx-6 sm:max-panels:-mb-6 sm:max-panels:px-6';

interface ContractEditFormProps {
  id: Id;
  /** Initial text. */
  text: ContractText;
  onDone: () => void;
}

/** Form for a contract's title and description. A failed save keeps the input. */
export function ContractEditForm({ id, text: initial, onDone }: ContractEditFormProps) {
  const t = useMessages(contractDetailMessages);
  const common = useMessages(contractMessages);
  const dispatch = useAppDispatch();
  const open = useOpenDialog();
  const isWide = useIsWide();
  const form = useRef<HTMLFormElement>(null);
  const { title, description } = initial;
  const { text, setText, issues, validate } = useContractText({ title, description });
  const draft = useDraft({
    name: nameEditDraft(id),
    value: text,
    empty: { title, description },
    restore,
  });
  const task = useTask<ErrorData>();
  const { busy, run } = task;

  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  function restore(stored: unknown): boolean {
    const kept = readContractText(stored);
    if (kept !== null) setText(kept);
    return kept !== null;
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!validate(form.current)) return;
    const trimmed = { title: text.title.trim(), description: text.description.trim() };
    if (await dispatch(isProposal(id, { text: trimmed })))
      return open({ kind: 'propose', change: { text: trimmed }, onDone: finish });
    if ((await run((intent) => dispatch(editOwnContract(id, trimmed, intent)))) !== null) finish();
  }

  function finish(): void {
    draft.clear();
    onDone();
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-5">
      <DraftNotice draft={draft} />
      <ContractTextFields text={text} issues={issues} onChange={setText} />
      <Outcome task={task} failed={t.saveFailed} />
      <div ref={isWide ? null : keepAbove} className={ACTIONS}>
        <div className="flex gap-2">
          <Button onClick={onDone} disabled={busy}>
            {common.cancel}
          </Button>
          <Button type="submit" variant="primary" busy={busy} busyLabel={t.saving}>
            {t.save}
          </Button>
        </div>
      </div>
    </form>
  );
}
