import { describeProblem, listVariables, parseSettings, type Settings } from '../settings.ts';

/*
 * Settings as operators state them. Unlike in the app, an unknown name is an error, since a misspelt one would leave the
 * default. All functions throw an Error with one line for each problem.
 */

/** Choices that hold for every later account or contract. A file has to state them, also where the default is meant. */
const LASTING: Readonly<Record<string, string>> = {
  VITE_BITCOIN_NETWORK: 'mainnet, testnet or regtest. It is part of all addresses and login secrets',
  VITE_LOGIN_SECRET: 'migrate, or derived for a backend without accounts of another client',
  VITE_BRAND: 'the name on screen, which no other site should have. It is part of all login secrets',
  VITE_ARBITRATOR_ID: 'the id of an arbitrator that the backend knows. It is part of new contracts',
  VITE_TEMPLATE_ARBITRATOR_ID:
    'the id of an arbitrator for contracts from templates. It may be that of VITE_ARBITRATOR_ID',
};

/** Removed settings, each with its replacement. */
const REPLACED: Readonly<Record<string, string>> = {
  VITE_DEPLOYMENT: 'give VITE_BRAND its value, or no existing account can log in',
  VITE_ARBITRATOR_KEYS: 'list the keys in VITE_ARBITRATORS, as {"1":{"key":"xpub..."}}',
  VITE_LEGAL_NOTICE_URL: 'put it into VITE_LINKS, as "legalNotice"',
  VITE_TERMS_URL: 'put it into VITE_LINKS, as "terms"',
  VITE_PRIVACY_URL: 'put it into VITE_LINKS, as "privacy"',
  VITE_SUPPORT_CONTACT: 'put it into VITE_LINKS, as "support"',
};

/** Of Vite itself. */
const OTHER_VARIABLES = ['VITE_USER_NODE_ENV'];

/** The settings of an environment, of which only names that begin with VITE_ are read. */
export function readEnvironment(env: Record<string, string | undefined>): Settings {
  const names = Object.keys(env).filter((name) => name.startsWith('VITE_') && !OTHER_VARIABLES.includes(name));
  return check(env, findUnknown(names));
}

/** The settings of a JSON file: one object, in which texts, whole numbers and objects are taken as they are. */
export function readSettingsFile(text: string): Settings {
  const file = parseObject(text);
  const env = Object.fromEntries(Object.entries(file).map(([name, value]) => [name, toText(value)]));
  const misfits = Object.keys(env).filter((name) => env[name] === null);
  return check(env, [
    ...findUnknown(Object.keys(file)),
    ...misfits.map((name) => `${name} is ${JSON.stringify(file[name])}, expected a text, a number or an object`),
    ...Object.keys(LASTING)
      .filter((name) => !misfits.includes(name) && (env[name] ?? '').trim() === '')
      .map((name) => `${name} is missing: ${LASTING[name]} (docs/operating.md#choose-first)`),
  ]);
}

function check(env: Record<string, unknown>, problems: readonly string[]): Settings {
  const result = parseSettings(env);
  const all = [...problems, ...(result.ok ? [] : result.problems.map(describeProblem))];
  if (!result.ok || all.length > 0) throw new Error(all.join('\n'));
  return result.settings;
}

function findUnknown(names: readonly string[]): string[] {
  const known = listVariables();
  return names
    .filter((name) => !known.includes(name))
    .map((name) => {
      const advice = REPLACED[name] ?? `correct the name or remove it. The settings are ${known.join(', ')}`;
      return `${name} is no setting: ${advice}`;
    });
}

function parseObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(`The settings are not valid JSON: ${describeJsonFault(text)}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('The settings are not one JSON object, such as {"VITE_API_URL": "/api"}');
  return value as Record<string, unknown>;
}

/** The text of a variable; `null` for what none can be. */
function toText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? JSON.stringify(value) : null;
}

const SPACE = /[ \t\r\n]*/y;
const STRING_PART = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** `null`: nothing is missing. */
type Missing = string | null;

/**
 * Where a text stops being JSON (RFC 8259), and what should stand there. Engines say it in different ways, and some without the
 * place.
 */
function describeJsonFault(text: string): string {
  let at = 0;

  function take(pattern: RegExp): boolean {
    pattern.lastIndex = at;
    const [found = ''] = pattern.exec(text) ?? [];
    at += found.length;
    return found !== '';
  }

  function need(character: string, missing: string): Missing {
    if (text[at] !== character) return missing;
    at += 1;
    take(SPACE);
    return null;
  }

  function readText(missing: string): Missing {
    return take(STRING_PART) ? need('"', 'a double quote; a backslash in a text is written twice') : missing;
  }

  function readEntry(): Missing {
    return readText('a name in double quotes') ?? need(':', 'a colon') ?? readValue();
  }

  function readList(end: string, readItem: () => Missing): Missing {
    at += 1;
    take(SPACE);
    let missing = text[at] === end ? null : readItem();
    while (missing === null && need(',', '') === null) {
      if (text[at] === end) return 'no comma before this';
      missing = readItem();
    }
    return missing ?? need(end, `a comma or ${end}`);
  }

  function readValue(): Missing {
    if (text[at] === '{') return readList('}', readEntry);
    if (text[at] === '[') return readList(']', readValue);
    if (!take(SCALAR)) return readText('a text in double quotes, a number or an object');
    take(SPACE);
    return null;
  }

  take(SPACE);
  const missing = readValue() ?? 'the end of the file';
  const lines = text.slice(0, at).split('\n');
  return `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}: expected ${missing}`;
}
