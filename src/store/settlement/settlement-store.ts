import * as v from 'valibot';
import { AppError } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import {
  type KnownAsk,
  type KnownOffer,
  NO_SETTLEMENTS,
  type SettlementRecord,
} from '@/domain/settlement/settlement-record';
import { parseOffer } from '@/services/schemas/offer';
import { parseReturn } from '@/services/schemas/return-plan';
import { deviceRecord } from '@/store/device/device-record';

const recordSchema = v.object({
  offers: v.array(v.object({ hash: v.string(), text: v.string(), statement: v.string() })),
  acceptances: v.array(
    v.object({
      hash: v.string(),
      txid: v.string(),
      address: v.string(),
      signatures: v.array(v.string()),
      made: v.optional(v.literal(true)),
    }),
  ),
  declined: v.array(v.string()),
  asks: v.optional(v.array(v.object({ hash: v.string(), text: v.string(), statement: v.string() })), []),
  given: v.optional(
    v.array(
      v.object({
        hash: v.string(),
        index: v.number(),
        signatures: v.array(v.string()),
        txids: v.array(v.string()),
        made: v.optional(v.literal(true)),
      }),
    ),
    [],
  ),
  settled: v.array(v.string()),
});

type StoredRecord = v.InferOutput<typeof recordSchema>;

/**
 * The settlements of a contract, by account key (docs/settlement.md#what-is-remembered). An unreadable record is not empty: it is kept, and
 * reading it fails. A text that this version cannot read is kept beside the others.
 */
const settlements = deviceRecord<SettlementRecord, [publicKey: string, contractId: Id]>({
  name: 'settlements',
  parse: (stored) => {
    if (stored === undefined) return NO_SETTLEMENTS;
    const { offers, asks, ...rest } = v.parse(recordSchema, stored);
    return { ...rest, offers: readOffers(offers), asks: readAsks(asks) };
  },
  serialize: ({ offers, asks, ...rest }, stored) => {
    const before = stored === undefined ? null : v.parse(recordSchema, stored);
    const unreadOffers = (before?.offers ?? []).filter(({ text }) => parseOffer(text) === null);
    const unreadAsks = (before?.asks ?? []).filter(({ text }) => parseReturn(text) === null);
    return {
      ...rest,
      offers: [...unreadOffers, ...offers.map(({ offer: _offer, ...each }) => each)],
      asks: [...unreadAsks, ...asks.map(({ plan: _plan, ...each }) => each)],
    };
  },
});

function readOffers(offers: StoredRecord['offers']): KnownOffer[] {
  return offers.flatMap((each) => {
    const offer = parseOffer(each.text);
    return offer === null ? [] : [{ ...each, offer }];
  });
}

function readAsks(asks: StoredRecord['asks']): KnownAsk[] {
  return asks.flatMap((each) => {
    const plan = parseReturn(each.text);
    return plan === null ? [] : [{ ...each, plan }];
  });
}

export interface SettlementOwner {
  /** The account's public key. */
  signer: string;
  contractId: Id;
}

/** Replaces what this device knows, in one transaction. Throws AppError `settlements-not-kept`. */
export async function changeSettlements(
  { signer, contractId }: SettlementOwner,
  change: (record: SettlementRecord) => SettlementRecord,
): Promise<SettlementRecord> {
  try {
    return await settlements.change([signer, contractId], change);
  } catch (cause) {
    throw new AppError('settlements-not-kept', `The settlements of this device: ${String(cause)}`, {}, { cause });
  }
}
