import { settlementMessages } from '@/content/settlement.messages';
import type { GuaranteeRef } from '@/domain/models';
import { formatBtc, type Sats, subtractSats } from '@/domain/primitives/amount';
import { toReturnDay } from '@/domain/settlement/return-rules';
import { groupByDay } from '@/domain/settlement/return-state';
import type { PsbtSummary } from '@/domain/withdrawals/inspection';
import { useMessages } from '@/i18n/use-messages';
import { useLoaded } from '@/lib/use-loaded';
import { selectCoins } from '@/store/balances/balances.selectors';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { isSameJson } from '@/store/device/merge-changes';
import { selectOtherName } from '@/store/people/people.selectors';
import { type LeftReturn, readLeftReturn, type ShownReturn } from '@/store/settlement/continue-return.thunks';
import { type Forecast, selectForecast, selectReturns } from '@/store/settlement/settlement.selectors';
import { Foreign } from '@/ui/text/foreign';
import { useDateLocale } from '@/ui/text/use-date-locale';
import { useFormatDay } from '@/ui/text/use-format-day';

/** The return of what a payment leaves; `null`: nothing is signed along. `isGiven` is missing before there is a transaction. */
export type Left = (Forecast & { isGiven?: boolean }) | null;

/**
 * The return of what a payment would leave, for a form.
 * @param amount what stays in the guarantee; `null`: unknown
 * @param spent `txid:vout` of the coins; those of the guarantee if absent
 */
export function useForecast(guaranteeRef: GuaranteeRef, amount: Sats | null, spent?: readonly string[]): Left {
  return useAppSelector((state) => {
    const outpoints = spent ?? selectCoins(state, guaranteeRef.guaranteeId);
    return outpoints === null || amount === null ? null : selectForecast(state, guaranteeRef, outpoints, amount);
  }, isSameJson);
}

/** The remainder after a payment of `amount`; `null`: unknown. */
export function toLeft(balance: Sats | null, amount: Sats | null): Sats | null {
  return balance === null || amount === null || amount > balance ? null : subtractSats(balance, amount);
}

/** The return of what a transaction leaves, and whether that is known by now. */
export function useLeftReturn(
  guaranteeRef: GuaranteeRef,
  summary: PsbtSummary | null,
): { left: LeftReturn | null; isRead: boolean } {
  const dispatch = useAppDispatch();
  const read = useLoaded(
    async () => (summary === null ? null : dispatch(readLeftReturn(guaranteeRef, summary))),
    summary?.txid ?? '',
  );
  return { left: read.value ?? null, isRead: !read.loading };
}

/** The return that is signed and sent along with the payment: the one in `ReturnNote`. */
export function useShownReturn(left: Left): ShownReturn | null {
  const t = useMessages(settlementMessages);
  if (left === null) return null;
  const { from, amount, isPayee } = left;
  const ask = t.sentenceAsk({ day: toReturnDay(from), amount: formatBtc(amount) });
  return { from, sentence: isPayee ? ask : t.sentenceGive };
}

interface ReturnNoteProps {
  guaranteeRef: GuaranteeRef;
  /** Absent: the user signs something else than a payment. */
  left?: Left;
}

/**
 * Says in one line, above the password, what is signed along about the return date, and to the payer what the other party can take back;
 * nothing if there is no return date.
 */
export function ReturnNote({ guaranteeRef, left = null }: ReturnNoteProps) {
  const t = useMessages(settlementMessages);
  const locale = useDateLocale();
  const { contractId, guaranteeId } = guaranteeRef;
  const name = useAppSelector((state) => selectOtherName(state, contractId)) ?? '';
  const returns = useAppSelector((state) => {
    const contract = selectContract(state, contractId);
    return contract === null ? [] : selectReturns(state, contract, guaranteeId);
  }, isSameJson);
  const formatDay = useFormatDay();
  const describe = () => {
    if (left !== null) {
      const facts = { name, amount: formatBtc(left.amount), day: formatDay(toReturnDay(left.from)) };
      if (!left.isPayee) return t.leftGive(facts);
      if (left.isGiven === undefined) return t.leftAsk(facts);
      return left.isGiven ? t.leftGiven(facts) : t.leftUnsigned(facts);
    }
    const days = groupByDay(returns.filter(({ isOwn }) => !isOwn));
    if (days.length === 0) return null;
    const parts = days.map(({ from, amount }) =>
      t.takesPart({ amount: formatBtc(amount), day: formatDay(toReturnDay(from)) }),
    );
    return t.takesBack({ name, parts: new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts) });
  };
  const text = describe();
  if (text === null) return null;
  return (
    <p className="text-sm text-ink-soft">
      <Foreign>{text}</Foreign>
    </p>
  );
}
