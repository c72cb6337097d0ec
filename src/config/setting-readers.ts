export interface SettingReader<T> {
  /** Description of valid values. */
  expected: string;
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

/** A rule for the value of a field. */
type FieldRule = (text: string) => boolean;

const isContact: FieldRule = (text) => isWebPage(text) || /^mailto:[^\s@?&<>"]+@[^\s@?&<>"]+$/.test(text);

/** Pages that the footer, the help and the registration link to, and the contact for users who need help; '' for none. */
export type Links = Record<'legalNotice' | 'terms' | 'privacy' | 'support', string>;

const LINKS = { legalNotice: isWebPage, terms: isWebPage, privacy: isWebPage, support: isContact };

/*#__NO_SIDE_EFFECTS__*/
export function links(): SettingReader<Links> {
  const expected =
    'a JSON object of links: {"legalNotice":"https://...","terms":"https://...","privacy":"https://...","support":"mailto:..."}';
  return jsonObject(expected, (object) =>
    fits(object, LINKS) ? { ...NO_LINKS, ...(object as Partial<Links>) } : null,
  );
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
  key: (text: string) => /^[xt]pub\w{107}$/.test(text),
  name: (text: string) => text.trim() !== '',
  contact: isContact,
};

/*#__NO_SIDE_EFFECTS__*/
export function arbitrators(): SettingReader<ListedArbitrators> {
  const expected =
    'a JSON object of ids and arbitrators: {"1":{"key":"xpub...","name":"...","contact":"mailto:..."}}, without name and contact if they are not stated';
  return jsonObject(expected, (object) => {
    const isListed = (entry: unknown) => isObject(entry) && Object.hasOwn(entry, 'key') && fits(entry, ARBITRATOR);
    if (!Object.values(object).every(isListed)) return null;
    const entries = Object.entries(object as Record<string, Partial<ListedArbitrator>>);
    return Object.fromEntries(entries.map(([id, entry]) => [id, { key: '', name: '', contact: '', ...entry }]));
  });
}

/** Whether every field of an object is known and right. */
function fits(object: Record<string, unknown>, rules: Readonly<Record<string, FieldRule>>): boolean {
  return Object.entries(object).every(
    ([name, value]) => Object.hasOwn(rules, name) && typeof value === 'string' && rules[name]?.(value) === true,
  );
}

/** @param read of an object with at least one entry; `null` if it is wrong */
/*#__NO_SIDE_EFFECTS__*/
function jsonObject<T>(expected: string, read: (object: Record<string, unknown>) => T | null): SettingReader<T> {
  return {
    expected,
    read: (text) => {
      const object = parseJson(text);
      return isObject(object) && Object.keys(object).length > 0 ? read(object) : null;
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
