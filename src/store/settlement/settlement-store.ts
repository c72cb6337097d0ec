import * as v from 'valibot';
import { AppError } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { NO_SETTLEMENTS, type SettlementRecord } from '@/domain/settlement/settlement-record';
import { parseOffer } from '@/services/schemas/offer';
import { parseReturn } from '@/services/schemas/return-plan';
import { deviceRecord } from '@/store/device/device-record';

const recordSchema = v.object({
  offers: v.array(v.object({ hash: v.string(), text: v.string(), statement: v.string() })),
  acceptances: v.array(
    v.object({ hash: v.string(), txid: v.string(), address: v.string(), signatures: v.array(v.string()) }),
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
      }),
    ),
    [],
  ),
  settled: v.array(v.string()),
});

/** The settlements of a contract, by account key (docs/settlement.md#what-is-remembered). An unreadable record is not empty: it is kept. */
const settlements = deviceRecord<SettlementRecord, [publicKey: string, contractId: Id]>({
  name: 'settlements',
  parse: (stored) => {
    if (stored === undefined) return NO_SETTLEMENTS;
    const { offers, asks, ...rest } = v.parse(recordSchema, stored);
    const read = offers.map((each) => {
      const offer = parseOffer(each.text);
      if (offer === null) throw new Error(`The remembered offer ${each.hash} cannot be read`);
      return { ...each, offer };
    });
    const plans = asks.map((each) => {
      const plan = parseReturn(each.text);
      if (plan === null) throw new Error(`The remembered return date ${each.hash} cannot be read`);
      return { ...each, plan };
    });
    return { ...rest, offers: read, asks: plans };
  },
  serialize: ({ offers, asks, ...rest }) => ({
    ...rest,
    offers: offers.map(({ offer: _offer, ...each }) => each),
    asks: asks.map(({ plan: _plan, ...each }) => each),
  }),
});

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
