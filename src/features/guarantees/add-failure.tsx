import { errorMessages, errorText } from '@/content/errors.messages';
import { guaranteesMessages } from '@/content/guarantees.messages';
import type { Id } from '@/domain/primitives/ids';
import { useMessages } from '@/i18n/use-messages';
import { selectGuaranteeFailure } from '@/store/contracts/contracts.selectors';
import { useAppSelector } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';

export interface AddFailureProps {
  contractId: Id;
  onRetry: () => void;
}

/** The dialog has closed by then (docs/specification.md#8-error-catalogue): the panel says that and why nothing was added. */
export function AddFailure({ contractId, onRetry }: AddFailureProps) {
  const t = useMessages(guaranteesMessages);
  const te = useMessages(errorMessages);
  const failure = useAppSelector((state) => selectGuaranteeFailure(state, contractId));
  if (failure === null) return null;
  const { cause } = failure.detail;
  const retry = (
    <Button size="sm" onClick={onRetry}>
      {t.tryAgain}
    </Button>
  );
  return (
    <Banner tone="red" action={retry}>
      <p className="font-medium">{errorText(te, failure)}</p>
      {cause !== undefined && <p>{errorText(te, { ...failure, code: cause })}</p>}
    </Banner>
  );
}
