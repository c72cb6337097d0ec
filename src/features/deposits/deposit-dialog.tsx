import { depositsMessages } from '@/content/deposits.messages';
import { errorMessages, errorText } from '@/content/errors.messages';
import { amountMissing, balanceView } from '@/domain/guarantee/guarantee-funds';
import type { GuaranteeRef } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { idKey } from '@/domain/primitives/ids';
import { DepositOfferView } from '@/features/deposits/deposit-offer';
import { useMessages } from '@/i18n/use-messages';
import { useLoaded } from '@/lib/use-loaded';
import { selectBalanceEntry } from '@/store/balances/balances.selectors';
import { selectGuarantee } from '@/store/contracts/contracts.selectors';
import { requestDeposit } from '@/store/deposits/request-deposit.thunks';
import { useAppDispatch, useAppSelector } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Banner } from '@/ui/message/banner';
import { Skeleton, SkeletonGroup } from '@/ui/message/skeleton';
import { Amount } from '@/ui/text/amount';
import { Fact, FactList } from '@/ui/text/fact-list';

export interface DepositDialogProps extends GuaranteeRef {
  onClose: () => void;
}

/** 'Deposit Address' (docs/specification.md#2-screens-and-routes): where to pay, whether that can be trusted, and what is still missing. */
export function DepositDialog({ contractId, guaranteeId, onClose }: DepositDialogProps) {
  const t = useMessages(depositsMessages);
  const dispatch = useAppDispatch();
  const place = { contractId, guaranteeId };
  const { value: outcome, loading, reload } = useLoaded(() => dispatch(requestDeposit(place)), idKey(guaranteeId));
  const close = <Button onClick={onClose}>{t.close}</Button>;
  return (
    <Dialog title={t.title} purpose={t.purpose} onClose={onClose} footer={close}>
      {outcome === null && <DepositOutline label={t.loading} />}
      {outcome?.ok === false && <DepositFailure error={outcome.error} busy={loading} onRetry={reload} />}
      {outcome?.ok === true && <DepositOfferView offer={outcome.value} />}
      <DepositProgress {...place} />
    </Dialog>
  );
}

function DepositOutline({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="flex flex-col items-center gap-4">
      <Skeleton className="h-21 w-full" />
      <Skeleton className="size-[242px]" />
      <Skeleton className="mb-6 h-16 w-full" />
    </SkeletonGroup>
  );
}

function DepositFailure({ error, busy, onRetry }: { error: ErrorData; busy: boolean; onRetry: () => void }) {
  const t = useMessages(depositsMessages);
  const te = useMessages(errorMessages);
  const retry = (
    <Button size="sm" onClick={onRetry} busy={busy}>
      {t.tryAgain}
    </Button>
  );
  return (
    <Banner tone="red" action={retry}>
      {errorText(te, error)}
    </Banner>
  );
}

/** What has arrived and what is still missing; follows the balance while the dialog is open. */
function DepositProgress(place: GuaranteeRef) {
  const t = useMessages(depositsMessages);
  const guarantee = useAppSelector((state) => selectGuarantee(state, place));
  const knowledge = useAppSelector((state) => selectBalanceEntry(state, place.guaranteeId));
  if (guarantee === null) return null;
  const balance = balanceView(guarantee.status, guarantee.amount, knowledge);
  if (balance.kind === 'unknown') return <Banner tone="yellow">{t.balanceUnknown}</Banner>;
  if (balance.kind === 'uncounted') return <Banner tone="yellow">{t.balanceUncounted}</Banner>;
  if (balance.kind !== 'known') return null;
  const missing = amountMissing(guarantee.amount, balance.total);
  return (
    <>
      {missing === 0 && <Banner tone="green">{t.complete}</Banner>}
      <FactList layout="lines">
        <Fact label={t.arrived}>
          <Amount sats={balance.total} mark={false} />
          {balance.unconfirmed > 0 && (
            <span className="block text-xs text-ink-soft">
              <Amount sats={balance.unconfirmed} mark={false} /> {t.unconfirmed}
            </span>
          )}
        </Fact>
        <Fact label={t.missing}>
          <Amount sats={missing} className="font-medium" />
        </Fact>
      </FactList>
    </>
  );
}
