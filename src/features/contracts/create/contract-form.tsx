import { type FormEvent, useRef, useState } from 'react';
import { contractFormMessages, contractMessages } from '@/content/contracts.messages';
import type { ContractText } from '@/domain/contract/contract-form';
import type { Contract } from '@/domain/models';
import { ContractTextFields } from '@/features/contracts/create/contract-text-fields';
import { PdfField } from '@/features/contracts/create/pdf-field';
import { useAttachment } from '@/features/contracts/create/use-attachment';
import { useCreation } from '@/features/contracts/create/use-creation';
import { FailureBanner } from '@/features/contracts/detail/failure-banner';
import { useContractText } from '@/features/contracts/detail/use-contract-text';
import { useMessages } from '@/i18n/use-messages';
import type { ContractDraft } from '@/store/contracts/contracts.thunks';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/layout/card';
import { ProgressBar } from '@/ui/message/progress-bar';

export interface ContractFormProps {
  initial: ContractText;
  onCreated: (contract: Contract) => void;
  onCancel: () => void;
}

/** Writes a contract, as a draft or ready to be shared; what was typed stays when it fails. */
export function ContractForm({ initial, onCreated, onCancel }: ContractFormProps) {
  const t = useMessages(contractFormMessages);
  const common = useMessages(contractMessages);
  const form = useRef<HTMLFormElement>(null);
  const { text, setText, issues, check } = useContractText(initial);
  const pdf = useAttachment();
  const { busy, failure, progress, create: createWith } = useCreation();
  const [status, setStatus] = useState<ContractDraft['status']>('pending_counterparty');

  async function create(as: ContractDraft['status']): Promise<void> {
    if (!check(form.current)) return;
    setStatus(as);
    const created = await createWith({ ...text, status: as }, pdf.attachment);
    if (created === null) return;
    if (created.pdfUrl === pdf.attachment?.url) pdf.keep();
    onCreated(created);
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
        <PdfField field={pdf} disabled={busy} />
        {progress !== null && <PdfProgress share={progress} />}
        {failure !== null && (
          <FailureBanner what={failure.step === 'upload' ? t.pdfFailed : t.failed} error={failure.error} />
        )}
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

interface PdfProgressProps {
  /** 0 to 1. */
  share: number;
}

/** How much of the PDF is sent. */
function PdfProgress({ share }: PdfProgressProps) {
  const t = useMessages(contractFormMessages);
  const percent = Math.round(share * 100);
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex justify-between text-sm text-ink-soft">
        <span role="status">{t.pdfSending}</span>
        <span className="figures">{percent} %</span>
      </p>
      <ProgressBar label={t.pdfSending} value={percent} max={100} valueText={`${percent} %`} tone="blue" />
    </div>
  );
}
