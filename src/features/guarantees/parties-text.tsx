import { memo } from 'react';
import { guaranteeRowMessages } from '@/content/contract-screen.messages';
import { guaranteesMessages } from '@/content/guarantees.messages';
import type { Depositor } from '@/domain/guarantee/depositor';
import type { GuaranteeParties } from '@/domain/guarantee/guarantee-parties';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectName } from '@/store/people/people.thunks';
import { useAppSelector } from '@/store/setup/hooks';
import { Foreign } from '@/ui/text/foreign';

/** "Ana deposits · protects Berto" */
export const PartiesText = memo(function PartiesText({ parties }: { parties: GuaranteeParties }) {
  const { depositor, beneficiary } = parties;
  if (depositor === null && beneficiary === null) return null;
  return (
    <span className="min-w-0 wrap-anywhere">
      {depositor !== null && (
        <span>
          <DepositsText depositor={depositor} />
        </span>
      )}
      {depositor !== null && beneficiary !== null && ' · '}
      {beneficiary !== null && <ProtectsText id={beneficiary} />}
    </span>
  );
});

function DepositsText({ depositor }: { depositor: Depositor }) {
  const t = useMessages(guaranteeRowMessages);
  const common = useMessages(guaranteesMessages);
  const userId = useAppSelector(selectUserId);
  if (depositor.kind === 'once-joined') return common.onceJoined;
  if (depositor.kind === 'unrecorded') return common[`unrecorded-${depositor.role}`];
  if (isSameId(depositor.id, userId)) return t.youDeposit;
  return (
    <>
      <ContractorName id={depositor.id} /> {t.deposits}
    </>
  );
}

function ProtectsText({ id }: { id: Id }) {
  const t = useMessages(guaranteeRowMessages);
  const userId = useAppSelector(selectUserId);
  if (isSameId(id, userId)) return t.protectsYou;
  return (
    <>
      {t.protects} <ContractorName id={id} />
    </>
  );
}

function ContractorName({ id }: { id: Id }) {
  const name = useAppSelector((state) => selectName(state, id));
  return <Foreign>{name ?? id}</Foreign>;
}
