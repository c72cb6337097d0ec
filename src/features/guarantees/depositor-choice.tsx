import { describeError, errorMessages } from '@/content/errors.messages';
import { guaranteesMessages } from '@/content/guarantees.messages';
import { canDo } from '@/domain/contracts/permissions';
import type { ErrorData } from '@/domain/primitives/errors';
import { type Id, isSameId } from '@/domain/primitives/ids';
import type { GuaranteeCardView } from '@/features/guarantees/use-guarantee-view';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectOtherName } from '@/store/people/people.selectors';
import { nameOwnDepositor } from '@/store/terms/own-acts.thunks';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';

interface DepositorChoiceProps {
  contractId: Id;
  view: Pick<GuaranteeCardView, 'guarantee' | 'parties'>;
  titleId: string;
}

/** Lets either party say who deposits a guarantee whose record names nobody. Nothing else writes it. */
export function DepositorChoice({ contractId, view: { guarantee, parties }, titleId }: DepositorChoiceProps) {
  const t = useMessages(guaranteesMessages);
  const errors = useMessages(errorMessages);
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUserId);
  const contract = useAppSelector((state) => selectContract(state, contractId));
  const name = useAppSelector((state) => selectOtherName(state, contractId));
  const announce = useAnnounce();
  const task = useTask<ErrorData>();
  const other = contract?.contractors.find((id) => !isSameId(id, userId)) ?? null;
  const isOpen = guarantee.status === 'pending' && parties.depositor?.kind === 'not-stated';
  if (contract === null || userId === null || other === null || !isOpen || !canDo(contract, userId, 'edit'))
    return null;

  async function record(depositor: Id): Promise<void> {
    const guaranteeRef = { contractId, guaranteeId: guarantee.id };
    const recorded = await task.run((intent) => dispatch(nameOwnDepositor(guaranteeRef, depositor, intent)));
    if (recorded !== null) announce(t.depositorRecorded);
  }

  return (
    <div className="flex flex-col gap-2 text-sm text-ink-soft">
      <p>{t.whoDeposits}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" disabled={task.busy} aria-describedby={titleId} onClick={() => void record(userId)}>
          {t.iDeposit}
        </Button>
        <Button size="sm" disabled={task.busy} aria-describedby={titleId} onClick={() => void record(other)}>
          {t.otherDeposits({ name: name ?? String(other) })}
        </Button>
      </div>
      <Waiting task={task} next="guarantee" />
      {task.error !== null && (
        <Banner tone="red">
          {t.depositorFailed} {describeError(errors, task.error)}
        </Banner>
      )}
    </div>
  );
}
