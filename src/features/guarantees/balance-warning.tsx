import ChevronRight from 'lucide-react/icons/chevron-right';
import { guaranteesMessages } from '@/content/guarantees.messages';
import type { DepositWarning } from '@/domain/deposit/deposit-verdict';
import type { Sats } from '@/domain/primitives/amount';
import { DepositBadge } from '@/features/guarantees/deposit-badge';
import { useMessages } from '@/i18n/use-messages';
import { TONE_TEXT } from '@/ui/message/tone-shades';
import { Amount } from '@/ui/text/amount';

export interface BalanceWarningProps {
  warning: DepositWarning;
  /** What lies at addresses that don't count. */
  apart: Sats;
}

/** That a balance is not verified or not checked, and what is not counted; why opens under it. */
export function BalanceWarning({ warning, apart }: BalanceWarningProps) {
  const t = useMessages(guaranteesMessages);
  return (
    <details className="group text-sm">
      <summary className="flex list-none flex-wrap items-center gap-x-2 gap-y-1 rounded-sm py-0.5 [&::-webkit-details-marker]:hidden">
        <DepositBadge mark={warning} />
        {apart > 0 && (
          <span className={TONE_TEXT[warning === 'not-verified' ? 'red' : 'yellow']}>
            <Amount sats={apart} mark={false} /> {t.apart}
          </span>
        )}
        <span className="inline-flex items-center gap-1 font-medium text-accent-ink">
          <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
          {t.why}
        </span>
      </summary>
      <p className="mt-1 text-ink-soft">{t[`${warning}-hint`]}</p>
    </details>
  );
}
