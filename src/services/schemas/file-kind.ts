import { isRecord } from '@/domain/primitives/records';
import { readFileJson } from '@/services/schemas/recovery-file';

/** The kinds of files that *Open a file* reads. */
export type FileKind = 'recovery' | 'certificate' | 'transaction';

const FORMATS: Record<string, FileKind> = {
  'aval-kit': 'recovery',
  'aval-key-backup': 'recovery',
  'aval-sealed-terms': 'certificate',
};

/** The fields in which Bitcoin Core answers with a transaction. */
const TRANSACTION_FIELDS = ['psbt', 'hex', 'result'];

/** The field of a file that is cut off. Texts inside of it have escaped quotes. */
const FORMAT_FIELD = /^\s*\{\s*"format"\s*:\s*"([a-z-]{1,30})"/;

/**
 * The kinds that a text claims to be, by its marks alone: nothing is verified. Several, if it claims to be more than one thing. Whatever has no
 * mark may be a transaction, as code.
 */
export function listFileKinds(text: string): FileKind[] {
  if (/^[\s\ufeff]*[<{]/.test(text)) {
    const json = readFileJson(text);
    if (isRecord(json)) return listJsonKinds(json);
    const kind = FORMATS[FORMAT_FIELD.exec(text)?.[1] ?? ''];
    if (kind !== undefined) return [kind];
  }
  return ['transaction'];
}

function listJsonKinds(json: Record<string, unknown>): FileKind[] {
  const kind =
    typeof json.format === 'string' && Object.hasOwn(FORMATS, json.format) ? FORMATS[json.format] : undefined;
  const hasTransaction = kind === undefined || TRANSACTION_FIELDS.some((field) => Object.hasOwn(json, field));
  return [...(kind === undefined ? [] : [kind]), ...(hasTransaction ? (['transaction'] as const) : [])];
}
