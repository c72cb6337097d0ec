import { type FormEvent, useState } from 'react';
import { toJoinLink } from '@/config/contract-links';
import { describeError, errorMessages } from '@/content/errors.messages';
import { invitationMessages } from '@/content/invitation.messages';
import type { ErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { InvitationReady } from '@/features/seals/links/invitation-ready';
import { InvitationTermsView } from '@/features/seals/links/invitation-terms-view';
import { SignPassword } from '@/features/seals/sign-password';
import { SlowLoad } from '@/features/waiting/slow-load';
import { useMessages } from '@/i18n/use-messages';
import { useLoaded } from '@/lib/use-loaded';
import { useTask } from '@/lib/use-task';
import { useAppDispatch } from '@/store/core/hooks';
import { previewInvitation } from '@/store/seals/invite.thunks';
import { createInvitation } from '@/store/signing/sign-invitation.thunks';
import { Button } from '@/ui/button/button';
import { useCopy } from '@/ui/copy/use-copy';
import { Dialog } from '@/ui/dialog/dialog';
import { Banner } from '@/ui/message/banner';

const COPIED_MS = 10_000;

export interface InvitationDialogProps {
  contractId: Id;
  onClose: () => void;
}

/** Shows the terms, signs them and copies the link. The password stays in this dialog. */
export function InvitationDialog({ contractId, onClose }: InvitationDialogProps) {
  const t = useMessages(invitationMessages);
  const errors = useMessages(errorMessages);
  const dispatch = useAppDispatch();
  const [password, setPassword] = useState('');
  const [link, setLink] = useState<string | null>(null);
  const copying = useCopy(COPIED_MS);
  const { busy, error, run } = useTask<ErrorData>();
  const load = (signal: AbortSignal) => dispatch(previewInvitation(contractId, signal));
  const { value: result, loading, reload } = useLoaded(load, String(contractId));
  const preview = result?.ok && !loading ? result.value : null;
  const isReady = preview !== null && preview.gaps.length === 0;

  async function sign(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (preview === null) return;
    const order = { contractId, text: preview.text, password };
    const made = await run((intent) => dispatch(createInvitation(order, intent)));
    if (made === null) return;
    const signed = toJoinLink(window.location.origin, contractId) + made.value;
    setPassword('');
    setLink(signed);
    await copying.copy(signed);
  }

  if (link !== null) return <InvitationReady link={link} copying={copying} onClose={onClose} />;
  const retry = (
    <Button size="sm" onClick={reload}>
      {t.retry}
    </Button>
  );
  const footer = (
    <>
      <Button onClick={onClose}>{t.cancel}</Button>
      <Button type="submit" variant="primary" busy={busy} busyLabel={t.signing} disabled={!isReady || password === ''}>
        {t.sign}
      </Button>
    </>
  );
  return (
    <Dialog
      title={t.title}
      purpose={t.purpose}
      size="wide"
      onClose={onClose}
      onSubmit={(event) => void sign(event)}
      noValidate
      footer={footer}
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
      <SignPassword value={password} onValue={setPassword} disabled={busy} failure={error} />
    </Dialog>
  );
}
