import type { Contract, Guarantee, Transaction } from '@/domain/models';
import { toErrorData } from '@/domain/primitives/errors';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { logger } from '@/lib/logger';
import { fillContract, getContract, listContracts } from '@/services/contracts.service';
import { type ContractFill, completeGuarantee } from '@/services/schemas/contract-fill.schema';
import { isSignedIn, selectUser } from '@/store/auth/auth.selectors';
import { withTimeout } from '@/store/calls/requests';
import { selectContract, selectContractsState } from '@/store/contracts/contracts.selectors';
import { contractAdded, contractsFailed, contractsLoading, contractsSet } from '@/store/contracts/contracts.slice';
import { requireUser } from '@/store/contracts/require';
import { shareContract, shareStructure } from '@/store/contracts/share-structure';
import type { SignatureIntent } from '@/store/outbox/intents';
import { selectSignatures } from '@/store/outbox/outbox.selectors';
import { mergeLocal } from '@/store/persistence/merge-changes';
import type { AppThunk } from '@/store/setup/store-types';

/**
 * Loads the user's contracts; a failure is logged and left in the state. What was created, changed or deleted here while
 * the list was under way stays so.
 */
export function loadContracts(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    dispatch(contractsLoading());
    const user = selectUser(getState());
    try {
      const before = selectContractsState(getState()).contracts;
      const fetched = await withTimeout(listContracts(requireUser(getState()).id));
      if (!isSignedIn(getState(), user)) return;
      const fresh = fetched.map((contract) => listed(selectContract(getState(), contract.id), contract));
      const now = selectContractsState(getState()).contracts;
      dispatch(contractsSet(shareStructure(mergeLocal(fresh, before, now), now)));
    } catch (error) {
      logger.error(`Loading the contracts failed: ${toErrorData(error).message}`);
      if (isSignedIn(getState(), user)) dispatch(contractsFailed(toErrorData(error)));
    }
  };
}

/**
 * Loads one contract with its keys, deposits and withdrawals. Rejects when it failed, so that polling backs off; the
 * contract in hand stays. An answer that was overtaken by a change made here meanwhile is asked for again.
 */
export function loadContract(id: Id): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const user = selectUser(getState());
    const before = selectContract(getState(), id);
    const loaded = await withTimeout(getContract(id));
    const fill = await withTimeout(fillContract(id));
    if (!isSignedIn(getState(), user)) return;
    const inHand = selectContract(getState(), id);
    if (before !== null && inHand !== before) return dispatch(loadContract(id));
    const base = overlay(inHand, loaded);
    const guarantees = fillGuarantees(base.guarantees, fill.guarantees);
    const signatures = selectSignatures(getState());
    const fresh = {
      ...overlayPart(base, { ...fill, guarantees: base.guarantees }),
      guarantees: guarantees.map((each) => withSignatures(each, signatures)),
    };
    dispatch(contractAdded(shareContract(fresh, inHand)));
  };
}

/** A signature that the backend does not have yet counts as made: nobody is asked for it twice. */
function withSignatures(guarantee: Guarantee, signatures: readonly SignatureIntent[]): Guarantee {
  const signed = (unsigned: Transaction) =>
    signatures.find(({ withdrawal }) => isSameId(withdrawal.id, unsigned.id) && unsigned.signer === null)?.withdrawal;
  return { ...guarantee, withdrawals: guarantee.withdrawals.map((each) => signed(each) ?? each) };
}

/** A list may come without guarantees at all; one that was there does not go away. */
function listed(inHand: Contract | null, fresh: Contract): Contract {
  const contract = overlay(inHand, fresh);
  return contract.guarantees.length > 0 ? contract : { ...contract, guarantees: inHand?.guarantees ?? [] };
}

/** `GET /contracts/{id}` comes without keys, deposits and withdrawals: those in hand stay until they are filled in. */
function overlay(inHand: Contract | null, fresh: Contract): Contract {
  if (inHand === null) return fresh;
  const guarantees = fresh.guarantees.map((guarantee) => keepTransactions(guarantee, inHand.guarantees));
  return { ...fresh, keys: fresh.keys.length > 0 ? fresh.keys : inHand.keys, guarantees };
}

function keepTransactions(fresh: Guarantee, inHand: readonly Guarantee[]): Guarantee {
  const known = inHand.find(({ id }) => isSameId(id, fresh.id));
  if (known === undefined) return fresh;
  return {
    ...fresh,
    deposits: fresh.deposits.length > 0 ? fresh.deposits : known.deposits,
    withdrawals: fresh.withdrawals.length > 0 ? fresh.withdrawals : known.withdrawals,
  };
}

/** Lays the filled guarantees over those of the contract; one that only the fill has is kept too. */
function fillGuarantees(base: readonly Guarantee[], fill: ContractFill['guarantees'] = []): Guarantee[] {
  const filled = base.map((guarantee) => {
    const part = fill.find(({ id }) => isSameId(id, guarantee.id));
    // The fill is what brings the lists: one that it leaves out is an empty one.
    return part === undefined
      ? guarantee
      : overlayPart<Guarantee>({ ...guarantee, deposits: [], withdrawals: [] }, part);
  });
  const further = fill.filter(({ id }) => !base.some((guarantee) => isSameId(guarantee.id, id)));
  return [...filled, ...further.map(completeGuarantee)];
}

/** The record with the fields of the part over its own, unknown fields included. */
function overlayPart<Whole extends { extra?: Record<string, unknown> }>(whole: Whole, part: Partial<Whole>): Whole {
  const overlaid = { ...whole, ...part };
  return whole.extra && part.extra ? { ...overlaid, extra: { ...whole.extra, ...part.extra } } : overlaid;
}
