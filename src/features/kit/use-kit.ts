import type { Result } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { type Loaded, useLoaded } from '@/lib/use-loaded';
import { useAppDispatch } from '@/store/core/hooks';
import { type BuiltKit, buildKit, type KitPurpose } from '@/store/kit/build-kit.thunks';

/** Makes the contract's recovery kit once, and again on `reload`. */
export function useKit(contractId: Id, purpose: KitPurpose): Loaded<Result<BuiltKit>> {
  const dispatch = useAppDispatch();
  return useLoaded((signal) => dispatch(buildKit(contractId, purpose, signal)), String(contractId));
}
