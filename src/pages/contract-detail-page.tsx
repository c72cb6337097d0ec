import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { contractDetailMessages, contractMessages } from '@/content/contracts.messages';
import type { Contract } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import { ActivityCard } from '@/features/activity/activity-card';
import { ChatPanel } from '@/features/chat/chat-panel';
import { usePeople } from '@/features/contracts/contract-facts';
import { ContractBanners, SUCCESS_BANNER_MS } from '@/features/contracts/detail/contract-banners';
import { ContractHeader } from '@/features/contracts/detail/contract-header';
import { ContractSkeleton } from '@/features/contracts/detail/contract-skeleton';
import { MissingGuarantees } from '@/features/contracts/detail/missing-guarantees';
import { PublishCard } from '@/features/contracts/detail/publish-card';
import { type ContractRefresh, useContractRefresh } from '@/features/contracts/detail/use-contract-refresh';
import { ContractMissing, FailureBanner } from '@/features/contracts/failures';
import { UnseenPdf } from '@/features/contracts/pdf/unseen-pdf';
import type { OpenDialog } from '@/features/guarantees/contract-dialog';
import { GuaranteesPanel } from '@/features/guarantees/guarantees-panel';
import type { Spotlight } from '@/features/guarantees/use-unfolded';
import { KeyAlarm } from '@/features/pins/key-alarm';
import { KitLine } from '@/features/recovery/kit-line';
import type { RecoveryDialog } from '@/features/recovery/recovery-dialog';
import { RecoveryMenu } from '@/features/recovery/recovery-menu';
import { OpenCertificateButton } from '@/features/seals/certificate/open-certificate-button';
import { KeyLevelButton } from '@/features/seals/links/key-level-button';
import { OpenedLink } from '@/features/seals/links/opened-link';
import { ReplyLink } from '@/features/seals/links/reply-link';
import { SealAlarm } from '@/features/seals/seal-alarm';
import type { SealDialog } from '@/features/seals/seal-dialog';
import { SealEditNote } from '@/features/seals/seal-edit-note';
import { SealLine } from '@/features/seals/seal-line';
import { useIsSealCalm } from '@/features/seals/use-seal-screen';
import { useSeals } from '@/features/seals/use-seals';
import { SlowNotice } from '@/features/waiting/slow-load';
import { useMessages } from '@/i18n/use-messages';
import { lazyAfterPaint } from '@/lib/lazy';
import { useTimedFlag } from '@/lib/timed-flags';
import { useDocumentTitle } from '@/lib/use-document-title';
import { useIsWide } from '@/lib/use-is-wide';
import { ContractDialogs } from '@/pages/contract-dialogs';
import { ContractPanels } from '@/pages/contract-panels';
import { ContractTasks } from '@/pages/contract-tasks';
import { PendingDialog } from '@/pages/pending-dialog';
import { RecoveryDialogs } from '@/pages/recovery-dialogs';
import { SealDialogs } from '@/pages/seal-dialogs';
import { useContractTab } from '@/pages/use-contract-tab';
import { useEnginePrefetch } from '@/pages/use-engine-prefetch';
import { useFindingPlace } from '@/pages/use-finding-place';
import { useRestoreDraft } from '@/pages/use-restore-draft';
import { useSealCards } from '@/pages/use-seal-cards';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { useAppSelector } from '@/store/setup/hooks';

// Not needed to see the guarantees, or on a wide screen.
const ContractReading = lazyAfterPaint(async () => ({
  default: (await import('@/features/contracts/detail/contract-reading')).ContractReading,
}));
const ReadingDialog = lazyAfterPaint(async () => ({
  default: (await import('@/features/contracts/detail/reading-dialog')).ReadingDialog,
}));
const ContractTaskBar = lazyAfterPaint(async () => ({
  default: (await import('@/pages/contract-task-bar')).ContractTaskBar,
}));

/** /contracts/{id} */
export function ContractDetailPage() {
  const { id = '' } = useParams();
  return <ContractScreen key={id} id={id} />;
}

function ContractScreen({ id }: { id: string }) {
  const t = useMessages(contractDetailMessages);
  const common = useMessages(contractMessages);
  const refresh = useContractRefresh(id);
  const contract = useAppSelector((state) => selectContract(state, id));
  const { load, slow, reload } = refresh;
  useEnginePrefetch(contract !== null);
  useDocumentTitle(load.state === 'missing' ? common.notFound : (contract?.title ?? common.loading));
  if (load.state === 'missing') return <ContractMissing />;
  if (contract !== null) return <OpenContract contract={contract} refresh={refresh} />;
  if (load.state === 'failed') return <FailureBanner title={t.loadFailed} error={load.error} onRetry={reload} />;
  return (
    <div className="flex flex-col gap-6">
      {slow && <SlowNotice onRetry={reload} />}
      <ContractSkeleton />
    </div>
  );
}

function OpenContract({ contract, refresh }: { contract: Contract; refresh: ContractRefresh }) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [recovery, setRecovery] = useState<RecoveryDialog | null>(null);
  const [seal, setSeal] = useState<SealDialog | null>(null);
  const [isReading, setReading] = useState(false);
  const [spotlight, setSpotlight] = useState<Spotlight | null>(null);
  const [tab, setTab] = useContractTab();
  const isWide = useIsWide();
  const restore = useRestoreDraft(contract);
  const place = useFindingPlace(reveal);
  const cards = useSealCards(contract, setSeal);
  const [published, showPublished] = useTimedFlag(SUCCESS_BANNER_MS);
  usePeople(contract.arbitrator === null ? contract.contractors : [...contract.contractors, contract.arbitrator]);

  /** Shows the guarantee that a dialog has changed. */
  function reveal(guaranteeId: Id): void {
    setSpotlight((before) => ({ guaranteeId, turn: (before?.turn ?? 0) + 1 }));
    if (!isWide) setTab('guarantees');
  }

  const tasks = { contract, onOpen: setDialog, onSeal: setSeal, onRecovery: setRecovery };
  const lines = (
    <div className="flex flex-col gap-6 empty:hidden panels:flex-row panels:gap-4 panels:justify-between">
      <SealLine
        contract={contract}
        onOpen={setSeal}
        pdf={<UnseenPdf contract={contract} isInline />}
        certificate={<OpenCertificateButton onClick={() => setRecovery('open-certificate')} />}
      />
      <KitLine contract={contract} onOpen={setRecovery} />
    </div>
  );
  const isCalm = useIsSealCalm(contract);
  return (
    <div className="flex flex-col gap-5 panels:-mt-4">
      <SealsInStep contractId={contract.id} />
      <KeyAlarm contractId={contract.id} />
      <SealAlarm contract={contract} onOpen={setSeal} onRestore={restore.begin} />
      <OpenedLink contractId={contract.id} />
      <ContractBanners contractId={contract.id} refresh={refresh} published={published} />
      <ContractHeader
        contract={contract}
        menu={<RecoveryMenu contract={contract} onOpen={setRecovery} />}
        draft={restore.draft}
        place={place.inText}
        editNote={<SealEditNote contractId={contract.id} />}
        onDraftDone={() => {
          restore.end();
          place.end();
        }}
        keyLevel={<KeyLevelButton contractId={contract.id} onOpen={() => setRecovery('safety-number')} />}
        {...(isWide && { onRead: () => setReading(true) })}
      />
      {isWide && <ContractTasks {...tasks} />}
      <PublishCard contract={contract} onPublished={showPublished} onGo={place.show} />
      <MissingGuarantees contract={contract} />
      {(isWide || !isCalm) && lines}
      <ReplyLink contractId={contract.id} />
      <ContractPanels
        contractId={contract.id}
        isWide={isWide}
        tab={tab}
        onTab={setTab}
        panels={{
          guarantees: <GuaranteesPanel contractId={contract.id} onOpen={setDialog} spotlight={spotlight} />,
          chat: <ChatPanel contractId={contract.id} {...cards} />,
          terms: !isWide && (
            <div className="flex flex-col gap-6 pt-3">
              {isCalm && lines}
              <Suspense fallback={null}>
                <ContractReading contract={contract} prints={tab === 'terms'} />
              </Suspense>
            </div>
          ),
          activity: (
            <ActivityCard
              contract={contract}
              loaded={refresh.load.state === 'ready'}
              {...(!isWide && { shown: tab === 'activity' })}
            />
          ),
        }}
      />
      <Suspense fallback={null}>{!isWide && <ContractTaskBar {...tasks} />}</Suspense>
      <ContractDialogs
        contractId={contract.id}
        open={dialog}
        onClose={() => setDialog(null)}
        onOpen={setDialog}
        onReveal={reveal}
      />
      <SealDialogs contract={contract} open={seal} onClose={() => setSeal(null)} onGo={place.show} />
      <RecoveryDialogs
        contractId={contract.id}
        open={recovery}
        onOpen={setRecovery}
        onClose={() => setRecovery(null)}
      />
      {isReading && (
        <Suspense fallback={<PendingDialog onCancel={() => setReading(false)} />}>
          <ReadingDialog contract={contract} onClose={() => setReading(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** A component of its own: a chat message must not render the screen. */
function SealsInStep({ contractId }: { contractId: Id }) {
  useSeals(contractId);
  return null;
}
