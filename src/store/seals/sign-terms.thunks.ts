import { loadBitcoin } from '@/bitcoin/client';
import type { Contract } from '@/domain/models';
import { AppError, type Result } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { formatSealMessage } from '@/domain/terms/seal-line';
import { addSignature, NO_SEALS } from '@/domain/terms/seal-record';
import { parseTerms } from '@/services/schemas/terms';
import { selectSigner } from '@/store/account/own-key.selectors';
import { requireUser } from '@/store/auth/auth.selectors';
import { toResult } from '@/store/calls/requests';
import { requireWaiting } from '@/store/calls/stop';
import { sendChatMessage } from '@/store/chat/chat.thunks';
import { requireContract } from '@/store/contracts/contracts.selectors';
import { loadContract } from '@/store/contracts/load.thunks';
import { fetchArbitratorKey } from '@/store/deposits/arbitrator-key.thunks';
import { requireUnchangedKeys } from '@/store/pins/pins.thunks';
import { selectContractSeals, selectTermsRole, toTermsSource, viewSeals } from '@/store/seals/seals.selectors';
import { syncSeals } from '@/store/seals/sync-seals.thunks';
import type { AppThunk, RootState } from '@/store/setup/store-types';
import { withOwnKey } from '@/store/withdrawals/own-key';

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
 * Signs the terms of a contract and sends the signature to the chat (docs/seal.md#the-signature). Errors: `terms-incomplete`,
 * `terms-differ` if the contract is not what the user has read, those of changed keys, of opening the key, and of the calls.
 */
export function signTerms(order: SignOrder, stop?: AbortSignal): AppThunk<Promise<Result<SignedOrder>>> {
  return (dispatch, getState) =>
    toResult('Signing the terms', async () => {
      const { contractId, text } = order;
      await dispatch(loadContract(contractId, stop));
      requireWaiting(stop);
      const contract = requireContract(getState(), contractId);
      const arbitratorKey = await fetchArbitratorKey(contract);
      await dispatch(requireUnchangedKeys(contract, arbitratorKey));
      await dispatch(syncSeals(contractId));
      requireWaiting(stop);
      const user = requireUser(getState());
      const { role, terms } = requireTerms(getState(), contract, arbitratorKey, text);
      const engine = await loadBitcoin();
      const { hash, signature } = await dispatch(
        withOwnKey(user, order.password, (handle) => engine.signTerms(handle, terms)),
      );
      const madeAt = new Date().toISOString();
      const record = addSignature(NO_SEALS, { hash, text, terms }, { role, signature, madeAt });
      await dispatch(syncSeals(contractId, record));
      return { sent: await dispatch(sendSeal(contract, hash, order.sentence)) };
    });
}

/** Sends the user's own signature to the chat, also again if the message was lost. */
export function sendSeal({ id }: Contract, hash: string, sentence: string): AppThunk<Promise<Result<unknown>>> {
  return async (dispatch, getState) => {
    const contract = requireContract(getState(), id);
    const role = selectTermsRole(getState(), contract);
    const signed = selectContractSeals(getState(), id)?.record.signed.find((each) => each.hash === hash);
    const signature = signed?.signatures.find((each) => each.role === role)?.signature;
    if (signed === undefined || signature === undefined)
      return toResult('Sending a signature', () => Promise.reject(new AppError('unexpected', 'There is no signature')));
    const line = { revision: signed.terms.revision, hash, signature };
    const sent = await dispatch(sendChatMessage(id, formatSealMessage(sentence, line)));
    await dispatch(syncSeals(id));
    return sent;
  };
}

/**
 * The terms to sign: of the contract whose keys were checked, and no other that arrived meanwhile. Every client has to be
 * able to read them, or else nobody could complete or verify them.
 */
function requireTerms(state: RootState, contract: Contract, arbitratorKey: string | null, text: string) {
  const role = selectTermsRole(state, contract);
  const seals = selectContractSeals(state, contract.id);
  if (role === null || seals === null) throw new AppError('terms-incomplete', 'Nothing is known of the terms');
  const view = viewSeals(toTermsSource(contract, seals.record, arbitratorKey), seals, role);
  if (view.gaps.length > 0 || !parseTerms(view.text).ok)
    throw new AppError('terms-incomplete', 'A part of the terms is unknown on this device');
  if (view.text !== text) throw new AppError('terms-differ', 'The contract has changed since the terms were shown');
  if (view.terms[role].key !== selectSigner(state))
    throw new AppError('keys-changed', "The contract has another key in the user's place", { id: contract.id });
  return { role, terms: view.terms };
}
