import { guaranteesMessages } from '@/content/guarantees.messages';
import type { Funding } from '@/domain/guarantees/guarantee-funds';
import { formatBtc } from '@/domain/primitives/amount';
import { useMessages } from '@/i18n/use-messages';
import { ProgressBar } from '@/ui/message/progress-bar';

interface FundingBarProps {
  funding: Funding;
  className?: string;
}

/** The funded and the released part of the amount. */
export function FundingBar({ funding: { amount, funded, released }, className }: FundingBarProps) {
  const t = useMessages(guaranteesMessages);
  const known = funded !== null && released !== null;
  const figures = known && { amount: formatBtc(amount), funded: formatBtc(funded), released: formatBtc(released) };
  const text = figures ? t.fundingText(figures) : t.fundingUnknown;
  const marks = { hatched: released ?? 0, valueText: text, ...(className === undefined ? {} : { className }) };
  return <ProgressBar label={t.funding} value={funded} max={amount} {...marks} />;
}
