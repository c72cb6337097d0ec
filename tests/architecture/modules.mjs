/*
 * The modules of `src` and what each may import. A module may always import itself. See docs/architecture.md#import-rules.
 */

const REACT = ['react'];
const SCREEN = ['react', 'react-router-dom', 'lucide-react'];
const REDUX = ['@reduxjs/toolkit', 'react-redux'];
const BITCOIN = ['@bitcoinerlab/secp256k1', 'bip32', 'bitcoinjs-lib', 'ecpair', 'tiny-secp256k1'];

/** The folders of the store, lowest first, each with those that it imports. */
const STORE_IMPORTS = {
  core: [],
  calls: ['core'],
  clauses: ['core'],
  outbox: ['core'],
  device: ['core', 'calls'],
  auth: ['core', 'device'],
  contracts: ['core', 'calls', 'outbox', 'device', 'auth'],
  drafts: ['core', 'device', 'auth'],
  keys: ['core', 'device', 'auth'],
  prices: ['core', 'calls', 'auth'],
  chat: ['core', 'calls', 'device', 'auth', 'contracts'],
  deposits: ['core', 'calls', 'device', 'auth', 'contracts', 'keys'],
  disputes: ['core', 'calls', 'contracts', 'keys'],
  login: ['core', 'calls', 'outbox', 'device', 'auth', 'keys'],
  people: ['core', 'auth', 'contracts'],
  balances: ['core', 'calls', 'auth', 'contracts', 'deposits'],
  statements: [],
  'payout-addresses': ['core', 'device', 'auth', 'contracts', 'keys', 'statements'],
  needs: ['core', 'outbox', 'auth', 'contracts', 'balances'],
  signing: [
    'core',
    'calls',
    'outbox',
    'device',
    'auth',
    'contracts',
    'keys',
    'deposits',
    'balances',
    'payout-addresses',
  ],
  terms: [
    'core',
    'calls',
    'device',
    'auth',
    'contracts',
    'keys',
    'chat',
    'deposits',
    'people',
    'statements',
    'payout-addresses',
    'signing',
  ],
  recovery: ['core', 'calls', 'device', 'auth', 'contracts', 'keys', 'deposits', 'balances', 'terms', 'returns'],
  returns: [
    'core',
    'calls',
    'outbox',
    'device',
    'auth',
    'contracts',
    'keys',
    'chat',
    'deposits',
    'balances',
    'statements',
    'payout-addresses',
    'signing',
    'terms',
  ],
  payouts: [
    'core',
    'calls',
    'device',
    'contracts',
    'chat',
    'deposits',
    'balances',
    'payout-addresses',
    'terms',
    'signing',
    'returns',
  ],
  payments: ['core', 'calls', 'outbox', 'auth', 'contracts', 'keys', 'deposits', 'signing'],
  withdrawals: ['core', 'calls', 'outbox', 'auth', 'contracts', 'keys', 'deposits', 'balances', 'signing', 'returns'],
  boot: [
    'core',
    'clauses',
    'outbox',
    'device',
    'auth',
    'contracts',
    'keys',
    'prices',
    'chat',
    'deposits',
    'login',
    'people',
    'balances',
    'payout-addresses',
    'terms',
    'recovery',
    'signing',
    'returns',
  ],
  records: ['core', 'calls', 'auth', 'contracts', 'deposits', 'people', 'balances', 'chat', 'terms', 'payouts'],
  files: ['core', 'contracts', 'deposits', 'keys', 'recovery', 'terms', 'returns'],
};
const STORE_PACKAGES = { device: ['idb'] };

const store = Object.entries(STORE_IMPORTS).map(([name, imports]) => ({
  name: `store/${name}`,
  imports: [
    ...['services', 'services/schemas', 'bitcoin', 'config', 'lib', 'domain', 'domain/money', 'domain/primitives'],
    ...imports.map((other) => `store/${other}`),
  ],
  packages: [...REDUX, 'valibot', ...(STORE_PACKAGES[name] ?? [])],
}));

/** What a screen is made of. */
const SCREEN_IMPORTS = [
  ...store.map(({ name }) => name),
  'content',
  'i18n',
  'ui',
  'config',
  'lib',
  'domain',
  'domain/money',
  'domain/primitives',
];

const FEATURES = [
  'auth',
  'catalogue',
  'chat',
  'clauses',
  'contracts',
  'deposits',
  'devel',
  'dialogs',
  'disputes',
  'drafts',
  'files',
  'guarantees',
  'help',
  'keys',
  'language',
  'money',
  'outbox',
  'password',
  'payouts',
  'people',
  'records',
  'recovery',
  'terms',
  'terms-text',
  'returns',
  'signing',
  'templates',
  'waiting',
  'withdrawals',
];

/** Shared by all features: notices of slow calls, drafts, help links, passwords, amounts, the contract's dialogs, the mark *You*, payees. */
const SHARED_FEATURES = ['waiting', 'drafts', 'help', 'password', 'money', 'dialogs', 'people'];

/**
 * Otherwise features do not import each other, but for what the catalogues of templates and clauses share, what the dialogs
 * that pay or sign share, and the state of the recovery file.
 */
const FEATURE_IMPORTS = {
  clauses: ['catalogue'],
  contracts: ['recovery', 'withdrawals'],
  payouts: ['signing', 'withdrawals'],
  signing: ['terms-text'],
  terms: ['chat', 'signing', 'returns', 'payouts', 'terms-text'],
  templates: ['catalogue'],
  deposits: ['signing', 'recovery'],
  withdrawals: ['signing'],
  disputes: ['signing', 'records', 'recovery'],
  files: ['recovery', 'returns'],
  guarantees: ['returns'],
  recovery: ['keys'],
  records: ['contracts'],
  returns: ['chat', 'signing', 'withdrawals'],
};
const FEATURE_PACKAGES = {
  auth: ['@zxcvbn-ts/language-common'],
  contracts: ['react-redux'],
  help: ['markdown-to-jsx'],
  records: ['fflate', 'ical-generator'],
  recovery: ['react-redux'],
  'terms-text': ['diff'],
};

const features = FEATURES.map((name) => ({
  name: `features/${name}`,
  imports: [
    ...SCREEN_IMPORTS,
    ...[...SHARED_FEATURES, ...(FEATURE_IMPORTS[name] ?? [])]
      .filter((other) => other !== name)
      .map((other) => `features/${other}`),
  ],
  packages: [...SCREEN, ...(FEATURE_PACKAGES[name] ?? [])],
}));

/** Folder below `src`, the modules it may import, and the packages. */
export const MODULES = [
  { name: 'domain/primitives', imports: [], packages: [] },
  // Prices. Which folders must not even reach them: tests/unit/prices-apart.test.ts.
  { name: 'domain/money', imports: ['domain/primitives'], packages: [] },
  { name: 'domain', imports: ['domain/money', 'domain/primitives'], packages: [] },
  { name: 'lib', imports: ['domain/primitives'], packages: REACT },
  { name: 'config', imports: ['domain/primitives'], packages: [] },
  {
    name: 'i18n',
    imports: ['lib', 'domain/primitives'],
    packages: [],
  },
  {
    name: 'ui',
    imports: ['lib', 'domain/primitives'],
    packages: ['react', 'react-dom', 'react-router-dom', 'lucide-react', 'qrcode.react'],
  },
  {
    name: 'content',
    imports: ['i18n', 'domain', 'domain/money', 'domain/primitives'],
    packages: ['react'],
  },
  {
    name: 'bitcoin',
    imports: ['domain', 'domain/primitives'],
    packages: [...BITCOIN, '@noble/ciphers', '@noble/hashes', '@scure/base', 'hash-wasm', 'valibot'],
  },
  {
    name: 'services/schemas',
    imports: ['bitcoin', 'config', 'domain', 'domain/money', 'domain/primitives'],
    packages: ['@scure/base', 'valibot'],
  },
  {
    name: 'services',
    imports: ['services/schemas', 'config', 'lib', 'domain', 'domain/money', 'domain/primitives'],
    packages: ['axios', 'valibot'],
  },
  ...store,
  ...features,
  { name: 'pages', imports: [...features.map(({ name }) => name), ...SCREEN_IMPORTS], packages: SCREEN },
  {
    name: 'app',
    imports: ['pages', ...features.map(({ name }) => name), ...SCREEN_IMPORTS],
    packages: [...SCREEN, 'react-redux'],
  },
  // `npm run check-backend`, a program in Node. Nothing imports it.
  {
    name: 'check',
    imports: ['services', 'services/schemas', 'config', 'domain', 'domain/primitives', 'store/login'],
    packages: ['valibot'],
  },
  // The recovery page: screens over the app's own engine.
  {
    name: 'recover',
    imports: ['bitcoin', 'services', 'services/schemas', 'content', 'ui', 'i18n', 'lib', 'domain', 'domain/primitives'],
    packages: ['react', 'react-dom', 'lucide-react'],
  },
];
