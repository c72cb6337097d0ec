import CircleDashed from 'lucide-react/icons/circle-dashed';
import ExternalLink from 'lucide-react/icons/external-link';
import ReceiptText from 'lucide-react/icons/receipt-text';
import type { ReactNode } from 'react';
import { toReceiptPath } from '@/config/contract-links';
import { linkToAddress, linkToTx } from '@/config/explorer-links';
import { settings } from '@/config/settings';
import { activityMessages } from '@/content/activity.messages';
import { type ActivityEntry, type ActivityKind, isUnproven } from '@/domain/activity/activity';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { readPayment } from '@/domain/records/statement';
import { useEntryTitle } from '@/features/activity/use-entry-title';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectName } from '@/store/people/people.thunks';
import { Badge } from '@/ui/message/badge';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';
import { Foreign } from '@/ui/text/foreign';
import { OutsideLink } from '@/ui/text/outside-link';
import { TextLink } from '@/ui/text/text-link';

interface ActivityItemProps {
  contractId: Id;
  entry: ActivityEntry;
  /** When it happened; `null`: unknown. */
  at: string | null;
  /** Description of its guarantee. */
  guarantee: string | null;
  /** The signed transaction was broadcast, so the explorer has a page for it. */
  isSent: boolean;
  /** Under a heading with its day. */
  isDated: boolean;
  /** The last payment of a guarantee that was paid out in full. */
  isLast: boolean;
  /** Shows the source too. */
  isMarked: boolean;
}

/** One entry in two lines: title, proof and amount, then guarantee, person and time. */
export function ActivityItem(props: ActivityItemProps) {
  const { contractId, entry, at, guarantee, isSent, isDated, isLast, isMarked } = props;
  const t = useMessages(activityMessages);
  const kind = useEntryTitle(entry);
  const title = isLast ? t.last : kind;
  const { amount, revision, gone } = entry;
  // Beside a release, the person who signed it would look like the one who is paid. A claim may differ in nothing else.
  const person = entry.kind === 'release' && entry.contradicts === null ? null : entry.person;
  const isPayment = readPayment(entry) !== null;
  return (
    <div className="flex flex-col gap-0.5 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <span className="font-medium">{title}</span>
          {revision !== null && <Foreign className="text-ink-soft">{t.revision({ revision })}</Foreign>}
          <ProofMark entry={entry} isMarked={isMarked} />
          {gone && <Badge tone="yellow">{t.gone}</Badge>}
        </p>
        {amount !== null && <Amount sats={amount} mark={false} fiat={false} className="ml-auto font-medium" />}
      </div>
      {/* As high with links as without. */}
      <div className="flex min-h-6 items-center justify-between gap-x-2 text-xs text-ink-soft sm:gap-x-4">
        <p className="min-w-0 wrap-anywhere">
          {guarantee !== null && <Foreign>{guarantee}</Foreign>}
          {guarantee !== null && person !== null && <span aria-hidden="true"> · </span>}
          {person !== null && <EntryPerson entry={entry} person={person} isMarked={isMarked} />}
        </p>
        <p className="ml-auto flex shrink-0 items-center justify-end gap-x-3 text-right text-ink-faint">
          {isPayment && (
            <TextLink to={toReceiptPath(contractId, entry.id)} title={t.receipt} className={TOUCH}>
              <PhoneIcon icon={<ReceiptText />}>{t.receipt}</PhoneIcon>
            </TextLink>
          )}
          {/* On a phone one icon: the receipt leads to the transaction. */}
          <span className={isPayment ? 'max-sm:hidden' : 'max-sm:contents'}>
            <EntryLink entry={entry} isSent={isSent} />
          </span>
          <EntryTime entry={entry} at={at} isDated={isDated} isMarked={isMarked} />
        </p>
      </div>
    </div>
  );
}

/** A payment or signature that was not proven here. The sources of all entries are explained below them. */
function ProofMark({ entry, isMarked }: Pick<ActivityItemProps, 'entry' | 'isMarked'>) {
  const t = useMessages(activityMessages);
  const text = t[`proof-${entry.proof}`];
  if (isMarked) return <span className="text-xs text-ink-faint">{text}</span>;
  if (!isUnproven(entry)) return null;
  return (
    <span title={text} className="self-center text-ink-faint">
      <CircleDashed aria-hidden="true" className="size-3.5" />
      <span className="sr-only">{text}</span>
    </span>
  );
}

/** The icon of a phone's link can be touched above and below its line. */
const TOUCH = 'max-sm:relative max-sm:inline-block max-sm:py-0 max-sm:after:absolute max-sm:after:-inset-2.5';

/** A link's text, on a phone an icon, so that an entry stays within two lines. */
function PhoneIcon({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <>
      <span aria-hidden="true" className="block p-1 sm:hidden [&>svg]:size-4">
        {icon}
      </span>
      <span className="max-sm:sr-only">{children}</span>
    </>
  );
}

/** The time, and whose clock it is from unless the mark shows that. */
function EntryTime({ entry, at, isDated, isMarked }: Pick<ActivityItemProps, 'entry' | 'at' | 'isDated' | 'isMarked'>) {
  const t = useMessages(activityMessages);
  const { timeFrom, proof } = entry;
  if (at === null) return null;
  return (
    <span>
      {entry.at === null && `${t.firstSeen} `}
      <DateText value={at} show={isDated ? 'time' : 'moment'} />
      {isMarked && entry.at !== null && proof !== 'server' && timeFrom === 'server' && ` (${t.serverTime})`}
    </span>
  );
}

interface EntryLinkProps {
  entry: ActivityEntry;
  /** The signed transaction was broadcast. */
  isSent: boolean;
}

/** Link to the explorer's page of the transaction or address. */
function EntryLink({ entry: { kind, link, hash }, isSent }: EntryLinkProps) {
  const t = useMessages(activityMessages);
  const { explorerUrl } = settings();
  const target = kind === 'signature' && hash !== null && isSent ? { txid: hash } : link;
  if (target === null) return null;
  const isAddress = 'address' in target;
  const text = isAddress ? t.viewAddress : t.viewTransaction;
  const href = isAddress ? linkToAddress(explorerUrl, target.address) : linkToTx(explorerUrl, target.txid);
  return (
    <OutsideLink href={href} title={text} className={TOUCH}>
      <PhoneIcon icon={<ExternalLink />}>{text}</PhoneIcon>
    </OutsideLink>
  );
}

interface EntryPersonProps extends Pick<ActivityItemProps, 'entry' | 'isMarked'> {
  person: Id;
}

/** Who deposits or signed, or the person alone. The chain proves no person, so for its entries the server names them. */
function EntryPerson({ entry: { kind, proof }, person, isMarked }: EntryPersonProps) {
  const t = useMessages(activityMessages);
  const userId = useAppSelector(selectUserId);
  const name = String(useAppSelector((state) => selectName(state, person)) ?? person);
  const act = ACTS[kind];
  const own = act === undefined ? t.you : t[OWN_ACTS[act]];
  return (
    <span>
      {isSameId(person, userId) ? own : act === undefined ? <Foreign>{name}</Foreign> : t[act]({ name })}
      {isMarked && proof === 'chain' && <span className="text-ink-faint"> ({t.personSaid})</span>}
    </span>
  );
}

/** The verb for an entry's person; other titles already say it. */
const ACTS: Partial<Record<ActivityKind, 'deposits' | 'signed'>> = {
  guarantee: 'deposits',
  address: 'deposits',
  deposit: 'deposits',
  signature: 'signed',
  return: 'signed',
  release: 'signed',
  'terms-signed': 'signed',
};

const OWN_ACTS = { deposits: 'youDeposit', signed: 'youSigned' } as const;
