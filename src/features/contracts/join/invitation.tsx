import DoorClosed from 'lucide-react/icons/door-closed';
import { Navigate, useNavigate } from 'react-router-dom';
import { contractPath, PATHS } from '@/config/paths';
import { contractMessages, joinMessages } from '@/content/contracts.messages';
import { getJoinView } from '@/domain/contract/permissions';
import type { Contract, Guarantee } from '@/domain/models';
import { formatBtc } from '@/domain/primitives/amount';
import type { ErrorData, Result } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { ContractDates, ContractPdf, PersonText, usePeople } from '@/features/contracts/contract-facts';
import { FailureBanner } from '@/features/contracts/failures';
import { useMessages } from '@/i18n/use-messages';
import { type Loaded, useLoaded } from '@/lib/use-loaded';
import { useTask } from '@/lib/use-task';
import { fetchContract, joinContract } from '@/store/contracts/contracts.thunks';
import { useAppDispatch } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import { Card } from '@/ui/layout/card';
import { DeadEnd } from '@/ui/message/dead-end';
import { Skeleton, SkeletonGroup } from '@/ui/message/skeleton';

export interface InvitationProps {
  contract: Contract;
  userId: Id;
}

/** The contract as somebody finds it who opened its link (docs/specification.md#join-contractsidjoin: redirects and messages). */
export function Invitation({ contract, userId }: InvitationProps) {
  const t = useMessages(joinMessages);
  const navigate = useNavigate();
  const path = contractPath(contract.id);
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

/** Outline of the join screen. */
export function InvitationSkeleton() {
  const t = useMessages(contractMessages);
  return (
    <SkeletonGroup label={t.loading} className="flex flex-col gap-6">
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-64 w-full rounded-card" />
      <Skeleton className="h-10 w-full" />
    </SkeletonGroup>
  );
}

export interface JoinOfferProps {
  contract: Contract;
  onDecline: () => void;
  onJoined: () => void;
}

/** What somebody reads before they accept (docs/specification.md#join-contractsidjoin). */
export function JoinOffer({ contract, onDecline, onJoined }: JoinOfferProps) {
  const t = useMessages(joinMessages);
  const { busy, error, accept } = useJoining(contract, onJoined);
  usePeople(contract.contractors);
  const owner = contract.contractors[0];
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-2">
        <p className="text-sm font-medium text-ink-faint">{t.invitation}</p>
        <h1 className="text-xl font-semibold break-words">{contract.title}</h1>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-faint">
          {/* A line of its own: the name comes later than the id, and must not push the rest aside. */}
          {owner !== undefined && (
            <div className="w-full">
              {t.invitedBy} <PersonText id={owner} />
            </div>
          )}
          <ContractDates contract={contract} />
          <ContractPdf url={contract.pdfUrl} />
        </div>
      </header>
      <Card className="flex flex-col gap-6">
        <p className="break-words whitespace-pre-line">{contract.description}</p>
        <JoinGuarantees guarantees={contract.guarantees} />
      </Card>
      <div className="flex flex-col gap-4">
        <p className="text-sm text-pretty text-ink-soft">{t.agreement}</p>
        {error !== null && <FailureBanner what={t.joinFailed} error={error} />}
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

/** The guarantees of the contract: description and amount. */
function JoinGuarantees({ guarantees }: JoinGuaranteesProps) {
  const t = useMessages(joinMessages);
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-5">
      <h2 className="font-semibold">{t.guarantees}</h2>
      {guarantees.length === 0 && <p className="text-sm text-ink-soft">{t.noGuarantees}</p>}
      <ul className="flex flex-col gap-2">
        {guarantees.map(({ id, description, amount }) => (
          <li key={String(id)} className="flex flex-col gap-1 rounded-control bg-sunken px-4 py-3 text-sm">
            <span className="font-medium break-words">{description}</span>
            <span className="figures text-ink-soft">
              {amount === null ? t.amountUnknown : t.amount({ amount: formatBtc(amount) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The contract that somebody is invited to. Nothing of it is stored until they accept. */
export function useInvitation(id: Id): Loaded<Result<Contract>> {
  const dispatch = useAppDispatch();
  return useLoaded(() => dispatch(fetchContract(id)), String(id));
}

export interface Joining {
  busy: boolean;
  error: ErrorData | null;
  accept: () => Promise<void>;
}

export function useJoining(contract: Contract, onJoined: () => void): Joining {
  const dispatch = useAppDispatch();
  const { busy, error, run } = useTask<ErrorData>();
  async function accept(): Promise<void> {
    if (await run(() => dispatch(joinContract(contract)))) onJoined();
  }
  return { busy, error, accept };
}
