import { depositsMessages } from '@/content/deposits.messages';
import type { GuaranteeRef } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import { toIdKey } from '@/domain/primitives/ids';
import { useMessages } from '@/i18n/use-messages';
import { useLoaded } from '@/lib/use-loaded';
import { loadReleaseFees } from '@/store/deposits/release-fees.thunks';
import { useAppDispatch } from '@/store/setup/hooks';
import { Amount } from '@/ui/text/amount';
import { Fact, FactList } from '@/ui/text/fact-list';

/** What a later release will cost: our estimate, which decides, and the backend's. */
export function ReleaseFees(guaranteeRef: GuaranteeRef) {
  const t = useMessages(depositsMessages);
  const dispatch = useAppDispatch();
  const { value: fees } = useLoaded(
    (signal) => dispatch(loadReleaseFees(guaranteeRef, signal)),
    toIdKey(guaranteeRef.guaranteeId),
  );
  if (fees === null) return null;
  return (
    <section className="flex flex-col gap-1">
      <p className="text-xs text-ink-soft">{t.releaseFees}</p>
      <FactList layout="lines">
        <Fact label={t.ownEstimate}>
          <FeeText fee={fees.own} />
        </Fact>
        <Fact label={t.serverEstimate}>
          <FeeText fee={fees.server} />
          {fees.serverTotal !== null && (
            <span className="block text-xs text-ink-soft">
              <Amount sats={fees.serverTotal} mark={false} /> {t.withAmount}
            </span>
          )}
        </Fact>
      </FactList>
    </section>
  );
}

function FeeText({ fee }: { fee: Sats | null }) {
  const t = useMessages(depositsMessages);
  return fee === null ? t.notKnown : <Amount sats={fee} mark={false} />;
}
