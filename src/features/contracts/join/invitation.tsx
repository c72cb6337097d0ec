import DoorClosed from 'lucide-react/icons/door-closed';
import { Navigate, useNavigate } from 'react-router-dom';
import { PATHS, toContractPath } from '@/config/paths';
import { contractMessages, joinMessages } from '@/content/contracts.messages';
import { getJoinView } from '@/domain/contract/permissions';
import type { Contract, Guarantee } from '@/domain/models';
import { formatBtc } from '@/domain/primitives/amount';
import type { ErrorData } from '@/domain/primitives/errors';
import { isNotFound } from '@/domain/primitives/http-errors';
import type { Id } from '@/domain/primitives/ids';
import { ArbitratorAlarm, ArbitratorText } from '@/features/contracts/arbitrator';
import { ContractDates, PersonText, usePeople } from '@/features/contracts/contract-facts';
import { ContractMissing, FailureBanner } from '@/features/contracts/failures';
import { ContractPdf } from '@/features/contracts/pdf/contract-pdf';
import { UnseenPdf } from '@/features/contracts/pdf/unseen-pdf';
import { SlowLoad } from '@/features/waiting/slow-load';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useDocumentTitle } from '@/lib/use-document-title';
import { useLoaded } from '@/lib/use-loaded';
import { useTask } from '@/lib/use-task';
import { fetchContract, joinContract } from '@/store/contracts/contracts.thunks';
import { useAppDispatch } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import { Card } from '@/ui/layout/card';
import { DeadEnd } from '@/ui/message/dead-end';
import { Skeleton, SkeletonGroup } from '@/ui/message/skeleton';
import { Foreign } from '@/ui/text/foreign';

export interface InvitationProps {
  contractId: Id;
  userId: Id;
}

/** The contract that the user is invited to. It is not stored before they accept. */
export function Invitation({ contractId, userId }: InvitationProps) {
  const t = useMessages(joinMessages);
  const common = useMessages(contractMessages);
  const dispatch = useAppDispatch();
  const {
    value: result,
    loading,
    reload,
  } = useLoaded((signal) => dispatch(fetchContract(contractId, signal)), String(contractId));
  useDocumentTitle(result?.ok ? result.value.title : common.loading);
  if (result === null || (loading && !result.ok)) {
    return (
      <div className="flex flex-col gap-6">
        <SlowLoad busy={loading} onRetry={reload} />
        <InvitationSkeleton />
      </div>
    );
  }
  if (result.ok) return <LoadedInvitation contract={result.value} userId={userId} />;
  if (isNotFound(result.error)) return <ContractMissing />;
  return <FailureBanner title={t.loadFailed} error={result.error} onRetry={reload} />;
}

function InvitationSkeleton() {
  const t = useMessages(contractMessages);
  return (
    <SkeletonGroup label={t.loading} className="flex flex-col gap-6">
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-64 w-full rounded-card" />
      <Skeleton className="h-10 w-full" />
    </SkeletonGroup>
  );
}

/** The offer, or a redirect for somebody who is a party already (docs/specification.md#join-contractsidjoin). */
function LoadedInvitation({ contract, userId }: { contract: Contract; userId: Id }) {
  const t = useMessages(joinMessages);
  const navigate = useNavigate();
  const path = toContractPath(contract.id);
  switch (getJoinView(contract, userId)) {
    case 'owner':
      return <Navigate to={path} replace state={{ message: t.isOwner }} />;
    case 'participant':
      return <Navigate to={path} replace state={{ message: t.alreadyParticipant }} />;
    case 'open':
      return (
        <JoinOffer
          contract={contract}
          onDecline={() => void navigate(PATHS.home)}
          onJoined={() => void navigate(path, { replace: true, state: { message: t.joined } })}
        />
      );
    default:
      return <InvitationClosed />;
  }
}

function InvitationClosed() {
  const t = useMessages(joinMessages);
  const common = useMessages(contractMessages);
  return (
    <DeadEnd
      role="alert"
      icon={<DoorClosed />}
      title={t.closed}
      action={<LinkButton to={PATHS.contracts}>{common.backToContracts}</LinkButton>}
    />
  );
}

interface JoinOfferProps {
  contract: Contract;
  onDecline: () => void;
  onJoined: () => void;
}

function JoinOffer({ contract, onDecline, onJoined }: JoinOfferProps) {
  const t = useMessages(joinMessages);
  const dispatch = useAppDispatch();
  const task = useTask<ErrorData>();
  const { busy, error, run } = task;
  usePeople(contract.arbitrator === null ? contract.contractors : [...contract.contractors, contract.arbitrator]);
  const owner = contract.contractors[0];

  async function accept(): Promise<void> {
    if (await run(() => dispatch(joinContract(contract)))) onJoined();
  }

  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-2">
        <p className="text-sm font-medium text-ink-faint">{t.invitation}</p>
        <h1 className="text-xl font-semibold break-words">
          <Foreign>{contract.title}</Foreign>
        </h1>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-faint">
          {/* On its own line: the name is loaded later and must not shift the rest. */}
          {owner !== undefined && (
            <div className="w-full">
              {t.invitedBy} <PersonText id={owner} />
            </div>
          )}
          {contract.arbitrator !== null && (
            <div className="w-full">
              <ArbitratorText id={contract.arbitrator} />
            </div>
          )}
          <ContractDates contract={contract} />
          <ContractPdf contract={contract} hasCheck={false} />
        </div>
        <UnseenPdf contract={contract} />
      </header>
      {contract.arbitrator !== null && <ArbitratorAlarm id={contract.arbitrator} />}
      <Card className="flex flex-col gap-6">
        <p className="break-words whitespace-pre-line">
          <Foreign>{contract.description}</Foreign>
        </p>
        <JoinGuarantees guarantees={contract.guarantees} />
      </Card>
      <div className="flex flex-col gap-4">
        <p className="text-sm text-pretty text-ink-soft">{t.agreement}</p>
        <Waiting task={task} next="join" />
        {error !== null && <FailureBanner title={t.joinFailed} error={error} />}
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button onClick={onDecline} disabled={busy}>
            {t.decline}
          </Button>
          <Button variant="primary" busy={busy} busyLabel={t.accepting} onClick={() => void accept()}>
            {t.accept}
          </Button>
        </div>
      </div>
    </div>
  );
}

interface JoinGuaranteesProps {
  guarantees: readonly Guarantee[];
}

function JoinGuarantees({ guarantees }: JoinGuaranteesProps) {
  const t = useMessages(joinMessages);
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-5">
      <h2 className="font-semibold">{t.guarantees}</h2>
      {guarantees.length === 0 && <p className="text-sm text-ink-soft">{t.noGuarantees}</p>}
      <ul className="flex flex-col gap-2">
        {guarantees.map(({ id, description, amount, depositorId }) => (
          <li key={String(id)} className="flex flex-col gap-1 rounded-control bg-sunken px-4 py-3 text-sm">
            <Foreign className="font-medium break-words">{description}</Foreign>
            <span className="figures text-ink-soft">
              {amount === null ? t.amountUnknown : t.amount({ amount: formatBtc(amount) })}
            </span>
            {depositorId === null && <span className="text-ink-soft">{t.depositorYou}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
