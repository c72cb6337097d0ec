import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { settings } from '@/config/settings';
import { getRole } from '@/domain/contracts/permissions';
import type { Contract } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import { toIdKey } from '@/domain/primitives/ids';
import type { SignedGround } from '@/domain/returns/depositor-role';
import type { TermsSource } from '@/domain/terms/build-terms';
import type { CheckedLine } from '@/domain/terms/chat-line';
import { type PlannedChange, planChange } from '@/domain/terms/own-change';
import { getKnownPdf } from '@/domain/terms/pdf-match';
import { isSealed, type SignedTerms, type TermsRecord } from '@/domain/terms/record';
import { listUnsent, type SignedContract } from '@/domain/terms/signed-contracts';
import { isAlarm, type TermsView, viewTerms } from '@/domain/terms/state';
import type { Terms, TermsRole } from '@/domain/terms/terms';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectChat } from '@/store/chat/chat.selectors';
import { selectContract } from '@/store/contracts/contracts.selectors';
import type { RootState } from '@/store/core/store-types';
import { selectSigner } from '@/store/keys/own-key.selectors';
import type { ContractTerms } from '@/store/terms/terms.slice';

export function selectContractTerms(state: RootState, contractId: Id): ContractTerms | null {
  const contractTerms = state.terms.byContract[toIdKey(contractId)] ?? null;
  return contractTerms?.signer === selectSigner(state) ? contractTerms : null;
}

/** The user's role among the signers; `null` for everybody else, and without VITE_SEALS. */
export function selectTermsRole(state: RootState, contract: Contract): TermsRole | null {
  if (settings().seals === 'off') return null;
  const role = getRole(contract, selectUserId(state));
  return role === 'owner' || role === 'counterparty' ? role : null;
}

/** The data that the terms of a contract are built from. `pdf` is known once the file was chosen or opened here. */
export function toTermsSource(contract: Contract, { pdfs }: TermsRecord, arbitratorKey: string | null): TermsSource {
  const url = contract.pdfUrl?.trim() ?? '';
  return { contract, network: settings().network, arbitratorKey, pdf: url === '' ? '' : getKnownPdf({ pdfs }, url) };
}

const viewOnce = weakMapMemoize((contract: Contract, contractTerms: ContractTerms, ownRole: TermsRole): TermsView => {
  const source = toTermsSource(contract, contractTerms.record, contractTerms.arbitratorKey);
  return viewTerms({ ...contractTerms, source, ownRole });
});

/**
 * The state of the terms; `null` before the first look, without VITE_SEALS, and before anybody has joined, unless the user has
 * published the contract here. A server that forgets the other party does not make both their signatures undone.
 */
export function selectTermsView(state: RootState, contractId: Id): TermsView | null {
  const contract = selectContract(state, contractId);
  const contractTerms = selectContractTerms(state, contractId);
  if (contract === null || contractTerms === null) return null;
  const isOpen = contract.contractors.length < 2 && contractTerms.record.reference === undefined;
  if (isOpen && !selectHasAgreed(state, contractId)) return null;
  const role = selectTermsRole(state, contract);
  return role && viewOnce(contract, contractTerms, role);
}

/** What both parties signed last, whatever the contract says now; `null`: nothing is known. */
export function selectSealed(state: RootState, contractId: Id): SignedTerms | null {
  return selectTermsView(state, contractId)?.sealed ?? null;
}

/** Both have signed terms that do not have this guarantee. */
export function selectIsOnlyProposed(state: RootState, contractId: Id, guaranteeId: Id): boolean {
  const sealed = selectSealed(state, contractId);
  return sealed !== null && !sealed.terms.guarantees.some(({ id }) => id === toIdKey(guaranteeId));
}

/** The same for decisions about money: what was not read yet, or cannot be decided, is not taken for 'nothing was signed'. */
export function selectSignedGround(state: RootState, contractId: Id): SignedGround {
  const sealed = selectSealed(state, contractId);
  if (sealed !== null) return sealed.terms;
  if (settings().seals === 'off') return 'none';
  return selectContractTerms(state, contractId) === null || selectHasAgreed(state, contractId) ? 'unclear' : 'none';
}

/** The terms as a change by the user would leave them; `null` unless both signed one text before. */
export function selectPlannedChange(
  state: RootState,
  contractId: Id,
  change: (terms: Terms) => Terms,
): PlannedChange | null {
  const contract = selectContract(state, contractId);
  const contractTerms = selectContractTerms(state, contractId);
  if (contract === null || contractTerms === null || selectTermsRole(state, contract) === null) return null;
  const { record, arbitratorKey, missing } = contractTerms;
  return planChange(toTermsSource(contract, record, arbitratorKey), record, missing, change);
}

const NO_CONTRACTS: readonly SignedContract[] = [];

/** The contracts of the account that both signed, as far as this tab has read them. */
export function selectSignedContracts(state: RootState): readonly SignedContract[] {
  const { signed } = state.terms;
  return signed !== null && signed.signer === selectSigner(state) ? signed.contracts : NO_CONTRACTS;
}

/** Contracts that both signed and that the server does not send any more. */
export const selectUnsent = createSelector(
  [selectSignedContracts, (state: RootState) => state.contracts.contracts, (state: RootState) => state.terms.listed],
  listUnsent,
);

/** True if both have signed terms of the contract before, as far as this device knows, whatever the contract says now. */
export function selectHasAgreed(state: RootState, contractId: Id): boolean {
  const contractTerms = selectContractTerms(state, contractId);
  return contractTerms !== null && (contractTerms.missing.length > 0 || contractTerms.record.signed.some(isSealed));
}

/** True if there is something that the contract may differ from. */
export function selectHasReference(state: RootState, contractId: Id): boolean {
  const hasReference = selectContractTerms(state, contractId)?.record.reference !== undefined;
  return hasReference || selectHasAgreed(state, contractId);
}

/**
 * False while the state may still turn out to be another: on a new device all signatures are in the chat, which may not have
 * been read yet. What the device remembers does not wait: a server that holds back the chat must not hide an alarm.
 */
export function selectAreTermsKnown(state: RootState, contractId: Id): boolean {
  const contractTerms = selectContractTerms(state, contractId);
  if (contractTerms === null) return false;
  if (contractTerms.record.signed.length > 0 || selectChat(state, contractId)?.isRead) return true;
  const view = selectTermsView(state, contractId);
  return view !== null && isAlarm(view);
}

/** The verdict on a chat message that looks like a seal; `null` for any other message. */
export function selectSignatureLine(state: RootState, contractId: Id, messageId: Id): CheckedLine | null {
  return selectContractTerms(state, contractId)?.lines[toIdKey(messageId)] ?? null;
}
