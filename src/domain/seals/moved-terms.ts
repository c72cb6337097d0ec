import { normalizeAddress } from '@/domain/deposits/deposit-address';
import { listDepositAddresses } from '@/domain/deposits/deposits';
import { normalizeKey } from '@/domain/keys/current-keys';
import type { Contract } from '@/domain/models';
import { isolateText } from '@/domain/primitives/foreign-text';
import { type Id, isSameId, toIdKey } from '@/domain/primitives/ids';
import { foldText } from '@/domain/primitives/look-alike';
import { toPlainLine } from '@/domain/primitives/plain-line';
import { findLast } from '@/domain/seals/last-signed';
import { listSealed, type SealRecord, type SignedTerms } from '@/domain/seals/seal-record';

/*
 * Contracts that both have signed, recognised by their keys and coins whatever ids the server gives them
 * (docs/seal.md#a-signed-contract-under-another-id).
 */

/** A contract that both signed, as this device remembers it. */
export interface SignedContract {
  /** Its id when it was signed. */
  contract: string;
  /** The last text that both signed. */
  sealed: SignedTerms;
  /** The looks of the titles of every text that both signed. */
  titles: string[];
  guarantees: string[];
  /** The two parties' public keys, sorted. */
  keys: string[];
  /** The deposit addresses that it had, which follow from its keys. */
  addresses: string[];
  /** The user does not want to be told that the server does not send it. */
  isHidden: boolean;
}

/** `null` if nothing of it was signed by both. */
export function toSignedContract(record: SealRecord): SignedContract | null {
  const sealed = findLast(record)?.texts[0];
  if (sealed === undefined) return null;
  const { owner, counterparty, contract } = sealed.terms;
  const texts = listSealed(record).map(({ terms }) => terms);
  return {
    contract,
    sealed,
    titles: [...new Set(texts.map(({ title }) => foldText(title)))],
    guarantees: [...new Set(texts.flatMap(({ guarantees }) => guarantees.map(({ id }) => id)))],
    keys: [owner.key, counterparty.key].sort(),
    addresses: record.pins?.addresses ?? [],
    isHidden: record.isHidden ?? false,
  };
}

const LONGEST_TITLE = 100;

/** The title of a signed contract as a part of a sentence. */
export function formatTitle(title: string): string {
  const line = toPlainLine(title.slice(0, 2 * LONGEST_TITLE));
  return isolateText([...line].length > LONGEST_TITLE ? `${[...line].slice(0, LONGEST_TITLE).join('')}…` : line);
}

/** How a contract that both signed is recognised under another id. */
export type MoveFault =
  | 'address' // it has one of its deposit addresses
  | 'guarantee' // it has one of its guarantees, which the signed contract lacks now
  | 'title' // it has its keys and title, and the signed contract is gone
  | 'order'; // of the contract itself: its addresses are derived in another way than when it was signed

export interface Move {
  fault: MoveFault;
  from: SignedContract;
}

/**
 * Whether a contract that was not signed by both is one that was signed under another id; `null`: nothing points to it.
 * @param received the contracts that the server has sent
 * @param listed ids of the last list that the server sent; `null`: unknown, so that nothing counts as gone
 */
export function findMove(
  contract: Contract,
  signed: readonly SignedContract[],
  received: readonly Contract[],
  listed: readonly string[] | null,
): Move | null {
  const others = signed.filter((each) => each.contract !== toIdKey(contract.id));
  const addresses = listAddresses(contract);
  const owner = others.find((each) => each.addresses.some((address) => addresses.includes(address)));
  if (owner !== undefined) return { fault: 'address', from: owner };
  for (const from of listSimilar(contract, others)) {
    const shown = received.find(({ id }) => toIdKey(id) === from.contract) ?? null;
    if (shown === null && (listed === null || listed.includes(from.contract))) continue;
    if (contract.guarantees.some(({ id }) => isGuaranteeGone(from, shown, id))) return { fault: 'guarantee', from };
    if (hasTitle(contract, from) && isGone(from, shown)) return { fault: 'title', from };
  }
  return null;
}

/** Signed contracts of the same keys whose title or guarantees this one has: whether they are gone must be known. */
export function listSimilar(contract: Contract, signed: readonly SignedContract[]): SignedContract[] {
  const keys = contract.keys.map(({ publicKey }) => normalizeKey(publicKey) ?? '').sort();
  return signed.filter(
    (each) =>
      each.contract !== toIdKey(contract.id) &&
      keys.length === 2 &&
      each.keys.every((key, at) => key === keys[at]) &&
      (hasTitle(contract, each) || contract.guarantees.some(({ id }) => each.guarantees.includes(toIdKey(id)))),
  );
}

function hasTitle({ title }: Pick<Contract, 'title'>, { titles }: SignedContract): boolean {
  return titles.includes(foldText(title));
}

/** @param shown the contract that the server shows under its id; `null`: none */
function isGuaranteeGone({ guarantees }: SignedContract, shown: Contract | null, id: Id): boolean {
  if (!guarantees.includes(toIdKey(id))) return false;
  if (shown === null) return true;
  // A list may come without guarantees.
  return shown.guarantees.length > 0 && !shown.guarantees.some((each) => isSameId(each.id, id));
}

/** Nothing is shown under its id, or a contract of other people or without any of its guarantees. */
function isGone({ sealed, guarantees }: SignedContract, shown: Contract | null): boolean {
  if (shown === null) return true;
  const people = [sealed.terms.owner.id, sealed.terms.counterparty.id];
  if (shown.contractors.length === 2 && shown.contractors.some((id) => !people.includes(toIdKey(id)))) return true;
  const isListed = shown.guarantees.length > 0 && guarantees.length > 0;
  return isListed && !shown.guarantees.some(({ id }) => guarantees.includes(toIdKey(id)));
}

function listAddresses({ guarantees }: Contract): string[] {
  return guarantees.flatMap(listDepositAddresses).map(normalizeAddress);
}

/** Signed contracts that the server no longer sends. Nothing before it has sent a list. */
export function listUnsent(
  signed: readonly SignedContract[],
  received: readonly Pick<Contract, 'id'>[],
  listed: readonly string[] | null,
): SignedContract[] {
  if (listed === null) return [];
  const sent = new Set([...listed, ...received.map(({ id }) => toIdKey(id))]);
  return signed.filter(({ contract, isHidden }) => !isHidden && !sent.has(contract));
}
