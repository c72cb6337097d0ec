import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import { normalizeKey } from '@/domain/keys/current-keys';
import { formatContractDescriptor } from '@/domain/kit/descriptor';
import type { Kit, KitFault } from '@/domain/kit/kit';
import type { RehearsalFault, RehearsedKit } from '@/domain/kit/rehearsal';
import { type ErrorData, type Result, toErrorData } from '@/domain/primitives/errors';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import type { Network } from '@/domain/primitives/network';
import { logger } from '@/lib/logger';
import { parseKit } from '@/services/schemas/kit';
import { selectContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { selectKnownArbitratorKey } from '@/store/keys/keys.selectors';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { selectDescriptor, selectKitStatus } from '@/store/kit/kit.selectors';
import { rememberKit } from '@/store/kit/kit-memory.thunks';

export interface Rehearsal extends RehearsedKit {
  /** The file lacks the contract's later deposits: a scan would miss one. */
  isStale: boolean;
}

/** Why a file is not a kit of this account with this contract. */
export type ForeignKit =
  | { kind: 'network'; network: Network }
  | { kind: 'contract' }
  | { kind: 'account' }
  | { kind: 'keys' }; // has this contract, but with other keys than the contract has

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
    const kits = parsed.value;
    try {
      const foreign = findForeign(getState(), kits, contractId);
      if (foreign !== null) return { ok: false, error: { stage: 'owner', fault: foreign } };
      const result = await (await loadBitcoin('rehearsal')).rehearseKits(kits, password);
      if (!result.ok) return { ok: false, error: { stage: 'kit', fault: result.error } };
      // Another user may have logged in meanwhile.
      if (findForeign(getState(), kits, contractId) === null) await dispatch(rememberKit('rehearsed', kits));
      const status = selectKitStatus(getState(), contractId);
      return { ok: true, value: { ...result.value, isStale: status !== null && status.kind !== 'rehearsed' } };
    } catch (thrown) {
      const error = toErrorData(thrown);
      logger.error(`Rehearsing a recovery kit failed: ${error.message}`);
      return { ok: false, error: { stage: 'program', error } };
    }
  };
}

function findForeign(state: RootState, kits: readonly Kit[], contractId: Id): ForeignKit | null {
  for (const { network, keys, role } of kits) {
    if (network !== settings().network) return { kind: 'network', network };
    if (keys[role] !== selectSigner(state)) return { kind: 'account' };
  }
  const descriptor = selectDescriptor(state, contractId);
  if (
    descriptor !== null &&
    kits.some((kit) => formatContractDescriptor(kit.keys, kit.contract.contractOrder) === descriptor)
  )
    return null;
  const named = kits.filter(({ contract }) => contract.id === toIdKey(contractId));
  if (named.length === 0) return { kind: 'contract' };
  return descriptor === null && named.some((kit) => hasKnownKeys(state, kit)) ? null : { kind: 'keys' };
}

/** For a contract of which not everything is known here. */
function hasKnownKeys(state: RootState, { contract, keys }: Kit): boolean {
  const known = selectContract(state, contract.id);
  if (known === null) return true;
  const [owner, counterparty] = known.keys.map(({ publicKey }) => normalizeKey(publicKey));
  return (
    isKnownAs(keys.owner, owner) &&
    isKnownAs(keys.counterparty, counterparty) &&
    isKnownAs(keys.arbitrator.xpub, selectKnownArbitratorKey(state, known.id)) &&
    isKnownAs(contract.contractOrder, known.contractOrder)
  );
}

/** Data that the app does not know is not a contradiction. */
function isKnownAs<Value>(value: Value, known: Value | null | undefined): boolean {
  return known === null || known === undefined || known === value;
}
