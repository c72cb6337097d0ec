import { depositsMessages } from '@/content/deposits.messages';
import type { GuaranteeRef } from '@/domain/models';
import { formatBtc } from '@/domain/primitives/amount';
import { toIdKey } from '@/domain/primitives/ids';
import { TermText } from '@/features/help/term-text';
import { useMessages } from '@/i18n/use-messages';
import { useLoaded } from '@/lib/use-loaded';
import { checkServerFee } from '@/store/balances/release-fees.thunks';
import { useAppDispatch } from '@/store/core/hooks';
import { Banner } from '@/ui/message/banner';

/** Warns if the server expects a later release to cost far more than this app does. Nothing while that is unknown. */
export function FeeWarning(guaranteeRef: GuaranteeRef) {
  const t = useMessages(depositsMessages);
  const dispatch = useAppDispatch();
  const checked = useLoaded(
    (signal) => dispatch(checkServerFee(guaranteeRef, signal)),
    toIdKey(guaranteeRef.guaranteeId),
  ).value;
  if (checked?.ok !== true || checked.value === null) return null;
  const { own, server } = checked.value;
  const text = t.feesDiffer({ server: formatBtc(server), own: formatBtc(own) });
  return (
    <Banner tone="yellow">
      <TermText word="release" text={text} />
    </Banner>
  );
}
