import type { TransactionSummary } from '@/exit/recovery/api';
import { useTexts } from '@/exit/texts/texts';
import { Checkbox } from '@/ui/fields/checkbox';
import { Banner } from '@/ui/message/banner';
import { useLocale } from '@/ui/text/locale-context';

export interface FeeConsentProps {
  summary: TransactionSummary;
  accepted: boolean;
  onAccepted: (accepted: boolean) => void;
  /** Shown after an attempt to go on without the tick. */
  error: string | null;
}

/** Asks before an unusually high fee is paid. */
export function FeeConsent({ summary, accepted, onAccepted, error }: FeeConsentProps) {
  const t = useTexts();
  const locale = useLocale();
  return (
    <Banner tone="yellow" role="status">
      <p>{t.fee.high(summary.fee.toLocaleString(locale), formatRate(summary.feeRate, locale))}</p>
      <Checkbox
        className="mt-1 font-medium"
        label={t.fee.accept}
        checked={accepted}
        onChange={({ target }) => onAccepted(target.checked)}
      />
      {error !== null && (
        <p role="alert" className="mt-1 font-medium">
          {error}
        </p>
      )}
    </Banner>
  );
}

/** sat/vB with at most one decimal. */
export function formatRate(rate: number, locale: string): string {
  return rate.toLocaleString(locale, { maximumFractionDigits: 1 });
}
