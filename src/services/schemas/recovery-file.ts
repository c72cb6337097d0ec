import * as v from 'valibot';
import { fail, type Result } from '@/domain/primitives/errors';
import { NETWORKS } from '@/domain/primitives/network';
import { MAX_CONTRACTS } from '@/domain/recovery/file-size';
import { MAX_FILE_LENGTH, type RecoveryFile, type RecoveryFileFault } from '@/domain/recovery/recovery-file';
import { parseJson } from '@/services/schemas/parse-json';
import { contractSchema, nonEmptyText, publicKey, toFileContract } from '@/services/schemas/recovery-contract';

/* The recovery file (docs/recovery-file.md#the-file). */

const FORMAT = 'aval-kit';
const VERSION = 2;

/** An envelope and the key that it holds stand together; contracts are of one account. */
const fileSchema: v.GenericSchema<unknown, RecoveryFile> = v.pipe(
  v.object({
    version: v.literal(VERSION),
    network: v.picklist(NETWORKS),
    made_at: v.pipe(nonEmptyText, v.isoTimestamp()),
    public_key: v.optional(v.nullable(publicKey), null),
    envelope: v.nullable(nonEmptyText),
    contracts: v.pipe(v.array(v.unknown()), v.maxLength(MAX_CONTRACTS), v.array(contractSchema)),
  }),
  v.transform(({ network, made_at, public_key, envelope, contracts }) => {
    return {
      network,
      madeAt: made_at,
      publicKey: envelope === null ? null : public_key,
      envelope,
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
  const { network, madeAt, publicKey, envelope, contracts } = file;
  const key = publicKey === null ? {} : { public_key: publicKey };
  const header = { format: FORMAT, version: VERSION, network, made_at: madeAt, ...key, envelope };
  return `${JSON.stringify({ ...header, contracts: contracts.map(toFileContract) }, null, 2)}\n`;
}

/** A pattern, since it must not match itself in the script of the page. */
const DATA = / type="application\/json" id="recovery-data">/;

/** Where the page holds the data (docs/recovery-file.md#the-page). */
function findData(page: string): { start: number; end: number } | null {
  const found = DATA.exec(page);
  const start = found === null ? page.length : found.index + found[0].length;
  const end = page.indexOf('</script>', start);
  return end < 0 ? null : { start, end };
}

/** The recovery page with the data of a file. @throws RangeError if the page has no place for it */
export function insertIntoPage(page: string, text: string): string {
  const place = findData(page);
  if (place === null) throw new RangeError('The page has no place for the data');
  // No text of a contract can end the element, or begin another one.
  const escaped = text.replace(/[<>&\u2028\u2029]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return page.slice(0, place.start) + escaped + page.slice(place.end);
}

/** The data in the text of a page; any other text as it is. */
function extractFromPage(text: string): string {
  const place = /^\s*</.test(text) ? findData(text) : null;
  return place === null ? text : text.slice(place.start, place.end);
}

/** Replaces white space that JSON does not have, outside of strings: byte order marks of editors, no-break spaces of chats. */
function cleanSpace(text: string): string {
  let isString = false;
  // One character at a time: a repetition over a string exhausts the stack, and takes quadratic time if the string has no end.
  return text.replace(/\\.|["\u00a0\u2000-\u200b\u202f\u2060\ufeff]/gs, (part) => {
    if (part === '"') isString = !isString;
    return isString || part === '"' || part.startsWith('\\') ? part : ' ';
  });
}

/** The JSON of a file, or of the page in it; `undefined` if it has none. */
export function readFileJson(fileText: string): unknown {
  const text = extractFromPage(fileText);
  return parseJson(text) ?? parseJson(cleanSpace(text));
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
  const file = readFileJson(text);
  if (file === undefined) return fail({ problem: /^\s*</.test(text) ? 'not-a-recovery-file' : 'not-json' });
  if (!v.is(headerSchema, file)) return fail({ problem: 'not-a-recovery-file' });
  const { version, schema } = FORMATS[file.format];
  if (typeof file.version === 'number' && file.version > version) return fail({ problem: 'newer-version' });
  const { success, output, issues } = v.safeParse(schema, file, { abortEarly: true });
  if (success) return { ok: true, value: output };
  const field = v.getDotPath(issues[0]);
  return fail({ problem: 'incomplete', ...(field === null ? {} : { field }) });
}
