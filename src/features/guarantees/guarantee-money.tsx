import ChevronRight from 'lucide-react/icons/chevron-right';
import { guaranteesMessages } from '@/content/guarantees.messages';
import type { DepositMark, DepositWarning } from '@/domain/deposit/deposit-verdict';
import type { BalanceView, Funding } from '@/domain/guarantee/guarantee-funds';
import { formatBtc, type Sats } from '@/domain/primitives/amount';
import type { Tone } from '@/domain/primitives/tone';
import type { GuaranteeView } from '@/features/guarantees/use-guarantee-view';
import { useMessages } from '@/i18n/use-messages';
import { useSettled } from '@/lib/timed-flags';
import { classes } from '@/ui/layout/classes';
import { Badge } from '@/ui/message/badge';
import { ProgressBar } from '@/ui/message/progress-bar';
import { TONE_TEXT } from '@/ui/message/tone-shades';
import { Amount } from '@/ui/text/amount';

/** Time for the first balance to be drawn. */
const SETTLED_MS = 1_000;

/** Side by side, or stacked when an amount needs more than half the width. */
const HALF = 'grow basis-[calc(50%-0.75rem)]';

/** Amount, balance and a progress bar of what is funded and released. */
export function GuaranteeMoney({ view }: { view: GuaranteeView }) {
  const t = useMessages(guaranteesMessages);
  const { guarantee, balance, excluded, dust, funding, warning } = view;
  // Announces later changes of the balance; not its first value, nor a card that scrolls into view.
  const live = useSettled(balance.kind !== 'loading', SETTLED_MS);
  return (
    <div className="flex flex-col gap-3">
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        <div className={HALF}>
          <dt className="text-xs text-ink-faint">{t.amount}</dt>
          <dd className="text-lg font-semibold">
            <Amount sats={guarantee.amount} unknown={t.amountUnknown} />
          </dd>
        </div>
        {balance.kind !== 'hidden' && (
          <div className={HALF} aria-live={live ? 'polite' : 'off'} aria-atomic="true">
            <dt className="text-xs text-ink-faint">{t.balance}</dt>
            <dd className="min-h-7">
              <GuaranteeBalance balance={balance} excluded={excluded} dust={dust} warning={warning} />
            </dd>
          </div>
        )}
      </dl>
      {funding !== null && <FundingBar funding={funding} />}
    </div>
  );
}

function FundingBar({ funding: { amount, funded, released } }: { funding: Funding }) {
  const t = useMessages(guaranteesMessages);
  const known = funded !== null && released !== null;
  const figures = known && { amount: formatBtc(amount), funded: formatBtc(funded), released: formatBtc(released) };
  const text = figures ? t.fundingText(figures) : t.fundingUnknown;
  return <ProgressBar label={t.funding} value={funded} max={amount} hatched={released ?? 0} valueText={text} />;
}

type ShownBalance = Exclude<BalanceView, { kind: 'hidden' }>;

interface GuaranteeBalanceProps {
  balance: ShownBalance;
  /** At addresses that are not counted. */
  excluded: Sats;
  dust: Sats;
  warning: DepositWarning | null;
}

function GuaranteeBalance({ balance, excluded, dust, warning }: GuaranteeBalanceProps) {
  return (
    <div className="flex flex-col items-start gap-1">
      <BalanceFigure balance={balance} />
      {dust > 0 && <DustLine dust={dust} />}
      {warning !== null && <BalanceWarning warning={warning} excluded={excluded} />}
    </div>
  );
}

function BalanceFigure({ balance }: { balance: ShownBalance }) {
  const t = useMessages(guaranteesMessages);
  switch (balance.kind) {
    case 'loading':
      return <span className="text-sm text-ink-faint">{t.balanceLoading}</span>;
    case 'uncounted':
      return <span className="text-sm text-ink-soft">{t.balanceUncounted}</span>;
    case 'unknown':
      return <UnknownBalance balance={balance} />;
    case 'known':
      return <KnownBalance balance={balance} />;
  }
}

function UnknownBalance({ balance: { lastKnown } }: { balance: Extract<BalanceView, { kind: 'unknown' }> }) {
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

/** Green when it covers the amount, red otherwise. */
function KnownBalance({
  balance: { total, unconfirmed, enough },
}: {
  balance: Extract<BalanceView, { kind: 'known' }>;
}) {
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

/** Dust is named, so that nobody misses what the explorer shows. */
function DustLine({ dust }: { dust: Sats }) {
  const t = useMessages(guaranteesMessages);
  return (
    <span className="text-xs text-ink-soft">
      <Amount sats={dust} mark={false} /> {t.dust}
    </span>
  );
}

/** Says that a balance is not verified or not checked, and how much is not counted; the reason folds out. */
function BalanceWarning({ warning, excluded }: { warning: DepositWarning; excluded: Sats }) {
  const t = useMessages(guaranteesMessages);
  return (
    <details className="group text-sm">
      <summary className="flex list-none flex-wrap items-center gap-x-2 gap-y-1 rounded-sm py-0.5 [&::-webkit-details-marker]:hidden">
        <DepositBadge mark={warning} />
        {excluded > 0 && (
          <span className={TONE_TEXT[warning === 'not-verified' ? 'red' : 'yellow']}>
            <Amount sats={excluded} mark={false} /> {t.apart}
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
