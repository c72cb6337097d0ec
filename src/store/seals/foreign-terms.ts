import { settings } from '@/config/settings';
import { normalizeKey } from '@/domain/keys/current-keys';
import type { Contract } from '@/domain/models';
import { toIdKey } from '@/domain/primitives/ids';
import type { Network } from '@/domain/primitives/network';
import { getOtherRole, type Terms } from '@/domain/seals/terms';
import type { RootState } from '@/store/core/store-types';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { selectTermsRole } from '@/store/seals/seals.selectors';

/** Why terms are not of this contract and account. */
export type ForeignTerms =
  | { kind: 'network'; network: Network }
  | { kind: 'contract'; title: string }
  | { kind: 'person' } // other people than the contract's
  | { kind: 'no-party' } // before anybody joined, or opened by somebody who is no party
  | { kind: 'own-key' } // another key than the account's
  | { kind: 'other-key' }; // another key than the other party has in the contract

/** Compares terms from a file with the contract on screen; `null`: they belong together. */
export function findForeignTerms(state: RootState, terms: Terms, contract: Contract): ForeignTerms | null {
  const { network } = settings();
  if (terms.network !== network) return { kind: 'network', network: terms.network };
  if (terms.contract !== toIdKey(contract.id)) return { kind: 'contract', title: terms.title };
  const role = selectTermsRole(state, contract);
  if (role === null || terms.counterparty.id === '') return { kind: 'no-party' };
  const [owner, counterparty] = contract.contractors;
  if (terms.owner.id !== formatId(owner) || terms.counterparty.id !== formatId(counterparty)) return { kind: 'person' };
  if (terms[role].key !== selectSigner(state)) return { kind: 'own-key' };
  const [ownerKey, counterpartyKey] = contract.keys.map(({ publicKey }) => normalizeKey(publicKey));
  const otherKey = role === 'owner' ? counterpartyKey : ownerKey;
  return terms[getOtherRole(role)].key === otherKey ? null : { kind: 'other-key' };
}

function formatId(id: Contract['contractors'][number] | undefined): string {
  return id === undefined ? '' : toIdKey(id);
}
