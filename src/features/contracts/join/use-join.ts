import type { Contract } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import type { Result } from '@/domain/primitives/result';
import { type Loaded, useLoaded } from '@/lib/use-loaded';
import { useWork } from '@/lib/use-work';
import { fetchContract, joinContract } from '@/store/contracts/contracts.thunks';
import { useAppDispatch } from '@/store/setup/hooks';

/** The contract that somebody is invited to. Nothing of it is stored until they accept. */
export function useInvitation(id: Id): Loaded<Result<Contract>> {
  const dispatch = useAppDispatch();
  return useLoaded(() => dispatch(fetchContract(id)), String(id));
}

export interface Joining {
  busy: boolean;
  error: ErrorData | null;
  accept: () => Promise<void>;
}

export function useJoining(contract: Contract, onJoined: () => void): Joining {
  const dispatch = useAppDispatch();
  const { busy, error, run } = useWork<ErrorData>();
  async function accept(): Promise<void> {
    if (await run(() => dispatch(joinContract(contract)))) onJoined();
  }
  return { busy, error, accept };
}
