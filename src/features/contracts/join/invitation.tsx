import DoorClosed from 'lucide-react/icons/door-closed';
import type { ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { toContractPath } from '@/config/contract-links';
import { PATHS } from '@/config/paths';
import { contractMessages, joinMessages } from '@/content/contracts.messages';
import { getJoinView } from '@/domain/contracts/permissions';
import type { Contract, Guarantee } from '@/domain/models';
import { sumAmounts } from '@/domain/primitives/amount';
import type { ErrorData } from '@/domain/primitives/errors';
import { isNotFound } from '@/domain/primitives/http-errors';
import type { Id } from '@/domain/primitives/ids';
import { ArbitratorAlarm, ArbitratorText } from '@/features/contracts/arbitrator';
import { ContractDates, PersonText, usePeople } from '@/features/contracts/contract-facts';
import { ContractMissing, FailureBanner } from '@/features/contracts/failures';
import { JoinGuarantees } from '@/features/contracts/join/join-guarantees';
import { ContractPdf } from '@/features/contracts/pdf/contract-pdf';
import { HelpLink } from '@/features/help/help-link';
import { FindingsLine } from '@/features/lint/findings-line';
import { useFindings } from '@/features/lint/use-findings';
import { SlowLoad } from '@/features/waiting/slow-load';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useDocumentTitle } from '@/lib/use-document-title';
import { useLoaded } from '@/lib/use-loaded';
import { useTask } from '@/lib/use-task';
import { fetchContract } from '@/store/contracts/contracts.thunks';
import { useAppDispatch } from '@/store/core/hooks';
import { FREE_PERMIT, type JoinPermit, joinThroughLink } from '@/store/seals/check-invitation.thunks';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import { Card } from '@/ui/layout/card';
import { DeadEnd } from '@/ui/message/dead-end';
import { Skeleton, SkeletonGroup } from '@/ui/message/skeleton';
import { Amount } from '@/ui/text/amount';
import { Foreign } from '@/ui/text/foreign';

interface InvitationProps {
  contractId: Id;
  userId: Id;
  /** Facts about the invitation from its link, above the acceptance. Absent with VITE_SEALS=off. */
  renderCheck?: ((contract: Contract) => ReactNode) | undefined;
  permit?: JoinPermit;
  /** Passed on to the contract if the user has already joined. */
  fragment?: string;
}

/** The contract that the user is invited to. Stored only once they accept. */
export function Invitation(props: InvitationProps) {
  const { contractId } = props;
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
  if (result.ok) return <LoadedInvitation contract={result.value} {...props} />;
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

/** The offer, or a redirect for a user who is already a party (docs/specification.md#join-contractsidjoin). */
function LoadedInvitation({ contract, userId, fragment = '', ...offer }: InvitationProps & { contract: Contract }) {
  const t = useMessages(joinMessages);
  const navigate = useNavigate();
  const path = toContractPath(contract.id);
  switch (getJoinView(contract, userId)) {
    case 'owner':
      return <Navigate to={path} replace state={{ message: t.isOwner }} />;
    case 'participant':
      return <Navigate to={path + fragment} replace state={{ message: t.alreadyParticipant }} />;
    case 'open':
      return (
        <JoinOffer
          contract={contract}
          renderCheck={offer.renderCheck}
          permit={offer.permit ?? FREE_PERMIT}
          onDecline={() => void navigate(PATHS.contracts, { state: { message: t.declined } })}
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
  renderCheck: InvitationProps['renderCheck'];
  permit: JoinPermit;
  onDecline: () => void;
  onJoined: () => void;
}

function JoinOffer({ contract, renderCheck, permit, onDecline, onJoined }: JoinOfferProps) {
  const t = useMessages(joinMessages);
  const dispatch = useAppDispatch();
  const task = useTask<ErrorData>();
  const { busy, error, run } = task;
  usePeople(contract.arbitrator === null ? contract.contractors : [...contract.contractors, contract.arbitrator]);
  const findings = useFindings(contract, 'agree');
  const owner = contract.contractors[0];

  async function accept(): Promise<void> {
    if (await run(() => dispatch(joinThroughLink(contract, permit.checked)))) onJoined();
  }

  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-2">
        <p className="text-sm font-medium text-ink-faint">{t.invitation}</p>
        <h1 className="text-xl font-semibold break-words">
          <Foreign>{contract.title}</Foreign>
        </h1>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-faint">
          {/* On a line of its own: the name loads later and must not shift the rest. */}
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
        <JoinSummary guarantees={contract.guarantees} />
      </header>
      {contract.arbitrator !== null && <ArbitratorAlarm id={contract.arbitrator} />}
      <Card className="flex flex-col gap-6">
        <p className="break-words whitespace-pre-line">
          <Foreign>{contract.description}</Foreign>
        </p>
        <JoinGuarantees guarantees={contract.guarantees} isComplete={renderCheck !== undefined} />
      </Card>
      {renderCheck?.(contract)}
      <div className="flex flex-col gap-4">
        <FindingsLine findings={findings} />
        <p className="text-sm text-pretty text-ink-soft">{t.agreement}</p>
        <HelpLink part="joining" />
        <Waiting task={task} next="join" />
        {error !== null && <FailureBanner title={t.joinFailed} error={error} />}
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button onClick={onDecline} disabled={busy}>
            {t.decline}
          </Button>
          <Button
            variant="primary"
            busy={busy}
            busyLabel={t.accepting}
            disabled={!permit.mayAccept}
            onClick={() => void accept()}
          >
            {t.accept}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The amount that joining would cost, above a long text. Whoever joins deposits every guarantee without a depositor. */
function JoinSummary({ guarantees }: { guarantees: readonly Guarantee[] }) {
  const t = useMessages(joinMessages);
  const own = guarantees.filter(({ depositorId }) => depositorId === null);
  if (own.length === 0) return null;
  return (
    <p className="text-sm">
      {t.youWouldDeposit} <Amount sats={sumAmounts(own.map(({ amount }) => amount))} className="font-medium" />
    </p>
  );
}
