import { listDepositAddresses } from '@/domain/deposits/deposits';
import type { AddressTransaction, Contract, Guarantee, Transaction } from '@/domain/models';
import { type Id, isSameId } from '@/domain/primitives/ids';

/**
 * A signature that was made on this device. Others may hold it, whatever the backend says, so it stays open until its
 * transaction is executed or can never be mined (docs/bitcoin.md#open-signatures).
 */
export interface GivenSignature {
  /** Txid of the transaction. Adding signatures does not change it. */
  txid: string;
  /** The outputs that it spends. `address`: the deposit address, if it is known. */
  spends: { outpoint: string; address: string | null }[];
  contractId: Id;
  guaranteeId: Id;
  /** The guarantee's deposit addresses when it was made; a backend may spread them over several guarantees later. */
  addresses: string[];
  /** The signer's public key, hex, in lower case. */
  publicKey: string;
  withdrawal: Transaction;
  /**
   * Txids of the release that it replaces and, if different, of its record; empty if it replaces none. Stored at
   * signing, because the txid of a withdrawal comes from the backend, which could pass off one payment as another.
   */
  replaces: string[];
  /** The raw transaction, hex, once fully signed. */
  txHex: string | null;
  /** ISO 8601 */
  givenAt: string;
}

/** A transaction over the coins of a guarantee. */
export interface Spending {
  txid: string;
  outpoints: readonly string[];
  /** The broadcast release that it replaces (docs/bitcoin.md#replacing-a-release). */
  replaces?: readonly string[];
}

/**
 * True if the signature was made for this guarantee: it names the guarantee's id, or one of its addresses under another
 * id. A signature by another account of the device counts if the contract has its key; the user's own counts whatever
 * keys the backend gives the contract.
 * @param ownKey the user's public key, hex
 */
export function isOfGuarantee(
  { guaranteeId, publicKey, addresses, spends }: GivenSignature,
  { keys }: Pick<Contract, 'keys'>,
  guarantee: Pick<Guarantee, 'id' | 'deposits'>,
  ownKey: string | null,
): boolean {
  if (![ownKey, ...keys.map((key) => key.publicKey)].some((key) => key?.toLowerCase() === publicKey)) return false;
  const known = [...addresses, ...spends.map(({ address }) => address)];
  return isSameId(guaranteeId, guarantee.id) || listDepositAddresses(guarantee).some((each) => known.includes(each));
}

/**
 * The signed transactions that could be mined as well as this one: they spend none of its coins, nor of its parents', the
 * transactions that it spends from. A signed transaction that is itself a parent is mined earlier.
 */
export function findIndependent<Signed extends Spending>(
  signed: readonly Signed[],
  spending: Spending,
  parents: readonly Spending[] = [],
): Signed[] {
  return signed.filter((each) => {
    // A transaction that spends the outputs of a release is void once the release's replacement is mined, and could never be final.
    const excluding = parents.filter(({ txid }) => !each.replaces?.includes(txid));
    return each.txid !== spending.txid && ![spending, ...excluding].some((other) => isRivalOf(each, other));
  });
}

function isRivalOf(one: Spending, other: Spending): boolean {
  return one.txid !== other.txid && one.outpoints.some((outpoint) => other.outpoints.includes(outpoint));
}

/**
 * True if the backend has recorded the transaction as executed. A release and its replacements make the same payment,
 * so the record of any of them counts: a backend may refuse to change it, and the first may still be mined.
 * @param given the signatures of the guarantee
 */
export function isRecorded(
  { txid, replaces }: GivenSignature,
  { withdrawals }: Pick<Guarantee, 'withdrawals'>,
  given: readonly GivenSignature[] = [],
): boolean {
  const known = [txid, ...replaces, ...listReplacements(txid, given)];
  return withdrawals.some((each) => each.status === 'executed' && known.some((one) => one === each.txid));
}

/**
 * Linked by the first txid that they replace, which the user's own signature proves; their record comes from the
 * backend.
 */
function listReplacements(txid: string, given: readonly GivenSignature[]): string[] {
  const direct = given.filter(({ replaces: [first] }) => first === txid).map((each) => each.txid);
  // Each pays less than the one before, so the chain ends.
  return [...direct, ...direct.flatMap((each) => listReplacements(each, given))];
}

/** True if a confirmed transaction of the address has spent one of its coins, so that it can never be mined. */
export function isExcluded(
  { txid, spends }: Pick<GivenSignature, 'txid' | 'spends'>,
  history: readonly AddressTransaction[],
): boolean {
  const others = history.filter((each) => each.confirmed && each.txid !== txid);
  return others.some(({ spent }) => spends.some(({ outpoint }) => spent.includes(outpoint)));
}
