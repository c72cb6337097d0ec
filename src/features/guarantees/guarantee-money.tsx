import type { ReactNode } from 'react';
import { guaranteeRowMessages } from '@/content/contract-screen.messages';
import { guaranteesMessages } from '@/content/guarantees.messages';
import type { DepositWarning } from '@/domain/deposits/deposit-verdict';
import { type BalanceView, type Funding, isRemainder, measureBar } from '@/domain/guarantees/guarantee-funds';
import { hasUnreadAmount } from '@/domain/guarantees/unread-amounts';
import { formatBtc, type Sats, ZERO_SATS } from '@/domain/primitives/amount';
import { BalanceWarning } from '@/features/guarantees/deposit-warning';
import type { GuaranteeCardView } from '@/features/guarantees/use-guarantee-view';
import { useMessages } from '@/i18n/use-messages';
import { useSettled } from '@/lib/timed-flags';
import { classes } from '@/ui/layout/classes';
import { ProgressBar } from '@/ui/message/progress-bar';
import { TONE_TEXT } from '@/ui/message/tone-shades';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';

/** Time to draw the first balance. */
const SETTLED_MS = 1_000;

/** Side by side, or stacked when an amount needs more than half the width. */
const HALF = 'grow basis-[calc(50%-0.75rem)]';

interface GuaranteeMoneyProps {
  view: GuaranteeCardView;
  /** Shows the amount and the bar. The balance remains for screen readers, which announce its changes. */
  folded: boolean;
}

/** Amount, balance and a progress bar of what is funded and released. */
export function GuaranteeMoney({ view, folded }: GuaranteeMoneyProps) {
  const t = useMessages(guaranteesMessages);
  const row = useMessages(guaranteeRowMessages);
  const { guarantee, balance, excluded, dust, funding, warning } = view;
  const unread = hasUnreadAmount(guarantee);
  // Announces changes of the balance, but not its first value or a card that scrolls into view.
  const live = useSettled(balance.kind !== 'loading', SETTLED_MS);
  return (
    <div className={folded ? 'sr-only' : 'flex flex-col gap-3'}>
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {!folded && (
          <div className={HALF}>
            <dt className="text-xs text-ink-faint">{t.amount}</dt>
            <dd className="text-lg font-semibold">
              <Amount sats={guarantee.amount} unknown={unread ? t.amountUnread : t.amountUnknown} />
            </dd>
            {unread && <dd className="text-xs text-ink-soft">{t.amountUnreadHint}</dd>}
          </div>
        )}
        {balance.kind !== 'hidden' && (
          <div className={HALF} aria-live={live ? 'polite' : 'off'} aria-atomic="true">
            <dt className="text-xs text-ink-faint">{isRemainder(balance, funding) ? row.remaining : t.balance}</dt>
            <dd className="min-h-7">
              <BalanceText
                balance={balance}
                excluded={excluded}
                dust={dust}
                warning={warning}
                calm={isRemainder(balance, funding)}
                folded={folded}
              />
            </dd>
          </div>
        )}
      </dl>
      {!folded && funding !== null && <FundingBar funding={funding} status={guarantee.status} />}
    </div>
  );
}

type ShownBalance = Exclude<BalanceView, { kind: 'hidden' }>;

interface BalanceTextProps {
  balance: ShownBalance;
  /** Amount at addresses that are not counted. */
  excluded: Sats;
  dust: Sats;
  warning: DepositWarning | null;
  /** A balance after a release, shown without an alarming colour. */
  calm?: boolean;
  /** Without the part that unfolds. */
  folded?: boolean;
}

/** The balance, and amounts that are not counted. */
function BalanceText(props: BalanceTextProps) {
  const { balance, excluded, dust, warning, calm = false, folded = false } = props;
  return (
    <div className="flex flex-col items-start gap-1">
      <BalanceFigure balance={balance} calm={calm} />
      {dust > 0 && <DustLine dust={dust} />}
      {warning !== null && !folded && <BalanceWarning warning={warning} excluded={excluded} />}
    </div>
  );
}

function BalanceFigure({ balance, calm }: { balance: ShownBalance; calm: boolean }) {
  const t = useMessages(guaranteesMessages);
  switch (balance.kind) {
    case 'loading':
      return <span className="text-sm text-ink-faint">{t.balanceLoading}</span>;
    case 'uncounted':
      return <span className="text-sm text-ink-soft">{t.balanceUncounted}</span>;
    case 'unknown':
      return <UnknownBalance balance={balance} />;
    case 'known':
      return <KnownBalance balance={balance} calm={calm} />;
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

/** Green if it covers the amount, otherwise red. */
function KnownBalance({
  balance: { total, unconfirmed, arriving = ZERO_SATS, enough, at },
  calm,
}: {
  balance: Extract<BalanceView, { kind: 'known' }>;
  calm: boolean;
}) {
  const t = useMessages(guaranteesMessages);
  const tone = enough === null ? null : TONE_TEXT[enough ? 'green' : 'red'];
  return (
    <>
      <span className={classes('text-lg', calm ? 'font-normal' : 'font-semibold', tone)} data-enough={enough}>
        <Amount sats={total} />
        {enough !== null && <span className="sr-only"> {enough ? t.enough : t.notEnough}</span>}
      </span>
      {arriving > 0 && <Apart sats={arriving}>{t.arriving}</Apart>}
      {unconfirmed > 0 && arriving === 0 && <Apart sats={unconfirmed}>{t.unconfirmed}</Apart>}
      {at !== undefined && (
        <span className="text-xs text-ink-faint">
          {t.readAt} <DateText value={at} show="moment" />
        </span>
      )}
    </>
  );
}

/** Explains the difference to the explorer's balance. */
function DustLine({ dust }: { dust: Sats }) {
  const t = useMessages(guaranteesMessages);
  return <Apart sats={dust}>{t.dust}</Apart>;
}

/** A part of the money that the balance does not count, or not yet. */
function Apart({ sats, children }: { sats: Sats; children: ReactNode }) {
  return (
    <span className="text-xs text-ink-soft">
      <Amount sats={sats} mark={false} fiat={false} /> {children}
    </span>
  );
}

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
