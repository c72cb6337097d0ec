import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { storageHealth } from '@/store/device/write-storage';
import type { DraftHealth } from '@/store/drafts/draft-storage';
import { readDraft, removeDraft, saveDraft } from '@/store/drafts/drafts.thunks';

export interface DraftOptions<Value> {
  /** Name of the stored text, such as `chat 7`; `null`: nothing is stored. */
  name: string | null;
  /** The current text as JSON. */
  value: Value;
  /** The value of an empty form, as JSON. */
  empty: Value;
  /** Shows a value. False if it cannot be read, such as one of an earlier version. */
  restore: (stored: unknown) => boolean;
}

export interface DraftControl {
  /** ISO 8601, when the restored text was typed; `null`: nothing was restored. */
  restoredAt: string | null;
  /** The saved version that the text is based on has changed since. */
  isOutdated: boolean;
  /** The user has discarded the restored text. */
  isDiscarded: boolean;
  /** The text survives leaving the screen. */
  isKept: boolean;
  /** Why the text is not kept, if no other notice says so. */
  problem: 'full' | 'too-long' | null;
  discard: () => void;
  undoDiscard: () => void;
  /** Forgets the text, because it was sent or saved. */
  clear: () => void;
}

/** Waits for a pause in typing. A tab that is left or closed does not wait. */
const PAUSE_MS = 400;

/** Keeps what the user types on this device until it is sent, and shows it again after a reload. */
export function useDraft<Value>({ name, value, empty, restore }: DraftOptions<Value>): DraftControl {
  const dispatch = useAppDispatch();
  // The owner stays the same while this screen is open, even if another user signs in.
  const [author] = useState(useAppSelector(selectUserId));
  const text = JSON.stringify(value);
  const base = JSON.stringify(empty);
  const [found] = useState(() => (name === null ? null : dispatch(readDraft(name))));
  const [state, setState] = useState<'none' | 'restored' | 'discarded'>('none');
  const [problem, setProblem] = useState<DraftHealth>(storageHealth.get);
  const discarded = useRef<unknown>(null);
  /** The stored text as this screen last saw it. */
  const stored = useRef(found === null ? base : JSON.stringify(found.value));
  /** Nothing is written before the restored text is shown. */
  const phase = useRef<'found' | 'restoring' | 'shown'>(found === null ? 'shown' : 'found');
  const [textAtFirst] = useState(text);
  const save = useRef(() => {});

  // Before the first paint.
  useLayoutEffect(() => {
    if (found === null || phase.current !== 'found') return;
    // The text may be shown already: some forms outlive their dialog.
    const isHere = stored.current === text;
    const isRestored = isHere || restore(found.value);
    phase.current = isHere || !isRestored ? 'shown' : 'restoring';
    if (isRestored) setState('restored');
  });

  useEffect(() => {
    if (phase.current === 'restoring' && text !== textAtFirst) phase.current = 'shown';
    save.current = () => {
      if (name === null || author === null || phase.current !== 'shown' || text === stored.current) return;
      stored.current = text;
      if (text === base) dispatch(removeDraft(author, name));
      setProblem(text === base ? 'works' : dispatch(saveDraft(author, name, base, value)));
    };
    const timer = setTimeout(() => save.current(), PAUSE_MS);
    return () => clearTimeout(timer);
  });

  useEffect(() => {
    const saveNow = () => save.current();
    window.addEventListener('pagehide', saveNow);
    document.addEventListener('visibilitychange', saveNow);
    // Leaving a field stores the text, so that 'Logout' knows what it would lose.
    document.addEventListener('focusout', saveNow);
    return () => {
      window.removeEventListener('pagehide', saveNow);
      document.removeEventListener('visibilitychange', saveNow);
      document.removeEventListener('focusout', saveNow);
      saveNow();
    };
  }, []);

  return {
    restoredAt: state === 'restored' ? (found?.at ?? null) : null,
    isOutdated: state === 'restored' && found?.base !== base,
    isDiscarded: state === 'discarded',
    isKept: name !== null && problem === 'works',
    problem: problem === 'full' || problem === 'too-long' ? problem : null,
    discard: () => {
      discarded.current = value;
      restore(empty);
      setState('discarded');
    },
    undoDiscard: () => {
      restore(discarded.current);
      setState('none');
    },
    clear: () => {
      stored.current = text;
      if (name !== null && author !== null) dispatch(removeDraft(author, name));
    },
  };
}
