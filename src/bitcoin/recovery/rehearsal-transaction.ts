import { crypto as hashes, Transaction } from 'bitcoinjs-lib';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import { decodeHex, encodeUtf8 } from '@/bitcoin/bytes';
import type { Signer } from '@/bitcoin/keys/signer';
import { createInputHasher } from '@/bitcoin/psbt/sighash';
import { verifySignature } from '@/bitcoin/verifier';
import type { KitCoin, KitDeposit } from '@/domain/kit/recovery-kit';
import type { Network } from '@/domain/primitives/network';

/*
 * BIP127's proof of reserves: a transaction that spends the coins beside an output that cannot exist, because its txid is
 * the hash of a text. A signature of all inputs (SIGHASH_ALL) is worthless for any other transaction.
 */

const IMPOSSIBLE_TXID = hashes.sha256(encodeUtf8('Proof-of-Reserves: rehearsal of a recovery kit'));

/** A coin with the script that locks it. */
export interface LockedCoin extends KitCoin {
  /** Hex. */
  witnessScript: string;
}

/** The coins of one guarantee in the order in which a rehearsal spends them. */
export function listLockedCoins(deposits: readonly KitDeposit[]): LockedCoin[] {
  return deposits.flatMap(({ coins, witnessScript }) => coins.map((coin) => ({ ...coin, witnessScript })));
}

/**
 * A transaction that can never be valid: the output that does not exist comes first, then the coins, and everything would go
 * back to `address`.
 */
export function buildRehearsal(coins: readonly LockedCoin[], address: string, network: Network): Transaction {
  const transaction = new Transaction();
  transaction.version = 2;
  transaction.addInput(IMPOSSIBLE_TXID, 0);
  for (const { txid, vout } of coins) transaction.addInput((decodeHex(txid) ?? new Uint8Array()).reverse(), vout);
  const script = toOutputScript(address, network);
  if (script === null) throw new Error(`${address} is not an address`);
  const total = coins.reduce((sum, { value }) => sum + BigInt(value), 0n);
  transaction.addOutput(script, total);
  return transaction;
}

/**
 * Signs the coins of a rehearsal and verifies each signature with the other library.
 * @returns compact signatures in the order of the coins; `null` for one that does not verify
 */
export function signRehearsal(
  transaction: Transaction,
  coins: readonly LockedCoin[],
  key: Signer,
): (Uint8Array | null)[] {
  const hashInput = createInputHasher(transaction);
  return coins.map(({ witnessScript, value }, index) => {
    const script = decodeHex(witnessScript);
    if (script === null) return null;
    const hash = hashInput(index + 1, script, BigInt(value));
    const signature = key.sign(hash);
    return verifySignature(hash, key.publicKey, signature) ? signature : null;
  });
}
