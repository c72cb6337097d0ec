import { useId } from 'react';
import { settlementMessages } from '@/content/settlement.messages';
import type { Guarantee } from '@/domain/models';
import { sumCoins } from '@/domain/settlement/offer';
import { getEarliestDay, toReturnDay } from '@/domain/settlement/return-rules';
import { type CoinReturn, groupByDay, listDue, listOverdue, summariseReturns } from '@/domain/settlement/return-state';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { toBtc } from '@/features/settlement/offer-text';
import { SendAnsweredAsk, SendAsk, SendGiven } from '@/features/settlement/send-returns';
import type { SettlementStepsProps } from '@/features/settlement/settlement-steps';
import { useChainTime, useOtherParty, useReturns } from '@/features/settlement/use-settlements';
import { useMessages } from '@/i18n/use-messages';
import { selectKnownBalance } from '@/store/balances/balances.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { isSameJson } from '@/store/device/merge-changes';
import { selectDepositFacts, selectSettlementPlace, selectSettlements } from '@/store/settlement/settlement.selectors';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { Step } from '@/ui/layout/step-list';
import { Foreign } from '@/ui/text/foreign';
import { useDateLocale } from '@/ui/text/use-date-locale';
import { useFormatDay } from '@/ui/text/use-format-day';

/** When the deposits of a guarantee return, as far as both have signed (docs/settlement.md#return-date). */
export function ReturnStep({ contract, guarantee, nested = false }: SettlementStepsProps) {
  const own = useAppSelector((state) => selectSettlementPlace(state, contract)?.own ?? null);
  const isRead = useAppSelector((state) => selectSettlements(state, contract.id) !== null);
  const { depositor, validUntil } = useAppSelector(
    (state) => selectDepositFacts(state, contract, guarantee),
    isSameJson,
  );
  const returns = useReturns(contract, guarantee.id);
  const isDepositor = own !== null && own === depositor;
  if (own === null || !isRead || (returns.length === 0 && !isDepositor)) return null;
  return (
    <Returns
      contract={contract}
      guarantee={guarantee}
      nested={nested}
      returns={returns}
      isDepositor={isDepositor}
      validUntil={validUntil}
    />
  );
}

interface ReturnsProps extends Required<SettlementStepsProps> {
  returns: readonly CoinReturn[];
  isDepositor: boolean;
  /** The last day to claim; `null`: unknown. */
  validUntil: string | null;
}

function Returns({ contract, guarantee, nested, returns, isDepositor, validUntil }: ReturnsProps) {
  const t = useMessages(settlementMessages);
  const open = useOpenDialog();
  const titleId = useId();
  const name = useOtherParty(contract);
  const formatDay = useFormatDay();
  const time = useChainTime(contract.id);
  const total = useAppSelector((state) => selectKnownBalance(state, guarantee.id)?.total ?? null);
  const locale = useDateLocale();
  const { covered, from, asked } = summariseReturns(returns);
  const answered = new Map(
    returns.flatMap(({ isOwn, ask, given }) => (isOwn && given !== null ? [[ask.hash, ask] as const] : [])),
  );
  const now = Date.now() / 1000;
  const due = listDue(returns, time, now);
  const [waiting] = asked;
  // While the balance is unknown, the dialog finds out what is left to ask for.
  const isLeft = total === null ? waiting === undefined : covered + sumCoins({ coins: asked }) < total;
  // The amount that the other party can take back by now. The user can only agree on something else.
  const lost = listOverdue(returns, time, now).reduce((sum, { value }) => sum + value, 0);
  const _earliest = getEarliestDay(validUntil);
  const toDay = (seconds: number) => formatDay(toReturnDay(seconds));
  const describeGiven = (first: number) => {
    if (lost > 0) return t.returnDue({ name, amount: toBtc(lost) });
    const days = groupByDay(returns);
    if (days.length <= 1) return t.returns({ day: toDay(first) });
    const parts = days.map((each) => t.takesPart({ amount: toBtc(each.amount), day: toDay(each.from) }));
    return t.returnsParts({ parts: new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts) });
  };
  const given = from !== null && (
    <span className="text-ink">
      <Foreign>{describeGiven(from)}</Foreign>{' '}
      {total !== null && t.covered({ covered: toBtc(covered), total: toBtc(total) })}
    </span>
  );
  return (
    <Step
      title={t.returnTitle}
      titleId={titleId}
      text={returns.length === 0 ? t.returnNone : given}
      nested={nested}
      {...(isDepositor &&
        isLeft && {
          action: (
            <LeaveButton
              size="sm"
              aria-describedby={titleId}
              onLeave={() => open({ kind: 'ask-return', guaranteeId, isAgain: false })}
            >
              {t.ask}
            </LeaveButton>
          ),
        })}
    >
      {waiting?.isOwn === true && (
        <>
          <p className="text-sm text-ink-soft">
            <Foreign>{t.waitingReturn({ name, day: toDay(waiting.ask.plan.from) })}</Foreign>
          </p>
          <SendAsk contract={contract} ask={waiting.ask} describedBy={titleId} />
          <LeaveButton
            size="sm"
            variant="quiet"
            aria-describedby={titleId}
            onLeave={() => open({ kind: 'ask-return', guaranteeId, isAgain: true })}
          >
            {t.askOther}
          </LeaveButton>
        </>
      )}
      {waiting?.isOwn === false && (
        <LeaveButton
          size="sm"
          variant="primary"
          aria-describedby={titleId}
          onLeave={() => open({ kind: 'give-return', guaranteeId, hash: waiting.ask.hash })}
        >
          {t.give}
        </LeaveButton>
      )}
      {due.map((coin) => (
        <Due key={coin.outpoint} coin={coin} guarantee={guarantee} />
      ))}
      <SendGiven contract={contract} returns={returns} describedBy={titleId} />
      {[...answered.values()].map((ask) => (
        <SendAnsweredAsk key={ask.hash} contract={contract} ask={ask} describedBy={titleId} />
      ))}
    </Step>
  );
}

/** A coin that the user can take back. */
function Due({ coin, guarantee }: { coin: CoinReturn; guarantee: Guarantee }) {
  const t = useMessages(settlementMessages);
  const open = useOpenDialog();
  const id = useId();
  const { ask, index, sent, value } = coin;
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <p id={id}>
        {toBtc(value)} BTC{sent !== null && <span className="text-ink-soft">. {t.returnSent}</span>}
      </p>
      <LeaveButton
        size="sm"
        variant={sent === null ? 'primary' : 'secondary'}
        aria-describedby={id}
        onLeave={() => open({ kind: 'take-back', guaranteeId: guarantee.id, hash: ask.hash, index })}
      >
        {sent === null ? t.takeBack : t.returnRaise}
      </LeaveButton>
    </div>
  );
}
