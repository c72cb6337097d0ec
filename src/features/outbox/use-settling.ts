import { useState } from 'react';
import { AppError, errorData } from '@/domain/primitives/errors';
import { settleOutbox } from '@/store/outbox/settle.thunks';
import { useAppDispatch } from '@/store/setup/hooks';

/** What the poll slows down on, where a failure has no status of its own. */
const UNAVAILABLE = 503;

/** Goes on with what is not on record yet; rejects when something is left, so that the pauses grow. */
export function useSettling(): { settle: () => Promise<void>; busy: boolean } {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);

  async function settle(): Promise<void> {
    setBusy(true);
    try {
      await dispatch(settleOutbox());
    } catch (thrown) {
      const { code, message, detail } = errorData(thrown);
      throw new AppError(code, message, { ...detail, status: detail.status ?? UNAVAILABLE });
    } finally {
      setBusy(false);
    }
  }

  return { settle, busy };
}
