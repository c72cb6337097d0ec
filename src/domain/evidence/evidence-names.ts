import { type EvidenceSource, MANIFEST_FILES } from '@/domain/evidence/manifest';
import { dropMarks, normalizeBounded } from '@/domain/primitives/normal-form';

/** The kind of a file, by its name. */
export type EvidenceFileKind =
  | 'readme'
  | 'statement'
  | 'kit'
  | 'messages'
  | 'log'
  | 'terms'
  | 'readable-terms'
  | 'pdf'
  | 'proof'
  | 'offers'
  | 'offer'
  | 'return'
  | 'document';

interface NameRule {
  kind: EvidenceFileKind;
  source: EvidenceSource;
  name: RegExp;
}

/** Every name that an evidence file may have, but for `MANIFEST_FILES`, and what stands behind it. */
const RULES: readonly NameRule[] = [
  { kind: 'readme', source: 'party', name: /^README\.txt$/ },
  { kind: 'statement', source: 'party', name: /^statement\.txt$/ },
  { kind: 'kit', source: 'party', name: /^kit\.json$/ },
  { kind: 'messages', source: 'server', name: /^messages\.json$/ },
  { kind: 'log', source: 'server', name: /^log\.json$/ },
  { kind: 'terms', source: 'signed', name: /^terms\/[1-9]\d{0,8}-[0-9a-f]{64}\.json$/ },
  { kind: 'readable-terms', source: 'party', name: /^terms\/[1-9]\d{0,8}-[0-9a-f]{64}\.html$/ },
  { kind: 'pdf', source: 'signed', name: /^terms\/[0-9a-f]{64}\.pdf$/ },
  { kind: 'proof', source: 'block', name: /^proofs\/[0-9a-f]{64}\.json$/ },
  { kind: 'offers', source: 'party', name: /^offers\/list\.json$/ },
  { kind: 'offer', source: 'signed', name: /^offers\/[0-9a-f]{64}\.json$/ },
  { kind: 'return', source: 'signed', name: /^returns\/[0-9a-f]{64}\.json$/ },
  { kind: 'document', source: 'party', name: /^files\/[^/]+$/ },
];

const DOCUMENTS = 'files/';
/** UTF-16 units of a document's name. */
const MAX_NAME = 120;
/** Separators, characters that some file systems refuse, and those that nobody sees or that change the direction of writing. */
const UNUSABLE = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
/** Of Windows, with any ending. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** The rule of a name; `null`: an evidence file has no such name. */
export function findNameRule(name: string): Pick<NameRule, 'kind' | 'source'> | null {
  const rule = RULES.find((each) => each.name.test(name));
  if (rule?.kind === 'document' && !isDocumentName(name.slice(DOCUMENTS.length))) return null;
  return rule ?? null;
}

/** True for every name that an evidence file may have. */
export function isEvidenceName(name: string): boolean {
  return (MANIFEST_FILES as readonly string[]).includes(name) || findNameRule(name) !== null;
}

/** Two names that are one to some file systems have one key: also those with a long or a sharp s, which only capitals make one. */
export function toNameKey(name: string): string {
  return normalizeName(normalizeName(name).toLowerCase().toUpperCase().toLowerCase());
}

/** In NFC. A name with too many marks in a row loses its marks first. */
function normalizeName(name: string): string {
  return normalizeBounded(name, 'NFC') ?? normalizeName(dropMarks(name));
}

function isDocumentName(leaf: string): boolean {
  return toDocumentLeaf(leaf) === leaf;
}

/** Names of documents in an evidence file, each once, as close to their own as possible. */
export function nameDocuments(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const leaf = toDocumentLeaf(name);
    const dot = leaf.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [leaf.slice(0, dot), leaf.slice(dot)] : [leaf, ''];
    let unique = leaf;
    for (let count = 2; taken.has(toNameKey(unique)); count += 1)
      unique = toDocumentLeaf(`${stem.slice(0, MAX_NAME - 10 - ending.length)} (${count})${ending}`);
    taken.add(toNameKey(unique));
    return `${DOCUMENTS}${unique}`;
  });
}

/** A name that every file system takes. It is the same again if it is put in again. */
function toDocumentLeaf(name: string): string {
  const safe = normalizeName(name)
    .replace(UNUSABLE, '_')
    .replace(/^[. ]+/, '_')
    .replace(/[. ]+$/, '');
  const plain = RESERVED.test(safe) ? `_${safe}` : safe;
  if (plain.length <= MAX_NAME) return plain === '' ? '_' : plain;
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(plain)?.[0] ?? '';
  return `${cut(plain, MAX_NAME - ending.length)}${ending}`;
}

/** Never half a surrogate pair, nor a dot or a space at the end. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\p{Cs}. ]+$/u, '');
}
