import { toContractPath } from '@/config/contract-links';
import { termsMessages } from '@/content/terms.messages';
import { termsCheckMessages } from '@/content/terms-check.messages';
import { formatBtc, toSats } from '@/domain/primitives/amount';
import { type ChangedPart, listChangedParts } from '@/domain/terms/compare-terms';
import type { TermsView } from '@/domain/terms/state';
import type { TermsCheck } from '@/features/signing/use-terms-check';
import { useMessages } from '@/i18n/use-messages';
import { Checkbox } from '@/ui/fields/checkbox';
import { Banner } from '@/ui/message/banner';
import { Foreign } from '@/ui/text/foreign';
import { OutsideLink } from '@/ui/text/outside-link';
import { useFormatDay } from '@/ui/text/use-format-day';

export interface TermsNoticeProps {
  check: TermsCheck;
  disabled?: boolean;
}

/**
 * The reason that blocks an action, and the checkbox that allows it. At the top of its dialog: further down, it could
 * be out of sight.
 */
export function TermsAlarm({ check, disabled = false }: TermsNoticeProps) {
  const t = useMessages(termsCheckMessages);
  const { demand, view } = check;
  if (demand === 'none') return null;
  const isPdfUnread = view?.state === 'sealed' && view.gaps.every(({ kind }) => kind === 'pdf');
  return (
    <>
      <Banner tone={demand === 'ask' && view?.state === 'proposed' ? 'yellow' : 'red'} role="alert">
        {demand === 'block' && (
          <>
            <p className="font-medium">{isPdfUnread ? t.blockedPdfTitle : t.blockedTitle}</p>
            <p className="mb-2">{isPdfUnread ? t.blockedPdf : t.blocked}</p>
          </>
        )}
        {!check.isKept && <p className="font-medium">{t.notKept}</p>}
        {isPdfUnread ? t['pdf-unread'] : <Standing view={view} />}
        <p className="mt-2">
          <OutsideLink href={toContractPath(check.contractId)}>{t.seeContract}</OutsideLink>
        </p>
      </Banner>
      {demand === 'ask' && (
        <Checkbox
          label={t.acceptChanged}
          checked={check.accepted}
          disabled={disabled}
          onChange={(event) => check.setAccepted(event.target.checked)}
        />
      )}
    </>
  );
}

function Standing({ view }: { view: TermsView | null }) {
  const t = useMessages(termsCheckMessages);
  const titles = useMessages(termsMessages);
  const revision = view?.sealed?.terms.revision;
  switch (view?.state) {
    case 'changed':
      return (
        <>
          <p className="font-medium">{revision === undefined ? titles.acceptedTitle : titles.changedTitle}</p>
          <p>{revision === undefined ? t.accepted : t.changed({ revision })}</p>
          <ChangedParts view={view} />
        </>
      );
    case 'proposed':
      return (
        <>
          <p className="font-medium">{t.proposalOther}</p>
          {revision !== undefined && <p>{t.proposal({ revision })}</p>}
          <ChangedParts view={view} />
        </>
      );
    case 'missing':
      return (
        <>
          <p className="font-medium">{t.missingTitle}</p>
          <p>{t['text-missing']({ revision: view.terms.revision - 1 })}</p>
        </>
      );
    case 'signed-by-you':
    case 'signed-by-other':
      return <>{t[view.state]}</>;
    case 'unsigned':
    case 'told':
      return <>{t.unsigned}</>;
    default:
      return <>{t.unknown}</>;
  }
}

/** More are counted on the contract's page. */
const SHOWN = 8;

/** The differences from the user's reference, one per line. */
function ChangedParts({ view: { change } }: { view: TermsView }) {
  const t = useMessages(termsCheckMessages);
  const parts = change === null ? [] : listChangedParts(change.before, change.now);
  if (parts.length === 0) return null;
  return (
    <ul aria-label={t.whatChanged} className="mt-1 list-disc pl-5">
      {parts.slice(0, SHOWN).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list has no ids, and is replaced as a whole
        <li key={at}>
          <Part part={part} />
        </li>
      ))}
      {parts.length > SHOWN && <li>… +{parts.length - SHOWN}</li>}
    </ul>
  );
}

function Part({ part }: { part: ChangedPart }) {
  const t = useMessages(termsCheckMessages);
  if (!('guarantee' in part)) return <>{t[`part-${part.kind}`]}</>;
  return (
    <>
      {t[`part-${part.kind}`]} <Foreign className="font-medium">{part.guarantee}</Foreign>
      {'before' in part && part.kind !== 'depositor' && <Change part={part} />}
    </>
  );
}

function Change({ part: { kind, before, after } }: { part: Extract<ChangedPart, { before: string }> }) {
  const t = useMessages(termsCheckMessages);
  const formatDay = useFormatDay();
  const format = (text: string) => (text === '' ? t.none : kind === 'amount' ? formatSats(text) : formatDay(text));
  const texts = { before: format(before), after: format(after) };
  return <span className="figures"> {kind === 'amount' ? t.amountChange(texts) : t.dateChange(texts)}</span>;
}

function formatSats(text: string): string {
  const sats = toSats(Number(text));
  return sats === null ? text : formatBtc(sats);
}
