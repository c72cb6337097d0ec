import type { Transaction } from 'bitcoinjs-lib';
import { deriveDepositAddress } from '@/bitcoin/addresses/deposit-address';
import type { DepositAddress, DepositKeys } from '@/bitcoin/api';
import { type Funding, findPayment, readTransaction } from '@/bitcoin/recovery/funding';
import { formatDepositDescriptor } from '@/domain/kit/descriptor';
import { formatCoin, type KitDeposit, type RecoveryKit } from '@/domain/kit/recovery-kit';
import type { RehearsalFault } from '@/domain/kit/rehearsal';

/** Derives every deposit of a kit again from its keys, and compares its coins with the funding transactions in it. */
export function findKitFault(kit: RecoveryKit): RehearsalFault | null {
  const deposits = kit.guarantees.flatMap((guarantee) => guarantee.deposits);
  if (deposits.length === 0) return { kind: 'no-deposits' };
  const funding = readFunding(kit.transactions);
  if (funding === null) return { kind: 'transaction-invalid' };
  const addresses = new Set<string>();
  const coins = new Set<string>();
  for (const deposit of deposits) {
    const fault = findDepositFault(kit, deposit) ?? findCoinFault(kit, deposit, funding, coins);
    if (fault !== null) return fault;
    if (addresses.has(deposit.address)) return { kind: 'deposit-repeated', address: deposit.address };
    addresses.add(deposit.address);
  }
  return null;
}

function findDepositFault(kit: RecoveryKit, deposit: KitDeposit): RehearsalFault | null {
  const { address, guaranteeOrder } = deposit;
  const derived = derive(toDepositKeys(kit), guaranteeOrder);
  if (derived === null) return { kind: 'keys-invalid' };
  if (derived.address !== address) return { kind: 'address-differs', address };
  if (derived.witnessScript !== deposit.witnessScript) return { kind: 'script-differs', address };
  const descriptor = formatDepositDescriptor(kit.keys, kit.contract.contractOrder, guaranteeOrder);
  return descriptor === deposit.descriptor ? null : { kind: 'descriptor-differs', address };
}

function toDepositKeys({ network, keys, contract }: RecoveryKit): DepositKeys {
  return {
    network,
    contractorKeys: [keys.owner, keys.counterparty],
    arbitratorKey: keys.arbitrator.xpub,
    contractOrder: contract.contractOrder,
  };
}

function derive(keys: DepositKeys, guaranteeOrder: number): DepositAddress | null {
  try {
    return deriveDepositAddress(keys, guaranteeOrder);
  } catch {
    return null;
  }
}

/** `seen`: the coins of the deposits before, to which these are added. */
function findCoinFault(
  { network }: RecoveryKit,
  { address, coins }: KitDeposit,
  funding: Funding,
  seen: Set<string>,
): RehearsalFault | null {
  for (const each of coins) {
    const coin = formatCoin(each);
    if (seen.has(coin)) return { kind: 'coin-repeated', coin };
    seen.add(coin);
    const value = findPayment(each, address, funding, network);
    if (value !== undefined && value !== each.value) return { kind: 'coin-differs', coin };
  }
  return null;
}

/** `null` if one cannot be read. */
function readFunding(transactions: readonly string[]): Funding | null {
  const funding = new Map<string, Transaction>();
  for (const hex of transactions) {
    const transaction = readTransaction(hex);
    if (transaction === null) return null;
    funding.set(transaction.getId(), transaction);
  }
  return funding;
}
