import { useState } from 'react';
import { accountMessages } from '@/content/account.messages';
import type { KeyVerdict } from '@/domain/key/key-verdict';
import { PasswordDialog } from '@/features/account/password-dialog';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { checkKeyAgain } from '@/store/account/key-check.thunks';
import { useAppDispatch } from '@/store/setup/hooks';
import { Banner } from '@/ui/message/banner';

/**
 * Checks the key with the password, in place of logging in again. The caller shows what comes next once the key is
 * checked.
 */
export function KeyCheckDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(accountMessages);
  const dispatch = useAppDispatch();
  const { busy, run } = useTask<never>();
  const [verdict, setVerdict] = useState<KeyVerdict | null>(null);

  async function check(password: string): Promise<void> {
    await run(async () => {
      setVerdict(null);
      setVerdict(await dispatch(checkKeyAgain(password)));
      return { ok: true, value: undefined };
    });
  }

  return (
    <PasswordDialog
      title={t.checkKeyTitle}
      purpose={t.checkKeyPurpose}
      closeLabel={t.cancel}
      checkLabel={t.checkKey}
      busy={busy}
      error={verdict === 'unopened' ? t.checkKeyWrong : null}
      onClose={onClose}
      onCheck={(password) => void check(password)}
      onChange={() => setVerdict(null)}
    >
      {verdict === 'unchecked' && <Banner tone="red">{t['key-unchecked']}</Banner>}
    </PasswordDialog>
  );
}
