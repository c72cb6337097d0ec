import { type ReactNode, useEffect, useState } from 'react';
import { describeError, errorMessages } from '@/content/errors.messages';
import { invitationCheckMessages } from '@/content/invitation.messages';
import type { Contract } from '@/domain/models';
import { LazyTerms } from '@/features/seals/links/lazy-terms';
import { LinkAlarm } from '@/features/seals/links/link-alarm';
import { NotCompared } from '@/features/seals/links/not-compared';
import { useMessages } from '@/i18n/use-messages';
import { useLoaded } from '@/lib/use-loaded';
import { useAppDispatch } from '@/store/core/hooks';
import { checkInvitation, type JoinPermit } from '@/store/seals/check-invitation.thunks';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';

export interface InvitationCheckProps {
  contract: Contract;
  /** Of the link; empty without a seal. */
  fragment: string;
  onPermit: (permit: JoinPermit) => void;
  /** Makes the contract's PDF known to this device. */
  renderPdf: (onSeen: () => void) => ReactNode;
}

/** Whether key and terms of an invitation are those that the inviter signed (docs/seal.md#sealed-invitation). */
export function InvitationCheck({ contract, fragment, ...rest }: InvitationCheckProps) {
  const t = useMessages(invitationCheckMessages);
  if (fragment === '')
    return (
      <div className="flex flex-col gap-3 text-sm text-pretty text-ink-soft">
        <p>{t.unsealed}</p>
        {rest.renderPdf(() => undefined)}
      </div>
    );
  return <LinkCheck key={fragment} contract={contract} fragment={fragment} {...rest} />;
}

function LinkCheck({ contract, fragment, onPermit, renderPdf }: InvitationCheckProps) {
  const t = useMessages(invitationCheckMessages);
  const errors = useMessages(errorMessages);
  const dispatch = useAppDispatch();
  const [accepted, setAccepted] = useState(false);
  const key = `${contract.id} ${contract.updatedAt} ${fragment}`;
  const load = (signal: AbortSignal) => dispatch(checkInvitation(contract, fragment, signal));
  const { value: result, loading, reload } = useLoaded(load, key);
  const checked = result?.ok && !loading ? result.value : null;
  const mayAccept = checked !== null && (checked.verdict === 'confirmed' || accepted);
  useEffect(() => onPermit({ mayAccept, checked }), [onPermit, mayAccept, checked]);

  if (loading || result === null) return <p role="status">{t.checking}</p>;
  const again = (
    <Button size="sm" onClick={reload}>
      {t.retry}
    </Button>
  );
  if (!result.ok) {
    return (
      <Banner tone="red" action={again}>
        {t.checkFailed} {describeError(errors, result.error)}
      </Banner>
    );
  }
  const { verdict, terms } = result.value;
  return (
    <div className="flex flex-col gap-3">
      {verdict === 'confirmed' && (
        <Banner tone="green">
          <p className="font-medium">{t.confirmed}</p>
          <p>{t.confirmedMeaning}</p>
        </Banner>
      )}
      {verdict === 'incomplete' && (
        <NotCompared
          needsPdf={terms.gaps.some(({ kind }) => kind === 'pdf')}
          pdf={renderPdf(reload)}
          accepted={accepted}
          onAccepted={setAccepted}
          again={again}
        />
      )}
      {verdict !== 'confirmed' && verdict !== 'incomplete' && (
        <LinkAlarm checked={result.value} verdict={verdict} accepted={accepted} onAccepted={setAccepted} />
      )}
      <LazyTerms summary={t.exact} terms={terms.terms} hash={terms.gaps.length === 0 ? terms.hash : undefined} />
    </div>
  );
}
