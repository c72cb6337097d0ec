import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { ownKeyMessages } from '@/content/own-key.messages';
import type { OwnKeyBlock, PayBlock } from '@/domain/keys/key-verdict';
import { SupportText } from '@/features/help/support-text';
import { useMessages } from '@/i18n/use-messages';
import { lazyPart } from '@/lib/lazy';
import { useTask } from '@/lib/use-task';
import { selectUserId } from '@/store/auth/auth.selectors';
import { refreshMemory } from '@/store/boot/refresh-memory.thunks';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { readMemory, startMemoryAgain } from '@/store/keys/key-memory.thunks';
import { restorationNoted } from '@/store/keys/keys.slice';
import { selectFileKey } from '@/store/keys/own-key.selectors';
import { selectKeyWarning } from '@/store/keys/pay-block.selectors';
import { startSignaturesAgain } from '@/store/signing/signature-memory.thunks';
import { NoticeStrip } from '@/ui/message/notice-strip';

/** Notice about keys on every screen: a warning, or a key that is open from a file. */
export function AccountNotices() {
  const warning = useAppSelector(selectKeyWarning);
  const restored = useAppSelector(({ keys }) => keys.restored);
  const isFromFile = useAppSelector((state) => selectFileKey(state) !== null);
  useKeyMemory();
  if (restored) return <RestoredNotice />;
  if (warning !== null) return <KeyWarning warning={warning} />;
  return isFromFile ? <FileKeyNotice /> : null;
}

function FileKeyNotice() {
  const t = useMessages(ownKeyMessages);
  return (
    <NoticeStrip tone="blue" role="status" title={t.fileKeyTitle}>
      <p>
        <SupportText text={t.fileKeyText} />
      </p>
    </NoticeStrip>
  );
}

/** Looks up the remembered keys once per session, so that a loss is reported on every screen. */
function useKeyMemory(): void {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUserId);
  useEffect(() => {
    if (userId !== null) void dispatch(refreshMemory());
  }, [dispatch, userId]);
}

const OpenKeyDialog = lazyPart('OpenKeyDialog', () => import('@/features/keys/open-key-dialog'));
const KeyCheckDialog = lazyPart('KeyCheckDialog', () => import('@/features/keys/key-check-dialog'));

type Warning = Exclude<PayBlock, 'checking' | 'other-client'>;

/** Why nothing can be paid or signed, with what to do about it. */
function KeyWarning({ warning }: { warning: Warning }) {
  switch (warning) {
    case 'unchecked':
      return <UncheckedKey />;
    case 'lost':
      return <LostKeys />;
    case 'signatures-lost':
      return <LostSignatures />;
    case 'not-kept':
      return <KeysNotKept />;
    default:
      return <KeyUnusable warning={warning} />;
  }
}

function UncheckedKey() {
  const t = useMessages(ownKeyMessages);
  const [open, setOpen] = useState(false);
  const actions = { label: t.checkKey, onPress: () => setOpen(true) };
  return (
    <>
      <NoticeStrip tone="yellow" role="status" title={t.uncheckedTitle} actions={actions}>
        <p>{t['key-unchecked']}</p>
      </NoticeStrip>
      <Suspense fallback={null}>{open && <KeyCheckDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

function KeyUnusable({ warning }: { warning: Exclude<OwnKeyBlock, 'other-client'> }) {
  const t = useMessages(ownKeyMessages);
  const [open, setOpen] = useState(false);
  const actions = { label: t.openFromFile, onPress: () => setOpen(true) };
  return (
    <>
      <NoticeStrip tone="red" role="alert" title={t.warningTitle} actions={actions}>
        <p>{t[`key-${warning}`]}</p>
        <p className="mt-1">
          <SupportText text={t.warningAdvice} />
        </p>
      </NoticeStrip>
      <Suspense fallback={null}>{open && <OpenKeyDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** Paying and signing are blocked until the user confirms that keys can't be compared. */
function LostKeys() {
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
function LostSignatures() {
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

function KeysNotKept() {
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
function RestoredNotice() {
  const t = useMessages(ownKeyMessages);
  const dispatch = useAppDispatch();
  const actions = { label: t.understood, onPress: () => dispatch(restorationNoted()) };
  return (
    <NoticeStrip tone="red" role="alert" title={t.restoredTitle} actions={actions}>
      <p>{t.restored}</p>
    </NoticeStrip>
  );
}
