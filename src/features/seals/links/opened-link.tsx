import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { describeError, errorMessages } from '@/content/errors.messages';
import { replyLinkMessages } from '@/content/reply-link.messages';
import type { Id } from '@/domain/primitives/ids';
import { useMessages } from '@/i18n/use-messages';
import { useLastText } from '@/lib/use-last-text';
import { useLoaded } from '@/lib/use-loaded';
import { useAppDispatch } from '@/store/core/hooks';
import { carryFragment } from '@/store/seals/carry-fragment';
import { openReply, type ReplyVerdict } from '@/store/seals/open-reply.thunks';
import { Banner, type BannerTone } from '@/ui/message/banner';

/** The outcome of a reply link that was opened (docs/seal.md#sealed-invitation). */
export function OpenedLink({ contractId }: { contractId: Id }) {
  const { hash } = useLocation();
  const fragment = useLastText(carryFragment(hash));
  const [dismissed, setDismissed] = useState('');
  if (fragment === '' || fragment === dismissed) return null;
  return (
    <LinkOutcome key={fragment} contractId={contractId} fragment={fragment} onDismiss={() => setDismissed(fragment)} />
  );
}

interface LinkOutcomeProps {
  contractId: Id;
  fragment: string;
  onDismiss: () => void;
}

/** Verdicts after which the link can be opened again, by another account for example. */
const OPEN_VERDICTS: readonly ReplyVerdict[] = ['incomplete', 'nobody-joined', 'no-party'];

/** Verdicts that say nothing about the contract. */
const DAMAGED: readonly ReplyVerdict[] = ['invalid', 'unreadable'];

function LinkOutcome({ contractId, fragment, onDismiss }: LinkOutcomeProps) {
  const t = useMessages(replyLinkMessages);
  const errors = useMessages(errorMessages);
  const dispatch = useAppDispatch();
  const load = (signal: AbortSignal) => dispatch(openReply(contractId, fragment, signal));
  const { value: result, loading, reload } = useLoaded(load, `${contractId} ${fragment}`);
  const verdict = result?.ok ? result.value.verdict : null;
  useRemoveFragment(verdict !== null && !OPEN_VERDICTS.includes(verdict));
  if (loading || result === null)
    return (
      <p role="status" className="text-sm text-ink-soft">
        {t.opening}
      </p>
    );
  const again = { label: t.retry, onPress: reload };
  if (!result.ok)
    return (
      <Banner tone="red" action={again}>
        {t.failed} {describeError(errors, result.error)}
      </Banner>
    );
  const close = { label: t.dismiss, onPress: onDismiss };
  const isOpen = OPEN_VERDICTS.includes(result.value.verdict);
  return (
    <Banner tone={getTone(result.value.verdict)} action={isOpen ? again : close}>
      <OutcomeText verdict={result.value.verdict} isInvitation={result.value.isInvitation} />
    </Banner>
  );
}

function OutcomeText({ verdict, isInvitation }: { verdict: ReplyVerdict; isInvitation: boolean }) {
  const t = useMessages(replyLinkMessages);
  if (verdict === 'confirmed') {
    return (
      <>
        <p className="font-medium">{t.confirmedTitle}</p>
        <p>{isInvitation ? t.confirmedInvitation : t.confirmed}</p>
      </>
    );
  }
  return (
    <>
      {getTone(verdict) === 'red' && (
        <h2 className="text-base font-semibold">{DAMAGED.includes(verdict) ? t.unusable : t.alarm}</h2>
      )}
      <p>{t[`verdict-${verdict}`]}</p>
    </>
  );
}

function getTone(verdict: ReplyVerdict): BannerTone {
  if (verdict === 'confirmed') return 'green';
  return verdict === 'own-link' || OPEN_VERDICTS.includes(verdict) ? 'yellow' : 'red';
}

/** Takes the fragment out of the address bar once the link is dealt with; the rest of the history entry stays. */
function useRemoveFragment(isDone: boolean): void {
  const { pathname, hash, search, state } = useLocation();
  const navigate = useNavigate();
  const isShown = carryFragment(hash) !== '';
  useEffect(() => {
    // The screen stays visible while the next one loads.
    if (isDone && isShown && window.location.pathname === pathname) void navigate({ search }, { replace: true, state });
  }, [isDone, isShown, navigate, pathname, search, state]);
}
