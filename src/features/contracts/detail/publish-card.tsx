import { contractDetailMessages } from '@/content/contracts.messages';
import { canDo } from '@/domain/contracts/permissions';
import type { Contract } from '@/domain/models';
import { toCalendarDate } from '@/domain/primitives/dates';
import type { ErrorData } from '@/domain/primitives/errors';
import { listOpenPoints, type OpenPoint } from '@/domain/templates/open-points';
import { usePublishQuestion } from '@/features/contracts/use-publish-question';
import { Outcome } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { hasUnsavedEdit } from '@/store/drafts/unsaved-edit.thunks';
import { publishOwnContract } from '@/store/terms/own-acts.thunks';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/layout/card';

/** Lets the owner of a draft publish it (docs/specification.md#2-screens-and-routes). */
export function PublishCard({ contract }: { contract: Contract }) {
  const t = useMessages(contractDetailMessages);
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUserId);
  const task = useTask<ErrorData>();
  const { busy, run } = task;
  const question = usePublishQuestion();
  if (!canDo(contract, userId, 'publish')) return null;

  function publish(): void {
    const unsaved: OpenPoint[] = dispatch(hasUnsavedEdit(contract)) ? [{ kind: 'unsaved' }] : [];
    const points = [...unsaved, ...listOpenPoints(contract, toCalendarDate(new Date()))];
    question.ask(points, () => void run((intent) => dispatch(publishOwnContract(contract.id, intent))));
  }

  return (
    <Card flush className="flex flex-col gap-3 p-4 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-sm text-pretty">{t.draftText}</p>
        <Button variant="primary" busy={busy} busyLabel={t.publishing} onClick={publish}>
          {t.publish}
        </Button>
      </div>
      {question.dialog}
      <Outcome task={task} failed={t.publishFailed} />
    </Card>
  );
}
