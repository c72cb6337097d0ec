import * as v from 'valibot';
import {
  KIT_ROLES,
  type Kit,
  type KitCoin,
  type KitDeposit,
  type KitFault,
  type KitGuarantee,
  type KitTerms,
  MAX_KIT_LENGTH,
} from '@/domain/kit/kit';
import { formatBtc, parseWireBtc, type Sats, toSats } from '@/domain/primitives/amount';
import type { Result } from '@/domain/primitives/errors';
import { NETWORKS } from '@/domain/primitives/network';
import { readCertificate, toWireCertificate } from '@/services/schemas/certificate';

/* The recovery kit as a file (docs/exit.md#the-kit). */

const FORMAT = 'aval-kit';
const VERSION = 1;
/** First derivation step of a hardened path, which a public key does not have (BIP32). */
const MAX_STEP = 0x7fffffff;
const MAX_VOUT = 0xffffffff;

const text = v.string();
const nonEmptyText = v.pipe(v.string(), v.nonEmpty());
const hex = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2})+$/i), v.toLowerCase());
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
    guarantee_order: wholeNumber(MAX_STEP),
    address: nonEmptyText,
    descriptor: nonEmptyText,
    witness_script: hex,
    coins: v.array(coinSchema),
  }),
  v.transform(({ guarantee_order, witness_script, ...rest }) => ({
    guaranteeOrder: guarantee_order,
    witnessScript: witness_script,
    ...rest,
  })),
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

const kitSchema: v.GenericSchema<unknown, Kit> = v.pipe(
  v.object({
    version: v.literal(VERSION),
    network: v.picklist(NETWORKS),
    made_at: v.pipe(nonEmptyText, v.isoTimestamp()),
    contract: v.object({ id: nonEmptyText, title: text, contract_order: wholeNumber(MAX_STEP) }),
    role: v.picklist(KIT_ROLES),
    keys: v.object({
      owner: publicKey,
      counterparty: publicKey,
      arbitrator: v.object({ id: nonEmptyText, xpub: v.pipe(nonEmptyText, v.regex(/^[1-9A-HJ-NP-Za-km-z]+$/)) }),
    }),
    envelope: v.nullable(nonEmptyText),
    guarantees: v.array(guaranteeSchema),
    signed: v.array(
      v.pipe(
        v.object({ guarantee_id: nonEmptyText, psbt: nonEmptyText }),
        v.transform(({ guarantee_id, psbt }) => ({ guaranteeId: guarantee_id, psbt })),
      ),
    ),
    transactions: v.array(hex),
    // Kits of earlier versions have none. The kit opens with any value here.
    sealed_terms: v.fallback(v.optional(v.array(v.unknown()), []), []),
  }),
  v.transform(({ made_at, contract, sealed_terms, version: _version, ...rest }) => ({
    madeAt: made_at,
    sealedTerms: sealed_terms.map(readCertificate),
    contract: { id: contract.id, title: contract.title, contractOrder: contract.contract_order },
    ...rest,
  })),
);

/** The text of a kit's file. */
export function formatKit(kit: Kit): string {
  const { network, madeAt, contract, role, keys, envelope, signed, transactions } = kit;
  const file = {
    format: FORMAT,
    version: VERSION,
    network,
    made_at: madeAt,
    contract: { id: contract.id, title: contract.title, contract_order: contract.contractOrder },
    role,
    keys,
    envelope,
    guarantees: kit.guarantees.map(toFileGuarantee),
    signed: signed.map(({ guaranteeId, psbt }) => ({ guarantee_id: guaranteeId, psbt })),
    transactions,
    ...(kit.sealedTerms.length === 0 ? {} : { sealed_terms: kit.sealedTerms.flatMap(toFileTerms) }),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function toFileTerms(terms: KitTerms) {
  return terms.ok ? [toWireCertificate(terms.value)] : [];
}

function toFileGuarantee({ validUntil, deposits, unverified, amount, ...rest }: KitGuarantee) {
  return {
    ...rest,
    amount: amount === null ? null : formatBtc(amount),
    valid_until: validUntil,
    deposits: deposits.map(({ guaranteeOrder, address, descriptor, witnessScript, coins }) => ({
      guarantee_order: guaranteeOrder,
      address,
      descriptor,
      witness_script: witnessScript,
      coins,
    })),
    unverified: unverified.map((address) => ({ address })),
  };
}

/** Parses the text of a kit's file. Whether its addresses follow from its keys is checked elsewhere. */
export function parseKit(fileText: string): Result<Kit, KitFault> {
  if (fileText.length > MAX_KIT_LENGTH) return { ok: false, error: { problem: 'too-large' } };
  const file = parseJson(fileText);
  if (file === undefined) return { ok: false, error: { problem: 'not-json' } };
  if (v.is(keyBackupSchema, file)) return { ok: false, error: { problem: 'key-backup' } };
  if (!v.is(headerSchema, file)) return { ok: false, error: { problem: 'not-a-kit' } };
  if (typeof file.version === 'number' && file.version > VERSION)
    return { ok: false, error: { problem: 'newer-version' } };
  const { success, output, issues } = v.safeParse(kitSchema, file, { abortEarly: true });
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
