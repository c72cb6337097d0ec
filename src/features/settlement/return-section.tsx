import { useId } from 'react';
import { settlementMessages } from '@/content/settlement.messages';
import type { Contract, Guarantee } from '@/domain/models';
import { findDepositorRole } from '@/domain/settlement/depositor-role';
import { toReturnDay } from '@/domain/settlement/return-rules';
import { type CoinReturn, listDue, listOverdue, summariseReturns } from '@/domain/settlement/return-state';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { toBtc } from '@/features/settlement/offer-text';
import { SendAsk, SendGiven } from '@/features/settlement/send-returns';
import { useChainTime, useOtherParty, useReturns } from '@/features/settlement/use-settlements';
import { useMessages } from '@/i18n/use-messages';
import { selectKnownBalance } from '@/store/balances/balances.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectSignedTerms } from '@/store/seals/seals.selectors';
import { selectSettlementPlace, selectSettlements } from '@/store/settlement/settlement.selectors';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { Foreign } from '@/ui/text/foreign';
import { useFormatDay } from '@/ui/text/use-format-day';

interface ReturnSectionProps {
  contract: Contract;
  guarantee: Guarantee;
}

/** When the deposits of a guarantee return, as far as both have signed (docs/settlement.md#return-date). */
export function ReturnSection({ contract, guarantee }: ReturnSectionProps) {
  const t = useMessages(settlementMessages);
  const titleId = useId();
  const own = useAppSelector((state) => selectSettlementPlace(state, contract)?.own ?? null);
  const isRead = useAppSelector((state) => selectSettlements(state, contract.id) !== null);
  const signed = useAppSelector((state) => selectSignedTerms(state, contract.id));
  const returns = useReturns(contract, guarantee.id);
  const isDepositor = own !== null && own === findDepositorRole(contract, guarantee, signed);
  if (own === null || !isRead || (returns.length === 0 && !isDepositor)) return null;
  return (
    <section aria-labelledby={titleId} className="flex flex-col items-start gap-2">
      <h4 id={titleId} className="font-semibold">
        {t.returnTitle}
      </h4>
      <Returns
        contract={contract}
        guarantee={guarantee}
        returns={returns}
        isDepositor={isDepositor}
        titleId={titleId}
      />
    </section>
  );
}

interface ReturnsProps extends ReturnSectionProps {
  returns: readonly CoinReturn[];
  isDepositor: boolean;
  titleId: string;
}

function Returns({ contract, guarantee, returns, isDepositor, titleId }: ReturnsProps) {
  const t = useMessages(settlementMessages);
  const open = useOpenDialog();
  const name = useOtherParty(contract);
  const formatDay = useFormatDay();
  const time = useChainTime(contract.id);
  const total = useAppSelector((state) => selectKnownBalance(state, guarantee.id)?.total ?? null);
  const { covered, from, asked } = summariseReturns(returns);
  const [due] = listDue(returns, time);
  const [waiting] = asked;
  // What the other party can take back by now. The user can do nothing about it but agree on something else.
  const lost = listOverdue(returns, time).reduce((sum, { value }) => sum + value, 0);
  const guaranteeId = guarantee.id;
  const toDay = (seconds: number) => formatDay(toReturnDay(seconds));
  return (
    <>
      {returns.length === 0 && <p className="text-sm text-ink-soft">{t.returnNone}</p>}
      {from !== null && (
        <p className="text-sm">
          <Foreign>{lost > 0 ? t.returnDue({ name, amount: toBtc(lost) }) : t.returns({ day: toDay(from) })}</Foreign>{' '}
          {total !== null && t.covered({ covered: toBtc(covered), total: toBtc(total) })}
        </p>
      )}
      {waiting?.isOwn === true && (
        <>
          <p className="text-sm text-ink-soft">
            <Foreign>{t.waitingReturn({ name, day: toDay(waiting.ask.plan.from) })}</Foreign>
          </p>
          <SendAsk contract={contract} ask={waiting.ask} describedBy={titleId} />
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
      {due !== undefined && (
        <LeaveButton
          size="sm"
          variant="primary"
          aria-describedby={titleId}
          onLeave={() => open({ kind: 'take-back', guaranteeId, hash: due.ask.hash, index: due.index })}
        >
          {t.takeBack}
        </LeaveButton>
      )}
      <SendGiven contract={contract} returns={returns} describedBy={titleId} />
      {isDepositor && (total === null || covered < total) && (
        <LeaveButton size="sm" aria-describedby={titleId} onLeave={() => open({ kind: 'ask-return', guaranteeId })}>
          {t.ask}
        </LeaveButton>
      )}
    </>
  );
}
