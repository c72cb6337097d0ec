import { useState } from 'react';
import { type Destination, findDestination, findLookAlike } from '@/domain/withdrawals/destinations';
import { useLoaded } from '@/lib/use-loaded';
import { useAppDispatch } from '@/store/core/hooks';
import { forgetDestination, loadDestinations, noteDestination } from '@/store/destinations/destinations.thunks';

export interface DestinationsState {
  /** Latest first; empty while loading, and if this device stores nothing. */
  known: readonly Destination[];
  /** The known facts about the address in the form; `null` until the address is valid and the memory was read. */
  familiarity: Familiarity | null;
  /** The user's name for the address. */
  name: string;
  setName: (name: string) => void;
  /** `null` forgets all. */
  forget: (address: string | null) => Promise<void>;
  /** Called after the release was signed. */
  note: () => void;
}

export type Familiarity =
  | { kind: 'new' }
  | { kind: 'known'; destination: Destination }
  | { kind: 'look-alike'; destination: Destination };

/** The addresses that the user paid, as this device remembers them. `isValid`: the address can be paid. */
export function useDestinations(address: string, isValid: boolean): DestinationsState {
  const dispatch = useAppDispatch();
  const { value, reload } = useLoaded(async () => ({ list: (await dispatch(loadDestinations())) ?? [] }), '');
  // A name applies only to the address for which it was typed.
  const [typed, setTyped] = useState({ address: '', name: '' });
  const name = typed.address === address ? typed.name : '';
  const known = value?.list ?? [];
  return {
    known,
    familiarity: value === null || !isValid ? null : judge(known, address),
    name,
    setName: (text) => setTyped({ address, name: text }),
    forget: async (forgotten) => {
      await dispatch(forgetDestination(forgotten));
      reload();
    },
    note: () => void dispatch(noteDestination(address, name)),
  };
}

function judge(known: readonly Destination[], address: string): Familiarity {
  const same = findDestination(known, address);
  if (same !== null) return { kind: 'known', destination: same };
  const similar = findLookAlike(known, address);
  return similar === null ? { kind: 'new' } : { kind: 'look-alike', destination: similar };
}
