import { formatSats } from '@/domain/primitives/format-sats';
import type { TransactionSummary } from '@/exit/recovery/api';
import { Consent, type ConsentProps } from '@/exit/screen/consent';
import { useTexts } from '@/exit/texts/texts';
import { useLocale } from '@/ui/text/locale-context';

export interface FeeConsentProps extends Omit<ConsentProps, 'text' | 'accept'> {
  summary: TransactionSummary;
}

/** Asks before an unusually high fee is paid. */
export function FeeConsent({ summary, ...props }: FeeConsentProps) {
  const t = useTexts();
  const locale = useLocale();
  const text = t.fee.high(formatSats(summary.fee, locale), formatRate(summary.feeRate, locale));
  return <Consent text={text} accept={t.fee.accept} {...props} />;
}

/** sat/vB with at most one decimal. */
export function formatRate(rate: number, locale: string): string {
  return rate.toLocaleString(locale, { maximumFractionDigits: 1 });
}
