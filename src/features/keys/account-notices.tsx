import { useEffect } from 'react';
import { ownKeyMessages } from '@/content/own-key.messages';
import { SupportText } from '@/features/help/support-text';
import { KeyWarning } from '@/features/keys/key-warning';
import { RestoredNotice } from '@/features/keys/memory-notices';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { refreshMemory } from '@/store/boot/refresh-memory.thunks';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectFileKey } from '@/store/keys/own-key.selectors';
import { selectKeyWarning } from '@/store/keys/pay-block.selectors';
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
