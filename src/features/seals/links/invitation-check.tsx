import { type ReactNode, useEffect, useState } from 'react';
import { describeError, errorMessages } from '@/content/errors.messages';
import { invitationMessages } from '@/content/invitation.messages';
import type { Contract } from '@/domain/models';
import type { Terms } from '@/domain/seals/terms';
import { TermsView } from '@/features/seals/terms-view';
import { KeyLevelIcon } from '@/features/signing/key-level-mark';
import { useMessages } from '@/i18n/use-messages';
import { useLoaded } from '@/lib/use-loaded';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { type CheckedInvitation, checkInvitation, type JoinPermit } from '@/store/seals/check-invitation.thunks';
import { Button } from '@/ui/button/button';
import { Checkbox } from '@/ui/fields/checkbox';
import { Card } from '@/ui/layout/card';
import { Banner, type BannerTone } from '@/ui/message/banner';
import { ActionOf } from '@/ui/message/message-action';
import { AddressText } from '@/ui/text/address-text';

interface InvitationCheckProps {
  contract: Contract;
  /** Of the link; empty without a seal. */
  fragment: string;
  onPermit: (permit: JoinPermit) => void;
  /** Makes the contract's PDF known to this device. */
  renderPdf: (onSeen: () => void) => ReactNode;
}

/** Whether key and terms of an invitation are those that the inviter signed (docs/seal.md#sealed-invitation). */
export function InvitationCheck({ contract, fragment, ...rest }: InvitationCheckProps) {
  if (fragment === '')
    return (
      <div className="flex flex-col gap-3 text-sm text-pretty text-ink-soft empty:hidden">
        {rest.renderPdf(() => undefined)}
      </div>
    );
  return <LinkCheck key={fragment} contract={contract} fragment={fragment} {...rest} />;
}

function LinkCheck({ contract, fragment, onPermit, renderPdf }: InvitationCheckProps) {
  const t = useMessages(invitationMessages);
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
  const again = { label: t.retry, onPress: reload };
  if (!result.ok) {
    return (
      <Banner tone="red" action={again}>
        {t.checkFailed} {describeError(errors, result.error)}
      </Banner>
    );
  }
  const { verdict, terms } = result.value;
  const needsPdf = terms.gaps.some(({ kind }) => kind === 'pdf');
  const acceptance = { accepted, onAccepted: setAccepted };
  return (
    <div className="flex flex-col gap-3">
      {verdict === 'confirmed' && (
        <p title={t.confirmedMeaning} className="flex items-center gap-1 text-sm text-ink-soft">
          <KeyLevelIcon level="linked" />
          {t.confirmed}
        </p>
      )}
      {verdict === 'incomplete' && (
        // No alarm: most often the PDF has not been read yet.
        <LinkWarning tone="yellow" title={t.notCompared} acceptLabel={t.acceptNotCompared} {...acceptance}>
          <p>{needsPdf ? t.needsPdf : t.incomplete}</p>
          {needsPdf ? renderPdf(reload) : <ActionOf action={again} />}
        </LinkWarning>
      )}
      {verdict !== 'confirmed' && verdict !== 'incomplete' && (
        <LinkWarning tone="red" title={t.alarm} acceptLabel={t.accept} {...acceptance}>
          <p>{t[verdict]}</p>
          <OtherKey checked={result.value} />
          <p className="font-medium">{t.advice}</p>
        </LinkWarning>
      )}
      <LazyTerms terms={terms.terms} hash={terms.gaps.length === 0 ? terms.hash : undefined} />
    </div>
  );
}

interface LinkWarningProps {
  tone: BannerTone;
  title: string;
  acceptLabel: string;
  accepted: boolean;
  onAccepted: (accepted: boolean) => void;
  children: ReactNode;
}

/** Why the link confirms nothing. The user must accept that to join anyway. */
function LinkWarning({ tone, title, acceptLabel, accepted, onAccepted, children }: LinkWarningProps) {
  return (
    <Banner tone={tone}>
      <div className="flex flex-col items-start gap-3">
        <h2 className="text-base font-semibold">{title}</h2>
        {children}
        <Checkbox label={acceptLabel} checked={accepted} onChange={(event) => onAccepted(event.target.checked)} />
      </div>
    </Banner>
  );
}

/** Both keys, if the backend names another one than the link. */
function OtherKey({ checked: { verdict, link, key } }: { checked: CheckedInvitation }) {
  const t = useMessages(invitationMessages);
  const isOtherKey = verdict === 'other-key' || verdict === 'other-key-and-terms';
  if (!isOtherKey || link === null || key === null) return null;
  return (
    <dl className="flex w-full flex-col gap-2 rounded-control border border-line bg-card p-3 text-ink">
      <KeyLine label={t.linkKey} value={link.key} />
      <KeyLine label={t.serverKey} value={key} />
    </dl>
  );
}

function KeyLine({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-xs text-ink-faint">{label}</dt>
      <dd className="break-words">
        <AddressText value={value} />
      </dd>
    </div>
  );
}

/** The reading view of terms, shown on request below what the screen shows anyway. */
function LazyTerms({ terms, hash }: { terms: Terms; hash: string | undefined }) {
  const t = useMessages(invitationMessages);
  const names = useAppSelector(({ people }) => people.names);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className="self-start" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t.exact}
      </Button>
      {isOpen && (
        <Card>
          <TermsView terms={terms} names={names} level={2} hash={hash} />
        </Card>
      )}
    </>
  );
}
