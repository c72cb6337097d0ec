import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { contractDetailMessages, contractMessages } from '@/content/contracts.messages';
import type { Contract } from '@/domain/models';
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
import { ContractTasks } from '@/features/guarantees/contract-tasks';
import { GuaranteesPanel } from '@/features/guarantees/guarantees-panel';
import { KeyAlarm } from '@/features/pins/key-alarm';
import { KitLine } from '@/features/recovery/kit-line';
import type { RecoveryDialog } from '@/features/recovery/recovery-dialog';
import { RecoveryMenu } from '@/features/recovery/recovery-menu';
import { OpenCertificateButton } from '@/features/seals/certificate/open-certificate-button';
import { CopyInvitation } from '@/features/seals/links/copy-invitation';
import { KeyLevelButton } from '@/features/seals/links/key-level-button';
import { OpenedLink } from '@/features/seals/links/opened-link';
import { ReplyLink } from '@/features/seals/links/reply-link';
import { SealAlarm } from '@/features/seals/seal-alarm';
import type { SealDialog } from '@/features/seals/seal-dialog';
import { SealLine } from '@/features/seals/seal-line';
import { useSeals } from '@/features/seals/use-seals';
import { SlowNotice } from '@/features/waiting/slow-load';
import { useMessages } from '@/i18n/use-messages';
import { useTimedFlag } from '@/lib/timed-flags';
import { useDocumentTitle } from '@/lib/use-document-title';
import { ContractDialogs } from '@/pages/contract-dialogs';
import { RecoveryDialogs } from '@/pages/recovery-dialogs';
import { SealDialogs } from '@/pages/seal-dialogs';
import { useEnginePrefetch } from '@/pages/use-engine-prefetch';
import { useFindingPlace } from '@/pages/use-finding-place';
import { useRestoreDraft } from '@/pages/use-restore-draft';
import { useSealCards } from '@/pages/use-seal-cards';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { useAppSelector } from '@/store/setup/hooks';

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
  const restore = useRestoreDraft(contract);
  const place = useFindingPlace();
  const cards = useSealCards(contract, setSeal);
  const [published, showPublished] = useTimedFlag(SUCCESS_BANNER_MS);
  useSeals(contract.id);
  usePeople(contract.arbitrator === null ? contract.contractors : [...contract.contractors, contract.arbitrator]);
  return (
    <div className="flex flex-col gap-6">
      <KeyAlarm contractId={contract.id} />
      <SealAlarm contract={contract} onOpen={setSeal} onRestore={restore.begin} />
      <OpenedLink contractId={contract.id} />
      <ContractBanners contractId={contract.id} refresh={refresh} published={published} />
      <ContractHeader
        contract={contract}
        menu={<RecoveryMenu contract={contract} onOpen={setRecovery} />}
        draft={restore.draft}
        place={place.inText}
        onDraftDone={() => {
          restore.end();
          place.end();
        }}
        invitation={<CopyInvitation contract={contract} onOpen={() => setRecovery('sealed-invitation')} />}
        keyLevel={<KeyLevelButton contractId={contract.id} onOpen={() => setRecovery('safety-number')} />}
      />
      {/* In one row where there is room: the guarantees stay in view. */}
      <div className="flex flex-col gap-6 empty:hidden lg:flex-row lg:justify-between">
        <SealLine
          contract={contract}
          onOpen={setSeal}
          pdf={<UnseenPdf contract={contract} />}
          certificate={<OpenCertificateButton onClick={() => setRecovery('open-certificate')} />}
        />
        <KitLine contract={contract} onOpen={setRecovery} />
      </div>
      <ReplyLink contractId={contract.id} />
      <PublishCard contract={contract} onPublished={showPublished} onGo={place.show} />
      <MissingGuarantees contract={contract} />
      <ContractTasks contract={contract} onOpen={setDialog} />
      <div className="grid gap-6 lg:grid-cols-5">
        <div className="min-w-0 lg:col-span-3">
          <GuaranteesPanel contractId={contract.id} onOpen={setDialog} />
        </div>
        <div className="min-w-0 lg:col-span-2">
          <ChatPanel contractId={contract.id} {...cards} />
        </div>
      </div>
      <ActivityCard contract={contract} loaded={refresh.load.state === 'ready'} />
      <ContractDialogs contractId={contract.id} open={dialog} onClose={() => setDialog(null)} onOpen={setDialog} />
      <SealDialogs contract={contract} open={seal} onClose={() => setSeal(null)} onGo={place.show} />
      <RecoveryDialogs
        contractId={contract.id}
        open={recovery}
        onOpen={setRecovery}
        onClose={() => setRecovery(null)}
      />
    </div>
  );
}
