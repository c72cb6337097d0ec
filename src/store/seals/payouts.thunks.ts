import * as v from 'valibot';
import { loadBitcoin } from '@/bitcoin/client';
import type { PayoutCheck } from '@/bitcoin/seals/terms-api';
import { normalizeAddress } from '@/domain/deposits/deposit-address';
import { getKeyLevel } from '@/domain/keys/key-level';
import type { Contract, Message } from '@/domain/models';
import type { Result } from '@/domain/primitives/errors';
import { type Id, isSameId, toIdKey } from '@/domain/primitives/ids';
import { createRecord } from '@/domain/primitives/records';
import {
  formatPayoutMessage,
  formatPayoutPlace,
  type PayoutLine,
  type PayoutPlace,
  readPayoutLine,
} from '@/domain/seals/payout-line';
import { getOffered, noteStated, type SeenPayouts, wouldBeOffered } from '@/domain/seals/payout-memory';
import { TERMS_ROLES, type TermsRole } from '@/domain/seals/terms';
import { logger } from '@/lib/logger';
import { selectUserId } from '@/store/auth/auth.selectors';
import { sendChatMessage } from '@/store/chat/chat.thunks';
import { selectContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { deviceRecord } from '@/store/device/device-record';
import { isSameJson } from '@/store/device/merge-changes';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { selectPartyPlace } from '@/store/seals/party-place';
import { selectTermsRole } from '@/store/seals/seals.selectors';
import { payoutsRead, type StatedPayouts } from '@/store/seals/seals.slice';

const seenSchema: v.GenericSchema<unknown, SeenPayouts> = v.array(v.array(v.string()));

/** By account key, public key of the party and contract. A record that cannot be read is kept, and nothing is offered. */
const payoutRecords = deviceRecord<SeenPayouts, [publicKey: string, partyKey: string, contractId: Id]>({
  name: 'payouts',
  parse: (stored) => (stored === undefined ? [] : v.parse(seenSchema, stored)),
});

/** The contract that payout addresses are stated for; `null` while a key is unknown or changed, and without VITE_SEALS. */
export function selectPayoutPlace(state: RootState, contract: Contract): PayoutPlace | null {
  return selectTermsRole(state, contract) === null ? null : (selectPartyPlace(state, contract)?.place ?? null);
}

/**
 * The payout address to offer under a party's name; `null` if there is none, or if nothing but the server says that the
 * party's key is theirs.
 */
export function selectPayoutAddress(state: RootState, contractId: Id, personId: Id): string | null {
  const contract = selectContract(state, contractId);
  const userId = selectUserId(state);
  const stated = state.seals.payouts[toIdKey(contractId)];
  const place = contract === null ? null : selectPayoutPlace(state, contract);
  if (contract === null || userId === null || place === null || stated?.signer !== selectSigner(state)) return null;
  const role = TERMS_ROLES[contract.contractors.findIndex((id) => isSameId(id, personId))];
  if (role === undefined || stated[role].key !== place[role]) return null;
  const isVerified =
    place[role] === stated.signer ||
    getKeyLevel(state.keys.memory, { userId, personId, key: place[role] }) !== 'first-seen';
  return isVerified ? stated[role].offered : null;
}

/**
 * The address that a chat message states; `null`: its sender did not sign it for this contract; `undefined`: not checked with the
 * keys and the message as they are now.
 */
export function selectPayoutLine(state: RootState, contract: Contract, message: Message): string | null | undefined {
  const stated = state.seals.payouts[toIdKey(contract.id)];
  const place = selectPayoutPlace(state, contract);
  if (place === null || stated?.signer !== selectSigner(state)) return undefined;
  if (TERMS_ROLES.some((role) => stated[role].key !== place[role])) return undefined;
  const read = readPayoutLine(message.content);
  const address = stated.lines[toIdKey(message.id)];
  return address === null || (read.kind === 'payout' && read.line.address === address) ? address : undefined;
}

/** Whether the user's address would not be offered to the other party if it were stated now. */
export function selectIsRepeated(state: RootState, contractId: Id, address: string): boolean {
  const contract = selectContract(state, contractId);
  const role = contract === null ? null : selectTermsRole(state, contract);
  const stated = state.seals.payouts[toIdKey(contractId)];
  if (role === null || stated?.signer !== selectSigner(state)) return false;
  return !wouldBeOffered(stated[role].seen, normalizeAddress(address));
}

/** The party whose offered payout address this is. */
export function selectPayoutOwner(state: RootState, contractId: Id, address: string): Id | null {
  const parties = selectContract(state, contractId)?.contractors ?? [];
  return parties.find((id) => selectPayoutAddress(state, contractId, id) === address) ?? null;
}

/** Sends the user's signed address to the chat. */
export function sendPayout(contractId: Id, sentence: string, line: PayoutLine): AppThunk<Promise<Result<unknown>>> {
  return async (dispatch) => {
    const sent = await dispatch(sendChatMessage(contractId, formatPayoutMessage(sentence, line)));
    await dispatch(syncPayouts(contractId));
    return sent;
  };
}

/** Verifies the payout addresses of the chat as far as it is loaded, and remembers their order. Never rejects. */
export function syncPayouts(contractId: Id): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    try {
      const contract = selectContract(getState(), contractId);
      const place = contract === null ? null : selectPayoutPlace(getState(), contract);
      const signer = selectSigner(getState());
      const messages = getState().chat.byContract[toIdKey(contractId)]?.messages;
      if (contract === null || place === null || signer === null || messages === undefined) return;
      const payouts = { signer, ...(await readPayouts(signer, contract, place, messages)) };
      if (selectSigner(getState()) !== signer || isSameJson(getState().seals.payouts[toIdKey(contractId)], payouts))
        return;
      dispatch(payoutsRead({ contractId, payouts }));
    } catch (error) {
      logger.error(`Reading the payout addresses failed: ${String(error)}`);
    }
  };
}

/** Of each party the newest lines count. Nobody states that many, and each costs time. */
const MAX_LINES = 100;

async function readPayouts(
  signer: string,
  contract: Contract,
  place: PayoutPlace,
  messages: readonly Message[],
): Promise<Omit<StatedPayouts, 'signer'>> {
  const lines: StatedPayouts['lines'] = createRecord();
  async function readParty(role: TermsRole) {
    const id = contract.contractors[role === 'owner' ? 0 : 1] ?? null;
    const found = messages.flatMap((message) => {
      const read = isSameId(message.userId, id) ? readPayoutLine(message.content) : { kind: 'none' as const };
      return read.kind === 'none' ? [] : [{ message, line: read.kind === 'payout' ? read.line : null }];
    });
    const stated: string[] = [];
    for (const { message, line } of found.slice(-MAX_LINES)) {
      const isValid = line !== null && (await isStated(place, { role, ...line }));
      lines[toIdKey(message.id)] = isValid ? line.address : null;
      if (isValid) stated.push(line.address);
    }
    // Without a memory, an earlier address could not be told from a later one.
    const seen = await payoutRecords
      .change([signer, place[role], contract.id], (known) => noteStated(known, stated))
      .catch((): SeenPayouts => []);
    return { key: place[role], offered: getOffered(seen, stated), seen: seen.map((each) => [...each]) };
  }
  return { owner: await readParty('owner'), counterparty: await readParty('counterparty'), lines };
}

const verdicts = new Map<string, boolean>();
const MAX_VERDICTS = 1_000;

async function isStated(place: PayoutPlace, payout: PayoutCheck): Promise<boolean> {
  const id = `${formatPayoutPlace(place)} ${payout.role} ${payout.address} ${payout.signature}`;
  const cached = verdicts.get(id);
  if (cached !== undefined) return cached;
  const [isValid = false] = await (await loadBitcoin()).verifyPayouts(place, [payout]);
  if (verdicts.size >= MAX_VERDICTS) verdicts.clear();
  verdicts.set(id, isValid);
  return isValid;
}
