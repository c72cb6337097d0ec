import { type FormEvent, useState } from 'react';
import { accountMessages } from '@/content/account.messages';
import type { KeyVerdict } from '@/domain/key/key-verdict';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { checkKeyAgain } from '@/store/account/key-check.thunks';
import { warmUpSigning } from '@/store/auth/warm-up';
import { useAppDispatch } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { TextField } from '@/ui/fields/text-field';
import { Banner } from '@/ui/message/banner';

/**
 * Checks the key with the password, in place of logging in again. The caller shows what comes next once the key is
 * checked. The password stays in this dialog.
 */
export function KeyCheckDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(accountMessages);
  const { password, setPassword, verdict, busy, submit } = useKeyCheck();
  const footer = (
    <>
      <Button onClick={onClose}>{t.cancel}</Button>
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
      onSubmit={submit}
      noValidate
      footer={footer}
    >
      <TextField
        label={t.checkKeyPassword}
        type="password"
        autoComplete="current-password"
        error={verdict === 'unopened' ? t.checkKeyWrong : null}
        value={password}
        disabled={busy}
        onFocus={warmUpSigning}
        onChange={(event) => setPassword(event.target.value)}
      />
      {verdict === 'unchecked' && <Banner tone="red">{t['key-unchecked']}</Banner>}
    </Dialog>
  );
}

function useKeyCheck() {
  const dispatch = useAppDispatch();
  const { busy, run } = useTask<never>();
  const [password, setPassword] = useState('');
  const [verdict, setVerdict] = useState<KeyVerdict | null>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    void run(async () => {
      setVerdict(null);
      setVerdict(await dispatch(checkKeyAgain(password)));
      return { ok: true, value: undefined };
    });
  }

  return {
    password,
    setPassword: (typed: string) => {
      setPassword(typed);
      setVerdict(null);
    },
    verdict,
    busy,
    submit,
  };
}
