import { settings } from '@/config/settings';
import { getRole } from '@/domain/contracts/permissions';
import type { Contract } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import { toIdKey } from '@/domain/primitives/ids';
import type { TermsSource } from '@/domain/seals/build-terms';
import { getKnownPdf } from '@/domain/seals/pdf-match';
import type { CheckedLine } from '@/domain/seals/seal-chat-line';
import { isSealed, type SealRecord } from '@/domain/seals/seal-record';
import { getSealView, type SealView } from '@/domain/seals/seal-state';
import type { TermsRole } from '@/domain/seals/terms';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectChat } from '@/store/chat/chat.selectors';
import { selectContract } from '@/store/contracts/contracts.selectors';
import type { RootState } from '@/store/core/store-types';
import { selectSigner } from '@/store/keys/own-key.selectors';
import type { ContractSeals } from '@/store/seals/seals.slice';

export function selectContractSeals(state: RootState, contractId: Id): ContractSeals | null {
  const seals = state.seals.byContract[toIdKey(contractId)] ?? null;
  return seals?.signer === selectSigner(state) ? seals : null;
}

/** The user's role among the signers; `null` for everybody else, and without VITE_SEALS. */
export function selectTermsRole(state: RootState, contract: Contract): TermsRole | null {
  if (settings().seals === 'off') return null;
  const role = getRole(contract, selectUserId(state));
  return role === 'owner' || role === 'counterparty' ? role : null;
}

/** The data that the terms of a contract are built from. `pdf` is known once the file was chosen or opened here. */
export function toTermsSource(contract: Contract, { pdfs }: SealRecord, arbitratorKey: string | null): TermsSource {
  const url = contract.pdfUrl?.trim() ?? '';
  return { contract, network: settings().network, arbitratorKey, pdf: url === '' ? '' : getKnownPdf({ pdfs }, url) };
}

const views = new WeakMap<ContractSeals, { contract: Contract; role: TermsRole; view: SealView }>();

/**
 * The state of the terms; `null` before the first look, without VITE_SEALS, and before anybody has joined. A server that
 * forgets the other party does not make both their signatures undone.
 */
export function selectSealView(state: RootState, contractId: Id): SealView | null {
  const contract = selectContract(state, contractId);
  const seals = selectContractSeals(state, contractId);
  if (contract === null || seals === null) return null;
  if (contract.contractors.length < 2 && !selectHasAgreed(state, contractId)) return null;
  const role = selectTermsRole(state, contract);
  if (role === null) return null;
  const cached = views.get(seals);
  if (cached?.contract === contract && cached.role === role) return cached.view;
  const source = toTermsSource(contract, seals.record, seals.arbitratorKey);
  const view = viewSeals(source, seals, role);
  views.set(seals, { contract, role, view });
  return view;
}

/** Compares terms with what this tab knows of the signed ones. */
export function viewSeals(source: TermsSource, { record, missing }: ContractSeals, role: TermsRole): SealView {
  return getSealView(source, record, role, missing);
}

/** True if both have signed terms of the contract before, as far as this device knows, whatever the contract says now. */
export function selectHasAgreed(state: RootState, contractId: Id): boolean {
  const seals = selectContractSeals(state, contractId);
  return seals !== null && (seals.missing.length > 0 || seals.record.signed.some(isSealed));
}

/**
 * False while the state may still turn out to be another: on a new device all signatures are in the chat, which may not have
 * answered yet. What the device remembers does not wait: a server that holds back the chat must not hide an alarm.
 */
export function selectIsSealStateKnown(state: RootState, contractId: Id): boolean {
  const seals = selectContractSeals(state, contractId);
  if (seals === null) return false;
  const chat = selectChat(state, contractId);
  return seals.record.signed.length > 0 || (chat !== null && chat.state !== 'loading');
}

/** The verdict on a chat message that looks like a seal; `null` for any other message. */
export function selectSealLine(state: RootState, contractId: Id, messageId: Id): CheckedLine | null {
  return selectContractSeals(state, contractId)?.lines[toIdKey(messageId)] ?? null;
}
