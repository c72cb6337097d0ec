import { guaranteesMessages } from '@/content/guarantees.messages';
import { type Funding, measureBar } from '@/domain/guarantees/guarantee-funds';
import { formatBtc } from '@/domain/primitives/amount';
import { useMessages } from '@/i18n/use-messages';
import { ProgressBar } from '@/ui/message/progress-bar';

interface FundingBarProps {
  funding: Funding;
  /** Of the guarantee. */
  status: string;
  className?: string;
}

/** The funded and the released part of the amount. */
export function FundingBar({ funding, status, className }: FundingBarProps) {
  const { amount, funded, released } = funding;
  const t = useMessages(guaranteesMessages);
  const known = funded !== null && released !== null;
  const figures = known && { amount: formatBtc(amount), funded: formatBtc(funded), released: formatBtc(released) };
  const text = figures ? t.fundingText(figures) : t.fundingUnknown;
  const bar = measureBar(funding, status);
  const marks = { hatched: bar.released ?? 0, valueText: text, ...(className === undefined ? {} : { className }) };
  return <ProgressBar label={t.funding} value={bar.funded} max={amount} {...marks} />;
}
