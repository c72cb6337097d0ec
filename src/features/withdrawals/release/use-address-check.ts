import { useEffect, useState } from 'react';
import type { AddressCheck } from '@/domain/deposit/address-check';
import type { ErrorData } from '@/domain/primitives/errors';
import { useAppDispatch } from '@/store/setup/hooks';
import { checkDestination } from '@/store/withdrawals/quote.thunks';

const PAUSE_MS = 250;

export type AddressState =
  | { kind: 'empty' }
  | { kind: 'checking' }
  | { kind: 'fits' }
  | { kind: 'wrong'; check: Extract<AddressCheck, { ok: false }> }
  | { kind: 'failed'; error: ErrorData };

/** Checks the address for the configured network as it is typed, once the typing pauses. */
export function useAddressCheck(typed: string): AddressState {
  const address = typed.trim();
  const dispatch = useAppDispatch();
  const [checked, setChecked] = useState<{ address: string; state: AddressState } | null>(null);

  useEffect(() => {
    if (address === '') return;
    let current = true;
    async function check(): Promise<void> {
      const outcome = await dispatch(checkDestination(address));
      if (current) setChecked({ address, state: outcome.ok ? stateOf(outcome.value) : failed(outcome.error) });
    }
    const timer = setTimeout(() => void check(), PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [address, dispatch]);

  if (address === '') return { kind: 'empty' };
  return checked?.address === address ? checked.state : { kind: 'checking' };
}

function stateOf(check: AddressCheck): AddressState {
  return check.ok ? { kind: 'fits' } : { kind: 'wrong', check };
}

function failed(error: ErrorData): AddressState {
  return { kind: 'failed', error };
}
