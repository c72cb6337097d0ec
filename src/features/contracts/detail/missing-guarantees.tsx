import { contractDetailMessages } from '@/content/contracts.messages';
import { canDo } from '@/domain/contracts/permissions';
import type { Contract } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { Outcome } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectMissingGuarantees } from '@/store/contracts/imports.slice';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { addOwnMissing } from '@/store/terms/own-acts.thunks';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';
import { Amount } from '@/ui/text/amount';
import { Foreign } from '@/ui/text/foreign';

/** Guarantees of the template that the server did not create with the contract. */
export function MissingGuarantees({ contract }: { contract: Contract }) {
  const t = useMessages(contractDetailMessages);
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUserId);
  const guarantees = useAppSelector((state) => selectMissingGuarantees(state, contract.id));
  const task = useTask<ErrorData>();
  const { busy, run } = task;
  const add = (
    <Button
      size="sm"
      busy={busy}
      busyLabel={t.addingMissing}
      onClick={() => void run((intent) => dispatch(addOwnMissing(contract.id, intent)))}
    >
      {t.addMissing}
    </Button>
  );
  const canAdd = canDo(contract, userId, 'add-guarantee');
  if (guarantees.length === 0) return null;
  return (
    <Banner tone="yellow" action={canAdd ? add : undefined}>
      <p>{canAdd ? t.missingGuarantees : t.missingUntilPublished}</p>
      <ul className="list-disc pl-5">
        {guarantees.map(({ description, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no id yet
          <li key={index}>
            <Foreign>{description}</Foreign>: <Amount sats={amount} />
          </li>
        ))}
      </ul>
      <Outcome task={task} failed={t.addMissingFailed} />
    </Banner>
  );
}
