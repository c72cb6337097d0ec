import { contractDetailMessages } from '@/content/contracts.messages';
import { mayDo } from '@/domain/contract/permissions';
import type { Contract } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { FailureBanner } from '@/features/contracts/detail/failure-banner';
import { useMessages } from '@/i18n/use-messages';
import { useWork } from '@/lib/use-work';
import { selectUserId } from '@/store/auth/auth.selectors';
import { publishContract } from '@/store/contracts/contracts.thunks';
import { useAppDispatch, useAppSelector } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/layout/card';

export interface DraftBoxProps {
  contract: Contract;
  onPublished: () => void;
}

/** What the owner of a draft does next: publish it (docs/specification.md#2-screens-and-routes). */
export function DraftBox({ contract, onPublished }: DraftBoxProps) {
  const t = useMessages(contractDetailMessages);
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUserId);
  const { busy, error, run } = useWork<ErrorData>();
  if (!mayDo(contract, userId, 'publish')) return null;

  async function publish(): Promise<void> {
    if (await run(() => dispatch(publishContract(contract.id)))) onPublished();
  }

  return (
    <Card flush className="flex flex-col gap-3 p-4 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-sm text-pretty">{t.draftText}</p>
        <Button variant="primary" busy={busy} busyLabel={t.publishing} onClick={() => void publish()}>
          {t.publish}
        </Button>
      </div>
      {error !== null && <FailureBanner what={t.publishFailed} error={error} />}
    </Card>
  );
}
