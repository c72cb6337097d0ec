import { type FormEvent, useState } from 'react';
import { useDiscard } from '@/content/discard.messages';
import { ownKeyMessages } from '@/content/own-key.messages';
import type { KeyVerdict } from '@/domain/keys/key-verdict';
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

/** Checks the key with the password, without a new login. The caller continues once the key is checked. */
export function KeyCheckDialog({ onClose }: { onClose: () => void }) {
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
