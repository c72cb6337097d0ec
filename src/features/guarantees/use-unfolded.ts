import { useCallback, useState } from 'react';
import { type Id, toIdKey } from '@/domain/primitives/ids';

/** A row that an action has changed. It is scrolled to, unfolded and highlighted. */
export interface Spotlight {
  guaranteeId: Id;
  /** Counts the actions. */
  turn: number;
}

interface Unfolded {
  /** By guarantee. Others use the default. */
  choices: Readonly<Record<string, boolean>>;
  choose: (guaranteeId: Id, open: boolean) => void;
}

/** The rows that the user folded or unfolded. Rows out of view are not rendered and cannot hold this state. */
export function useUnfolded(spotlight: Spotlight | null): Unfolded {
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({});
  const [turn, setTurn] = useState(0);
  const choose = useCallback(
    (guaranteeId: Id, open: boolean) => setChoices((before) => ({ ...before, [toIdKey(guaranteeId)]: open })),
    [],
  );
  if (spotlight !== null && spotlight.turn !== turn) {
    setTurn(spotlight.turn);
    choose(spotlight.guaranteeId, true);
  }
  return { choices, choose };
}
