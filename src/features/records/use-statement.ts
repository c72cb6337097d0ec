import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import type { Id } from '@/domain/primitives/ids';
import { currency } from '@/features/money/currency';
import { useLoaded } from '@/lib/use-loaded';
import { makeStatement, type Statement } from '@/store/records/statement.thunks';
import { useAppDispatch } from '@/store/setup/hooks';

export interface LoadedStatement {
  /** `null` until it was made once. */
  statement: Statement | null;
  loading: boolean;
  progress: { done: number; total: number };
  reload: () => void;
  /** Ends the work: what is known is shown, as incomplete. */
  stop: () => void;
}

/** Makes a statement when the screen opens, and again on `reload`. `null`: of all contracts. */
export function useStatement(contractId: Id | null): LoadedStatement {
  const dispatch = useAppDispatch();
  const chosen = useStore(currency);
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const running = useRef<AbortController | null>(null);
  const { value, loading, reload } = useLoaded((ended) => {
    const controller = new AbortController();
    ended.addEventListener('abort', () => controller.abort());
    running.current = controller;
    const { signal } = controller;
    const onProgress = (done: number, total: number) => setProgress({ done, total });
    return dispatch(makeStatement({ contractId, currency: chosen, onProgress, signal }));
  }, `${contractId} ${chosen}`);
  return { statement: value, loading, progress, reload, stop: () => running.current?.abort() };
}
