import * as v from 'valibot';
import { formatBtc, parseWireBtc, type Sats, toSats } from '@/domain/primitives/amount';
import { fail, type Result } from '@/domain/primitives/errors';
import { isHex } from '@/domain/primitives/hex';
import { NETWORKS } from '@/domain/primitives/network';
import { MAX_CONTRACTS } from '@/domain/recovery/file-size';
import {
  MAX_FILE_LENGTH,
  RECOVERY_ROLES,
  type RecoveryCoin,
  type RecoveryContract,
  type RecoveryDeposit,
  type RecoveryFile,
  type RecoveryFileFault,
  type RecoveryGuarantee,
  type RecoveryReturn,
  type RecoveryTerms,
} from '@/domain/recovery/recovery-file';
import { MAX_ORDER } from '@/domain/recovery/scan';
import { readCertificate, toWireCertificate } from '@/services/schemas/certificate';
import { parseReturn } from '@/services/schemas/return-plan';

/* The recovery file (docs/recovery-file.md#the-file). */

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

const coinSchema: v.GenericSchema<unknown, RecoveryCoin> = v.object({
  txid,
  vout: wholeNumber(MAX_VOUT),
  value: satoshis,
});

const depositSchema: v.GenericSchema<unknown, RecoveryDeposit> = v.pipe(
  v.object({
    guarantee_order: wholeNumber(MAX_ORDER),
    address: nonEmptyText,
    coins: v.array(coinSchema),
  }),
  v.transform(({ guarantee_order, ...rest }) => ({ guaranteeOrder: guarantee_order, ...rest })),
);

const guaranteeSchema: v.GenericSchema<unknown, RecoveryGuarantee> = v.pipe(
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

/** Characters in base58: 78 bytes and a checksum. */
const MAX_XPUB = 112;

const contractSchema = v.pipe(
  v.object({
    id: nonEmptyText,
    title: text,
    contract_order: wholeNumber(MAX_ORDER),
    role: v.picklist(RECOVERY_ROLES),
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
    // The file opens with any value here.
    sealed_terms: v.fallback(v.optional(v.array(v.unknown()), []), []),
    returns: v.fallback(v.optional(v.array(v.unknown()), []), []),
  }),
  v.transform(({ contract_order, sealed_terms, returns, ...rest }) => ({
    ...readReturns(returns),
    sealedTerms: sealed_terms.map(readCertificate),
    contractOrder: contract_order,
    ...rest,
  })),
);

/** An envelope and the key that it holds stand together; contracts are of one account. */
const fileSchema: v.GenericSchema<unknown, RecoveryFile> = v.pipe(
  v.object({
    version: v.literal(VERSION),
    network: v.picklist(NETWORKS),
    made_at: v.pipe(nonEmptyText, v.isoTimestamp()),
    public_key: v.optional(v.nullable(publicKey), null),
    envelope: v.nullable(nonEmptyText),
    published_scripts: v.fallback(v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))), null), null),
    contracts: v.pipe(v.array(v.unknown()), v.maxLength(MAX_CONTRACTS), v.array(contractSchema)),
  }),
  v.transform(({ network, made_at, public_key, envelope, published_scripts, contracts }) => {
    const [first] = contracts;
    // Files without the field have a contract.
    const named = public_key ?? (envelope === null || first === undefined ? null : first.keys[first.role]);
    const key = envelope === null ? null : named;
    return {
      network,
      madeAt: made_at,
      publicKey: key,
      envelope,
      publishedScripts: published_scripts,
      contracts: contracts.map((each) => ({ network, ...each })),
    };
  }),
  v.check(({ publicKey, envelope }) => (publicKey === null) === (envelope === null), 'no public key'),
  v.check(({ envelope, contracts }) => envelope !== null || contracts.length > 0, 'empty'),
  v.check(({ publicKey, contracts }) => {
    const keys = new Set(contracts.map(({ keys: parties, role }) => parties[role]));
    return keys.size <= 1 && (publicKey === null || keys.size === 0 || keys.has(publicKey));
  }, 'not one account'),
);

/** The key backup that earlier versions saved. */
const keyBackupSchema: v.GenericSchema<unknown, RecoveryFile> = v.pipe(
  v.object({ version: v.literal(1), public_key: publicKey, encrypted_key: nonEmptyText, created: nonEmptyText }),
  v.transform(({ public_key, encrypted_key, created }) => {
    return {
      network: null,
      madeAt: created,
      publicKey: public_key,
      envelope: encrypted_key,
      publishedScripts: null,
      contracts: [],
    };
  }),
);

/** What a file may be, by its format. */
const FORMATS = {
  [FORMAT]: { version: VERSION, schema: fileSchema },
  'aval-key-backup': { version: 1, schema: keyBackupSchema },
};

const headerSchema = v.looseObject({ format: v.picklist([FORMAT, 'aval-key-backup']) });

/** The text of a file: JSON. */
export function formatRecoveryFile(file: RecoveryFile): string {
  const { network, madeAt, publicKey, envelope, publishedScripts, contracts } = file;
  const key = {
    ...(publicKey === null ? {} : { public_key: publicKey }),
    ...(publishedScripts === null ? {} : { published_scripts: publishedScripts }),
  };
  const header = { format: FORMAT, version: VERSION, network, made_at: madeAt, ...key, envelope };
  return `${JSON.stringify({ ...header, contracts: contracts.map(toFileContract) }, null, 2)}\n`;
}

/** Where the page holds the data (docs/recovery-file.md#the-page). */
const DATA = /(<script type="application\/json" id="recovery-data">)([\s\S]*?)(<\/script>)/;

/** The recovery page with the data of a file. @throws RangeError if the page has no place for it */
export function insertIntoPage(page: string, text: string): string {
  if (!DATA.test(page)) throw new RangeError('The page has no place for the data');
  // No text of a contract can end the element, or begin another one.
  const escaped = text.replace(/[<>&\u2028\u2029]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return page.replace(DATA, (_whole, start: string, _data, end: string) => start + escaped + end);
}

/** The data in the text of a page; any other text as it is. */
export function extractFromPage(text: string): string {
  return /^\s*</.test(text) ? (DATA.exec(text)?.[2] ?? text) : text;
}

function toFileContract({ guarantees, signed, sealedTerms, returns, contractOrder, ...contract }: RecoveryContract) {
  const { id, title, role, keys, descriptor, transactions } = contract;
  return {
    id,
    title,
    contract_order: contractOrder,
    role,
    keys,
    descriptor,
    guarantees: guarantees.map(toFileGuarantee),
    signed: signed.map(({ guaranteeId, psbt }) => ({ guarantee_id: guaranteeId, psbt })),
    transactions,
    ...(returns === undefined
      ? {}
      : { returns: returns.map(({ text, statement, signatures }) => ({ text, statement, signatures })) }),
    ...(sealedTerms.length === 0 ? {} : { sealed_terms: sealedTerms.flatMap(toFileTerms) }),
  };
}

const signatureText = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{86}$/));
const returnSchema = v.object({
  text: v.string(),
  statement: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{87}=$/)),
  signatures: v.array(v.array(signatureText)),
});

/** One that cannot be read does not affect the others. */
function readReturns(returns: readonly unknown[]): Pick<RecoveryContract, 'returns'> {
  const read = returns.flatMap((each): RecoveryReturn[] => {
    const plan = v.is(returnSchema, each) ? parseReturn(each.text) : null;
    return plan === null || !v.is(returnSchema, each) ? [] : [{ ...each, plan }];
  });
  return read.length === 0 ? {} : { returns: read };
}

function toFileTerms(terms: RecoveryTerms) {
  return terms.ok ? [toWireCertificate(terms.value)] : [];
}

function toFileGuarantee({ validUntil, deposits, unverified, amount, ...rest }: RecoveryGuarantee) {
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

/**
 * Parses a recovery file: the page with its data, the data alone, or a key backup of an earlier version. Whether addresses follow
 * from keys is checked elsewhere.
 */
export function parseRecoveryFile(fileText: string): Result<RecoveryFile, RecoveryFileFault> {
  // The page itself is far smaller than the limit.
  if (fileText.length > 2 * MAX_FILE_LENGTH) return fail({ problem: 'too-large' });
  const text = extractFromPage(fileText);
  if (text.length > MAX_FILE_LENGTH) return fail({ problem: 'too-large' });
  const file = parseJson(text);
  if (file === undefined) return fail({ problem: /^\s*</.test(text) ? 'not-a-recovery-file' : 'not-json' });
  if (!v.is(headerSchema, file)) return fail({ problem: 'not-a-recovery-file' });
  const { version, schema } = FORMATS[file.format];
  if (typeof file.version === 'number' && file.version > version) return fail({ problem: 'newer-version' });
  const { success, output, issues } = v.safeParse(schema, file, { abortEarly: true });
  if (success) return { ok: true, value: output };
  const field = v.getDotPath(issues[0]);
  return fail({ problem: 'incomplete', ...(field === null ? {} : { field }) });
}

/** A string, or white space that JSON does not have: byte order marks of editors, no-break spaces of chats. */
const STRING_OR_SPACE = /"(?:[^"\\]|\\.)*"|[\u00a0\u2000-\u200b\u202f\u2060\ufeff]/g;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(STRING_OR_SPACE, (part) => (part.startsWith('"') ? part : ' ')));
  } catch {
    return undefined;
  }
}
