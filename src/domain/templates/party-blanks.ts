import { normalizeBounded } from '@/domain/primitives/normal-form';

/*
 * Blanks of a contract text that its author leaves to the other party: their details, marked in the line about them. The person
 * who joins fills them in, and both sign the text that results (docs/terms.md#joining).
 */

export interface PartyBlank {
  /** As it stands in the text, once: `[por completar: NIF de la parte cliente]`. */
  mark: string;
  label: string;
}

export interface FilledBlank {
  label: string;
  value: string;
}

interface Form {
  /** The sentence that says who publishes the contract and who accepts it. The lines about the two parties follow it. */
  roles: RegExp;
  acts: (party: string) => string;
  mark: RegExp;
  /** The labels of a party's details. Any other blank of the line is its author's. */
  label: RegExp;
}

const FORMS: readonly Form[] = [
  {
    roles:
      /^Quien publica este contrato interviene como ([^\n.]{1,60})\. Quien lo acepta interviene como ([^\n.]{1,60})\.$/gm,
    acts: (party) => `, interviene como ${party}. `,
    mark: /\[por completar: ([^[\]\n]{1,120})\]/g,
    label: /^(?:Nombre o razón social|NIF|Domicilio|Correo electrónico|Condición) de la /,
  },
  {
    roles:
      /^The person who publishes this contract acts as the ([^\n.]{1,60})\. The person who accepts it acts as the ([^\n.]{1,60})\.$/gm,
    acts: (party) => `, acts as the ${party}, `,
    mark: /\[to be completed: ([^[\]\n]{1,120})\]/g,
    label: /^(?:Name or company name|Tax number \(NIF\)|Address|E-mail|Capacity) of the /,
  },
];

interface PartyLines {
  form: Form;
  /** The sentence about the roles, and its place. */
  sentence: string;
  start: number;
  publisher: PartyLine;
  accepter: PartyLine;
}

interface PartyLine {
  party: string;
  line: string;
  start: number;
}

/** The lines of a text about its two parties; `null`: none, or several lines may be one of them. */
export function findPartyLines(text: string): PartyLines | null {
  const found = FORMS.flatMap((form) => [...text.matchAll(form.roles)].map((match) => ({ form, match })));
  const [first] = found;
  if (first === undefined || found.length > 1) return null;
  const { form, match } = first;
  const [sentence, mine = '', theirs = ''] = match;
  let start = match.index + sentence.length + 1;
  const lines = text
    .slice(start)
    .split('\n', 2)
    .map((line) => {
      const place = { line, start };
      start += line.length + 1;
      return place;
    });
  const own = lines.filter(({ line }) => line.includes(form.acts(mine)));
  const others = lines.filter(({ line }) => line.includes(form.acts(theirs)));
  const [[publisher], [accepter]] = [own, others];
  if (publisher === undefined || accepter === undefined || publisher === accepter) return null;
  if (own.length > 1 || others.length > 1) return null;
  return {
    form,
    sentence,
    start: match.index,
    publisher: { ...publisher, party: mine },
    accepter: { ...accepter, party: theirs },
  };
}

/** The line about the party that accepts the text. */
function findLine(text: string) {
  const found = findPartyLines(text);
  return found === null ? null : { ...found.accepter, form: found.form };
}

/** A party has fewer details. */
const MOST = 12;

/** The blanks for the person who joins, in their order. A mark that stands anywhere else as well is none. */
export function listPartyBlanks(text: string): PartyBlank[] {
  const found = findLine(text);
  if (found === null) return [];
  return [...found.line.matchAll(found.form.mark)]
    .slice(0, MOST)
    .map(([mark, label = '']) => ({ mark, label }))
    .filter(({ mark, label }) => found.form.label.test(label) && text.indexOf(mark) === text.lastIndexOf(mark));
}

const LONGEST = 120;
/** Letters, digits, and the marks of names, addresses and e-mails. No controls, nothing that nobody sees, no brackets. */
const DETAIL = /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N} .,'’&()ºª°/·+@_–-])+$/u;

/** A value for a blank: one line of bounded length. */
export function isDetail(value: string): boolean {
  const isPlain = value === value.trim() && !value.includes('  ') && !/\p{M}{3}/u.test(value);
  return isPlain && value.length <= LONGEST && value === normalizeBounded(value, 'NFC') && DETAIL.test(value);
}

/** As typed, without what nobody sees as a difference. */
export function toDetail(typed: string): string {
  return (normalizeBounded(typed, 'NFC') ?? typed).replace(/ {2,}/g, ' ').trim();
}

/** The text with the values in place of their marks. A blank without a valid value stays marked. */
export function fillPartyBlanks(text: string, values: Readonly<Record<string, string>>): string {
  return listPartyBlanks(text).reduce((filled, { mark, label }) => {
    const value = toDetail(values[label] ?? '');
    return isDetail(value) ? filled.split(mark).join(value) : filled;
  }, text);
}

/** True if others read this value from the text. They cannot tell one from the text around it that contains the same words. */
export function isReadBack(text: string, label: string, value: string): boolean {
  const read = readFilledBlanks(text, fillPartyBlanks(text, { [label]: value }));
  return read?.length === 1 && read[0]?.value === toDetail(value);
}

/** The values of the blanks for the person who joins; `null` if the texts differ in anything else. */
export function readFilledBlanks(before: string, now: string): FilledBlank[] | null {
  if (before === now) return [];
  const found = findLine(before);
  const blanks = listPartyBlanks(before);
  if (found === null || blanks.length === 0) return null;
  const head = before.slice(0, found.start);
  const tail = before.slice(found.start + found.line.length);
  const line = now.slice(head.length, now.length - tail.length);
  if (head + line + tail !== now || line.length > found.line.length + blanks.length * LONGEST) return null;
  // A value that reads like a sentence about the roles would give a party another one.
  if (!namesSameParties(before, now)) return null;
  const values = matchLine(found.line, blanks, line);
  if (values === null) return null;
  const filled = blanks.map(({ mark, label }, at) => ({ label, mark, value: values[at] ?? '' }));
  const isValid = filled.every(({ mark, value }) => value === mark || isDetail(value));
  return isValid
    ? filled.filter(({ mark, value }) => value !== mark).map(({ label, value }) => ({ label, value }))
    : null;
}

function namesSameParties(before: string, now: string): boolean {
  const [old, read] = [findPartyLines(before), findPartyLines(now)];
  return old?.publisher.party === read?.publisher.party && old?.accepter.party === read?.accepter.party;
}

/** The text at the place of each mark, up to what follows the mark. Linear in the line, since somebody else wrote it. */
function matchLine(before: string, blanks: readonly PartyBlank[], now: string): string[] | null {
  let rest = before;
  let read = now;
  const values: string[] = [];
  for (const [at, { mark }] of blanks.entries()) {
    const lead = rest.indexOf(mark);
    if (!read.startsWith(rest.slice(0, lead))) return null;
    read = read.slice(lead);
    rest = rest.slice(lead + mark.length);
    const next = blanks[at + 1];
    const after = next === undefined ? rest : rest.slice(0, rest.indexOf(next.mark));
    const end = next === undefined ? read.length - after.length : read.indexOf(after, 1);
    if (end < 1 || !read.startsWith(after, end)) return null;
    values.push(read.slice(0, end));
    read = read.slice(end);
  }
  return values;
}
