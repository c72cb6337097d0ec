export interface SettingReader<T> {
  /** Description of valid values, or what is wrong with this one. */
  expected: string | ((text: string) => string);
  /** `null` for an invalid value. */
  read(text: string): T | null;
}

export function baseUrl(): SettingReader<string> {
  return { expected: 'a path such as /api, or an http:// or https:// URL', read: readBaseUrl };
}

// Has no side effects, so builds that parse the settings in advance omit it.
/*#__NO_SIDE_EFFECTS__*/
export function oneOf<T extends string>(values: readonly T[]): SettingReader<T> {
  return { expected: `one of ${values.join(', ')}`, read: (text) => values.find((value) => value === text) ?? null };
}

export function plainText(): SettingReader<string> {
  return { expected: 'a text', read: (text) => text };
}

/** A rule for the value of a field, with its description. */
type FieldRule = readonly [expected: string, isRight: (text: string) => boolean];

const PAGE: FieldRule = ['an https:// URL', isWebPage];
const CONTACT: FieldRule = [
  'mailto: with one e-mail address, or an https:// URL',
  (text) => isWebPage(text) || /^mailto:[^\s@?&<>"]+@[^\s@?&<>"]+$/.test(text),
];

/** Pages that the footer, the help and the registration link to, and the contact for users who need help; '' for none. */
export type Links = Record<'legalNotice' | 'terms' | 'privacy' | 'support', string>;

const LINKS = { legalNotice: PAGE, terms: PAGE, privacy: PAGE, support: CONTACT };

/*#__NO_SIDE_EFFECTS__*/
export function links(): SettingReader<Links> {
  return jsonObject('a JSON object of links: {"terms":"https://...","support":"mailto:..."}', (object) => ({
    fault: findFault(object, LINKS),
    value: { ...NO_LINKS, ...(object as Partial<Links>) },
  }));
}

export const NO_LINKS: Links = { legalNotice: '', terms: '', privacy: '', support: '' };

/** An accepted arbitrator. Name and contact are empty if they are not stated. */
export interface ListedArbitrator {
  /** Extended public key. */
  key: string;
  name: string;
  contact: string;
}

/** By id. */
export type ListedArbitrators = Readonly<Record<string, ListedArbitrator>>;

const ARBITRATOR = {
  // Only the format: keys are validated when addresses are derived.
  key: ['an extended public key, such as xpub...', (text: string) => /^[xt]pub\w{107}$/.test(text)],
  name: ['a text', (text: string) => text.trim() !== ''],
  contact: CONTACT,
} as const satisfies Record<string, FieldRule>;

/*#__NO_SIDE_EFFECTS__*/
export function arbitrators(): SettingReader<ListedArbitrators> {
  return jsonObject('a JSON object of ids and arbitrators: {"1":{"key":"xpub..."}}', (object) => {
    const faults = Object.entries(object).map(([id, entry]) => {
      if (!isObject(entry) || !Object.hasOwn(entry, 'key')) return `{"key":"xpub..."} for "${id}"`;
      const fault = findFault(entry, ARBITRATOR);
      return fault && `${fault} for "${id}"`;
    });
    const entries = Object.entries(object as Record<string, Partial<ListedArbitrator>>);
    return {
      fault: faults.find((fault) => fault !== null) ?? null,
      value: Object.fromEntries(entries.map(([id, entry]) => [id, { key: '', name: '', contact: '', ...entry }])),
    };
  });
}

/** Describes the value that is expected in place of the first wrong or unknown field; `null` if all are right. */
function findFault(object: Record<string, unknown>, rules: Readonly<Record<string, FieldRule>>): string | null {
  for (const [name, value] of Object.entries(object)) {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (rule === undefined) return `one of ${Object.keys(rules).join(', ')} instead of "${name}"`;
    if (typeof value !== 'string' || !rule[1](value)) return `${rule[0]} as "${name}"`;
  }
  return null;
}

/** @param form what is expected of a text that is not a JSON object with at least one entry */
/*#__NO_SIDE_EFFECTS__*/
function jsonObject<T>(
  form: string,
  read: (object: Record<string, unknown>) => { fault: string | null; value: T },
): SettingReader<T> {
  const parse = (text: string) => {
    const object = parseJson(text);
    return isObject(object) && Object.keys(object).length > 0 ? read(object) : { fault: form, value: null };
  };
  return {
    expected: (text) => parse(text).fault ?? form,
    read: (text) => {
      const { fault, value } = parse(text);
      return fault === null ? value : null;
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWebPage(text: string): boolean {
  if (!/^https:\/\/[^\s\\<>"]+$/.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

export function wholeNumber(): SettingReader<number> {
  return {
    expected: 'a whole number from 0 to 1000',
    read: (text) => (/^\d{1,4}$/.test(text) && Number(text) <= 1000 ? Number(text) : null),
  };
}

export interface DemoAccount {
  email: string;
  password: string;
}

export function demoAccounts(): SettingReader<DemoAccount[]> {
  return { expected: 'email:password pairs, separated by spaces', read: readAccounts };
}

/** No query or fragment, since paths are appended; no credentials, since URLs are logged. */
function readBaseUrl(text: string): string | null {
  if (/[\s\\?#]/.test(text)) return null;
  const trimmed = text.replace(/\/+$/, '');
  if (/^\/(?!\/)/.test(text)) return trimmed;
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const { username, password } = new URL(text);
  return username === '' && password === '' ? trimmed : null;
}

function readAccounts(text: string): DemoAccount[] | null {
  const accounts = text.split(/\s+/).map((pair) => /^([^:]+):(.+)$/.exec(pair));
  if (accounts.some((match) => match === null)) return null;
  return accounts.map((match) => ({ email: match?.[1] ?? '', password: match?.[2] ?? '' }));
}
