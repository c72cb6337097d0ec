import type { AddressTransaction } from '@/domain/chain';
import { normalizeAddress } from '@/domain/deposits/deposit-address';
import { listDepositAddresses } from '@/domain/deposits/deposits';
import type { Contract, Guarantee, Transaction } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import { type Id, isSameId } from '@/domain/primitives/ids';
import type { PaidOutput } from '@/domain/withdrawals/inspection';

/**
 * A signature that was made on this device. Others may hold it, whatever the backend says, so it stays open until it
 * is proven that its transaction is mined or can never be (docs/bitcoin.md#open-signatures).
 */
export interface GivenSignature {
  /** Txid of the transaction. Adding signatures does not change it. */
  txid: string;
  spends: SignedCoin[];
  contractId: Id;
  guaranteeId: Id;
  /** The guarantee's description when it was made. */
  description: string;
  /** The contractors' public keys, hex, in lower case. */
  contractKeys: string[];
  /** The guarantee's deposit addresses when it was made; a backend may spread them over several guarantees later. */
  addresses: string[];
  /** The signer's public key, hex, in lower case. */
  publicKey: string;
  withdrawal: Transaction;
  /** Payments to others than the withdrawal's address; absent: none. */
  payees?: readonly PaidOutput[] | undefined;
  /** Absent for a withdrawal. Of the others, no record of the backend tells. `return`: given in advance, it is no rival of a release. */
  kind?: 'settlement' | 'return' | undefined;
  /** Of a return: Unix seconds before which the network does not accept it. */
  from?: number | undefined;
  /**
   * Txids of the release that it replaces and, if different, of its record; empty if it replaces none. Stored at
   * signing, because the txid of a withdrawal comes from the backend, which could pass off one payment as another.
   */
  replaces: string[];
  /** The raw transaction, hex, once fully signed. */
  txHex: string | null;
  /** ISO 8601 */
  givenAt: string;
  /** When it was proven here that its transaction is mined or can never be, ISO 8601; `null` while it is open. */
  settledAt: string | null;
}

/** An output that a signed transaction spends; `null`: unknown. */
export interface SignedCoin {
  /** `txid:vout` */
  outpoint: string;
  /** The deposit address. */
  address: string | null;
  amount: Sats | null;
  /** Hex. */
  witnessScript: string | null;
}

/** A payment that the user has signed, for the screen. */
export interface OpenPayment {
  txid: string;
  address: string | null;
  amount: Sats | null;
  /** The payments to others. */
  payees: readonly PaidOutput[];
  /** Of the guarantee that it is made from. */
  description: string;
  givenAt: string;
  /** Unix seconds before which the network does not accept it; `null`: at once. */
  from: number | null;
}

export function toOpenPayment({
  txid,
  withdrawal,
  payees = [],
  description,
  givenAt,
  from,
}: GivenSignature): OpenPayment {
  const { address, amount } = withdrawal;
  return { txid, address, amount, payees, description, givenAt, from: from ?? null };
}

/** Of the returns of a coin at several fee rates, the first of each payment and date: only one of them can be mined. */
export function listDistinctReturns(returns: readonly GivenSignature[]): GivenSignature[] {
  const toKey = ({ spends, withdrawal, from }: GivenSignature) =>
    [...spends.map(({ outpoint }) => outpoint), withdrawal.address, from].join(' ');
  const first = new Map(returns.toReversed().map((each) => [toKey(each), each]));
  return returns.filter((each) => first.get(toKey(each)) === each);
}

/**
 * Returns of coins that are not there yet, by the payment of the user that would leave their coin.
 * @param given all signatures of the user
 * @param unspent `txid:vout`: these are there
 */
export function groupByPayment(
  returns: readonly GivenSignature[],
  given: readonly GivenSignature[],
  unspent: readonly string[],
): Map<GivenSignature, GivenSignature[]> {
  const payments = new Map(given.filter(({ kind }) => kind !== 'return').map((each) => [each.txid, each]));
  const groups = new Map<GivenSignature, GivenSignature[]>();
  for (const each of returns) {
    const { outpoint } = each.spends[0] ?? { outpoint: '' };
    const payment = payments.get(outpoint.slice(0, outpoint.indexOf(':')));
    if (payment !== undefined && !unspent.includes(outpoint))
      groups.set(payment, [...(groups.get(payment) ?? []), each]);
  }
  return groups;
}

/** A transaction over the coins of a guarantee. */
export interface Spending {
  txid: string;
  outpoints: readonly string[];
  /** The broadcast release that it replaces (docs/bitcoin.md#releasing-again). */
  replaces?: readonly string[];
}

/**
 * True if the key that made the signature matters to a contract: the user's own whatever keys the backend gives the contract,
 * and that of another account of the device if the contract has it.
 * @param ownKey the user's public key, hex
 */
export function isByKeyOf(
  { publicKey }: Pick<GivenSignature, 'publicKey'>,
  { keys }: Pick<Contract, 'keys'>,
  ownKey: string | null,
): boolean {
  return [ownKey, ...keys.map((key) => key.publicKey)].some((key) => key?.toLowerCase() === publicKey);
}

/** True if the signature names the guarantee's id, or one of its addresses under another id. */
export function isOfGuarantee(
  { guaranteeId, addresses, spends }: GivenSignature,
  guarantee: Pick<Guarantee, 'id' | 'deposits'>,
): boolean {
  const known = [...addresses, ...spends.map(({ address }) => address)];
  return isSameId(guaranteeId, guarantee.id) || listDepositAddresses(guarantee).some((each) => known.includes(each));
}

/** A payment that the user is about to sign, beside an open signature for another guarantee. */
export interface PaymentBeside {
  payments: readonly PaidOutput[];
  contractKeys: readonly (string | null)[];
  /** This device has known the two guarantees as different ones since before the signature was given. */
  isSeparate: boolean;
}

/**
 * Whether an open signature for another guarantee is asked about. Which deposits and texts a guarantee has is the backend's
 * word: it could show one guarantee under the name of another (docs/bitcoin.md#open-signatures).
 */
export function isAskedBeside(signature: GivenSignature, { payments, isSeparate, ...payment }: PaymentBeside): boolean {
  const alike = listPayments(signature).filter(({ address }) =>
    payments.some((each) => normalizeAddress(each.address) === normalizeAddress(address ?? '')),
  );
  if (isSeparate) return alike.some(({ amount }) => payments.some((each) => each.amount === amount));
  if (alike.length > 0) return true;
  const keys = payment.contractKeys.map((key) => key?.toLowerCase());
  const { contractKeys } = signature;
  return contractKeys.length > 0 && contractKeys.every((key) => keys.includes(key));
}

function listPayments({ withdrawal, payees = [] }: GivenSignature): Pick<OpenPayment, 'address' | 'amount'>[] {
  return [withdrawal, ...payees];
}

/**
 * True if a transaction spends an output of the signed one: it can only be mined after it.
 * @param outpoints the coins of the other transaction
 */
export function isFollowedBy({ txid }: Pick<GivenSignature, 'txid'>, outpoints: readonly string[]): boolean {
  return outpoints.some((outpoint) => outpoint.startsWith(`${txid}:`));
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
  return (withdrawals ?? []).some((each) => each.status === 'executed' && known.some((one) => one === each.txid));
}

/**
 * Linked by the first txid that they replace, which the user's own signature proves; their record comes from the
 * backend.
 */
function listReplacements(txid: string, given: readonly GivenSignature[], seen: readonly string[] = []): string[] {
  const next = given.filter((each) => each.replaces[0] === txid && !seen.includes(each.txid));
  const direct = next.map((each) => each.txid);
  // A file can bring back the release that was replaced.
  return [...direct, ...direct.flatMap((each) => listReplacements(each, given, [...seen, ...direct]))];
}

/** Confirmed transactions of an address that are said to have spent one of its coins. */
export function listRivals(
  { txid, spends }: Pick<GivenSignature, 'txid' | 'spends'>,
  history: readonly AddressTransaction[],
): string[] {
  const others = history.filter((each) => each.confirmed && each.txid !== txid);
  return others
    .filter(({ spent }) => spends.some(({ outpoint }) => spent.includes(outpoint)))
    .map((other) => other.txid);
}
