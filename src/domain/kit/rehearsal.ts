import type { Sats } from '@/domain/primitives/amount';

/** The proof of a rehearsal: each of these coins was signed with the key in the file (docs/exit.md#the-rehearsal). */
export interface RehearsedKit {
  /** Sum of the coins. */
  amount: Sats;
  /** Number of deposit addresses that were derived again. */
  addresses: number;
  /** Outpoints, `txid:vout`. */
  coins: string[];
}

/** Why a kit cannot be used for a recovery. */
export type RehearsalFault =
  | { kind: 'keys-invalid' } // not on the curve, duplicates, or of another network
  | { kind: 'descriptor-differs' }
  | { kind: 'address-differs'; address: string }
  | { kind: 'deposit-repeated'; address: string }
  | { kind: 'coin-repeated'; coin: string }
  | { kind: 'transaction-invalid' } // a funding transaction that cannot be read
  | { kind: 'coin-differs'; coin: string } // its funding transaction pays another amount, or another address
  | { kind: 'amount-impossible' } // more than 21 million bitcoin
  | { kind: 'no-envelope' }
  | { kind: 'envelope-invalid' }
  | { kind: 'envelope-foreign' } // of a different key from the one that the kit names for its role
  | { kind: 'wrong-password' }
  | { kind: 'signature-invalid'; coin: string };
