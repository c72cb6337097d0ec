import { guaranteesMessages } from '@/content/guarantees.messages';
import type { DepositWarning } from '@/domain/deposit/deposit-verdict';
import type { BalanceView } from '@/domain/guarantee/guarantee-funds';
import { type Sats, ZERO_SATS } from '@/domain/primitives/amount';
import { BalanceWarning } from '@/features/guarantees/deposit-warning';
import { useMessages } from '@/i18n/use-messages';
import { classes } from '@/ui/layout/classes';
import { TONE_TEXT } from '@/ui/message/tone-shades';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';

type ShownBalance = Exclude<BalanceView, { kind: 'hidden' }>;

interface GuaranteeBalanceProps {
  balance: ShownBalance;
  /** At addresses that are not counted. */
  excluded: Sats;
  dust: Sats;
  warning: DepositWarning | null;
  /** What a release has left: its colour is no alarm. */
  calm?: boolean;
  /** Without what unfolds. */
  folded?: boolean;
}

/** The balance, and what is there but not counted. */
export function GuaranteeBalance(props: GuaranteeBalanceProps) {
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

/** Green when it covers the amount, red otherwise. */
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
      {arriving > 0 && (
        <span className="text-xs text-ink-soft">
          <Amount sats={arriving} mark={false} fiat={false} /> {t.arriving}
        </span>
      )}
      {unconfirmed > 0 && arriving === 0 && (
        <span className="text-xs text-ink-soft">
          <Amount sats={unconfirmed} mark={false} fiat={false} /> {t.unconfirmed}
        </span>
      )}
      {at !== undefined && (
        <span className="text-xs text-ink-faint">
          {t.readAt} <DateText value={at} show="moment" />
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
      <Amount sats={dust} mark={false} fiat={false} /> {t.dust}
    </span>
  );
}
