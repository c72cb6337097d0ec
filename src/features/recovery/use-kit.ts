import type { Result } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { type Loaded, useLoaded } from '@/lib/use-loaded';
import { type BuiltKit, buildKit, type KitPurpose } from '@/store/recovery/build-kit.thunks';
import { useAppDispatch } from '@/store/setup/hooks';

/** Makes the contract's recovery kit once, and again on `reload`. */
export function useKit(contractId: Id, purpose: KitPurpose): Loaded<Result<BuiltKit>> {
  const dispatch = useAppDispatch();
  return useLoaded((signal) => dispatch(buildKit(contractId, purpose, signal)), String(contractId));
}
