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
    .map((name) => `${name} is no setting: correct the name or remove it. The settings are ${known.join(', ')}`);
}

function parseObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`The settings are not valid JSON: ${error instanceof Error ? error.message : String(error)}`);
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
