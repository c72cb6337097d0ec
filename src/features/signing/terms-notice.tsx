import { toContractPath } from '@/config/contract-links';
import { sealsMessages } from '@/content/seals.messages';
import { termsCheckMessages } from '@/content/terms-check.messages';
import { formatBtc, toSats } from '@/domain/primitives/amount';
import { type ChangedPart, listChangedParts } from '@/domain/seals/compare-terms';
import { getStanding, type SealStanding } from '@/domain/seals/seal-demand';
import { isPdfAdded, type SealView } from '@/domain/seals/seal-state';
import type { Terms } from '@/domain/seals/terms';
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

/** Says that only one party has signed the terms. Silent while nobody has ever signed: the contract's page asks for that. */
export function TermsLine({ check }: Pick<TermsNoticeProps, 'check'>) {
  const isNews = getStanding(check.view) !== 'unsigned' || check.isSigned;
  if (check.demand !== 'tell' || !isNews) return null;
  return (
    <p className="text-xs text-ink-soft">
      <Standing check={check} />
    </p>
  );
}

/**
 * The reason that blocks an action, and the checkbox that allows it. At the top of its dialog: further down, it could
 * be out of sight.
 */
export function TermsAlarm({ check, disabled = false }: TermsNoticeProps) {
  const t = useMessages(termsCheckMessages);
  if (check.demand === 'none' || check.demand === 'tell') return null;
  const standing = getStanding(check.view);
  const isProposed = check.view?.state.kind === 'changed' && check.view.state.proposal !== undefined;
  const isAlarm = ALARMS.includes(standing) && !isProposed;
  const isPdfUnread = standing === 'pdf-unread';
  const page = toContractPath(check.contractId);
  return (
    <>
      <Banner tone={isAlarm || check.demand === 'block' ? 'red' : 'yellow'} role="alert">
        {check.demand === 'block' && (
          <>
            <p className="font-medium">{isPdfUnread ? t.blockedPdfTitle : t.blockedTitle}</p>
            <p className="mb-2">{isPdfUnread ? t.blockedPdf : t.blocked}</p>
          </>
        )}
        <Standing check={check} />
        <p className="mt-2">
          <OutsideLink href={page}>{t.seeContract}</OutsideLink>
        </p>
      </Banner>
      {check.demand === 'ask' && (
        <Checkbox
          label={t[getAcceptance(standing)]}
          checked={check.accepted}
          disabled={disabled}
          onChange={(event) => check.setAccepted(event.target.checked)}
        />
      )}
    </>
  );
}

const ALARMS: readonly SealStanding[] = ['changed', 'changed-unsigned', 'conflict', 'text-missing'];

function getAcceptance(standing: SealStanding) {
  if (standing === 'conflict') return 'acceptConflict';
  return ALARMS.includes(standing) ? 'acceptChanged' : 'acceptUnsigned';
}

function listParts(before: Terms, view: SealView): ChangedPart[] {
  const parts = listChangedParts(before, view.terms);
  return isPdfAdded(view) ? [{ kind: 'pdf' }, ...parts] : parts;
}

function Standing({ check: { view } }: { check: TermsCheck }) {
  const t = useMessages(termsCheckMessages);
  const titles = useMessages(sealsMessages);
  const standing = getStanding(view);
  if (standing === 'pdf-unread') return <>{t[standing]}</>;
  const state = standing === 'unknown' ? undefined : view?.state;
  if (state?.kind === 'changed') {
    const { revision } = state.sealed.terms;
    const offered = state.proposal === 'other' ? t.proposalOther : t.proposalOwn;
    return (
      <>
        <p className="font-medium">{state.proposal === undefined ? titles.changedTitle : offered}</p>
        <p>{state.proposal === undefined ? t.changed({ revision }) : t.proposal({ revision })}</p>
        {view !== null && <ChangedParts parts={listParts(state.sealed.terms, view)} />}
      </>
    );
  }
  if (state?.kind === 'changed-unsigned') {
    return (
      <>
        <p className="font-medium">{titles.acceptedTitle}</p>
        <p>{t.accepted}</p>
        <ChangedParts parts={listChangedParts(state.change.before, state.change.now)} />
      </>
    );
  }
  if (state?.kind === 'conflict') {
    return (
      <>
        <p className="font-medium">{titles.conflictTitle}</p>
        <p>{t.conflict({ revision: state.last.revision })}</p>
      </>
    );
  }
  if (state?.kind === 'text-missing') {
    return (
      <>
        <p className="font-medium">{t.missingTitle}</p>
        <p>{t['text-missing']({ revision: state.missing.revision })}</p>
      </>
    );
  }
  return <>{state === undefined || state.kind === 'sealed' ? t.unknown : t[state.kind]}</>;
}

/** More are counted on the contract's page. */
const SHOWN = 8;

interface ChangedPartsProps {
  parts: readonly ChangedPart[];
}

/** The differences from the terms that both signed, one per line. */
function ChangedParts({ parts }: ChangedPartsProps) {
  const t = useMessages(termsCheckMessages);
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
