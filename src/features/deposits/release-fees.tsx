import { depositsMessages } from '@/content/deposits.messages';
import type { GuaranteeRef } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import type { Result } from '@/domain/primitives/errors';
import { toIdKey } from '@/domain/primitives/ids';
import { TermText } from '@/features/help/term-text';
import { useMessages } from '@/i18n/use-messages';
import { useLoaded } from '@/lib/use-loaded';
import { estimateDepositFee, loadServerEstimate } from '@/store/balances/release-fees.thunks';
import { useAppDispatch } from '@/store/core/hooks';
import { Amount } from '@/ui/text/amount';
import { Fact, FactList } from '@/ui/text/fact-list';

/** The cost of a later release: this app's estimate, which counts, and the backend's. They load independently. */
export function ReleaseFees(guaranteeRef: GuaranteeRef) {
  const t = useMessages(depositsMessages);
  const dispatch = useAppDispatch();
  const key = toIdKey(guaranteeRef.guaranteeId);
  const own = useLoaded((signal) => dispatch(estimateDepositFee(guaranteeRef, signal)), key).value;
  const server = useLoaded(() => dispatch(loadServerEstimate(guaranteeRef)), key).value;
  const total = server?.ok === true ? server.value.total : null;
  return (
    <section className="flex flex-col gap-1">
      <p className="text-xs text-ink-soft">
        <TermText word="release" text={t.releaseFees} />
      </p>
      <FactList layout="lines">
        <Fact label={t.ownEstimate}>
          <FeeText result={own} pick={(fee) => fee} />
        </Fact>
        <Fact label={t.serverEstimate}>
          <FeeText result={server} pick={({ fee }) => fee} />
          {total !== null && (
            <span className="block text-xs text-ink-soft">
              <Amount sats={total} mark={false} fiat={false} /> {t.withAmount}
            </span>
          )}
        </Fact>
      </FactList>
    </section>
  );
}

interface FeeTextProps<Value> {
  /** `null` while it is loading. */
  result: Result<Value> | null;
  pick: (value: Value) => Sats | null;
}

function FeeText<Value>({ result, pick }: FeeTextProps<Value>) {
  const t = useMessages(depositsMessages);
  if (result === null) return '…';
  const fee = result.ok ? pick(result.value) : null;
  return fee === null ? t.notKnown : <Amount sats={fee} mark={false} />;
}
