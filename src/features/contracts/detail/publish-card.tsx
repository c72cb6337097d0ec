import { contractDetailMessages } from '@/content/contracts.messages';
import { canDo } from '@/domain/contracts/permissions';
import type { FindingPlace } from '@/domain/lint/finding';
import type { Contract } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { FailureBanner } from '@/features/contracts/failures';
import { useFindings } from '@/features/lint/use-findings';
import { useQuestion } from '@/features/lint/use-question';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { hasUnsavedEdit } from '@/store/drafts/unsaved-edit.thunks';
import { publishOwnContract } from '@/store/seals/own-acts.thunks';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/layout/card';

interface PublishCardProps {
  contract: Contract;
  /** Shows the place of a finding. */
  onGo: (place: FindingPlace) => void;
}

/** Lets the owner of a draft publish it (docs/specification.md#2-screens-and-routes). */
export function PublishCard({ contract, onGo }: PublishCardProps) {
  const t = useMessages(contractDetailMessages);
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUserId);
  const task = useTask<ErrorData>();
  const { busy, error, run } = task;
  const mayPublish = canDo(contract, userId, 'publish');
  const findings = useFindings(mayPublish ? contract : null, 'publish');
  const question = useQuestion('publish', findings, onGo);
  if (!mayPublish) return null;
  const publish = () => void run((intent) => dispatch(publishOwnContract(contract.id, intent)));

  return (
    <Card flush className="flex flex-col gap-3 p-4 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-sm text-pretty">{t.draftText}</p>
        <Button
          variant="primary"
          busy={busy}
          busyLabel={t.publishing}
          onClick={() => question.ask(publish, dispatch(hasUnsavedEdit(contract)))}
        >
          {t.publish}
        </Button>
      </div>
      {question.dialog}
      <Waiting task={task} next="save" />
      {error !== null && <FailureBanner title={t.publishFailed} error={error} />}
    </Card>
  );
}
