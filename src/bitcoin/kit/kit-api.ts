import type { Kit, KitDeposit } from '@/domain/kit/kit';
import type { RehearsalFault, RehearsedKit } from '@/domain/kit/rehearsal';
import type { Result } from '@/domain/primitives/errors';
import type { Network } from '@/domain/primitives/network';

/** The calls of the Bitcoin module for recovery kits. */
export interface KitApi {
  /**
   * Corrects the coins of deposits by their funding transactions, if these are known: a wrong value is replaced, and a
   * coin that does not pay its address is removed. Never throws.
   * @param transactions raw transactions, hex; those that fund none of the deposits are ignored
   */
  proveDeposits(
    deposits: readonly KitDeposit[],
    transactions: readonly string[],
    network: Network,
  ): Promise<{ deposits: KitDeposit[]; transactions: string[] }>;

  /**
   * Rehearses a recovery from an account's file alone, with the engine of the recovery page (docs/exit.md#the-rehearsal): derives every
   * deposit again, opens the envelope, and signs the coins in transactions that can never be valid (BIP127). The signatures
   * never leave the worker.
   * @throws AppError `crypto-unavailable`
   */
  rehearseKits(kits: readonly Kit[], password: string): Promise<Result<RehearsedKit, RehearsalFault>>;
}
