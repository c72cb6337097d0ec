import * as v from 'valibot';
import { settings } from '@/config/settings';
import { isRecorded, listMovedAddresses, type Place, recordPlaces, toPlaces } from '@/domain/deposits/address-memory';
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

const rowSchema = v.object({
  address: v.string(),
  contractId: v.string(),
  guaranteeId: v.string(),
  description: v.string(),
  depositor: v.nullable(v.string()),
  since: v.string(),
});

type KeyPair = readonly [ownKey: string, otherKey: string];

/** The places of deposit addresses, by the keys of the two parties (docs/bitcoin.md#which-guarantee-an-address-belongs-to). */
const places = deviceRecord<readonly Place[], KeyPair>({
  name: 'addresses',
  none: [],
  parse: (stored) => v.parse(v.array(rowSchema), stored),
});

/** The keys of the account and of the other party; `null` if one is unknown, or the account is not a party. */
function selectPair(state: RootState, contract: Contract): KeyPair | null {
  const signer = { id: requireUser(state).id, publicKey: selectSigner(state) };
  const { ownPlace, ownKey, counterparty } = collectKeys(contract, signer, null);
  return ownPlace < 0 || ownKey === null || counterparty === null ? null : [ownKey, counterparty];
}

/** The places that are recorded for the keys of a contract. What cannot be read is not recorded. */
export function readPlaces(contract: Contract): AppThunk<Promise<readonly Place[]>> {
  return async (_dispatch, getState) => {
    const pair = selectPair(getState(), contract);
    if (pair === null) return [];
    const { value: known } = await places.keep(pair, []);
    // A chain of regtest can be restarted: contracts that are newer than the memory have its addresses again.
    return settings().network === 'regtest' ? known.filter(({ since }) => since > (contract.createdAt ?? '')) : known;
  };
}

/** Records, by an act of the user, that addresses belong to a guarantee. Throws AppError `address-not-kept`. */
export function confirmGuarantee(
  contract: Contract,
  guarantee: Pick<Guarantee, 'id' | 'description' | 'depositorId'>,
  addresses: readonly string[],
): AppThunk<Promise<void>> {
  return async (_dispatch, getState) => {
    const pair = selectPair(getState(), contract);
    if (pair !== null) await keepPlaces(pair, toPlaces(contract.id, guarantee, addresses, new Date().toISOString()));
  };
}

/** Throws AppError `address-not-kept`. */
export async function keepPlaces(pair: KeyPair, added: readonly Place[]): Promise<void> {
  await places.change(pair, (known) => recordPlaces(known, added));
}

/** Those of the amounts that this device has not recorded for the guarantee; `null`: none. */
export function findUnknownCoins(
  contract: Contract,
  guarantee: Pick<Guarantee, 'id' | 'description' | 'depositorId'>,
  amounts: readonly PlacedAmount[],
): AppThunk<Promise<UnknownCoins | null>> {
  return async (dispatch) => {
    const known = await dispatch(readPlaces(contract));
    const coins = amounts.filter(({ address }) => !isRecorded(known, contract.id, guarantee, address));
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
    const { description, depositor: depositorId } = answered;
    const named = { id: guaranteeRef.guaranteeId, description, depositorId };
    await dispatch(confirmGuarantee(contract, named, addresses)).catch((error: unknown) =>
      logger.warn(`An answer is not kept: ${String(error)}`),
    );
  };
}

function isAboutCoins(question: Concern | ReturnConcern): question is UnknownCoins {
  return typeof question !== 'string' && question.kind === 'unknown-coins';
}

/** Throws AppError `address-moved` if an address is recorded for another guarantee, which no longer has it. */
export function requireUnmovedAddresses(contract: Contract): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const known = await dispatch(readPlaces(contract));
    const contracts = [contract, ...getState().contracts.contracts];
    for (const guarantee of contract.guarantees) {
      const [moved] = listMovedAddresses(known, contracts, contract.id, guarantee);
      if (moved !== undefined)
        throw new AppError('address-moved', `${moved} has moved to another guarantee`, { id: guarantee.id });
    }
  };
}
