import { type ReactNode, Suspense, useCallback, useId, useState } from 'react';
import { useParams } from 'react-router-dom';
import { chatMessages } from '@/content/chat.messages';
import { contractScreenMessages } from '@/content/contract-screen.messages';
import { contractDetailMessages, contractMessages } from '@/content/contracts.messages';
import { guaranteesMessages } from '@/content/guarantees.messages';
import type { Contract, Message } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import type { ShowEvent } from '@/features/chat/chat-message';
import { ChatPanel } from '@/features/chat/chat-panel';
import { usePeople } from '@/features/contracts/contract-facts';
import { ContractBanners } from '@/features/contracts/detail/contract-banners';
import { ContractHeader } from '@/features/contracts/detail/contract-header';
import { ContractSkeleton } from '@/features/contracts/detail/contract-skeleton';
import { MissingGuarantees } from '@/features/contracts/detail/missing-guarantees';
import { PublishCard } from '@/features/contracts/detail/publish-card';
import { type ContractRefresh, useContractRefresh } from '@/features/contracts/detail/use-contract-refresh';
import { ContractMissing } from '@/features/contracts/failures';
import { UnseenPdf } from '@/features/contracts/pdf/unseen-pdf';
import { type ContractDialog, ContractDialogContext } from '@/features/dialogs/contract-dialog';
import { GuaranteesPanel, type Spotlight } from '@/features/guarantees/guarantees-panel';
import { KeyAlarm } from '@/features/keys/key-alarm';
import { SignatureMessage } from '@/features/terms/signature-message';
import { TermsChangeNotice } from '@/features/terms/terms-change';
import { TermsStatusRow, useTermsStanding } from '@/features/terms/terms-status-row';
import { useAreTermsCalm, useTermsInStep } from '@/features/terms/use-terms';
import { FailureBanner, SlowLoad } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { lazyPart } from '@/lib/lazy';
import { useDocumentTitle } from '@/lib/use-document-title';
import { useIsWide } from '@/lib/use-is-wide';
import { ContractDialogs } from '@/pages/contract-dialogs';
import { ContractTasks } from '@/pages/contract-tasks';
import { CONTRACT_TABS, type ContractTab, useContractTab, useUnread } from '@/pages/use-contract-tab';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { classes } from '@/ui/layout/classes';
import { getPanelProps, TabList } from '@/ui/layout/tabs';

// Not needed to see the guarantees.
const ContractReading = lazyPart('ContractReading', () => import('@/features/contracts/detail/contract-reading'));
const TermsOverview = lazyPart('TermsOverview', () => import('@/features/terms/terms-overview'));
const PrintedContract = lazyPart('PrintedContract', () => import('@/pages/printed-contract'));

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
  const { load, loading, reload } = refresh;
  useDocumentTitle(load.state === 'missing' ? common.notFound : (contract?.title ?? common.loading));
  if (load.state === 'missing') return <ContractMissing />;
  if (contract !== null) return <OpenContract contract={contract} refresh={refresh} />;
  if (load.state === 'failed') return <FailureBanner title={t.loadFailed} error={load.error} onRetry={reload} />;
  return (
    <div className="flex flex-col gap-6">
      <SlowLoad busy={loading} onRetry={reload} />
      <ContractSkeleton />
    </div>
  );
}

function OpenContract({ contract, refresh }: { contract: Contract; refresh: ContractRefresh }) {
  const [dialog, setDialog] = useState<ContractDialog | null>(null);
  const [spotlight, setSpotlight] = useState<Spotlight | null>(null);
  const [tab, setTab] = useContractTab();
  const [isEditing, setEditing] = useState(false);
  const isWide = useIsWide();
  const showEvent = useShowEvent(contract);
  const isCalm = useAreTermsCalm(contract);
  const isRead = dialog?.kind === 'terms' || (!isWide && tab === 'terms');
  const standing = useTermsStanding(contract);
  usePeople(contract.arbitrator === null ? contract.contractors : [...contract.contractors, contract.arbitrator]);

  /** Shows the guarantee that a dialog has changed. */
  function reveal(guaranteeId: Id): void {
    setSpotlight((before) => ({ guaranteeId, turn: (before?.turn ?? 0) + 1 }));
    if (!isWide) setTab('guarantees');
  }

  const panels = {
    guarantees: <GuaranteesPanel contractId={contract.id} spotlight={spotlight} />,
    chat: <ChatPanel contractId={contract.id} showEvent={showEvent} />,
    terms: !isWide && (
      <div className="flex flex-col gap-6 pt-3">
        <Suspense fallback={null}>
          <TermsOverview contract={contract}>{isCalm && <TermsRow contract={contract} />}</TermsOverview>
          <ContractReading contract={contract} />
        </Suspense>
      </div>
    ),
  };
  return (
    <ContractDialogContext value={setDialog}>
      <div className={classes('flex flex-col gap-5 panels:-mt-4 panels:gap-4', !isWide && tab === 'chat' && FILLS)}>
        <TermsInStep contractId={contract.id} />
        <KeyAlarm contractId={contract.id} />
        <TermsChangeNotice contract={contract} />
        <ContractBanners contractId={contract.id} refresh={refresh} />
        <ContractHeader
          contract={contract}
          onEditing={setEditing}
          termsNote={standing === null || standing.isTask ? null : standing.text}
          brief={!isWide && tab !== 'guarantees'}
        />
        {/* Of a phone's tabs, the first has them. */}
        <ContractTasks contract={contract} hidden={isEditing || (!isWide && tab !== 'guarantees')} />
        {/* Shown, but not usable, until the text is saved. */}
        <div inert={isEditing} className={classes(BELOW, isEditing && 'opacity-60')}>
          <PublishCard contract={contract} />
          <MissingGuarantees contract={contract} />
          {/* The state of settled terms is in the menu, and in the tab of a phone. */}
          {(!isCalm || (isWide && standing === null)) && <TermsRow contract={contract} />}
          <ContractPanels contractId={contract.id} isWide={isWide} tab={tab} onTab={setTab} panels={panels} />
        </div>
        <Suspense fallback={null}>
          <PrintedContract contract={contract} isRead={isRead} isCovered={dialog !== null} />
        </Suspense>
        <ContractDialogs contract={contract} open={dialog} onOpen={setDialog} onReveal={reveal} />
      </div>
    </ContractDialogContext>
  );
}

/** The window below the navigation bar: the chat takes what is left of it. */
const FILLS = 'min-h-[calc(100dvh-7.5rem)]';

/** Content below the header. */
const BELOW = 'flex grow flex-col gap-5 panels:gap-4';

/** The state of the signed terms in one line, with its next step. */
function TermsRow({ contract }: { contract: Contract }) {
  return <TermsStatusRow contract={contract} pdf={<UnseenPdf contract={contract} isInline />} />;
}

function useShowEvent(contract: Contract): ShowEvent {
  return useCallback((message: Message) => <SignatureMessage contract={contract} message={message} />, [contract]);
}

/** A separate component, so that a chat message does not render the whole screen. */
function TermsInStep({ contractId }: { contractId: Id }) {
  useTermsInStep(contractId);
  return null;
}

interface ContractPanelsProps {
  contractId: Id;
  /** Side by side instead of tabs. */
  isWide: boolean;
  tab: ContractTab;
  onTab: (tab: ContractTab) => void;
  /** `terms` exists only as a tab. */
  panels: Record<ContractTab, ReactNode>;
}

const PLACES: Record<ContractTab, string> = {
  guarantees: 'panels:col-span-3',
  chat: 'max-panels:flex max-panels:flex-col panels:col-span-2',
  terms: '',
};

/** All panels stay mounted, so that hidden ones keep their input and are refreshed. */
function ContractPanels({ contractId, isWide, tab, onTab, panels }: ContractPanelsProps) {
  const t = useMessages(contractScreenMessages);
  const { panelTitle } = useMessages(guaranteesMessages);
  const chat = useMessages(chatMessages);
  const id = useId();
  const labels = { guarantees: panelTitle, chat: chat.title, terms: t.terms };
  const unread = useUnread(contractId, isWide || tab === 'chat');
  const mark = unread > 0 && <UnreadMark label={t.unread(unread)} count={unread} />;
  const tabs = CONTRACT_TABS.map((key) => ({ key, label: labels[key], ...(key === 'chat' && { mark }) }));
  return (
    <>
      {!isWide && <TabList label={t.tabs} id={id} tabs={tabs} selected={tab} onSelect={onTab} fill />}
      <div className={classes('grid gap-6 panels:grid-cols-5', !isWide && '-mt-2 grow')}>
        {CONTRACT_TABS.map((key) => (
          <div
            key={key}
            {...(isWide ? {} : getPanelProps(id, key))}
            hidden={isWide ? key === 'terms' : key !== tab}
            className={classes('min-w-0', PLACES[key])}
          >
            {key === 'terms' && <h2 className="sr-only">{t.terms}</h2>}
            {panels[key]}
          </div>
        ))}
      </div>
    </>
  );
}

function UnreadMark({ label, count }: { label: string; count: number }) {
  return (
    <span className="ml-1.5 inline-flex min-w-5 justify-center rounded-full bg-accent px-1.5 text-xs text-on-accent">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
