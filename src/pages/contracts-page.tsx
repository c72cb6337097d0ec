import { Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LATER_PATHS } from '@/config/contract-links';
import { PATHS } from '@/config/paths';
import { contractListMessages } from '@/content/contracts.messages';
import { ContractList } from '@/features/contracts/list/contract-list';
import { UnfinishedContracts } from '@/features/contracts/unfinished-contracts';
import { FirstSteps } from '@/features/first-steps/first-steps';
import { useMessages } from '@/i18n/use-messages';
import { lazyAfterPaint } from '@/lib/lazy';
import { readStateMessage } from '@/lib/navigation-state';
import { useDocumentTitle } from '@/lib/use-document-title';
import { PendingDialog } from '@/pages/pending-dialog';
import { useEnginePrefetch } from '@/pages/use-engine-prefetch';
import { selectContractsState } from '@/store/contracts/contracts.selectors';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { backupSettled } from '@/store/keys/own-key.slice';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import { Banner } from '@/ui/message/banner';

const BackupDialogs = lazyAfterPaint(async () => ({
  default: (await import('@/features/keys/backup-dialogs')).BackupDialogs,
}));

const UnsentContracts = lazyAfterPaint(async () => ({
  default: (await import('@/features/seals/unsent-contracts')).UnsentContracts,
}));

/** /contracts */
export function ContractsPage() {
  const t = useMessages(contractListMessages);
  const navigate = useNavigate();
  const message = readStateMessage(useLocation().state);
  const isEmpty = useAppSelector((state) => selectContractsState(state).contracts.length === 0);
  const isFirstLoad = useAppSelector((state) => isEmpty && selectContractsState(state).loading);
  useDocumentTitle(t.heading);
  useEnginePrefetch(!isEmpty);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl font-semibold">{t.heading}</h1>
        <div className="flex flex-wrap items-center gap-3">
          <LinkButton variant="quiet" to={LATER_PATHS.statements} className="max-sm:-ml-4">
            {t.statement}
          </LinkButton>
          <Button variant="primary" onClick={() => void navigate(PATHS.create)}>
            {t.create}
          </Button>
        </div>
      </div>
      {message !== null && <Banner tone="blue">{message}</Banner>}
      <UnfinishedContracts />
      <Suspense fallback={null}>
        <UnsentContracts />
      </Suspense>
      {/* Below the list, which it would otherwise push down when it appears. */}
      <div className={isEmpty ? 'flex flex-col-reverse gap-6' : 'flex flex-col gap-6'}>
        <div className="flex flex-col gap-6">
          <ContractList />
        </div>
        {!isFirstLoad && <FirstStepsAndBackup />}
      </div>
    </div>
  );
}

function FirstStepsAndBackup() {
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState(false);
  const [isDownloaded, setDownloaded] = useState(false);

  function close(): void {
    setOpen(false);
    if (isDownloaded) dispatch(backupSettled());
  }

  return (
    <>
      <FirstSteps onBackup={() => setOpen(true)} />
      {open && (
        <Suspense fallback={<PendingDialog onCancel={close} />}>
          <BackupDialogs first="download" onDownloaded={() => setDownloaded(true)} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
