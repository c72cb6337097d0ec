import * as v from 'valibot';
import { settings } from '@/config/settings';
import {
  confirmAddresses,
  isConfirmed,
  type KnownAddress,
  learnAddresses,
  listMovedAddresses,
} from '@/domain/deposits/address-memory';
import { listDepositAddresses } from '@/domain/deposits/deposits';
import { collectKeys } from '@/domain/keys/current-keys';
import type { Contract, Guarantee, GuaranteeRef } from '@/domain/models';
import { AppError } from '@/domain/primitives/errors';
import type { ReturnConcern } from '@/domain/returns/return-rules';
import type { Concern, PlacedAmount, UnknownCoins } from '@/domain/withdrawals/concerns';
import { logger } from '@/lib/logger';
import { requireUser } from '@/store/auth/auth.selectors';
import { requireContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { deviceRecord } from '@/store/device/device-record';
import { selectSigner } from '@/store/keys/own-key.selectors';

/** A backend could invent parties without end. Of further ones, only addresses that the user acts on are remembered. */
const MAX_PAIRS = 300;

const rowSchema = v.object({
  address: v.string(),
  contractId: v.string(),
  guaranteeId: v.string(),
  description: v.string(),
  since: v.string(),
  confirmed: v.optional(v.string()),
});

/** The deposit addresses that this device has seen, by the keys of the two parties (docs/decisions/0020). */
const addressMemories = deviceRecord<readonly KnownAddress[], [ownKey: string, otherKey: string]>({
  name: 'addresses',
  parse: (stored) => {
    const { success, output } = v.safeParse(v.array(rowSchema), stored);
    if (!success && stored !== undefined) logger.error('The remembered addresses cannot be read');
    return success ? output : [];
  },
});

const NOTHING_KNOWN: readonly KnownAddress[] = [];

/** The keys of the account and of the other party; `null` if one is unknown, or the account is not a party. */
function selectPair(state: RootState, contract: Contract): [ownKey: string, otherKey: string] | null {
  const signer = { id: requireUser(state).id, publicKey: selectSigner(state) };
  const { ownPlace, ownKey, counterparty } = collectKeys(contract, signer, null);
  return ownPlace < 0 || ownKey === null || counterparty === null ? null : [ownKey, counterparty];
}

/** The addresses that are remembered for the keys of a contract. Throws AppError `keys-not-kept`. */
export function readAddressMemory(contract: Contract): AppThunk<Promise<readonly KnownAddress[]>> {
  return async (_dispatch, getState) => {
    const pair = selectPair(getState(), contract);
    if (pair === null) return NOTHING_KNOWN;
    try {
      const known = await addressMemories.read(pair);
      // A chain of regtest can be restarted: contracts that are newer than the memory have its addresses again.
      return settings().network === 'regtest' ? known.filter(({ since }) => since > (contract.createdAt ?? '')) : known;
    } catch (cause) {
      throw new AppError('keys-not-kept', `The remembered addresses: ${String(cause)}`, {}, { cause });
    }
  };
}

/**
 * The deposit addresses of a contract: of all its guarantees as listed now, and those that this device has verified for its parties.
 * Throws AppError `keys-not-kept`.
 */
export function listContractAddresses(contract: Contract): AppThunk<Promise<string[]>> {
  return async (dispatch) => {
    const known = await dispatch(readAddressMemory(contract));
    return [...contract.guarantees.flatMap(listDepositAddresses), ...known.map(({ address }) => address)];
  };
}

export interface SeenAddresses {
  guarantee: Pick<Guarantee, 'id' | 'description'>;
  /** Those that follow from the keys. */
  addresses: readonly string[];
}

/** Remembers addresses on first sight. Never rejects: what is not remembered counts as new. */
export function rememberAddresses(contract: Contract, seen: readonly SeenAddresses[]): AppThunk<Promise<void>> {
  return async (_dispatch, getState) => {
    const pair = selectPair(getState(), contract);
    if (pair === null) return;
    const now = new Date().toISOString();
    const learn = (known: readonly KnownAddress[]) =>
      seen.reduce(
        (rows, { guarantee, addresses }) => learnAddresses(rows, contract.id, guarantee, addresses, now),
        known,
      );
    try {
      const known = await addressMemories.read(pair);
      if (learn(known) === known) return;
      if (known.length === 0 && (await addressMemories.listStored(pair[0])).length >= MAX_PAIRS) return;
      await addressMemories.change(pair, learn);
    } catch (error) {
      logger.warn(`The addresses cannot be remembered: ${String(error)}`);
    }
  };
}

/** Records, by an act of the user, that addresses belong to a guarantee. Throws AppError `address-not-kept`. */
export function confirmGuarantee(
  contract: Contract,
  guarantee: Pick<Guarantee, 'id' | 'description'>,
  addresses: readonly string[],
): AppThunk<Promise<void>> {
  return async (_dispatch, getState) => {
    const pair = selectPair(getState(), contract);
    if (pair === null) return;
    const now = new Date().toISOString();
    try {
      await addressMemories.change(pair, (known) => confirmAddresses(known, contract.id, guarantee, addresses, now));
    } catch (cause) {
      throw new AppError('address-not-kept', `The address of a guarantee: ${String(cause)}`, {}, { cause });
    }
  };
}

/** Those of the amounts that this device has not recorded for the guarantee; `null`: none. What cannot be read is not recorded. */
export function findUnknownCoins(
  contract: Contract,
  guarantee: Pick<Guarantee, 'id' | 'description' | 'depositorId'>,
  places: readonly PlacedAmount[],
): AppThunk<Promise<UnknownCoins | null>> {
  return async (dispatch) => {
    const known = await dispatch(readAddressMemory(contract)).catch(() => NOTHING_KNOWN);
    const coins = places.filter(({ address }) => !isConfirmed(known, contract.id, guarantee, address));
    const { description, depositorId: depositor } = guarantee;
    return coins.length === 0 ? null : { kind: 'unknown-coins', description, depositor, coins };
  };
}

/** The user has answered that coins belong to the guarantee. Never rejects: what is not recorded is asked about again. */
export function rememberAnswer(
  guaranteeRef: GuaranteeRef,
  questions: readonly (Concern | ReturnConcern)[],
): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const contract = requireContract(getState(), guaranteeRef.contractId);
    const [answered] = questions.filter(isAboutCoins);
    if (answered === undefined) return;
    const addresses = answered.coins.map(({ address }) => address);
    const named = { id: guaranteeRef.guaranteeId, description: answered.description };
    await dispatch(confirmGuarantee(contract, named, addresses)).catch((error: unknown) =>
      logger.warn(`An answer is not kept: ${String(error)}`),
    );
  };
}

function isAboutCoins(question: Concern | ReturnConcern): question is UnknownCoins {
  return typeof question !== 'string' && question.kind === 'unknown-coins';
}

/** Throws AppError `address-moved` if an address was that of another guarantee when this device first saw it. */
export function requireUnmovedAddresses(contract: Contract): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const known = await dispatch(readAddressMemory(contract));
    const contracts = [contract, ...getState().contracts.contracts];
    for (const guarantee of contract.guarantees) {
      const [moved] = listMovedAddresses(known, contracts, contract.id, guarantee);
      if (moved !== undefined)
        throw new AppError('address-moved', `${moved} has moved to another guarantee`, { id: guarantee.id });
    }
  };
}
