import type { GuaranteeRef } from '@/domain/models';
import { selectGuarantee } from '@/store/contracts/contracts.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { Foreign } from '@/ui/text/foreign';

/** The guarantee of a dialog about money, at its top. */
export function GuaranteeName({ contractId, guaranteeId }: GuaranteeRef) {
  const description = useAppSelector((state) => selectGuarantee(state, { contractId, guaranteeId })?.description);
  if (description === undefined) return null;
  return (
    <p className="line-clamp-2 text-sm font-medium wrap-anywhere">
      <Foreign>{description}</Foreign>
    </p>
  );
}
