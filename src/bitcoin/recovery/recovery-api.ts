import type { Network } from '@/domain/primitives/network';
import type { ContractFault } from '@/domain/recovery/contract-fault';
import type { RecoveryContract, RecoveryDeposit } from '@/domain/recovery/recovery-file';

/** The calls of the Bitcoin module for recovery files. */
export interface RecoveryApi {
  /**
   * Corrects the coins of deposits by their funding transactions, if these are known: a wrong value is replaced, and a
   * coin that does not pay its address is removed. Never throws.
   * @param transactions raw transactions, hex; those that fund none of the deposits are ignored
   */
  proveDeposits(
    deposits: readonly RecoveryDeposit[],
    transactions: readonly string[],
    network: Network,
  ): Promise<{ deposits: RecoveryDeposit[]; transactions: string[] }>;

  /** Derives every descriptor and deposit again, and compares the coins with their transactions; `null`: all follow from the keys. */
  checkContracts(contracts: readonly RecoveryContract[]): Promise<ContractFault | null>;
}
