import { type FormEvent, useState } from 'react';
import { useDiscard } from '@/content/discard.messages';
import { ownKeyMessages } from '@/content/own-key.messages';
import type { KeyVerdict, PayBlock } from '@/domain/keys/key-verdict';
import { SupportText } from '@/features/help/support-text';
import { type KeyNotice, useKeyReason } from '@/features/keys/key-reason';
import { OpenKeyDialog } from '@/features/keys/open-key-dialog';
import { EngineNotice } from '@/features/password/engine-notice';
import { PasswordInput } from '@/features/password/password-input';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { useAppDispatch } from '@/store/core/hooks';
import { checkKeyAgain } from '@/store/keys/key-check.thunks';
import { warmUp } from '@/store/login/warm-up';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { Banner } from '@/ui/message/banner';

export interface KeyBlockedDialogProps {
  block: PayBlock;
  /** Deposits all the same, under a key that another program opens. */
  onDeposit?: (() => void) | undefined;
  onClose: () => void;
}

/**
 * Opens instead of the deposit, release and signing dialogs while nothing can be paid or signed. An unchecked key is
 * checked here; if the server's copy cannot be opened, the key can be opened from a file.
 */
export function KeyBlockedDialog({ block, onClose, ...props }: KeyBlockedDialogProps) {
  const [isOpening, setOpening] = useState(false);
  if (block === 'unchecked') return <KeyCheckDialog onClose={onClose} />;
  if (isOpening) return <OpenKeyDialog onOpened={() => setOpening(false)} onClose={onClose} />;
  return <ReasonDialog {...props} notice={block} onOpenFile={() => setOpening(true)} onClose={onClose} />;
}

interface ReasonDialogProps extends Omit<KeyBlockedDialogProps, 'block'> {
  notice: KeyNotice;
  onOpenFile: () => void;
}

/** An account of another client may deposit: a deposit needs no key, but the money does later. */
function ReasonDialog({ notice, onDeposit, onOpenFile, onClose }: ReasonDialogProps) {
  const t = useMessages(ownKeyMessages);
  const { title, text, advice, action } = useKeyReason(notice, onOpenFile);
  const isCalm = notice === 'checking' || notice === 'other-client';
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.close}</Button>
          {action !== null && (
            <Button variant={onDeposit ? 'secondary' : 'primary'} busy={action.busy ?? false} onClick={action.onPress}>
              {action.label}
            </Button>
          )}
          {onDeposit && (
            <Button variant="primary" onClick={onDeposit}>
              {t.otherClientDeposit}
            </Button>
          )}
        </>
      }
    >
      <Banner tone={isCalm ? 'yellow' : 'red'}>
        <p>{text}</p>
      </Banner>
      {advice !== null && (
        <p className="text-sm text-ink-soft">
          <SupportText text={onDeposit ? t.otherClientDepositAdvice : advice} />
        </p>
      )}
    </Dialog>
  );
}

/** Checks the key with the password, without a new login. The caller continues once the key is checked. */
function KeyCheckDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(ownKeyMessages);
  const dispatch = useAppDispatch();
  const { busy, run } = useTask<never>();
  const [password, setPassword] = useState('');
  const [verdict, setVerdict] = useState<KeyVerdict | null>(null);
  const discard = useDiscard(password !== '');

  async function check(event: FormEvent): Promise<void> {
    event.preventDefault();
    await run(async () => {
      setVerdict(null);
      setVerdict(await dispatch(checkKeyAgain(password)));
      return { ok: true, value: undefined };
    });
  }

  const footer = (
    <>
      <LeaveButton onLeave={onClose}>{t.cancel}</LeaveButton>
      <Button type="submit" variant="primary" disabled={password === ''} busy={busy} busyLabel={t.checking}>
        {t.checkKey}
      </Button>
    </>
  );
  return (
    <Dialog
      title={t.checkKeyTitle}
      purpose={t.checkKeyPurpose}
      onClose={onClose}
      discard={discard}
      onSubmit={(event) => void check(event)}
      noValidate
      footer={footer}
    >
      <EngineNotice />
      <PasswordInput
        label={t.password}
        autoComplete="current-password"
        error={verdict === 'unopened' ? t.checkKeyWrong : null}
        value={password}
        disabled={busy}
        onFocus={() => void warmUp('keys')}
        onChange={(event) => {
          setPassword(event.target.value);
          setVerdict(null);
        }}
      />
      {verdict === 'unchecked' && <Banner tone="red">{t['key-unchecked']}</Banner>}
    </Dialog>
  );
}
