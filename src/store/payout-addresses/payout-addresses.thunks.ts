import * as v from 'valibot';
import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import { normalizeAddress } from '@/domain/deposits/deposit-address';
import type { Contract, Message } from '@/domain/models';
import { formatPayoutPlace, type PayoutPlace } from '@/domain/payouts/payout-line';
import {
  getOffered,
  isUnconfirmed,
  NO_PAYOUTS,
  noteStated,
  type PayoutMemory,
  wouldBeOffered,
} from '@/domain/payouts/payout-memory';
import { type Id, isSameId, toIdKey } from '@/domain/primitives/ids';
import { createRecord } from '@/domain/primitives/records';
import { readStatement } from '@/domain/statements/statements';
import { TERMS_ROLES, type TermsRole } from '@/domain/terms/terms';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { deviceRecord } from '@/store/device/device-record';
import { isSameJson } from '@/store/device/merge-changes';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { selectPartyPlace } from '@/store/payout-addresses/party-place';
import { payoutsRead, type StatedPayouts } from '@/store/payout-addresses/payout-addresses.slice';
import type { Checks, FoundStatement } from '@/store/statements/read-statements';

const seenSchema = v.array(v.array(v.string()));
const memorySchema: v.GenericSchema<unknown, PayoutMemory> = v.union([
  v.object({ seen: seenSchema, accepted: v.nullable(v.string()) }),
  // As it was stored before changes were told.
  v.pipe(
    seenSchema,
    v.transform((seen) => ({ seen, accepted: null })),
  ),
]);

const payoutRecords = deviceRecord<PayoutMemory, [publicKey: string, partyKey: string, contractId: Id]>({
  name: 'payouts',
  none: NO_PAYOUTS,
  parse: (stored) => v.parse(memorySchema, stored),
});

/** The contract that payout addresses are stated for; `null` while a key is unknown or changed, and without VITE_SEALS. */
export function selectPayoutPlace(state: RootState, contract: Contract): PayoutPlace | null {
  return settings().seals === 'off' ? null : (selectPartyPlace(state, contract)?.place ?? null);
}

/** The addresses that were stated in the chat of a contract, whatever keys count now; `null`: not read. */
function selectStatedPayouts(state: RootState, contractId: Id): StatedPayouts | null {
  const payouts = state.payoutAddresses.byContract[toIdKey(contractId)] ?? null;
  return payouts?.signer === selectSigner(state) ? payouts : null;
}

/** The addresses that a person has stated with the key that counts now; `null`: not read. */
function selectStated(state: RootState, contractId: Id, personId: Id): StatedPayouts[TermsRole] | null {
  const contract = selectContract(state, contractId);
  const place = contract === null ? null : selectPayoutPlace(state, contract);
  const role = TERMS_ROLES[contract?.contractors.findIndex((id) => isSameId(id, personId)) ?? -1];
  const stated = role && selectStatedPayouts(state, contractId)?.[role];
  return stated && stated.key === place?.[role as TermsRole] ? stated : null;
}

/** The payout address to offer under a party's name; `null` if there is none. */
export function selectPayoutAddress(state: RootState, contractId: Id, personId: Id): string | null {
  return selectStated(state, contractId, personId)?.offered ?? null;
}

/** That address, if the other party stated another one before, and the user has neither paid to it nor accepted it. */
export function selectPayoutChange(state: RootState, contractId: Id, personId: Id): string | null {
  const stated = isSameId(selectUserId(state), personId) ? null : selectStated(state, contractId, personId);
  return stated !== null && stated.offered !== null && isUnconfirmed(stated, stated.offered) ? stated.offered : null;
}

/**
 * The address that a chat message states; `null`: its sender did not sign it for this contract; `undefined`: not checked with the
 * keys and the message as they are now.
 */
export function selectPayoutLine(state: RootState, contract: Contract, message: Message): string | null | undefined {
  const stated = selectStatedPayouts(state, contract.id);
  const place = selectPayoutPlace(state, contract);
  if (!stated || place === null || TERMS_ROLES.some((role) => stated[role].key !== place[role])) return undefined;
  const statement = readStatement(message.content);
  const address = stated.lines[toIdKey(message.id)];
  return address === null || (statement?.kind === 'payout' && statement.line?.address === address)
    ? address
    : undefined;
}

/** Whether the user's address would not be offered to the other party if it were stated now. */
export function selectIsRepeated(state: RootState, contractId: Id, address: string): boolean {
  const stated = selectStated(state, contractId, selectUserId(state) ?? '');
  return stated !== null && !wouldBeOffered(stated, normalizeAddress(address));
}

/** The party whose offered payout address this is. */
export function selectPayoutOwner(state: RootState, contractId: Id, address: string): Id | null {
  const parties = selectContract(state, contractId)?.contractors ?? [];
  return parties.find((id) => selectPayoutAddress(state, contractId, id) === address) ?? null;
}

/** The user has asked about these addresses, or pays to them: they count as any other, if one is a change. Never rejects. */
export function acceptPayouts(contractId: Id, addresses: readonly (string | null)[]): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const contract = selectContract(getState(), contractId);
    for (const [at, personId] of (contract?.contractors ?? []).entries()) {
      const [role, accepted] = [TERMS_ROLES[at], selectPayoutChange(getState(), contractId, personId)];
      const payouts = selectStatedPayouts(getState(), contractId);
      if (!role || payouts === null || accepted === null || !addresses.includes(accepted)) continue;
      const { signer, [role]: stated } = payouts;
      dispatch(payoutsRead({ contractId, payouts: { ...payouts, [role]: { ...stated, accepted } } }));
      await payoutRecords.keep([signer, stated.key, contractId], NO_PAYOUTS, (memory) => ({ ...memory, accepted }));
    }
  };
}

/** @param place `null`: a key is unknown */
export function checkPayout(place: PayoutPlace | null): Checks['payout'] {
  if (place === null) return () => null;
  const contract = formatPayoutPlace(place);
  return (line, role) => ({
    id: `${contract} ${role} ${line.address} ${line.signature}`,
    verify: async () => {
      const [isValid = false] = await (await loadBitcoin()).verifyPayouts(place, [{ role, ...line }]);
      return isValid;
    },
  });
}

/** Keeps what a look at the chat has found. @param place `null`: a key is unknown */
export function syncPayouts(
  signer: string,
  contractId: Id,
  place: PayoutPlace | null,
  found: readonly FoundStatement[],
): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const payouts = place && (await readPayouts(signer, contractId, place, found));
    if (selectSigner(getState()) !== signer) return;
    // An unchanged result would render the screens again.
    const known = getState().payoutAddresses.byContract[toIdKey(contractId)];
    if (!isSameJson(known, payouts)) dispatch(payoutsRead({ contractId, payouts }));
  };
}

/** The payout addresses of a chat. Remembers their order. */
async function readPayouts(
  signer: string,
  contractId: Id,
  place: PayoutPlace,
  found: readonly FoundStatement[],
): Promise<StatedPayouts> {
  const lines: StatedPayouts['lines'] = createRecord();
  async function readParty(role: TermsRole): Promise<StatedPayouts[TermsRole]> {
    const own = found.flatMap((each) => (each.kind === 'payout' && each.role === role ? [each] : []));
    for (const { message, line, isSigned } of own)
      if (isSigned !== null) lines[toIdKey(message.id)] = isSigned && line !== null ? line.address : null;
    const stated = own.flatMap(({ line, isSigned }) => (isSigned && line !== null ? [line.address] : []));
    // The order is not known before all of them are verified.
    const isOpen = own.some(({ isSigned }) => isSigned === null);
    // Without a memory, an earlier address could not be told from a later one.
    const memory = await payoutRecords
      .change([signer, place[role], contractId], (known) => (isOpen ? known : noteStated(known, stated)))
      .catch(() => NO_PAYOUTS);
    return { ...memory, key: place[role], offered: isOpen ? null : getOffered(memory, stated) };
  }
  return { signer, owner: await readParty('owner'), counterparty: await readParty('counterparty'), lines };
}
