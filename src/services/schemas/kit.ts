import * as v from 'valibot';
import {
  KIT_ROLES,
  type Kit,
  type KitCoin,
  type KitDeposit,
  type KitFault,
  type KitGuarantee,
  type KitReturn,
  type KitTerms,
  MAX_KIT_LENGTH,
} from '@/domain/kit/kit';
import { MAX_CONTRACTS } from '@/domain/kit/kit-size';
import { MAX_ORDER } from '@/domain/kit/scan';
import { formatBtc, parseWireBtc, type Sats, toSats } from '@/domain/primitives/amount';
import type { Result } from '@/domain/primitives/errors';
import { isHex } from '@/domain/primitives/hex';
import { NETWORKS } from '@/domain/primitives/network';
import { readCertificate, toWireCertificate } from '@/services/schemas/certificate';
import { parseReturn } from '@/services/schemas/return-plan';

/* The recovery kit as a file (docs/exit.md#the-kit). */

const FORMAT = 'aval-kit';
const VERSION = 2;
const MAX_VOUT = 0xffffffff;

const text = v.string();
const nonEmptyText = v.pipe(v.string(), v.nonEmpty());
const hex = v.pipe(v.string(), v.nonEmpty(), v.check(isHex, 'no hex'), v.toLowerCase());
const publicKey = v.pipe(v.string(), v.regex(/^0[23][0-9a-f]{64}$/i), v.toLowerCase());
const txid = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/i), v.toLowerCase());
const wholeNumber = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));

const satoshis = v.pipe(
  v.number(),
  v.check((value) => toSats(value) !== null, 'not an amount in satoshis'),
  v.transform((value) => value as Sats),
);

const btcAmount = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): Sats => {
    const amount = parseWireBtc(dataset.value);
    if (amount.ok) return amount.sats;
    addIssue({ message: 'not an amount in BTC' });
    return NEVER;
  }),
);

const coinSchema: v.GenericSchema<unknown, KitCoin> = v.object({ txid, vout: wholeNumber(MAX_VOUT), value: satoshis });

const depositSchema: v.GenericSchema<unknown, KitDeposit> = v.pipe(
  v.object({
    guarantee_order: wholeNumber(MAX_ORDER),
    address: nonEmptyText,
    coins: v.array(coinSchema),
  }),
  v.transform(({ guarantee_order, ...rest }) => ({ guaranteeOrder: guarantee_order, ...rest })),
);

const guaranteeSchema: v.GenericSchema<unknown, KitGuarantee> = v.pipe(
  v.object({
    id: nonEmptyText,
    description: text,
    amount: v.nullable(btcAmount),
    valid_until: v.nullable(text),
    status: text,
    deposits: v.array(depositSchema),
    unverified: v.optional(v.array(v.object({ address: nonEmptyText })), []),
  }),
  v.transform(({ valid_until, unverified, ...rest }) => ({
    validUntil: valid_until,
    unverified: unverified.map(({ address }) => address),
    ...rest,
  })),
);

const headerSchema = v.looseObject({ format: v.literal(FORMAT) });
const keyBackupSchema = v.looseObject({ format: v.literal('aval-key-backup') });

/** Characters in base58: 78 bytes and a checksum. */
const MAX_XPUB = 112;

const contractSchema = v.pipe(
  v.object({
    id: nonEmptyText,
    title: text,
    contract_order: wholeNumber(MAX_ORDER),
    role: v.picklist(KIT_ROLES),
    keys: v.object({
      owner: publicKey,
      counterparty: publicKey,
      arbitrator: v.object({
        id: nonEmptyText,
        xpub: v.pipe(nonEmptyText, v.maxLength(MAX_XPUB), v.regex(/^[1-9A-HJ-NP-Za-km-z]+$/)),
      }),
    }),
    descriptor: nonEmptyText,
    guarantees: v.array(guaranteeSchema),
    signed: v.array(
      v.pipe(
        v.object({ guarantee_id: nonEmptyText, psbt: nonEmptyText }),
        v.transform(({ guarantee_id, psbt }) => ({ guaranteeId: guarantee_id, psbt })),
      ),
    ),
    transactions: v.array(hex),
    // The kit opens with any value here.
    sealed_terms: v.fallback(v.optional(v.array(v.unknown()), []), []),
    returns: v.fallback(v.optional(v.array(v.unknown()), []), []),
  }),
  v.transform(({ id, title, contract_order, sealed_terms, returns, ...rest }) => ({
    ...readReturns(returns),
    sealedTerms: sealed_terms.map(readCertificate),
    contract: { id, title, contractOrder: contract_order },
    ...rest,
  })),
);

const fileSchema: v.GenericSchema<unknown, Kit[]> = v.pipe(
  v.object({
    version: v.literal(VERSION),
    network: v.picklist(NETWORKS),
    made_at: v.pipe(nonEmptyText, v.isoTimestamp()),
    envelope: v.nullable(nonEmptyText),
    contracts: v.pipe(
      v.array(v.unknown()),
      v.minLength(1),
      v.maxLength(MAX_CONTRACTS),
      v.array(contractSchema),
      v.check((contracts) => new Set(contracts.map(({ keys, role }) => keys[role])).size === 1, 'not one account'),
    ),
  }),
  v.transform(({ network, made_at, envelope, contracts }) =>
    contracts.map((contract) => ({ network, madeAt: made_at, envelope, ...contract })),
  ),
);

/** The text of an account's file. @param kits at least one; network, date and envelope are those of the first */
export function formatKit(kits: readonly Kit[]): string {
  const [first] = kits;
  if (first === undefined) throw new RangeError('There is no contract');
  const { network, madeAt, envelope } = first;
  const contracts = kits.map(toFileContract);
  return `${JSON.stringify({ format: FORMAT, version: VERSION, network, made_at: madeAt, envelope, contracts }, null, 2)}\n`;
}

function toFileContract({ contract, role, keys, descriptor, signed, transactions, ...kit }: Kit) {
  return {
    id: contract.id,
    title: contract.title,
    contract_order: contract.contractOrder,
    role,
    keys,
    descriptor,
    guarantees: kit.guarantees.map(toFileGuarantee),
    signed: signed.map(({ guaranteeId, psbt }) => ({ guarantee_id: guaranteeId, psbt })),
    transactions,
    ...(kit.returns === undefined
      ? {}
      : { returns: kit.returns.map(({ text, statement, signatures }) => ({ text, statement, signatures })) }),
    ...(kit.sealedTerms.length === 0 ? {} : { sealed_terms: kit.sealedTerms.flatMap(toFileTerms) }),
  };
}

const signatureText = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{86}$/));
const returnSchema = v.object({
  text: v.string(),
  statement: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{87}=$/)),
  signatures: v.array(v.array(signatureText)),
});

/** One that cannot be read does not affect the others. */
function readReturns(returns: readonly unknown[]): Pick<Kit, 'returns'> {
  const read = returns.flatMap((each): KitReturn[] => {
    const plan = v.is(returnSchema, each) ? parseReturn(each.text) : null;
    return plan === null || !v.is(returnSchema, each) ? [] : [{ ...each, plan }];
  });
  return read.length === 0 ? {} : { returns: read };
}

function toFileTerms(terms: KitTerms) {
  return terms.ok ? [toWireCertificate(terms.value)] : [];
}

function toFileGuarantee({ validUntil, deposits, unverified, amount, ...rest }: KitGuarantee) {
  return {
    ...rest,
    amount: amount === null ? null : formatBtc(amount),
    valid_until: validUntil,
    deposits: deposits.map(({ guaranteeOrder, address, coins }) => ({
      guarantee_order: guaranteeOrder,
      address,
      coins,
    })),
    unverified: unverified.map((address) => ({ address })),
  };
}

/** Parses the text of an account's file: its contracts, at least one. Whether addresses follow from keys is checked elsewhere. */
export function parseKit(fileText: string): Result<Kit[], KitFault> {
  if (fileText.length > MAX_KIT_LENGTH) return { ok: false, error: { problem: 'too-large' } };
  const file = parseJson(fileText);
  if (file === undefined) return { ok: false, error: { problem: 'not-json' } };
  if (v.is(keyBackupSchema, file)) return { ok: false, error: { problem: 'key-backup' } };
  if (!v.is(headerSchema, file)) return { ok: false, error: { problem: 'not-a-kit' } };
  if (typeof file.version === 'number' && file.version > VERSION)
    return { ok: false, error: { problem: 'newer-version' } };
  const { success, output, issues } = v.safeParse(fileSchema, file, { abortEarly: true });
  if (success) return { ok: true, value: output };
  const field = v.getDotPath(issues[0]);
  return { ok: false, error: { problem: 'incomplete', ...(field === null ? {} : { field }) } };
}

function parseJson(fileText: string): unknown {
  try {
    // Editors may add a byte order mark.
    return JSON.parse(fileText.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}
