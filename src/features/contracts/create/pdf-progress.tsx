import { contractFormMessages } from '@/content/contracts.messages';
import { useMessages } from '@/i18n/use-messages';
import { ProgressBar } from '@/ui/message/progress-bar';

export interface PdfProgressProps {
  /** 0 to 1. */
  share: number;
}

/** How much of the PDF is sent. */
export function PdfProgress({ share }: PdfProgressProps) {
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
