import * as v from 'valibot';
import type {
  AddressActivity,
  AddressStats,
  AddressTransaction,
  FeeRates,
  TransactionInfo,
  Utxo,
} from '@/domain/chain';
import { toOutpoint } from '@/domain/deposits/address-history';
import { normalizeAddress } from '@/domain/deposits/deposit-address';
import { MAX_SATS } from '@/domain/primitives/amount';
import { isHex } from '@/domain/primitives/hex';
import { satoshis, txidField } from '@/services/schemas/fields.schema';

/*
 * Responses of the block explorer. An impossible value is an error, which means unknown, never zero.
 */

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const sums = v.looseObject({ funded_txo_sum: satoshis, spent_txo_sum: satoshis });

/** Adds confirmed and unconfirmed totals. An address cannot have spent more than it received. */
export const addressStatsSchema: v.GenericSchema<unknown, AddressStats> = v.pipe(
  v.looseObject({
    chain_stats: sums,
    mempool_stats: v.nullish(sums, { funded_txo_sum: 0, spent_txo_sum: 0 }),
  }),
  v.transform(({ chain_stats, mempool_stats }) => ({
    funded: chain_stats.funded_txo_sum + mempool_stats.funded_txo_sum,
    spent: chain_stats.spent_txo_sum + mempool_stats.spent_txo_sum,
  })),
  v.object({ funded: satoshis, spent: satoshis }),
  v.check(({ funded, spent }) => spent <= funded),
);

const totals = v.pipe(
  v.looseObject({ funded_txo_sum: satoshis, spent_txo_sum: satoshis, tx_count: v.nullish(count, null) }),
  v.transform((sent) => ({ funded: sent.funded_txo_sum, spent: sent.spent_txo_sum, transactions: sent.tx_count })),
);

export const addressActivitySchema: v.GenericSchema<unknown, AddressActivity> = v.pipe(
  v.looseObject({ chain_stats: totals, mempool_stats: totals }),
  v.transform(({ chain_stats, mempool_stats }) => ({ chain: chain_stats, mempool: mempool_stats })),
);

/** Unconfirmed by default. */
const place = { confirmed: v.nullish(v.boolean(), false), block_height: v.nullish(count) };

const status = v.pipe(
  v.nullish(v.looseObject(place), {}),
  v.transform(({ confirmed, block_height: height }) =>
    confirmed && height != null ? { confirmed, height } : { confirmed },
  ),
);

/** Seconds since 1970, from the first block on, at most two hours ahead, as nodes allow. */
const blockTime = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(1_231_006_505),
  v.check((time) => time <= Date.now() / 1000 + 7_200),
);

/** A confirmed transaction whose time is missing or impossible has none: it is not known when it was paid. */
const datedStatus = v.pipe(
  v.nullish(v.looseObject({ ...place, block_time: v.fallback(v.nullish(blockTime, null), null) }), {}),
  v.transform(({ block_time = null, ...sent }) => {
    const known = v.parse(status, sent);
    const time = known.confirmed && block_time !== null ? new Date(block_time * 1000).toISOString() : null;
    return { ...known, blockTime: time };
  }),
);

const utxoSchema = v.pipe(
  v.looseObject({ txid: txidField, vout: count, value: satoshis, status }),
  v.transform(({ txid, vout, value, status }): Utxo => ({ txid, vout, value, ...status })),
);

const outputSchema = v.looseObject({ scriptpubkey_address: v.nullish(v.string(), null), value: satoshis });

/** A coinbase input has no earlier output. */
const inputSchema = v.looseObject({ txid: txidField, vout: count, prevout: v.nullish(outputSchema, null) });

/** A page of the history of an address. */
export function historyPageSchema(address: string): v.GenericSchema<unknown, AddressTransaction[]> {
  const own = normalizeAddress(address);
  const isOwn = (sent: string | null) => sent !== null && normalizeAddress(sent) === own;
  const transaction = v.pipe(
    v.looseObject({ txid: txidField, status: datedStatus, vin: v.array(inputSchema), vout: v.array(outputSchema) }),
    v.transform(({ txid, status, vin, vout }): AddressTransaction => {
      const received = vout.flatMap(({ scriptpubkey_address, value }, index) =>
        isOwn(scriptpubkey_address) ? [{ vout: index, value }] : [],
      );
      const inputs = vin.filter(({ prevout }) => prevout === null || isOwn(prevout.scriptpubkey_address));
      return {
        txid,
        ...status,
        received,
        spent: inputs.map(toOutpoint),
        spends: vin.map(({ prevout }) => ({ address: prevout?.scriptpubkey_address ?? null })),
        pays: vout.map(({ scriptpubkey_address, value }) => ({ address: scriptpubkey_address, amount: value })),
      };
    }),
  );
  return v.array(transaction);
}

export const utxosSchema: v.GenericSchema<unknown, Utxo[]> = v.pipe(
  v.array(utxoSchema),
  v.check((utxos) => new Set(utxos.map(({ txid, vout }) => `${txid}:${vout}`)).size === utxos.length),
  v.check((utxos) => utxos.reduce((sum, { value }) => sum + value, 0) <= MAX_SATS),
);

export const transactionInfoSchema: v.GenericSchema<unknown, TransactionInfo> = v.pipe(
  v.looseObject({
    status: v.looseObject({ confirmed: v.boolean() }),
    confirmations: v.nullish(count, null),
    fee: v.nullish(satoshis, null),
    weight: v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), null),
  }),
  v.transform(({ status: { confirmed }, confirmations, fee, weight }) => ({
    confirmed,
    confirmations,
    fee,
    ...(weight === null ? {} : { vsize: Math.ceil(weight / 4) }),
  })),
);

/** Plain text, digits. */
export const heightSchema: v.GenericSchema<unknown, number> = v.union([
  count,
  v.pipe(v.string(), v.trim(), v.regex(/^\d{1,9}$/), v.transform(Number)),
]);

/** Plain text, hex; 60 bytes to 4 MB, the size of a block. */
export const rawTransactionSchema: v.GenericSchema<unknown, string> = v.pipe(
  v.string(),
  v.trim(),
  v.check(isHex, 'no hex'),
  v.minLength(120),
  v.maxLength(8_000_000),
);

/** sat/vB (0.1 BTC/kvB); above it nodes refuse transactions by default. */
const MAX_RATE = 10_000;

/** sat/vB, may be fractional. */
const rate = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(MAX_RATE));

export const feeRatesSchema: v.GenericSchema<unknown, FeeRates> = v.looseObject({
  fastestFee: rate,
  halfHourFee: rate,
  hourFee: rate,
  minimumFee: rate,
});
