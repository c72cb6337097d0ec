import { type FormEvent, useRef, useState } from 'react';
import { contractFormMessages, contractMessages } from '@/content/contracts.messages';
import { useMessages } from '@/content/use-messages';
import type { ContractText } from '@/domain/contract-form';
import type { ErrorData } from '@/domain/errors';
import type { Contract } from '@/domain/models';
import { useWork } from '@/lib/use-work';
import { type ContractDraft, createNewContract } from '@/store/contracts/contracts.thunks';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ContractTextFields } from './contract-text-fields';
import { FailureBanner } from './failure-banner';
import { PdfField } from './pdf-field';
import { useAttachment } from './use-attachment';
import { useContractText } from './use-contract-text';

export interface ContractFormProps {
  initial: ContractText;
  onCreated: (contract: Contract) => void;
  onCancel: () => void;
}

/** Writes a contract, as a draft or ready to be shared; what was typed stays when it fails. */
export function ContractForm({ initial, onCreated, onCancel }: ContractFormProps) {
  const t = useMessages(contractFormMessages);
  const common = useMessages(contractMessages);
  const dispatch = useAppDispatch();
  const form = useRef<HTMLFormElement>(null);
  const { text, setText, issues, check } = useContractText(initial);
  const pdf = useAttachment();
  const { busy, error, run } = useWork<ErrorData>();
  const [status, setStatus] = useState<ContractDraft['status']>('pending_counterparty');

  async function create(as: ContractDraft['status']): Promise<void> {
    if (!check(form.current)) return;
    setStatus(as);
    const draft = { ...text, pdfUrl: pdf.attachment?.url ?? null, status: as };
    const created = await run(() => dispatch(createNewContract(draft)));
    if (created === null) return;
    pdf.keep();
    onCreated(created.value);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void create('pending_counterparty');
  }

  return (
    <Card>
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <ContractTextFields
          text={text}
          issues={issues}
          onChange={setText}
          hints={{ title: t.titleHint, description: t.descriptionHint }}
        />
        <PdfField field={pdf} />
        {error !== null && <FailureBanner what={t.failed} error={error} />}
        <div className="flex flex-col-reverse gap-2 border-t border-line pt-5 sm:flex-row sm:items-center">
          <Button variant="quiet" onClick={onCancel} className="sm:mr-auto">
            {common.cancel}
          </Button>
          <Button
            busy={busy && status === 'draft'}
            busyLabel={t.savingDraft}
            disabled={busy}
            onClick={() => void create('draft')}
          >
            {t.saveDraft}
          </Button>
          <Button
            type="submit"
            variant="primary"
            busy={busy && status === 'pending_counterparty'}
            busyLabel={t.creating}
            disabled={busy}
          >
            {t.create}
          </Button>
        </div>
      </form>
    </Card>
  );
}
