import { toContractPath } from '@/config/contract-links';
import { PATHS } from '@/config/paths';
import { recordsMessages } from '@/content/records.messages';
import type { Id } from '@/domain/primitives/ids';
import { StatementSheet } from '@/features/records/statement-sheet';
import { StatementTools } from '@/features/records/statement-tools';
import { useStatement } from '@/features/records/use-statement';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import { Banner } from '@/ui/message/banner';

export interface StatementScreenProps {
  /** `null`: all contracts of the user. */
  contractId: Id | null;
}

/** The statement of one contract or of all, to print and to save (docs/records.md). */
export function StatementScreen({ contractId }: StatementScreenProps) {
  const t = useMessages(recordsMessages);
  const { statement, loading, progress, reload, stop } = useStatement(contractId);
  const isDone = statement !== null && !loading;
  const again = (
    <Button size="sm" onClick={reload}>
      {t.retry}
    </Button>
  );
  return (
    <div className="mx-auto flex max-w-page flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <LinkButton to={contractId === null ? PATHS.contracts : toContractPath(contractId)}>
          {contractId === null ? t.backToList : t.back}
        </LinkButton>
        {isDone && <StatementTools statement={statement} contractId={contractId} />}
      </div>
      {!isDone && <h1 className="text-xl font-semibold">{t.title}</h1>}
      {loading && (
        <div className="flex flex-wrap items-center gap-3">
          <p role="status">
            {progress.total > 1 ? t.progress({ number: progress.done + 1, total: progress.total }) : t.reading}
          </p>
          <Button size="sm" onClick={stop}>
            {t.stop}
          </Button>
        </div>
      )}
      {isDone && !statement.isComplete && (
        <Banner tone="yellow" action={again}>
          {t.incomplete}
        </Banner>
      )}
      {isDone && <StatementSheet statement={statement} contractId={contractId} />}
    </div>
  );
}
