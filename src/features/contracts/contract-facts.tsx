import { useEffect, useEffectEvent } from 'react';
import { settings } from '@/config/settings';
import { contractMessages } from '@/content/contracts.messages';
import { keyAlarmMessages } from '@/content/key-alarm.messages';
import { getContractTone, isContractStatus } from '@/domain/contracts/contract-status';
import { isArbitratorUnlisted } from '@/domain/keys/current-keys';
import type { Contract } from '@/domain/models';
import { stripBidiControls } from '@/domain/primitives/foreign-text';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { SupportText } from '@/features/help/support-text';
import { Term } from '@/features/help/term';
import { YouMark } from '@/features/people/you-mark';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { loadPeople, selectBareName, selectName } from '@/store/people/people.thunks';
import { Badge } from '@/ui/message/badge';
import { Banner } from '@/ui/message/banner';
import { DateText } from '@/ui/text/date-text';
import { Foreign } from '@/ui/text/foreign';

interface ContractBadgeProps {
  status: string;
}

/** Status of a contract. An unknown status is shown as received (docs/specification.md#4-states-and-transitions). */
export function ContractBadge({ status }: ContractBadgeProps) {
  const t = useMessages(contractMessages);
  return (
    <Badge tone={getContractTone(status)}>{isContractStatus(status) ? t[status] : <Foreign>{status}</Foreign>}</Badge>
  );
}

interface ContractDatesProps {
  contract: Pick<Contract, 'createdAt' | 'updatedAt'>;
  /** Without the year if it is the present one. */
  short?: boolean;
}

export function ContractDates({ contract, short = false }: ContractDatesProps) {
  const t = useMessages(contractMessages);
  const show = short ? 'short' : 'date';
  return (
    <>
      <span>
        {t.createdOn} <DateText value={contract.createdAt} show={show} />
      </span>
      <span>
        {t.modifiedOn} <DateText value={contract.updatedAt} show={show} />
      </span>
    </>
  );
}

interface CounterpartyTextProps {
  contract: Pick<Contract, 'contractors'>;
  /** Pressing the word explains it. */
  explained?: boolean;
}

/** The other party as the user sees it, or 'No counterparty yet'. */
export function CounterpartyText({ contract, explained = false }: CounterpartyTextProps) {
  const t = useMessages(contractMessages);
  const userId = useAppSelector(selectUserId);
  const [owner, id] = contract.contractors;
  const label = id === undefined ? t.noCounterparty : t.counterparty;
  const word = explained ? <Term word="counterparty">{label}</Term> : label;
  if (id === undefined) return <span>{word}</span>;
  if (owner !== undefined && isSameId(id, userId)) {
    return (
      <span>
        {t.owner} <PersonText id={owner} />
      </span>
    );
  }
  return (
    <span>
      {word} <PersonText id={id} />
    </span>
  );
}

interface PersonTextProps {
  id: Id;
  /** Shows the id beside the name too. */
  hasId?: boolean;
}

/** The name, with the id as its tooltip or beside it. The id alone while no name is known. */
export function PersonText({ id, hasId = false }: PersonTextProps) {
  const name = useAppSelector((state) => (hasId ? selectBareName(state, id) : selectName(state, id)));
  return (
    <>
      {name === null ? (
        <Foreign className="break-all">{id}</Foreign>
      ) : (
        <span title={stripBidiControls(String(id))}>
          <Foreign className="font-medium text-ink">{name}</Foreign>
          {hasId && (
            <span className="break-all text-ink-faint">
              {' '}
              (<Foreign>{id}</Foreign>)
            </span>
          )}
        </span>
      )}
      <YouMark id={id} />
    </>
  );
}

/** Loads names if one of these ids has none yet. Some, such as an arbitrator's, may never get one. */
export function usePeople(ids: readonly Id[]): void {
  const dispatch = useAppDispatch();
  const isUnknown = useAppSelector((state) => ids.some((id) => selectName(state, id) === null));
  const key = ids.join();
  const loadUnknown = useEffectEvent(() => {
    if (isUnknown) void dispatch(loadPeople());
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other ids have other names
  useEffect(() => loadUnknown(), [key]);
}

interface ArbitratorTextProps {
  id: Id;
}

/** The arbitrator, who holds the third key of every guarantee. */
export function ArbitratorText({ id }: ArbitratorTextProps) {
  const t = useMessages(contractMessages);
  return (
    <span>
      <Term word="arbitrator">{t.arbitrator}</Term> <PersonText id={id} />
    </span>
  );
}

/** Alarm about an arbitrator that the installation does not accept, before anything is agreed. */
export function ArbitratorAlarm({ id }: Pick<ArbitratorTextProps, 'id'>) {
  const t = useMessages(keyAlarmMessages);
  if (!isArbitratorUnlisted(settings().arbitrators, { arbitratorId: id, arbitrator: null })) return null;
  return (
    <Banner tone="red" role="alert">
      <h2 className="font-semibold">{t['title-arbitrator-unlisted']}</h2>
      <p>
        <SupportText text={t['fault-arbitrator-unlisted']} />
      </p>
    </Banner>
  );
}
