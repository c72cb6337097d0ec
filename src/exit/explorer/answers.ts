import * as v from 'valibot';
import { type Sats, toSats } from '@/domain/primitives/amount';

/* Parses the answers of an explorer. An impossible answer is an error. */

const MAX_VOUT = 0xffffffff;
/** A larger number at one address is treated as an error. */
const MAX_UTXOS = 20_000;
const MAX_FEE_RATE = 10_000;

export const txidSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/i), v.toLowerCase());

export const utxosSchema = v.pipe(
  v.array(
    v.object({
      txid: txidSchema,
      vout: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_VOUT)),
      value: v.pipe(
        v.number(),
        v.check((value) => toSats(value) !== null),
        v.transform((value) => value as Sats),
      ),
    }),
  ),
  v.maxLength(MAX_UTXOS),
  v.check((utxos) => new Set(utxos.map(({ txid, vout }) => `${txid}:${vout}`)).size === utxos.length),
);

export const feesSchema = v.object({
  halfHourFee: v.pipe(v.number(), v.gtValue(0), v.maxValue(MAX_FEE_RATE)),
  hourFee: v.pipe(v.number(), v.gtValue(0), v.maxValue(MAX_FEE_RATE)),
});

export type Utxo = v.InferOutput<typeof utxosSchema>[number];
export type FeeRates = v.InferOutput<typeof feesSchema>;
