import { isSameText } from '@/domain/contracts/contract-form';
import { getRole } from '@/domain/contracts/permissions';
import type { Contract } from '@/domain/models';
import type { Result } from '@/domain/primitives/errors';
import { isOnlyJoined } from '@/domain/terms/joined-terms';
import { toReference } from '@/domain/terms/reference';
import { BACKGROUND, type Intent } from '@/lib/intent';
import { selectUserId } from '@/store/auth/auth.selectors';
import { toResult } from '@/store/calls/requests';
import { requireContract, selectContract } from '@/store/contracts/contracts.selectors';
import { joinContract } from '@/store/contracts/contracts.thunks';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { checkPassword } from '@/store/signing/own-key';
import { acceptTerms, readTermsSource } from '@/store/terms/accept-terms.thunks';
import { editOwnContract } from '@/store/terms/own-acts.thunks';
import { type PayoutOrder, statePayout } from '@/store/terms/sign-payout.thunks';
import { signContractTerms } from '@/store/terms/sign-terms.thunks';
import { loadTerms } from '@/store/terms/sync-terms.thunks';
import { selectTermsView } from '@/store/terms/terms.selectors';

export interface JoinOrder {
  /** As the backend has it. */
  contract: Contract;
  /** Its text as the user has read it, with their details filled in. */
  description: string;
  /** Signs what was read; empty: the user only joins. */
  password: string;
  /** Stands above the signature in the chat. */
  sentence: string;
  /** The user's payout address, which the password signs too; absent or `null`: none. */
  payout?: Pick<PayoutOrder, 'address' | 'sentence'> | null;
  /** An earlier attempt has joined, and failed after that. */
  hasJoined?: boolean;
}

/** Whether the user is a party, as far as this device knows. */
export function selectHasJoined(state: RootState, { id }: Contract): boolean {
  const contract = selectContract(state, id);
  return contract !== null && getRole(contract, selectUserId(state)) === 'counterparty';
}

/**
 * Joins, writes the user's details into the text, and signs their payout address and what was read. A wrong password joins nothing.
 * Without the details or the address, the terms are not signed, and a repetition goes on from there. If the contract then says anything else, or the signature fails, the user
 * has joined and not signed, which the contract shows.
 */
export function joinAndSign(
  { contract, description, password, sentence, payout = null, hasJoined }: JoinOrder,
  intent: Intent = BACKGROUND,
): AppThunk<Promise<Result<void>>> {
  return async (dispatch) => {
    if (password !== '') {
      const opened = await toResult('Opening the key to join', () => dispatch(checkPassword(password)));
      if (!opened.ok) return opened;
    }
    if (hasJoined !== true) {
      // Kept before anything that the backend answers from then on.
      await dispatch(acceptTerms(contract));
      const joined = await dispatch(joinContract(contract));
      if (!joined.ok) return joined;
    }
    const written = await dispatch(writeDetails(contract, description, intent));
    if (!written.ok || password === '') return written;
    await dispatch(loadTerms(contract.id, intent.signal));
    const stated = payout && (await dispatch(statePayout({ contractId: contract.id, password, ...payout }, intent)));
    if (stated?.ok === false) return stated;
    await dispatch(signAsRead({ ...contract, description }, password, sentence, intent));
    return written;
  };
}

/** Nothing is written over a text that has changed since it was read. */
function writeDetails(read: Contract, description: string, intent: Intent): AppThunk<Promise<Result<void>>> {
  return async (dispatch, getState) => {
    const { title } = read;
    const isRead = description !== read.description && isSameText(read, requireContract(getState(), read.id));
    return isRead
      ? dispatch(editOwnContract(read.id, { title, description }, intent, read))
      : { ok: true, value: undefined };
  };
}

function signAsRead(read: Contract, password: string, sentence: string, intent: Intent): AppThunk<Promise<unknown>> {
  return (dispatch, getState) =>
    toResult('Signing what was joined', async () => {
      const { id } = read;
      const source = await dispatch(readTermsSource(read));
      const view = selectTermsView(getState(), id);
      const before = toReference(source, '', null)?.terms;
      if (view === null || before === undefined || !isOnlyJoined(before, view.terms)) return;
      await dispatch(signContractTerms({ contractId: id, text: view.text, password, sentence }, intent));
    });
}
