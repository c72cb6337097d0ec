import ChevronRight from 'lucide-react/icons/chevron-right';
import { guaranteesMessages } from '@/content/guarantees.messages';
import type { DepositMark, DepositWarning } from '@/domain/deposits/deposit-verdict';
import type { Sats } from '@/domain/primitives/amount';
import type { Tone } from '@/domain/primitives/tone';
import { useMessages } from '@/i18n/use-messages';
import { Badge } from '@/ui/message/badge';
import { TONE_TEXT } from '@/ui/message/tone-shades';
import { Amount } from '@/ui/text/amount';

/** Says that a balance is not verified or not checked, and how much is not counted. Unfolds to the reason. */
export function BalanceWarning({ warning, excluded }: { warning: DepositWarning; excluded: Sats }) {
  const t = useMessages(guaranteesMessages);
  return (
    <details className="group text-sm">
      <summary className="flex list-none flex-wrap items-center gap-x-2 gap-y-1 rounded-sm py-0.5 [&::-webkit-details-marker]:hidden">
        <DepositBadge mark={warning} />
        {excluded > 0 && (
          <span className={TONE_TEXT[warning === 'not-verified' ? 'red' : 'yellow']}>
            <Amount sats={excluded} mark={false} fiat={false} /> {t.apart}
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

const TONES: Record<DepositMark, Tone> = {
  checking: 'gray',
  verified: 'green',
  'not-verified': 'red',
  'not-checked': 'yellow',
};

/** Whether a deposit address was verified against the contract's keys. */
export function DepositBadge({ mark }: { mark: DepositMark }) {
  const t = useMessages(guaranteesMessages);
  return <Badge tone={TONES[mark]}>{t[`deposit-${mark}`]}</Badge>;
}
