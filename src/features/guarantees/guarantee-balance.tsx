import ChevronRight from 'lucide-react/icons/chevron-right';
import { guaranteesMessages } from '@/content/guarantees.messages';
import type { DepositWarning } from '@/domain/deposit/deposit-verdict';
import type { BalanceView } from '@/domain/guarantee/guarantee-funds';
import type { Sats } from '@/domain/primitives/amount';
import { DepositBadge } from '@/features/guarantees/deposit-badge';
import { useMessages } from '@/i18n/use-messages';
import { classes } from '@/ui/layout/classes';
import { TONE_TEXT } from '@/ui/message/tone-shades';
import { Amount } from '@/ui/text/amount';

type ShownBalance = Exclude<BalanceView, { kind: 'hidden' }>;

export interface GuaranteeBalanceProps {
  balance: ShownBalance;
  /** What lies at addresses that don't count. */
  apart: Sats;
  warning: DepositWarning | null;
}

/** Green when it covers the amount, red otherwise; what is not known is said so. */
export function GuaranteeBalance({ balance, apart, warning }: GuaranteeBalanceProps) {
  return (
    <div className="flex flex-col items-start gap-1">
      <BalanceFigure balance={balance} />
      {warning !== null && <BalanceWarning warning={warning} apart={apart} />}
    </div>
  );
}

function BalanceFigure({ balance }: { balance: ShownBalance }) {
  switch (balance.kind) {
    case 'loading':
      return <Loading />;
    case 'uncounted':
      return <Uncounted />;
    case 'unknown':
      return <Unknown balance={balance} />;
    case 'known':
      return <Known balance={balance} />;
  }
}

function Loading() {
  return <span className="text-sm text-ink-faint">{useMessages(guaranteesMessages).balanceLoading}</span>;
}

function Uncounted() {
  return <span className="text-sm text-ink-soft">{useMessages(guaranteesMessages).balanceUncounted}</span>;
}

function Unknown({ balance: { lastKnown } }: { balance: Extract<BalanceView, { kind: 'unknown' }> }) {
  const t = useMessages(guaranteesMessages);
  return (
    <span className="text-sm text-ink-soft">
      {t.balanceUnknown}
      {lastKnown !== null && (
        <span className="block text-xs text-ink-faint">
          {t.lastKnown} <Amount sats={lastKnown} mark={false} />
        </span>
      )}
    </span>
  );
}

function Known({ balance: { total, unconfirmed, enough } }: { balance: Extract<BalanceView, { kind: 'known' }> }) {
  const t = useMessages(guaranteesMessages);
  const tone = enough === null ? null : TONE_TEXT[enough ? 'green' : 'red'];
  return (
    <>
      <span className={classes('text-lg font-semibold', tone)} data-enough={enough}>
        <Amount sats={total} />
        {enough !== null && <span className="sr-only"> {enough ? t.enough : t.notEnough}</span>}
      </span>
      {unconfirmed > 0 && (
        <span className="text-xs text-ink-soft">
          <Amount sats={unconfirmed} mark={false} /> {t.unconfirmed}
        </span>
      )}
    </>
  );
}

interface BalanceWarningProps {
  warning: DepositWarning;
  /** What lies at addresses that don't count. */
  apart: Sats;
}

/** That a balance is not verified or not checked, and what is not counted; why opens under it. */
function BalanceWarning({ warning, apart }: BalanceWarningProps) {
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
