import * as v from 'valibot';
import type { AddressStats, FeeRates, TransactionInfo, Utxo } from '@/domain/models';
import { MAX_SATS, type Sats, toSats } from '@/domain/primitives/amount';
import { txidField } from '@/services/schemas/fields.schema';

/*
 * Responses of the block explorer. An impossible value is an error, which means unknown, never zero.
 */

const satsField = v.pipe(
  v.number(),
  v.rawTransform(({ dataset, addIssue, NEVER }): Sats => {
    const sats = toSats(dataset.value);
    if (sats !== null) return sats;
    addIssue({ message: 'not an amount in satoshis' });
    return NEVER;
  }),
);

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const sums = v.looseObject({ funded_txo_sum: satsField, spent_txo_sum: satsField });

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
  v.object({ funded: satsField, spent: satsField }),
  v.check(({ funded, spent }) => spent <= funded),
);

const utxoSchema = v.pipe(
  v.looseObject({
    txid: txidField,
    vout: count,
    value: satsField,
    /** Unconfirmed by default. */
    status: v.nullish(v.looseObject({ confirmed: v.nullish(v.boolean(), false) }), {}),
  }),
  v.transform(({ txid, vout, value, status }): Utxo => ({ txid, vout, value, confirmed: status.confirmed })),
);

export const utxosSchema: v.GenericSchema<unknown, Utxo[]> = v.pipe(
  v.array(utxoSchema),
  v.check((utxos) => new Set(utxos.map(({ txid, vout }) => `${txid}:${vout}`)).size === utxos.length),
  v.check((utxos) => utxos.reduce((sum, { value }) => sum + value, 0) <= MAX_SATS),
);

export const transactionInfoSchema: v.GenericSchema<unknown, TransactionInfo> = v.pipe(
  v.looseObject({
    status: v.looseObject({ confirmed: v.boolean() }),
    confirmations: v.nullish(count, null),
    fee: v.nullish(satsField, null),
  }),
  v.transform(({ status, confirmations, fee }) => ({ confirmed: status.confirmed, confirmations, fee })),
);

/** A number, or plain text. */
export const tipHeightSchema: v.GenericSchema<unknown, number> = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.digits(), v.transform(Number))]),
  count,
);

/** Plain text, hex; 60 bytes to 4 MB, the size of a block. */
export const rawTransactionSchema: v.GenericSchema<unknown, string> = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(?:[0-9a-f]{2})+$/i),
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
