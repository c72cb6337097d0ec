import { deriveDepositAddress } from '@/bitcoin/addresses/deposit-address';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import { decodeHex, encodeHex, NO_BYTES } from '@/bitcoin/bytes';
import { parseMultisig } from '@/bitcoin/psbt/psbt-view';
import { findPayment, readFunding } from '@/bitcoin/recovery/funding';
import { normalizeAddress } from '@/domain/deposits/deposit-address';
import { fail, type Result } from '@/domain/primitives/errors';
import type { ContractFault } from '@/domain/recovery/contract-fault';
import { formatContractDescriptor } from '@/domain/recovery/descriptor';
import { formatCoin, listOrders, type RecoveryContract } from '@/domain/recovery/recovery-file';
import { MAX_SCANNED, planScan } from '@/domain/recovery/scan';

export const HOLDERS = ['owner', 'counterparty', 'arbitrator'] as const;
export type KeyHolder = (typeof HOLDERS)[number];

/** A contract of which everything follows from its keys. */
export interface CheckedContract {
  contract: RecoveryContract;
  /** Those of the file in its order, then those that a scan looks at. */
  deposits: readonly CheckedDeposit[];
}

export interface CheckedDeposit {
  /** Its place in the contract's list: two guarantees may have one id. A scanned deposit counts as one after all others. */
  guarantee: number;
  guaranteeOrder: number;
  address: string;
  /** Hex. */
  witnessScript: string;
  /** The script that pays the address, hex. */
  script: string;
  /** Public keys, hex; the arbitrator's is the derived child key. */
  keys: Readonly<Record<KeyHolder, string>>;
}

/**
 * Derives descriptor and deposits again from the contract's keys, and compares. Names the first thing that does not follow.
 * @param seen coins of other contracts; those of this one are added
 */
export function checkContract(
  contract: RecoveryContract,
  seen: Set<string> = new Set(),
): Result<CheckedContract, ContractFault> {
  const { keys, contractOrder, guarantees } = contract;
  if (tryDerive(contract, 0) === null) return fail({ kind: 'keys-invalid' });
  // One text is the right one: no other form of a range, key or checksum is read.
  if (contract.descriptor !== formatContractDescriptor(keys, contractOrder))
    return fail({ kind: 'descriptor-differs' });
  const checked = new Map<string, CheckedDeposit>();
  for (const [guarantee, { deposits }] of guarantees.entries()) {
    for (const { guaranteeOrder, address } of deposits) {
      const derived = tryDerive(contract, guaranteeOrder);
      if (derived === null) return fail({ kind: 'keys-invalid' });
      if (derived.address !== normalizeAddress(address)) return fail({ kind: 'address-differs', address });
      if (checked.has(derived.address)) return fail({ kind: 'deposit-repeated', address });
      checked.set(derived.address, { guarantee, ...derived });
    }
  }
  const fault = findCoinFault(contract, seen);
  return fault === null ? { ok: true, value: { contract, deposits: [...checked.values()] } } : fail(fault);
}

/** The first fault of any contract; `null` if everything in all of them follows from their keys. */
export function checkContracts(contracts: readonly RecoveryContract[]): ContractFault | null {
  const seen = new Set<string>();
  for (const contract of contracts) {
    const checked = checkContract(contract, seen);
    if (!checked.ok) return checked.error;
  }
  return null;
}

/**
 * Adds the deposits that a scan looks at, each as a guarantee of its own: the file does not say what they belong to.
 * @param found orders of them that have coins; others are scanned around these too
 */
export function addScanned(checked: CheckedContract, found: readonly number[]): CheckedContract {
  const { contract, deposits } = checked;
  const listed = listOrders(contract);
  const scanned = deposits.slice(listed.length);
  const known = new Set(scanned.map(({ guaranteeOrder }) => guaranteeOrder));
  const plan = planScan([...listed, ...found]).filter((order) => !known.has(order));
  const orders = plan.slice(0, MAX_SCANNED - scanned.length);
  const next = deposits.reduce((most, { guarantee }) => Math.max(most, guarantee + 1), contract.guarantees.length);
  const derived = orders.flatMap((order, index) => {
    const deposit = tryDerive(contract, order);
    return deposit === null ? [] : [{ guarantee: next + index, ...deposit }];
  });
  return derived.length === 0 ? checked : { contract, deposits: [...deposits, ...derived] };
}

/** False for a deposit that a scan looks at. */
export function isListed({ contract }: CheckedContract, { guarantee }: Pick<CheckedDeposit, 'guarantee'>): boolean {
  return guarantee < contract.guarantees.length;
}

const indexes = new WeakMap<CheckedContract['deposits'], ReadonlyMap<string, CheckedDeposit>>();

/** The deposits by output script, hex. Made once: it is needed for each transaction that an explorer sends. */
export function indexByScript({ deposits }: CheckedContract): ReadonlyMap<string, CheckedDeposit> {
  const index = indexes.get(deposits) ?? new Map(deposits.map((deposit) => [deposit.script, deposit]));
  indexes.set(deposits, index);
  return index;
}

/** `null`: a key is not on the curve, of another network, twice among the three, or not in its one form. */
function tryDerive(contract: RecoveryContract, guaranteeOrder: number): Omit<CheckedDeposit, 'guarantee'> | null {
  const { owner, counterparty, arbitrator } = contract.keys;
  const { network, contractOrder } = contract;
  if ([owner, counterparty].some((key) => key !== key.toLowerCase()) || /\s/.test(arbitrator.xpub)) return null;
  const keys = {
    network,
    contractorKeys: [owner, counterparty],
    arbitratorKey: arbitrator.xpub,
    contractOrder,
  } as const;
  try {
    const { address, witnessScript } = deriveDepositAddress(keys, guaranteeOrder);
    const all = parseMultisig(decodeHex(witnessScript) ?? NO_BYTES)?.keys ?? [];
    const third = all.find((key) => key !== owner && key !== counterparty) ?? '';
    const script = encodeHex(toOutputScript(address, network) ?? NO_BYTES);
    return { guaranteeOrder, address, witnessScript, script, keys: { owner, counterparty, arbitrator: third } };
  } catch {
    return null;
  }
}

/** A coin twice, a funding transaction that cannot be read, or one that pays something else. */
function findCoinFault(
  { guarantees, transactions, network }: RecoveryContract,
  seen: Set<string>,
): ContractFault | null {
  const fundings = readFunding(transactions);
  if (fundings === null) return { kind: 'transaction-invalid' };
  for (const { address, coins } of guarantees.flatMap(({ deposits }) => deposits)) {
    for (const coin of coins) {
      const outpoint = formatCoin(coin);
      if (seen.has(outpoint)) return { kind: 'coin-repeated', coin: outpoint };
      seen.add(outpoint);
      const funding = fundings.get(coin.txid);
      if (funding !== undefined && findPayment(funding, coin.vout, { address, network }) !== coin.value)
        return { kind: 'coin-differs', coin: outpoint };
    }
  }
  return null;
}
