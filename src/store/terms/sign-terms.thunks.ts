import type { Contract } from '@/domain/models';
import { AppError, type Result } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { addSignature, NO_TERMS, type SignedTerms } from '@/domain/terms/record';
import { toSignedReference } from '@/domain/terms/reference';
import { viewTerms } from '@/domain/terms/state';
import type { TermsRole } from '@/domain/terms/terms';
import { BACKGROUND, type Intent } from '@/lib/intent';
import { parseTerms } from '@/services/schemas/terms';
import { toResult } from '@/store/calls/requests';
import { requireContract } from '@/store/contracts/contracts.selectors';
import { loadContract } from '@/store/contracts/load.thunks';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { selectSigner } from '@/store/keys/own-key.selectors';
import type { Ground } from '@/store/signing/gates';
import { signTerms, withSigner } from '@/store/signing/sign.thunks';
import { changeReference } from '@/store/terms/accept-terms.thunks';
import { sendSignature } from '@/store/terms/send-signature.thunks';
import { lookAtTerms, syncTerms } from '@/store/terms/sync-terms.thunks';
import { selectContractTerms, selectTermsRole, toTermsSource } from '@/store/terms/terms.selectors';

export interface SignOrder {
  contractId: Id;
  /** The canonical text that the user has read. Nothing else is signed. */
  text: string;
  password: string;
  /** Stands above the line in the chat, for people who have no Aval. */
  sentence: string;
}

/** `sent`: whether the signature is in the chat. If not, it can be sent again. */
export interface SignedOrder {
  sent: Result<unknown>;
}

/**
 * Signs the terms of a contract and sends the signature to the chat (docs/terms.md#the-signature). Errors: `terms-incomplete`,
 * `terms-differ` if the contract is not what the user has read, those of the gates, of opening the key, and of the calls.
 */
export function signContractTerms(
  { contractId, text, password, sentence }: SignOrder,
  intent: Intent = BACKGROUND,
): AppThunk<Promise<Result<SignedOrder>>> {
  return (dispatch, getState) =>
    toResult('Signing the terms', async () => {
      await intent.call(() => dispatch(loadContract(contractId, intent.signal)));
      // A change that arrives from here on does not alter what the user has read.
      const contract = requireContract(getState(), contractId);
      const read = parseTerms(text);
      const role = selectTermsRole(getState(), contract);
      if (!read.ok || role === null)
        throw new AppError('terms-incomplete', 'A part of the terms is unknown on this device');
      const require = (keys: Ground): AppThunk<Promise<void>> => {
        return async (dispatch, getState) => {
          await dispatch(lookAtTerms(contractId));
          intent.requireWaiting();
          requireSameTerms(getState(), keys, text);
        };
      };
      const request = { contractId, contract, action: 'terms', password, intent, require } as const;
      const made = await dispatch(withSigner(request, (signer) => dispatch(signTerms(signer, read.value))));
      return dispatch(
        keepOwnTerms(contract, { text, terms: read.value, hash: made.hash }, role, made.signature, sentence),
      );
    });
}

/** Keeps the user's signature on this device, and sends it to the chat. @param contract what was signed */
function keepOwnTerms(
  contract: Contract,
  signed: Omit<SignedTerms, 'signatures'>,
  role: TermsRole,
  signature: string,
  sentence: string,
): AppThunk<Promise<SignedOrder>> {
  return async (dispatch) => {
    const at = new Date().toISOString();
    const record = addSignature(NO_TERMS, signed, { role, signature, madeAt: at });
    await dispatch(syncTerms(contract.id, record));
    await dispatch(changeReference(contract.id, () => toSignedReference(signed.terms, contract, at)));
    return { sent: await dispatch(sendSignature(contract.id, signed.hash, sentence)) };
  };
}

/** Requires that the contract whose keys have passed says what the user has read. */
function requireSameTerms(state: RootState, { contract, arbitratorKey }: Ground, text: string): void {
  const role = selectTermsRole(state, contract);
  const contractTerms = selectContractTerms(state, contract.id);
  if (role === null || contractTerms === null) throw new AppError('terms-incomplete', 'Nothing is known of the terms');
  const source = toTermsSource(contract, contractTerms.record, arbitratorKey);
  const now = viewTerms({ ...contractTerms, source, ownRole: role });
  if (now.gaps.length > 0) throw new AppError('terms-incomplete', 'A part of the terms is unknown on this device');
  if (now.text !== text) throw new AppError('terms-differ', 'The contract has changed since the terms were shown');
  if (now.terms[role].key !== selectSigner(state))
    throw new AppError('keys-changed', "The contract has another key in the user's place", { id: contract.id });
}
