import { Suspense } from 'react';
import { termsMessages } from '@/content/terms.messages';
import { termsCheckMessages } from '@/content/terms-check.messages';
import { isPdfUnread, isToBeAccepted, type TermsView } from '@/domain/terms/state';
import type { TermsCheck } from '@/features/signing/use-terms-check';
import { useMessages } from '@/i18n/use-messages';
import { lazyPart } from '@/lib/lazy';
import { useAppSelector } from '@/store/core/hooks';
import { Checkbox } from '@/ui/fields/checkbox';
import { Banner } from '@/ui/message/banner';

export interface TermsNoticeProps {
  check: TermsCheck;
  disabled?: boolean;
}

// With the library that compares texts: most dialogs need neither.
const TermsDifferences = lazyPart('TermsDifferences', () => import('@/features/terms-text/terms-differences'));

/**
 * The reason that blocks an action, and the checkbox that allows it. At the top of its dialog: further down, it could
 * be out of sight.
 */
export function TermsAlarm({ check, disabled = false }: TermsNoticeProps) {
  const t = useMessages(termsCheckMessages);
  const names = useAppSelector(({ people }) => people.names);
  const { demand, view } = check;
  if (demand === 'none') return null;
  const isPdfMissing = view?.state === 'sealed' && isPdfUnread(view);
  return (
    <>
      <Banner tone={demand === 'ask' && view?.state === 'proposed' ? 'yellow' : 'red'} role="alert">
        {demand === 'block' && (
          <>
            <p className="font-medium">{isPdfMissing ? t.blockedPdfTitle : t.blockedTitle}</p>
            <p className="mb-2">{isPdfMissing ? t.blockedPdf : t.blocked}</p>
          </>
        )}
        {!check.isKept && <p className="font-medium">{t.notKept}</p>}
        {isPdfMissing ? t['pdf-unread'] : <Standing view={view} />}
      </Banner>
      <Suspense fallback={null}>
        {view !== null && isToBeAccepted(view) && view.change !== null && (
          <TermsDifferences before={view.change.before} now={view.change.now} names={names} />
        )}
      </Suspense>
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
        </>
      );
    case 'proposed':
      return (
        <>
          <p className="font-medium">{t.proposalOther}</p>
          {revision !== undefined && <p>{t.proposal({ revision })}</p>}
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
