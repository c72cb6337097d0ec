import * as v from 'valibot';
import type { GivenSignature } from '@/domain/withdrawals/open-signatures';
import { logger } from '@/lib/logger';
import { satoshis } from '@/services/schemas/fields.schema';
import { storedTransactionSchema, transactionToStored } from '@/services/schemas/stored.schema';
import { deviceRecord } from '@/store/device/device-record';

const givenSchema = v.object({
  txid: v.string(),
  spends: v.array(
    v.object({
      outpoint: v.string(),
      address: v.nullable(v.string()),
      amount: v.nullable(satoshis),
      witnessScript: v.nullable(v.string()),
    }),
  ),
  contractId: v.union([v.string(), v.number()]),
  guaranteeId: v.union([v.string(), v.number()]),
  description: v.string(),
  contractKeys: v.array(v.string()),
  addresses: v.array(v.string()),
  publicKey: v.string(),
  withdrawal: storedTransactionSchema,
  payees: v.optional(v.array(v.object({ address: v.string(), amount: satoshis }))),
  kind: v.optional(
    v.pipe(
      v.picklist(['settlement', 'return', 'award']),
      // Earlier versions wrote it for a decision of the arbitrator. The signature stays open like that of a settlement.
      v.transform((kind) => (kind === 'award' ? 'settlement' : kind)),
    ),
  ),
  from: v.optional(v.number()),
  replaces: v.array(v.string()),
  txHex: v.nullable(v.string()),
  givenAt: v.string(),
  settledAt: v.nullable(v.string()),
});

/** Settled signatures that are kept, the latest. Open ones have no limit. */
const MAX_SETTLED = 200;

const recordSchema = v.object({ given: v.array(v.unknown()), signers: v.array(v.string()) });

interface SignatureRecord {
  given: GivenSignature[];
  /** Public keys that have signed here. They are never removed: a signer without an entry has lost its signatures. */
  signers: string[];
}

/**
 * Signatures of this device, open and settled ones (docs/bitcoin.md#open-signatures). An unreadable signature
 * is kept unchanged, since a later version may have written it.
 */
const signatures = deviceRecord<SignatureRecord>({
  name: 'signatures',
  none: { given: [], signers: [] },
  parse: (stored) => {
    const { given, signers } = v.parse(recordSchema, stored);
    return { given: given.flatMap((row) => parseGiven(row) ?? []), signers };
  },
  serialize: ({ given, signers }, stored) => {
    const unread = v.is(recordSchema, stored) ? stored.given.filter((row) => parseGiven(row) === null) : [];
    const rows = given.map((each) => ({ ...each, withdrawal: transactionToStored(each.withdrawal) }));
    return { given: [...unread, ...rows], signers };
  },
});

function parseGiven(row: unknown): GivenSignature | null {
  const { success, output } = v.safeParse(givenSchema, row);
  if (!success) logger.error('A signature that was given on this device cannot be read');
  return success ? output : null;
}

/** The signatures of this device. Throws AppError `signatures-not-kept`. */
export async function listGivenSignatures(): Promise<GivenSignature[]> {
  return (await signatures.read([])).given;
}

/**
 * Keeps signatures in one change, before they leave the device. Two accounts of this device can sign one transaction: each keeps its
 * own signature, and both have the complete transaction. Throws AppError `signatures-not-kept`.
 */
export async function keepSignatures(added: readonly GivenSignature[]): Promise<void> {
  await signatures.change([], ({ given, signers }) => {
    const raw = new Map<string, string>();
    for (const { txid, txHex } of [...given, ...added]) if (txHex !== null) raw.set(txid, txHex);
    const toKey = ({ txid, publicKey }: GivenSignature) => `${txid} ${publicKey}`;
    const kept = new Set(added.map(toKey));
    const others = given.filter((each) => !kept.has(toKey(each)));
    return {
      given: [...others, ...added].map((each) => ({ ...each, txHex: raw.get(each.txid) ?? each.txHex })),
      signers: added.reduce((all, { publicKey }) => addTo(all, publicKey), signers),
    };
  });
}

/** Notes that signatures are settled, or `null`: open again. Throws AppError `signatures-not-kept`. */
export async function settleSignatures(
  settled: readonly Pick<GivenSignature, 'txid'>[],
  settledAt: string | null,
): Promise<void> {
  const txids = new Set(settled.map(({ txid }) => txid));
  await signatures.change([], ({ given, signers }) => ({
    given: dropOldest(given.map((each) => (txids.has(each.txid) ? { ...each, settledAt } : each))),
    signers,
  }));
}

/** Returns are many, and do not displace payments. */
function dropOldest(given: GivenSignature[]): GivenSignature[] {
  const isReturn = ({ kind }: GivenSignature) => kind === 'return';
  const toFirst = (some: GivenSignature[]) =>
    some
      .flatMap(({ settledAt }) => settledAt ?? [])
      .sort()
      .at(-MAX_SETTLED) ?? '';
  const [firstReturn, firstOther] = [toFirst(given.filter(isReturn)), toFirst(given.filter((each) => !isReturn(each)))];
  return given.filter(
    (each) => each.settledAt === null || each.settledAt >= (isReturn(each) ? firstReturn : firstOther),
  );
}

/** True if this device keeps the signatures of the key. Throws AppError `signatures-not-kept`. */
export async function isSignerKept(publicKey: string): Promise<boolean> {
  return (await signatures.read([])).signers.includes(publicKey);
}

/** Records that signatures of the key are kept from here on. Throws AppError `signatures-not-kept`. */
export async function keepSigner(publicKey: string): Promise<void> {
  await signatures.change([], ({ given, signers }) => ({ given, signers: addTo(signers, publicKey) }));
}

function addTo(signers: string[], publicKey: string): string[] {
  return signers.includes(publicKey) ? signers : [...signers, publicKey];
}
