import { Suspense, useEffect, useState } from 'react';
import { SupportText } from '@/features/help/support-text';
import { type KeyNotice, useKeyReason } from '@/features/keys/key-reason';
import { lazyPart } from '@/lib/lazy';
import { selectUserId } from '@/store/auth/auth.selectors';
import { refreshMemory } from '@/store/boot/refresh-memory.thunks';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectFileKey } from '@/store/keys/own-key.selectors';
import { selectKeyWarning } from '@/store/keys/pay-block.selectors';
import { NoticeStrip } from '@/ui/message/notice-strip';

const OpenKeyDialog = lazyPart('OpenKeyDialog', () => import('@/features/keys/open-key-dialog'));

/** One notice about keys on every screen: a warning, or a key that is open from a file. */
export function AccountNotices() {
  const warning = useAppSelector(selectKeyWarning);
  const isRestored = useAppSelector(({ keys }) => keys.restored);
  const isFromFile = useAppSelector((state) => selectFileKey(state) !== null);
  useKeyMemory();
  const notice = isRestored ? 'restored' : (warning ?? (isFromFile ? 'file' : null));
  return notice === null ? null : <KeyStrip key={notice} notice={notice} />;
}

/** Looks up the remembered keys once per session, so that a loss is reported on every screen. */
function useKeyMemory(): void {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUserId);
  useEffect(() => {
    if (userId !== null) void dispatch(refreshMemory());
  }, [dispatch, userId]);
}

function KeyStrip({ notice }: { notice: KeyNotice }) {
  const [isOpening, setOpening] = useState(false);
  const { title, text, advice, action } = useKeyReason(notice, () => setOpening(true));
  const [tone, role] = notice === 'file' ? (['blue', 'status'] as const) : (['red', 'alert'] as const);
  return (
    <>
      <NoticeStrip tone={tone} role={role} title={title} {...(action !== null && { actions: action })}>
        <p>{text}</p>
        {advice !== null && (
          <p className="mt-1">
            <SupportText text={advice} />
          </p>
        )}
      </NoticeStrip>
      <Suspense fallback={null}>{isOpening && <OpenKeyDialog onClose={() => setOpening(false)} />}</Suspense>
    </>
  );
}
