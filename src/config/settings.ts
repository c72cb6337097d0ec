import {
  arbitrators,
  baseUrl,
  type DemoAccount,
  demoAccounts,
  type Links,
  type ListedArbitrators,
  links,
  NO_LINKS,
  oneOf,
  plainText,
  type SettingReader,
  wholeNumber,
} from './setting-readers.ts';

/** Name of the meta element of the built page that has the settings. */
export const SETTINGS_META = 'aval-settings';

/** Parsed settings (README.md#settings). URLs have no trailing slash. */
export interface Settings {
  apiUrl: string;
  explorerApiUrl: string;
  explorerUrl: string;
  network: 'mainnet' | 'testnet' | 'regtest';
  depositScript: 'wsh-sortedmulti-2of3' | 'unverified';
  /** Confirmations from which a deposit counts towards *active*. */
  minConfirmations: number;
  /**
   * Whether login and registration send the password or a secret derived from it. `migrate`: the secret, and at a login that is
   * refused the password, if the user agrees.
   */
  loginSecret: 'password' | 'derived' | 'migrate';
  /** The product's name. Part of the login secret, so that it logs in at this deployment only. */
  brand: string;
  /** Arbitrator of contracts made with the create form. */
  arbitratorId: string;
  /** Arbitrator of contracts imported from a template. */
  templateArbitratorId: string;
  /** The accepted arbitrators; if empty, any is accepted. */
  arbitrators: ListedArbitrators;
  /** The requirements of deposits, releases and signatures on the contract's terms (docs/terms.md#paying-and-signing). */
  seals: 'off' | 'tell' | 'required';
  /** Whether the bar has the 'Devel' menu. */
  devel: 'on' | 'off';
  /** Whether records of withdrawals have the amount after the network fee or before it. */
  withdrawalAmount: 'net' | 'gross';
  /** Upload address of contract PDFs; '' keeps them as local object URLs. */
  uploadUrl: string;
  links: Links;
  /** Shown on the login screen. Set only with the embedded backend. */
  demoAccounts: DemoAccount[];
}

export interface SettingProblem {
  variable: string;
  value: string;
  expected: string;
}

export type SettingsResult = { ok: true; settings: Settings } | { ok: false; problems: SettingProblem[] };

interface Setting<T> {
  variable: string;
  reader: SettingReader<T>;
  fallback: T;
}

const SETTINGS: { readonly [K in keyof Settings]: Setting<Settings[K]> } = {
  apiUrl: { variable: 'VITE_API_URL', reader: baseUrl(), fallback: '/api' },
  explorerApiUrl: { variable: 'VITE_EXPLORER_API_URL', reader: baseUrl(), fallback: 'https://mempool.space/api' },
  explorerUrl: { variable: 'VITE_EXPLORER_URL', reader: baseUrl(), fallback: 'https://mempool.space' },
  network: {
    variable: 'VITE_BITCOIN_NETWORK',
    reader: oneOf(['mainnet', 'testnet', 'regtest']),
    fallback: 'mainnet',
  },
  depositScript: {
    variable: 'VITE_DEPOSIT_SCRIPT',
    reader: oneOf(['wsh-sortedmulti-2of3', 'unverified']),
    fallback: 'wsh-sortedmulti-2of3',
  },
  minConfirmations: { variable: 'VITE_MIN_CONFIRMATIONS', reader: wholeNumber(), fallback: 0 },
  loginSecret: {
    variable: 'VITE_LOGIN_SECRET',
    reader: oneOf(['password', 'derived', 'migrate']),
    fallback: 'migrate',
  },
  brand: { variable: 'VITE_BRAND', reader: plainText(), fallback: 'Aval' },
  arbitratorId: { variable: 'VITE_ARBITRATOR_ID', reader: plainText(), fallback: '1' },
  templateArbitratorId: {
    variable: 'VITE_TEMPLATE_ARBITRATOR_ID',
    reader: plainText(),
    fallback: 'aval-template-arbitrator',
  },
  arbitrators: { variable: 'VITE_ARBITRATORS', reader: arbitrators(), fallback: {} },
  seals: { variable: 'VITE_SEALS', reader: oneOf(['off', 'tell', 'required']), fallback: 'tell' },
  devel: { variable: 'VITE_DEVEL', reader: oneOf(['on', 'off']), fallback: 'on' },
  withdrawalAmount: { variable: 'VITE_WITHDRAWAL_AMOUNT', reader: oneOf(['net', 'gross']), fallback: 'net' },
  uploadUrl: { variable: 'VITE_UPLOAD_URL', reader: baseUrl(), fallback: '' },
  links: { variable: 'VITE_LINKS', reader: links(), fallback: NO_LINKS },
  demoAccounts: { variable: 'VITE_DEMO_ACCOUNTS', reader: demoAccounts(), fallback: [] },
};

/** Parses all settings and reports every invalid one. Missing and blank variables get their default. */
export function parseSettings(env: Record<string, unknown>): SettingsResult {
  const settings: Record<string, unknown> = {};
  const problems: SettingProblem[] = [];
  for (const [name, { variable, reader, fallback }] of Object.entries<Setting<unknown>>(SETTINGS)) {
    const value = String(env[variable] ?? '').trim();
    const parsed = value === '' ? fallback : reader.read(value);
    if (parsed === null) problems.push({ variable, value, expected: reader.expected });
    settings[name] = parsed;
  }
  const parsed = settings as unknown as Settings;
  if (problems.length === 0) problems.push(...findUnlistedArbitrators(parsed), ...findForeignKeys(parsed));
  return problems.length === 0 ? { ok: true, settings: parsed } : { ok: false, problems };
}

/** A contract with such an arbitrator could never be paid into. */
function findUnlistedArbitrators(settings: Settings): SettingProblem[] {
  const { arbitrators } = settings;
  if (Object.keys(arbitrators).length === 0) return [];
  const isShared = settings.templateArbitratorId === settings.arbitratorId;
  const names = isShared ? (['arbitratorId'] as const) : (['arbitratorId', 'templateArbitratorId'] as const);
  return names
    .filter((name) => !Object.hasOwn(arbitrators, settings[name]))
    .map((name) => ({
      variable: SETTINGS[name].variable,
      value: settings[name],
      expected: 'an id of VITE_ARBITRATORS',
    }));
}

/** An arbitrator's key of another network is none: no address follows from it (BIP32). */
function findForeignKeys({ arbitrators, network }: Settings): SettingProblem[] {
  const start = network === 'mainnet' ? 'xpub' : 'tpub';
  return Object.entries(arbitrators)
    .filter(([, { key }]) => !key.startsWith(start))
    .map(([id, { key }]) => ({
      variable: SETTINGS.arbitrators.variable,
      value: `${id}: ${key}`,
      expected: `a key of ${network}, which begins with ${start}: ask the arbitrator for it, or correct ${SETTINGS.network.variable}`,
    }));
}

export function describeProblem({ variable, value, expected }: SettingProblem): string {
  return `${variable} is "${value}", expected ${expected}`;
}

/** The variables, in order. */
export function listVariables(): string[] {
  return Object.values(SETTINGS).map(({ variable }) => variable);
}

let cached: Settings | null = null;

/** The settings of this page. Throws if the page has none. */
export function settings(): Settings {
  // Set in builds only (build/page-settings.ts): scripts have no settings, so that all operators have the same ones.
  cached ??= import.meta.env.SETTINGS_IN_PAGE ? readPage() : takeSettings(parseSettings(import.meta.env));
  return cached;
}

/** Checked when they were written (build/write-page.ts). */
function readPage(): Settings {
  const element = document.querySelector<HTMLMetaElement>(`meta[name="${SETTINGS_META}"]`);
  if (element === null) throw new Error('index.html has no settings');
  return JSON.parse(element.content);
}

function takeSettings(result: SettingsResult): Settings {
  if (!result.ok) throw new Error(result.problems.map(describeProblem).join('\n'));
  return result.settings;
}
