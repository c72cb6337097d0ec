import { useId } from 'react';
import { disputesMessages } from '@/content/disputes.messages';
import { getRole } from '@/domain/contracts/permissions';
import type { Contract, GuaranteeRef } from '@/domain/models';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { useAskLabel, useHolder } from '@/features/people/use-holder';
import { OpenPaymentList } from '@/features/signing/open-payment-list';
import { useMessages } from '@/i18n/use-messages';
import { useLoaded } from '@/lib/use-loaded';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { listOpenPayments } from '@/store/withdrawals/open-payments.thunks';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { Foreign } from '@/ui/text/foreign';

interface FirstStepsProps {
  contract: Contract;
  guaranteeId: Id;
}

/** The ways that reach somebody, in one row. */
export function FirstSteps({ contract, guaranteeId }: FirstStepsProps) {
  const t = useMessages(disputesMessages);
  const open = useOpenDialog();
  const ask = useAskLabel(contract);
  const isStranger = getRole(contract, useAppSelector(selectUserId)) === 'stranger';
  const hasOther = !isStranger && contract.contractors.length > 1;
  return (
    <div className="flex flex-wrap gap-2">
      {hasOther && (
        <LeaveButton size="sm" onLeave={() => open({ kind: 'release', guaranteeId })}>
          {t.split}
        </LeaveButton>
      )}
      <LeaveButton size="sm" onLeave={() => open({ kind: 'ask-holder' })}>
        <Foreign>{ask}</Foreign>
      </LeaveButton>
    </div>
  );
}

/** Whom to write to, or that nobody decides. */
export function Purpose({ contract }: { contract: Contract }) {
  const t = useMessages(disputesMessages);
  return <>{useHolder(contract).mayDecide ? t.purpose : t.nobodyDecides}</>;
}

/** The payments of the guarantee that others can still complete; nothing if this device knows of none. */
export function OpenPayments({ guaranteeRef }: { guaranteeRef: GuaranteeRef }) {
  const t = useMessages(disputesMessages);
  const dispatch = useAppDispatch();
  const titleId = useId();
  const load = () => dispatch(listOpenPayments(guaranteeRef));
  const { value: payments } = useLoaded(load, toIdKey(guaranteeRef.guaranteeId));
  if (payments === null || payments.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-1">
      <h3 id={titleId} className="text-sm font-medium">
        {t.openPayments}
      </h3>
      <p className="text-sm text-ink-soft">{t.openPaymentsText}</p>
      <OpenPaymentList payments={payments} />
    </section>
  );
}
