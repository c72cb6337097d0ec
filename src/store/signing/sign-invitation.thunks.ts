import { settings } from '@/config/settings';
import { canDo } from '@/domain/contracts/permissions';
import { collectKeys, isArbitratorUnlisted, isOwnKeyReplaced } from '@/domain/keys/current-keys';
import { noteOwnLink } from '@/domain/keys/key-level';
import { compareKeys } from '@/domain/keys/key-memory';
import type { Contract } from '@/domain/models';
import { AppError, type Result } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { formatOffer } from '@/domain/seals/invitation-offer';
import { formatSealFragment } from '@/domain/seals/seal-link';
import { BACKGROUND, type Intent } from '@/lib/intent';
import { requireUser, selectUserId } from '@/store/auth/auth.selectors';
import { toResult } from '@/store/calls/requests';
import { loadContract } from '@/store/contracts/load.thunks';
import type { AppThunk } from '@/store/core/store-types';
import { changeMemory } from '@/store/keys/key-memory.thunks';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { acceptTerms } from '@/store/seals/accept-terms.thunks';
import { readInvitationTerms } from '@/store/seals/invitation-terms.thunks';
import { selectSealView } from '@/store/seals/seals.selectors';
import type { CheckedKeys } from '@/store/signing/gate';
import { sign, withSigner } from '@/store/signing/sign.thunks';

export interface InvitationOrder {
  contractId: Id;
  /** The canonical text that the user has read. Nothing else is signed. */
  text: string;
  password: string;
}

/** Signs an invitation to a contract as it is on screen. Errors: as `createInvitation`. */
export function signInvitation(
  contract: Contract,
  password: string,
  intent: Intent = BACKGROUND,
): AppThunk<Promise<Result<string>>> {
  return async (dispatch) => {
    const read = await toResult('Reading the terms of an invitation', () => dispatch(readInvitationTerms(contract)));
    if (!read.ok) return read;
    return dispatch(createInvitation({ contractId: contract.id, text: read.value.text, password }, intent));
  };
}

/**
 * Signs the terms of a contract that nobody has joined (docs/seal.md#sealed-invitation). @returns the fragment of the link.
 * Errors: `terms-incomplete`, `terms-differ`, those of the gates, of opening the key, and of the calls.
 */
export function createInvitation(
  { contractId, text, password }: InvitationOrder,
  intent: Intent = BACKGROUND,
): AppThunk<Promise<Result<string>>> {
  return (dispatch, getState) =>
    toResult('Signing an invitation', async () => {
      await intent.call(() => dispatch(loadContract(contractId, intent.signal)));
      const require = (keys: CheckedKeys) => requireOpenInvitation(keys, text, intent);
      const request = { contractId, action: 'invitation', password, intent, require } as const;
      const { hash, publicKey, signature, contract, arbitratorKey } = await dispatch(
        withSigner(request, async (signer) => {
          const { contract, arbitratorKey } = signer.ground;
          const { terms } = await dispatch(readInvitationTerms(contract, arbitratorKey));
          const proof = await dispatch(sign(signer, (engine, handle) => engine.signTerms(handle, terms)));
          return { ...proof, contract, arbitratorKey };
        }),
      );
      const user = requireUser(getState());
      const owner = { userId: user.id, contractId };
      await dispatch(changeMemory((memory) => noteOwnLink(memory, owner, hash)));
      const link = { hash, key: publicKey, signature };
      await dispatch(acceptTerms(contract, link, { arbitratorKey }));
      // An e-mail address is not handed out with a link.
      return formatSealFragment(link, formatOffer(contract, user.username ?? ''));
    });
}

/**
 * Requires that the contract is open and says what the user has read. Its keys are the account's own and the remembered
 * arbitrator's: `checkKeys` compares them only once somebody has joined.
 */
function requireOpenInvitation(
  { contract, arbitratorKey }: CheckedKeys,
  text: string,
  intent: Intent,
): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const user = requireUser(getState());
    const current = collectKeys(contract, { id: user.id, publicKey: selectSigner(getState()) }, arbitratorKey);
    const owner = { userId: user.id, contractId: contract.id };
    if (
      isOwnKeyReplaced(contract, current.ownPlace, current.ownKey) ||
      compareKeys(getState().keys.memory, owner, current).length > 0
    )
      throw new AppError('keys-changed', 'A key of the contract differs from the remembered one', { id: contract.id });
    if (isArbitratorUnlisted(settings().arbitrators, current))
      throw new AppError('arbitrator-unlisted', 'The arbitrator is not one of VITE_ARBITRATORS');
    const now = await dispatch(readInvitationTerms(contract, arbitratorKey));
    intent.requireWaiting();
    if (now.gaps.length > 0) throw new AppError('terms-incomplete', 'A part of the terms is unknown on this device');
    // A change is accepted by itself, not by a signature over it.
    const view = selectSealView(getState(), contract.id);
    const isAltered = view?.state.kind === 'changed-unsigned' || view?.told !== undefined;
    if (isAltered || !canDo(contract, selectUserId(getState()), 'share') || now.text !== text)
      throw new AppError('terms-differ', 'The contract has changed since the terms were shown');
  };
}
