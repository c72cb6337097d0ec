import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import { canDo } from '@/domain/contract/permissions';
import { noteOwnLink } from '@/domain/key/key-level';
import { compareKeys } from '@/domain/key/key-memory';
import { collectKeys, isArbitratorUnlisted, isOwnKeyReplaced } from '@/domain/key/pins';
import type { Contract } from '@/domain/models';
import { AppError, type Result } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { formatSealFragment } from '@/domain/terms/seal-link';
import type { Terms } from '@/domain/terms/terms';
import { selectSigner } from '@/store/account/own-key.selectors';
import { requireUser, selectUserId } from '@/store/auth/auth.selectors';
import { toResult } from '@/store/calls/requests';
import { requireWaiting } from '@/store/calls/stop';
import { requireContract } from '@/store/contracts/contracts.selectors';
import { loadContract } from '@/store/contracts/load.thunks';
import { changeMemory } from '@/store/pins/memory.thunks';
import { requireUnchangedKeys } from '@/store/pins/pins.thunks';
import { type InvitationTerms, readInvitationTerms } from '@/store/seals/invitation-terms';
import { selectOwnLink } from '@/store/seals/reply.selectors';
import type { AppThunk } from '@/store/setup/store-types';
import { withOwnKey } from '@/store/withdrawals/own-key';

export interface InvitationOrder {
  contractId: Id;
  /** The canonical text that the user has read. Nothing else is signed. */
  text: string;
  password: string;
}

/** The terms to invite somebody to, as they are now. */
export function previewInvitation(contractId: Id, stop?: AbortSignal): AppThunk<Promise<Result<InvitationTerms>>> {
  return (dispatch, getState) =>
    toResult('Reading the terms of an invitation', async () => {
      await dispatch(loadContract(contractId, stop));
      return dispatch(readInvitationTerms(requireContract(getState(), contractId)));
    });
}

/**
 * Signs the terms of a contract that nobody has joined (docs/seal.md#sealed-invitation). @returns the fragment of the link.
 * Errors: `terms-incomplete`, `terms-differ`, those of changed keys, of opening the key, and of the calls.
 */
export function createInvitation(order: InvitationOrder, stop?: AbortSignal): AppThunk<Promise<Result<string>>> {
  return (dispatch, getState) =>
    toResult('Signing an invitation', async () => {
      const { contractId, text, password } = order;
      await dispatch(loadContract(contractId, stop));
      requireWaiting(stop);
      const contract = requireContract(getState(), contractId);
      const now = await dispatch(readInvitationTerms(contract));
      await dispatch(requireKnownKeys(contract, now.terms));
      requireWaiting(stop);
      if (now.gaps.length > 0) throw new AppError('terms-incomplete', 'A part of the terms is unknown on this device');
      const isOpen = canDo(contract, selectUserId(getState()), 'share');
      if (!isOpen || now.text !== text)
        throw new AppError('terms-differ', 'The contract has changed since the terms were shown');
      const user = requireUser(getState());
      const engine = await loadBitcoin();
      const { hash, publicKey, signature } = await dispatch(
        withOwnKey(user, password, (handle) => engine.signTerms(handle, now.terms)),
      );
      await dispatch(
        changeMemory((memory) => noteOwnLink(memory, { userId: user.id, contractId }, 'invitation', hash)),
      );
      return formatSealFragment({ hash, key: publicKey, signature });
    });
}

/** An invitation is not signed over another own key than the account's, or another arbitrator's than the remembered one. */
function requireKnownKeys(contract: Contract, { arbitrator }: Terms): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const arbitratorKey = arbitrator.key === '' ? null : arbitrator.key;
    await dispatch(requireUnchangedKeys(contract, arbitratorKey));
    const user = requireUser(getState());
    const signer = { id: user.id, publicKey: selectSigner(getState()) };
    const current = collectKeys(contract, signer, arbitratorKey);
    const owner = { userId: user.id, contractId: contract.id };
    if (
      isOwnKeyReplaced(contract, current.ownPlace, current.ownKey) ||
      compareKeys(getState().pins.memory, owner, current).length > 0
    )
      throw new AppError('keys-changed', 'A key of the contract differs from the remembered one', { id: contract.id });
    if (isArbitratorUnlisted(settings().arbitratorKeys, current))
      throw new AppError('arbitrator-unlisted', 'The arbitrator is not one of VITE_ARBITRATOR_KEYS');
  };
}

/** True if the invitation that was copied last does not fit the contract as it is now. False while that is unknown. */
export function isInvitationOutdated(contract: Contract): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const copied = selectOwnLink(getState(), contract.id, 'invitation');
    if (copied === null) return false;
    const now = await dispatch(readInvitationTerms(contract)).catch(() => null);
    return now !== null && now.gaps.length === 0 && now.hash !== copied;
  };
}
