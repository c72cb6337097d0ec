import type { FormEvent, ReactNode } from 'react';
import { useDiscard } from '@/content/discard.messages';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import { TermsAlarm } from '@/features/signing/terms-notice';
import type { Signing } from '@/features/signing/use-signing';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Dialog, type DialogProps } from '@/ui/dialog/dialog';
import { LeaveButton } from '@/ui/dialog/leave-button';

export interface SigningDialogProps
  extends Pick<DialogProps, 'title' | 'purpose' | 'onClose' | 'discard' | 'size' | 'noValidate' | 'children'> {
  signing: Signing;
  /** Texts of the buttons; a button without a text is not shown. */
  labels: { leave?: string; sign: string | null; signing: string };
  /** Called only if nothing is missing. */
  onSign: () => void;
  /** The input that is still missing; `null`: the fields say so themselves. */
  missing?: string | null;
  /** The form was submitted although something is missing. */
  onIncomplete?: () => void;
  /** Says in words what the signature does. Above the buttons. */
  summary?: ReactNode;
  /** Replaces the button that closes the dialog. */
  back?: ReactNode;
}

/**
 * The shell of every dialog that signs: the alarm about the terms, the content to sign, and the two buttons. Asks before it discards
 * a password, or what `discard` says.
 */
export function SigningDialog({
  signing,
  labels,
  onSign,
  missing = null,
  onIncomplete,
  summary,
  back,
  discard,
  children,
  ...dialog
}: SigningDialogProps) {
  const t = useMessages(withdrawalsMessages);
  const { step, terms } = signing;
  const discardPassword = useDiscard(signing.password !== '');
  const busy = step === 'signing';
  const ready = step === 'ready';
  // Next to the disabled button: what is missing may be scrolled out of sight.
  const reason =
    step === 'question' || step === 'password' ? t[`missing-${step}`] : step === 'inspect' ? missing : null;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (ready) onSign();
    else onIncomplete?.();
  }

  const footer = (
    <>
      {back ?? (
        <LeaveButton onLeave={dialog.onClose} disabled={busy}>
          {labels.leave}
        </LeaveButton>
      )}
      {labels.sign !== null && (
        <Button type="submit" variant="primary" disabled={!ready} busy={busy} busyLabel={labels.signing}>
          {labels.sign}
        </Button>
      )}
      {labels.sign !== null && reason !== null && (
        <p className="self-center text-xs text-ink-soft max-sm:basis-full sm:order-first sm:mr-auto">{reason}</p>
      )}
    </>
  );
  return (
    <Dialog
      {...dialog}
      discard={discard === undefined ? discardPassword : discard}
      closable={!busy}
      onSubmit={submit}
      footer={footer}
    >
      {terms !== null && <TermsAlarm check={terms} disabled={busy} />}
      {children}
      {summary}
    </Dialog>
  );
}
