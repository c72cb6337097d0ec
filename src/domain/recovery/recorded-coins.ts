import type { Guarantee } from '@/domain/models';
import type { RecoveryCoin } from '@/domain/recovery/recovery-file';

/** A record may have any text. */
const TXID = /^[0-9a-f]{64}$/i;

/**
 * The coins that may be unspent according to the records, for use while the explorer does not answer. None once a
 * withdrawal was broadcast. With `address`, only the coins of that address.
 */
export function listRecordedCoins({ deposits, withdrawals }: Guarantee, address?: string): RecoveryCoin[] {
  if (deposits === null || withdrawals === null) return [];
  if (withdrawals.some(({ txid }) => txid !== null)) return [];
  const coins = deposits
    .filter((deposit) => deposit.address !== null && (address === undefined || deposit.address === address))
    .flatMap(({ txid, vout, amount }) =>
      txid === null || !TXID.test(txid) || vout === null || amount === null
        ? []
        : [{ txid: txid.toLowerCase(), vout, value: amount }],
    );
  return [...new Map(coins.map((coin) => [`${coin.txid}:${coin.vout}`, coin])).values()];
}
