import * as v from 'valibot';
import type { Id } from '@/domain/primitives/ids';
import { NO_RETURNS, type ReturnRecord } from '@/domain/returns/return-record';
import { parseReturn } from '@/services/schemas/return-plan';
import { deviceRecord } from '@/store/device/device-record';

/** Earlier versions kept settlement offers beside them, which are left out. */
const recordSchema = v.object({
  asks: v.optional(v.array(v.object({ hash: v.string(), text: v.string(), statement: v.string() })), []),
  given: v.optional(
    v.array(
      v.object({
        hash: v.string(),
        index: v.number(),
        signatures: v.array(v.string()),
        txids: v.array(v.string()),
      }),
    ),
    [],
  ),
  /** Of earlier versions, which cannot read a record without it. */
  settled: v.array(v.string()),
});

/**
 * The return dates of a contract, by account key (docs/terms.md#the-return-text). A text that this version cannot read is kept beside the others.
 */
const records = deviceRecord<ReturnRecord, [publicKey: string, contractId: Id]>({
  name: 'settlements',
  none: NO_RETURNS,
  parse: (stored) => {
    const { asks, given } = v.parse(recordSchema, stored);
    const readAsks = asks.flatMap((each) => {
      const plan = parseReturn(each.text);
      return plan === null ? [] : [{ ...each, plan }];
    });
    return { asks: readAsks, given };
  },
  serialize: ({ asks, given }, stored) => {
    const before = stored === undefined ? { asks: [], settled: [] } : v.parse(recordSchema, stored);
    const unread = before.asks.filter(({ text }) => parseReturn(text) === null);
    return { given, settled: before.settled, asks: [...unread, ...asks.map(({ plan: _plan, ...each }) => each)] };
  },
});

export interface ReturnsOwner {
  /** The account's public key. */
  signer: string;
  contractId: Id;
}

/** Replaces what this device knows, in one transaction. Throws AppError `returns-not-kept`. */
export function changeReturns(
  { signer, contractId }: ReturnsOwner,
  change: (record: ReturnRecord) => ReturnRecord,
): Promise<ReturnRecord> {
  return records.change([signer, contractId], change);
}
