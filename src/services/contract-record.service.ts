import type { Contract, Guarantee, GuaranteeRef } from '@/domain/models';
import { toErrorData } from '@/domain/primitives/errors';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { fillIfOffered, getContract, updateGuarantee } from '@/services/contracts.service';
import { type ContractFill, completeGuarantee } from '@/services/schemas/contract-fill.schema';
import { type contractSchema, writableContractSchema } from '@/services/schemas/records.schema';

/* A contract as the answers name it now. Only that is written back (docs/api.md#changed-records). */

interface Answers {
  /** As `GET /contracts/{id}` names it. */
  loaded: Contract;
  /** With its fill; a list of transactions that neither names is `null`. */
  filled: Contract;
  /** The server failed at the fill: what it would add is unknown. */
  isFillFailed: boolean;
}

export async function fetchFilled(id: Id, signal?: AbortSignal, schema?: typeof contractSchema): Promise<Answers> {
  const loaded = await getContract(id, signal, schema);
  const { fill, isFillFailed } = await loadFill(id, signal);
  const guarantees = fillGuarantees(loaded.guarantees, fill.guarantees);
  return { loaded, filled: mergeFields(loaded, { ...fill, guarantees }), isFillFailed };
}

async function loadFill(id: Id, signal?: AbortSignal): Promise<{ fill: ContractFill; isFillFailed: boolean }> {
  try {
    return { fill: await fillIfOffered(id, signal), isFillFailed: false };
  } catch (error) {
    const { code, detail } = toErrorData(error);
    if (code !== 'http' || (detail.status ?? 0) < 500) throw error;
    return { fill: {}, isFillFailed: true };
  }
}

/** A record to write back (docs/api.md#changed-records). */
interface Writable<Entity> {
  /** As received. An empty list that only the contract names counts if this page knows it to be empty. */
  record: Entity;
  /** With every list that this page knows to be empty, for a backend that leaves out what is empty but wants it back. */
  complete: Entity;
}

/** @param known the same contract as this page has it */
export async function fetchRecord(known: Contract): Promise<Writable<Contract>> {
  const { loaded, filled, isFillFailed } = await fetchFilled(known.id, undefined, writableContractSchema);
  const named = isFillFailed ? [] : loaded.guarantees;
  const writable = filled.guarantees.map((guarantee) => {
    const isOurs = ({ id }: Guarantee) => isSameId(id, guarantee.id);
    return toWritable(guarantee, named.find(isOurs), known.guarantees.find(isOurs));
  });
  return {
    record: { ...filled, guarantees: writable.map(({ record }) => record) },
    complete: { ...filled, guarantees: writable.map(({ complete }) => complete) },
  };
}

function toWritable(filled: Guarantee, loaded?: Guarantee, known?: Guarantee): Writable<Guarantee> {
  const toLists = (isEmpty: (name: ListName) => boolean) => ({
    deposits: filled.deposits ?? (isEmpty('deposits') ? [] : null),
    withdrawals: filled.withdrawals ?? (isEmpty('withdrawals') ? [] : null),
  });
  const isKnownEmpty = (name: ListName) => known?.[name]?.length === 0;
  return {
    record: { ...filled, ...toLists((name) => isKnownEmpty(name) && loaded?.[name]?.length === 0) },
    complete: { ...filled, ...toLists(isKnownEmpty) },
  };
}

type ListName = 'deposits' | 'withdrawals';

/**
 * Saves a changed guarantee over its record as it is now, so that nothing is undone that others have added.
 * @param choose `null`: there is nothing to change any more
 */
export async function changeGuarantee(
  known: Contract,
  guaranteeId: GuaranteeRef['guaranteeId'],
  choose: (record: Guarantee) => Partial<Guarantee> | null,
): Promise<void> {
  const { record: contract, complete } = await fetchRecord(known);
  const find = ({ guarantees }: Contract) => guarantees.find(({ id }) => isSameId(id, guaranteeId));
  const here = find(known);
  const record = find(contract) ?? (here && { ...here, deposits: null, withdrawals: null });
  const changes = record ? choose(record) : null;
  if (!record || changes === null) return;
  await updateGuarantee(known.id, { ...record, ...changes }, { ...(find(complete) ?? record), ...changes });
}

/**
 * Merges the fill into the guarantees; a guarantee that only the fill has is added. An empty list counts if the fill names
 * it: many backends send records of a contract with lists that they have not read.
 */
function fillGuarantees(base: readonly Guarantee[], fill: ContractFill['guarantees'] = []): Guarantee[] {
  const filled = base.map((guarantee) => {
    const part = fill.find(({ id }) => isSameId(id, guarantee.id));
    return mergeFields<Guarantee>(dropEmptyLists(guarantee), part ?? {});
  });
  const added = fill.filter(({ id }) => !base.some((guarantee) => isSameId(guarantee.id, id)));
  return [...filled, ...added.map(completeGuarantee)];
}

export function dropEmptyLists(guarantee: Guarantee): Guarantee {
  const { deposits, withdrawals } = guarantee;
  return {
    ...guarantee,
    deposits: deposits?.length === 0 ? null : deposits,
    withdrawals: withdrawals?.length === 0 ? null : withdrawals,
  };
}

/** Merges two records, including their unknown fields. */
function mergeFields<Whole extends { extra?: Record<string, unknown> }>(whole: Whole, part: Partial<Whole>): Whole {
  const merged = { ...whole, ...part };
  return whole.extra && part.extra ? { ...merged, extra: { ...whole.extra, ...part.extra } } : merged;
}
