import { settings } from '@/config/settings';
import { getRole } from '@/domain/contracts/permissions';
import { normalizeKey } from '@/domain/keys/current-keys';
import type { Contract } from '@/domain/models';
import type { PayoutPlace } from '@/domain/payouts/payout-line';
import { toIdKey } from '@/domain/primitives/ids';
import type { TermsRole } from '@/domain/terms/terms';
import { selectUserId } from '@/store/auth/auth.selectors';
import type { RootState } from '@/store/core/store-types';
import { selectKeyFinding, selectKeysForbid } from '@/store/keys/keys.selectors';
import { selectSigner } from '@/store/keys/own-key.selectors';

/** A contract as its parties sign for it, and the user's role. */
export interface PartyPlace {
  place: PayoutPlace;
  own: TermsRole;
}

/** `null` for people who are no party, and while a key is unknown or changed. */
export function selectPartyPlace(state: RootState, contract: Contract): PartyPlace | null {
  const role = getRole(contract, selectUserId(state));
  if (role !== 'owner' && role !== 'counterparty') return null;
  const [own, other] = [selectSigner(state), selectKeyFinding(state, contract.id)?.current.counterparty ?? null];
  if (own === null || other === null || own === other || selectKeysForbid(state, contract.id)) return null;
  // The server's key of the account, if it is another one, has been reported.
  if (normalizeKey(contract.keys[role === 'owner' ? 0 : 1]?.publicKey ?? null) !== own) return null;
  const keys = role === 'owner' ? { owner: own, counterparty: other } : { owner: other, counterparty: own };
  return { place: { network: settings().network, contract: toIdKey(contract.id), ...keys }, own: role };
}
