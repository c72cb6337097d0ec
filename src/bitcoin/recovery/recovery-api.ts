import type { KitDeposit, RecoveryKit } from '@/domain/kit/recovery-kit';
import type { RehearsalFault, RehearsedKit } from '@/domain/kit/rehearsal';
import type { Result } from '@/domain/primitives/errors';
import type { Network } from '@/domain/primitives/network';

/** The calls of the Bitcoin module for recovery kits. */
export interface RecoveryApi {
  /**
   * Corrects the coins of deposits by their funding transactions, where these are known: another value is replaced, and a
   * coin that does not pay its address is left out. Never throws.
   * @param transactions raw transactions, hex; those that fund none of the deposits are left out
   */
  proveDeposits(
    deposits: readonly KitDeposit[],
    transactions: readonly string[],
    network: Network,
  ): Promise<{ deposits: KitDeposit[]; transactions: string[] }>;

  /**
   * Rehearses a recovery from a kit alone (docs/exit.md#the-rehearsal): derives every deposit again, opens the envelope, and
   * signs every coin in a transaction that can never be valid (BIP127). The signatures never leave this module.
   * @throws AppError `crypto-unavailable`
   */
  rehearseKit(kit: RecoveryKit, password: string): Promise<Result<RehearsedKit, RehearsalFault>>;
}
