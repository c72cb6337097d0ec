import { depositsMessages } from '@/content/deposits.messages';
import { errorMessages, errorText } from '@/content/errors.messages';
import type { ErrorData } from '@/domain/primitives/errors';
import { idKey } from '@/domain/primitives/ids';
import { DepositOfferView } from '@/features/deposits/deposit-offer';
import { DepositProgress } from '@/features/deposits/deposit-progress';
import { useMessages } from '@/i18n/use-messages';
import { useLoaded } from '@/lib/use-loaded';
import type { GuaranteePlace } from '@/store/contracts/contracts.slice';
import { requestDeposit } from '@/store/deposits/request-deposit.thunks';
import { useAppDispatch } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Banner } from '@/ui/message/banner';
import { Skeleton, SkeletonGroup } from '@/ui/message/skeleton';

export interface DepositDialogProps extends GuaranteePlace {
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
