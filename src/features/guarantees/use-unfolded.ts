import { useCallback, useState } from 'react';
import { type Id, toIdKey } from '@/domain/primitives/ids';

/** A row that an action has changed: scrolled to, unfolded and highlighted. */
export interface Spotlight {
  guaranteeId: Id;
  /** Counts the actions. */
  turn: number;
}

export interface Unfolded {
  /** By guarantee; others are as they are by default. */
  choices: Readonly<Record<string, boolean>>;
  choose: (guaranteeId: Id, open: boolean) => void;
}

/** Which rows the user has folded or unfolded. Kept here, since rows out of view are not rendered. */
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
