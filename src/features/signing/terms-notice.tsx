import { toContractPath } from '@/config/contract-links';
import { termsCheckMessages } from '@/content/terms-check.messages';
import { type ChangedPart, listChangedParts } from '@/domain/seals/compare-terms';
import { getStanding, type SealStanding } from '@/domain/seals/seal-demand';
import type { SealView } from '@/domain/seals/seal-state';
import { isPdfAdded } from '@/domain/seals/seal-state';
import type { Terms } from '@/domain/seals/terms';
import { ChangedParts } from '@/features/signing/changed-parts';
import type { TermsCheck } from '@/features/signing/use-terms-check';
import { useMessages } from '@/i18n/use-messages';
import { Checkbox } from '@/ui/fields/checkbox';
import { Banner } from '@/ui/message/banner';
import { OutsideLink } from '@/ui/text/outside-link';

export interface TermsNoticeProps {
  check: TermsCheck;
  disabled?: boolean;
}

/** Says in one line that the terms are not signed by both. The action is still allowed. */
export function TermsLine({ check }: Pick<TermsNoticeProps, 'check'>) {
  if (check.demand !== 'tell') return null;
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
  const isAlarm = ALARMS.includes(standing);
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

const ALARMS: readonly SealStanding[] = ['changed', 'conflict', 'text-missing'];

function getAcceptance(standing: SealStanding) {
  if (standing === 'conflict') return 'acceptConflict';
  if (standing === 'pdf-unread') return 'acceptPdf';
  return ALARMS.includes(standing) ? 'acceptChanged' : 'acceptUnsigned';
}

function listParts(before: Terms, view: SealView): ChangedPart[] {
  const parts = listChangedParts(before, view.terms);
  return isPdfAdded(view) ? [{ kind: 'pdf' }, ...parts] : parts;
}

function Standing({ check: { view } }: { check: TermsCheck }) {
  const t = useMessages(termsCheckMessages);
  const standing = getStanding(view);
  if (standing === 'pdf-unread') return t[standing];
  const state = standing === 'unknown' ? undefined : view?.state;
  if (state?.kind === 'changed') {
    return (
      <>
        <p className="font-medium">{t.changedTitle}</p>
        <p>{t.changed({ revision: state.sealed.terms.revision })}</p>
        {view !== null && <ChangedParts parts={listParts(state.sealed.terms, view)} />}
      </>
    );
  }
  if (state?.kind === 'conflict') {
    return (
      <>
        <p className="font-medium">{t.conflictTitle}</p>
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
  return state === undefined || state.kind === 'sealed' ? t.unknown : t[state.kind];
}
