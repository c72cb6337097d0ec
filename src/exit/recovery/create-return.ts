import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64, base64urlnopad } from '@scure/base';
import { Transaction } from '@scure/btc-signer';
import { includesAddress } from '@/domain/deposits/deposit-address';
import type { KitReturn } from '@/domain/kit/kit';
import type { Result } from '@/domain/primitives/errors';
import { formatReturn, formatReturnStatement, getReturned, listUsableRates } from '@/domain/settlement/return-plan';
import { NETWORK_PARAMETERS } from '@/exit/recovery/addresses';
import type { CheckedKit, Coin, PsbtFault, RecoveryTransaction } from '@/exit/recovery/api';
import { decodeHex, encodeHex } from '@/exit/recovery/bytes';
import { verifySignedMessage } from '@/exit/recovery/check-certificate';
import { toOutputScript } from '@/exit/recovery/deposit';
import { readTransaction } from '@/exit/recovery/read-transaction';
import { encodeSignature } from '@/exit/recovery/signatures';

const NO_BYTES = new Uint8Array();
/** Replaceable (BIP125). */
const SEQUENCE = 0xfffffffd;

/** The return of one coin at one rate, of a kit. */
export interface ReturnChoice {
  kept: KitReturn;
  /** Of the coin. */
  index: number;
  /** sat/vB */
  rate: number;
}

/**
 * The return of a coin with the payer's signature, built again from its text (docs/settlement.md#return-date). Everything in it is
 * verified as in a transaction from elsewhere.
 */
export function createReturn(
  checked: CheckedKit,
  coins: readonly Coin[],
  { kept, index, rate }: ReturnChoice,
): Result<RecoveryTransaction, PsbtFault> {
  const { plan, signatures } = kept;
  if (!isAsked(checked, kept)) return { ok: false, error: { kind: 'return-unsigned' } };
  const addresses = checked.deposits.map(({ address }) => address);
  if (includesAddress(addresses, plan.address)) return { ok: false, error: { kind: 'returns-to-deposit' } };
  const coin = plan.coins[index];
  const deposit = checked.deposits.find(({ guaranteeOrder }) => guaranteeOrder === coin?.order);
  const amount = coin === undefined ? null : getReturned(coin, rate);
  const signature = coin && signatures[index]?.[listUsableRates(plan, coin).indexOf(rate)];
  if (coin === undefined || deposit === undefined || amount === null || signature === undefined)
    return { ok: false, error: { kind: 'unreadable' } };
  try {
    const transaction = new Transaction({ version: 2, lockTime: plan.from });
    // Before the input: the library adds nothing to what is signed.
    transaction.addOutputAddress(plan.address, BigInt(amount), NETWORK_PARAMETERS[checked.kit.network]);
    transaction.addInput({
      txid: coin.txid,
      index: coin.vout,
      sequence: SEQUENCE,
      witnessUtxo: { script: toOutputScript(deposit.witnessScript), amount: BigInt(coin.value) },
      witnessScript: decodeHex(deposit.witnessScript) ?? NO_BYTES,
      partialSig: [[decodeHex(plan.payer.key) ?? NO_BYTES, encodeSignature(base64urlnopad.decode(signature))]],
    });
    return readTransaction(checked, coins, base64.encode(transaction.toPSBT(0)));
  } catch {
    return { ok: false, error: { kind: 'unreadable' } };
  }
}

/** One party has asked the other one for it: the payer alone could have signed a payment to any address. */
function isAsked({ kit: { keys, network } }: CheckedKit, { plan, statement }: KitReturn): boolean {
  const { payee, payer } = plan;
  const parties = [keys.owner, keys.counterparty];
  const areParties = payee.key !== payer.key && [payee, payer].every(({ key }) => parties.includes(key));
  const message = formatReturnStatement(encodeHex(sha256(utf8ToBytes(formatReturn(plan)))));
  return areParties && plan.network === network && verifySignedMessage(message, payee.key, statement);
}
