import type { ReactNode } from 'react';
import { ownKeyMessages } from '@/content/own-key.messages';
import { SupportText } from '@/features/help/support-text';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { useAppDispatch } from '@/store/core/hooks';
import { readMemory, startMemoryAgain } from '@/store/keys/key-memory.thunks';
import { restorationNoted } from '@/store/keys/keys.slice';
import { startSignaturesAgain } from '@/store/signing/signature-memory.thunks';
import { NoticeStrip } from '@/ui/message/notice-strip';

/** Paying and signing are blocked until the user confirms that keys can't be compared. */
export function LostKeys() {
  const t = useMessages(ownKeyMessages);
  const dispatch = useAppDispatch();
  return (
    <LostMemory title={t.lostTitle} confirm={t.lostConfirm} onConfirm={() => void dispatch(startMemoryAgain())}>
      <p>{t['key-lost']}</p>
      <p className="mt-1">
        <SupportText text={t.lostAdvice} />
      </p>
    </LostMemory>
  );
}

/** The same for the user's signatures, which must not be given twice. */
export function LostSignatures() {
  const t = useMessages(ownKeyMessages);
  const dispatch = useAppDispatch();
  const again = () => void dispatch(startSignaturesAgain());
  return (
    <LostMemory title={t.signaturesLostTitle} confirm={t.signaturesLostConfirm} onConfirm={again}>
      <p>{t['key-signatures-lost']}</p>
      <p className="mt-1">
        <SupportText text={t.signaturesLostAdvice} />
      </p>
    </LostMemory>
  );
}

interface LostMemoryProps {
  title: string;
  confirm: string;
  onConfirm: () => void;
  children: ReactNode;
}

function LostMemory({ title, confirm, onConfirm, children }: LostMemoryProps) {
  return (
    <NoticeStrip tone="red" role="alert" title={title} actions={{ label: confirm, onPress: onConfirm }}>
      {children}
    </NoticeStrip>
  );
}

export function KeysNotKept() {
  const t = useMessages(ownKeyMessages);
  const dispatch = useAppDispatch();
  const { busy, run } = useTask<never>();
  const retry = async () => ({ ok: true as const, value: await dispatch(readMemory()) });
  const actions = { label: t.tryAgain, onPress: () => void run(retry), busy };
  return (
    <NoticeStrip tone="red" role="alert" title={t.notKeptTitle} actions={actions}>
      <p>{t['key-not-kept']}</p>
    </NoticeStrip>
  );
}

/** Shown once: the data that this tab still had was stored again. */
export function RestoredNotice() {
  const t = useMessages(ownKeyMessages);
  const dispatch = useAppDispatch();
  const actions = { label: t.understood, onPress: () => dispatch(restorationNoted()) };
  return (
    <NoticeStrip tone="red" role="alert" title={t.restoredTitle} actions={actions}>
      <p>{t.restored}</p>
    </NoticeStrip>
  );
}
