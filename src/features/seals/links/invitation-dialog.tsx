import { type ReactNode, useState } from 'react';
import { toJoinLink } from '@/config/contract-links';
import { describeError, errorMessages } from '@/content/errors.messages';
import { invitationMessages } from '@/content/invitation.messages';
import type { Id } from '@/domain/primitives/ids';
import { TermsReader } from '@/features/seals/terms-view';
import { SigningDialog } from '@/features/signing/signing-dialog';
import { SigningFields } from '@/features/signing/signing-fields';
import { useSigning } from '@/features/signing/use-signing';
import { SlowLoad } from '@/features/waiting/slow-load';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useLoaded } from '@/lib/use-loaded';
import { useAppDispatch } from '@/store/core/hooks';
import { type InvitationTerms, previewInvitation } from '@/store/seals/invitation-terms.thunks';
import { createInvitation } from '@/store/signing/sign-invitation.thunks';
import { Button } from '@/ui/button/button';
import { CopyNotice, type CopyState, useCopy } from '@/ui/copy/use-copy';
import { Dialog } from '@/ui/dialog/dialog';
import { Banner } from '@/ui/message/banner';

const COPIED_MS = 10_000;

interface InvitationDialogProps {
  contractId: Id;
  onClose: () => void;
}

/** Shows the terms, signs them and copies the link. The password stays in this dialog. */
export function InvitationDialog({ contractId, onClose }: InvitationDialogProps) {
  const t = useMessages(invitationMessages);
  const errors = useMessages(errorMessages);
  const dispatch = useAppDispatch();
  const [link, setLink] = useState<string | null>(null);
  const copying = useCopy(COPIED_MS);
  const load = (signal: AbortSignal) => dispatch(previewInvitation(contractId, signal));
  const { value: result, loading, reload } = useLoaded(load, String(contractId));
  const preview = result?.ok && !loading ? result.value : null;
  const signing = useSigning(null, { canSign: preview !== null && preview.gaps.length === 0 });
  const { error } = signing.task;

  async function sign(): Promise<void> {
    if (preview === null) return;
    const { text } = preview;
    const made = await signing.sign(({ password }, intent) =>
      dispatch(createInvitation({ contractId, text, password }, intent)),
    );
    if (made === null) return;
    const signed = toJoinLink(window.location.origin, contractId) + made.value;
    signing.setPassword('');
    setLink(signed);
    await copying.copy(signed);
  }

  if (link !== null) return <InvitationReady link={link} copying={copying} onClose={onClose} />;
  const retry = (
    <Button size="sm" onClick={reload}>
      {t.retry}
    </Button>
  );
  return (
    <SigningDialog
      signing={signing}
      title={t.title}
      purpose={t.purpose}
      size="wide"
      onClose={onClose}
      labels={{ leave: t.cancel, sign: t.sign, signing: t.signing }}
      onSign={() => void sign()}
      noValidate
    >
      {loading && <p role="status">{t.loading}</p>}
      <SlowLoad busy={loading} onRetry={reload} />
      {result?.ok === false && !loading && (
        <Banner tone="red" action={retry}>
          {describeError(errors, result.error)}
        </Banner>
      )}
      {preview !== null && <InvitationTermsView preview={preview} retry={retry} />}
      {error !== null && error.code !== 'wrong-password' && (
        <Banner tone="red" action={error.code === 'terms-differ' ? retry : undefined}>
          {t.failed} {describeError(errors, error)}
        </Banner>
      )}
      <SigningFields signing={signing} />
      <Waiting task={signing.task} />
    </SigningDialog>
  );
}

interface InvitationReadyProps {
  link: string;
  copying: CopyState;
  onClose: () => void;
}

/** The signed link, copied already if the browser allowed it. */
function InvitationReady({ link, copying, onClose }: InvitationReadyProps) {
  const t = useMessages(invitationMessages);
  const footer = (
    <>
      <Button onClick={onClose}>{t.close}</Button>
      <Button variant="primary" data-autofocus onClick={() => void copying.copy(link)}>
        {t.copyAgain}
      </Button>
    </>
  );
  return (
    <Dialog title={t.title} onClose={onClose} footer={footer}>
      <Banner tone="green">{t.ready}</Banner>
      <p className="text-sm">{t.advice}</p>
      <p translate="no" className="rounded-control bg-sunken p-3 font-mono text-xs break-all">
        {link}
      </p>
      <CopyNotice copying={copying} copiedLabel={t.copied} failedLabel={t.copyFailed} />
    </Dialog>
  );
}

/** The terms that an invitation signs, or their missing parts. */
function InvitationTermsView({ preview, retry }: { preview: InvitationTerms; retry: ReactNode }) {
  const { terms, gaps, hash } = preview;
  const t = useMessages(invitationMessages);
  const missing = [...new Set(gaps.map(({ kind }) => t[`gap-${kind}`]))];
  return (
    <>
      {missing.length > 0 && (
        <Banner tone="yellow" action={retry}>
          {t.gaps} {missing.join('; ')}.
        </Banner>
      )}
      <TermsReader terms={terms} label={t.terms} hash={gaps.length === 0 ? hash : undefined} />
    </>
  );
}
