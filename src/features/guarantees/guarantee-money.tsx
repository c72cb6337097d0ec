import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { guaranteeRowMessages } from '@/content/contract-screen.messages';
import { guaranteesMessages } from '@/content/guarantees.messages';
import type { DepositMark, DepositWarning } from '@/domain/deposits/deposit-verdict';
import { type BalanceView, type Funding, isRemainder, measureBar } from '@/domain/guarantees/guarantee-funds';
import { hasUnreadAmount } from '@/domain/guarantees/unread-amounts';
import type { Guarantee } from '@/domain/models';
import { formatBtc, type Sats, ZERO_SATS } from '@/domain/primitives/amount';
import type { Tone } from '@/domain/primitives/tone';
import type { GuaranteeCardView } from '@/features/guarantees/use-guarantee-view';
import { useMessages } from '@/i18n/use-messages';
import { useSettled } from '@/lib/timed-flags';
import { classes } from '@/ui/layout/classes';
import { Badge } from '@/ui/message/badge';
import { ProgressBar } from '@/ui/message/progress-bar';
import { TONE_TEXT } from '@/ui/message/tone-shades';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';

/** Time to draw the first balance. */
const SETTLED_MS = 1_000;

/** Side by side, or stacked when an amount needs more than half the width. */
const HALF = 'grow basis-[calc(50%-0.75rem)]';

/** Amount, balance with what is not counted, and a bar of what is funded and released. */
export function GuaranteeMoney({ view }: { view: GuaranteeCardView }) {
  const t = useMessages(guaranteesMessages);
  const row = useMessages(guaranteeRowMessages);
  const { guarantee, balance, excluded, dust, funding, warning } = view;
  const unread = hasUnreadAmount(guarantee);
  // Announces changes of the balance, but not its first value or a card that scrolls into view.
  const live = useSettled(balance.kind !== 'loading', SETTLED_MS);
  const isRest = isRemainder(balance, funding);
  return (
    <>
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        <div className={HALF}>
          <dt className="text-xs text-ink-faint">{t.amount}</dt>
          <dd className="text-lg font-semibold">
            <Amount sats={guarantee.amount} unknown={t[nameUnknown(guarantee)]} />
          </dd>
          {unread && <dd className="text-xs text-ink-soft">{t.amountUnreadHint}</dd>}
        </div>
        {balance.kind !== 'hidden' && (
          <div className={HALF} aria-live={live ? 'polite' : 'off'} aria-atomic="true">
            <dt className="text-xs text-ink-faint">{isRest ? row.remaining : t.balance}</dt>
            <dd className="flex min-h-7 flex-col items-start gap-1">
              <BalanceFigure balance={balance} calm={isRest} />
              {dust > 0 && <Apart sats={dust}>{t.dust}</Apart>}
              {warning !== null && <BalanceWarning warning={warning} excluded={excluded} />}
            </dd>
          </div>
        )}
      </dl>
      {funding !== null && <FundingBar funding={funding} status={guarantee.status} />}
    </>
  );
}

/** The balance in a folded row, in the colour of the specification. */
export function RowBalance({ view: { balance, funding } }: { view: GuaranteeCardView }) {
  const t = useMessages(guaranteeRowMessages);
  const { balanceUnknown } = useMessages(guaranteesMessages);
  const place = 'max-sm:ml-auto sm:order-2 sm:ml-auto xl:min-w-42 xl:text-right';
  if (balance.kind === 'unknown') return <span className={place}>{balanceUnknown}</span>;
  const released = balance.kind === 'hidden' ? (funding?.released ?? null) : null;
  if (balance.kind !== 'known' && !released) return null;
  const isRest = isRemainder(balance, funding);
  const enough = balance.kind === 'known' && !isRest ? balance.enough : null;
  return (
    <span className={classes(place, enough !== null && TONE_TEXT[enough ? 'green' : 'red'])}>
      {released ? t.released : isRest ? t.remaining : t.balance}{' '}
      <Amount sats={balance.kind === 'known' ? balance.total : released} mark={false} fiat={false} />
    </span>
  );
}

interface BalanceFigureProps {
  balance: BalanceView;
  /** After a release, shown without an alarming colour. */
  calm: boolean;
}

/** Green if it covers the amount, otherwise red. */
function BalanceFigure({ balance, calm }: BalanceFigureProps) {
  const t = useMessages(guaranteesMessages);
  if (balance.kind === 'loading') return <span className="text-sm text-ink-faint">{t.balanceLoading}</span>;
  if (balance.kind === 'uncounted') return <span className="text-sm text-ink-soft">{t.balanceUncounted}</span>;
  if (balance.kind === 'unknown')
    return (
      <span className="text-sm text-ink-soft">
        {t.balanceUnknown}
        {balance.lastKnown !== null && (
          <span className="block text-xs text-ink-faint">
            {t.lastKnown} <Amount sats={balance.lastKnown} mark={false} />
          </span>
        )}
      </span>
    );
  if (balance.kind !== 'known') return null;
  const { total, unconfirmed, arriving = ZERO_SATS, enough, at } = balance;
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

/** A part of the money that the balance does not count, or not yet. */
function Apart({ sats, children }: { sats: Sats; children: ReactNode }) {
  return (
    <span className="text-xs text-ink-soft">
      <Amount sats={sats} mark={false} fiat={false} /> {children}
    </span>
  );
}

/** Says that a balance is not verified or not checked, and how much is not counted. Unfolds to the reason. */
function BalanceWarning({ warning, excluded }: { warning: DepositWarning; excluded: Sats }) {
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

/** The funded and the released part of the amount. */
function FundingBar({ funding, status }: { funding: Funding; status: string }) {
  const { amount, funded, released } = funding;
  const t = useMessages(guaranteesMessages);
  const known = funded !== null && released !== null;
  const figures = known && { amount: formatBtc(amount), funded: formatBtc(funded), released: formatBtc(released) };
  const text = figures ? t.fundingText(figures) : t.fundingUnknown;
  const bar = measureBar(funding, status);
  return <ProgressBar label={t.funding} value={bar.funded} max={amount} hatched={bar.released ?? 0} valueText={text} />;
}

/** The text in place of an amount that is not known. */
export function nameUnknown(record: Pick<Guarantee, 'amount' | 'extra'>): 'amountUnread' | 'amountUnknown' {
  return hasUnreadAmount(record) ? 'amountUnread' : 'amountUnknown';
}
