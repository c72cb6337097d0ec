import { accountMessages } from '@/content/account.messages';
import { NoticeStrip } from '@/features/account/notice-strip';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { readMemory, startMemoryAgain } from '@/store/pins/memory.thunks';
import { restorationNoted } from '@/store/pins/pins.slice';
import { useAppDispatch } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';

/** Paying and signing wait until the user knows that keys can't be compared. */
export function LostKeys() {
  const t = useMessages(accountMessages);
  const dispatch = useAppDispatch();
  const actions = (
    <Button size="sm" onClick={() => void dispatch(startMemoryAgain())}>
      {t.lostConfirm}
    </Button>
  );
  return (
    <NoticeStrip tone="red" role="alert" title={t.lostTitle} actions={actions}>
      <p>{t['key-lost']}</p>
      <p className="mt-1">{t.lostAdvice}</p>
    </NoticeStrip>
  );
}

export function KeysNotKept() {
  const t = useMessages(accountMessages);
  const dispatch = useAppDispatch();
  const { busy, run } = useTask<never>();
  const retry = async () => ({ ok: true as const, value: await dispatch(readMemory()) });
  const actions = (
    <Button size="sm" busy={busy} onClick={() => void run(retry)}>
      {t.tryAgain}
    </Button>
  );
  return (
    <NoticeStrip tone="red" role="alert" title={t.notKeptTitle} actions={actions}>
      <p>{t['key-not-kept']}</p>
    </NoticeStrip>
  );
}

/** Told once: what this tab still had is stored again. */
export function RestoredNotice() {
  const t = useMessages(accountMessages);
  const dispatch = useAppDispatch();
  const actions = (
    <Button size="sm" onClick={() => dispatch(restorationNoted())}>
      {t.understood}
    </Button>
  );
  return (
    <NoticeStrip tone="red" role="alert" title={t.restoredTitle} actions={actions}>
      <p>{t.restored}</p>
    </NoticeStrip>
  );
}
