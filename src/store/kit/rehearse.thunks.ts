import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import { getRole } from '@/domain/contracts/permissions';
import { normalizeKey } from '@/domain/keys/current-keys';
import type { Kit, KitFault } from '@/domain/kit/kit';
import { countUnlisted } from '@/domain/kit/kit-state';
import type { RehearsalFault, RehearsedKit } from '@/domain/kit/rehearsal';
import type { Contract } from '@/domain/models';
import { type ErrorData, type Result, toErrorData } from '@/domain/primitives/errors';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import type { Network } from '@/domain/primitives/network';
import { logger } from '@/lib/logger';
import { parseKit } from '@/services/schemas/kit';
import { requireUser } from '@/store/auth/auth.selectors';
import { requireContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { selectKnownArbitratorKey } from '@/store/keys/keys.selectors';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { selectVerifiedCoins } from '@/store/kit/kit.selectors';
import { rememberKit } from '@/store/kit/kit-memory.thunks';

export interface Rehearsal extends RehearsedKit {
  /** Current coins of the contract that the file does not list. */
  missing: number;
}

/** Why a file is not a kit of this contract and account. */
export type ForeignKit =
  | { kind: 'network'; network: Network }
  | { kind: 'contract'; title: string }
  | { kind: 'account' }
  | { kind: 'keys' }; // of this contract, but with other keys than it has

export type RehearsalFailure =
  | { stage: 'file'; fault: KitFault }
  | { stage: 'owner'; fault: ForeignKit }
  | { stage: 'kit'; fault: RehearsalFault }
  | { stage: 'program'; error: ErrorData };

/**
 * Rehearses a recovery from a saved file alone (docs/exit.md#the-rehearsal). The app's own data is only compared with it. The
 * date is remembered if everything passed.
 * @param text the content of the file
 */
export function rehearse(
  contractId: Id,
  text: string,
  password: string,
): AppThunk<Promise<Result<Rehearsal, RehearsalFailure>>> {
  return async (dispatch, getState) => {
    const parsed = parseKit(text);
    if (!parsed.ok) return { ok: false, error: { stage: 'file', fault: parsed.error } };
    const kit = parsed.value;
    try {
      const foreign = findForeign(getState(), kit, requireContract(getState(), contractId));
      if (foreign !== null) return { ok: false, error: { stage: 'owner', fault: foreign } };
      const result = await (await loadBitcoin('rehearsal')).rehearseKit(kit, password);
      if (!result.ok) return { ok: false, error: { stage: 'kit', fault: result.error } };
      const { coins } = result.value;
      await dispatch(rememberKit(contractId, 'rehearsed', coins));
      const missing = countUnlisted({ coins }, selectVerifiedCoins(getState(), contractId));
      return { ok: true, value: { ...result.value, missing } };
    } catch (thrown) {
      const error = toErrorData(thrown);
      logger.error(`Rehearsing a recovery kit failed: ${error.message}`);
      return { ok: false, error: { stage: 'program', error } };
    }
  };
}

function findForeign(state: RootState, kit: Kit, contract: Contract): ForeignKit | null {
  if (kit.network !== settings().network) return { kind: 'network', network: kit.network };
  if (kit.contract.id !== toIdKey(contract.id)) return { kind: 'contract', title: kit.contract.title };
  const { id } = requireUser(state);
  const isOwnRole = getRole(contract, id) === kit.role;
  if (!isOwnRole || kit.keys[kit.role] !== selectSigner(state)) return { kind: 'account' };
  const [owner, counterparty] = contract.keys.map((key) => normalizeKey(key.publicKey));
  const xpub = selectKnownArbitratorKey(state, contract.id);
  const isSame =
    isKnownAs(kit.keys.owner, owner) &&
    isKnownAs(kit.keys.counterparty, counterparty) &&
    isKnownAs(kit.keys.arbitrator.xpub, xpub) &&
    isKnownAs(kit.contract.contractOrder, contract.contractOrder);
  return isSame ? null : { kind: 'keys' };
}

/** Data that the app does not know is not a contradiction. */
function isKnownAs<Value>(value: Value, known: Value | null | undefined): boolean {
  return known === null || known === undefined || known === value;
}
