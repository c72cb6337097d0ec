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

/** A page to link to. */
export function webPage(): SettingReader<string> {
  return { expected: 'an https:// URL', read: (text) => (isWebPage(text) ? text : null) };
}

export function contact(): SettingReader<string> {
  return {
    expected: 'mailto: with one e-mail address, or an https:// URL',
    read: (text) => (isWebPage(text) || /^mailto:[^\s@?&<>"]+@[^\s@?&<>"]+$/.test(text) ? text : null),
  };
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

/** Extended public keys by id. */
export type KeysById = Readonly<Record<string, string>>;

export function extendedKeys(): SettingReader<KeysById> {
  return { expected: 'a JSON object of ids and extended public keys: {"1":"xpub..."}', read: readKeys };
}

/** Checks only the format: keys are validated when addresses are derived. */
function readKeys(text: string): KeysById | null {
  try {
    const keys = JSON.parse(text);
    const values = Array.isArray(keys) ? [] : Object.values(keys);
    return values.length > 0 && values.every((key) => /^[xt]pub\w{107}$/.test(String(key))) ? keys : null;
  } catch {
    return null;
  }
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
