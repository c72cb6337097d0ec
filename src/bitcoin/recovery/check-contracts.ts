import { deriveDepositAddress } from '@/bitcoin/addresses/deposit-address';
import { proveDeposits } from '@/bitcoin/recovery/prove-deposits';
import type { ContractFault } from '@/domain/recovery/contract-fault';
import { formatContractDescriptor } from '@/domain/recovery/descriptor';
import { formatCoin, type RecoveryContract, type RecoveryDeposit } from '@/domain/recovery/recovery-file';

/** The first fault of the contracts; `null`: everything follows from their keys. */
export function checkContracts(contracts: readonly RecoveryContract[]): ContractFault | null {
  const coins = new Set<string>();
  for (const contract of contracts) {
    const fault = checkContract(contract, coins);
    if (fault !== null) return fault;
  }
  return null;
}

function checkContract(
  { network, keys, contractOrder, descriptor, guarantees, transactions }: RecoveryContract,
  coins: Set<string>,
): ContractFault | null {
  const addresses = new Set<string>();
  const { owner, counterparty, arbitrator } = keys;
  const depositKeys = {
    network,
    contractorKeys: [owner, counterparty],
    arbitratorKey: arbitrator.xpub,
    contractOrder,
  } as const;
  const derive = (order: number) => deriveDepositAddress(depositKeys, order).address;
  try {
    derive(0);
  } catch {
    return { kind: 'keys-invalid' };
  }
  if (formatContractDescriptor(keys, contractOrder) !== descriptor) return { kind: 'descriptor-differs' };
  const deposits = guarantees.flatMap((each) => each.deposits);
  for (const { address, guaranteeOrder } of deposits) {
    if (derive(guaranteeOrder) !== address) return { kind: 'address-differs', address };
    if (addresses.has(address)) return { kind: 'deposit-repeated', address };
    addresses.add(address);
  }
  const proven = new Set(listCoins(proveDeposits(deposits, transactions, network).deposits));
  for (const coin of deposits.flatMap((each) => each.coins)) {
    const outpoint = formatCoin(coin);
    if (coins.has(outpoint)) return { kind: 'coin-repeated', coin: outpoint };
    if (!proven.has(`${outpoint} ${coin.value}`)) return { kind: 'coin-differs', coin: outpoint };
    coins.add(outpoint);
  }
  return null;
}

function listCoins(deposits: readonly RecoveryDeposit[]): string[] {
  return deposits.flatMap(({ coins }) => coins.map((coin) => `${formatCoin(coin)} ${coin.value}`));
}
