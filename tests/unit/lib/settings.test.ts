import { describe, expect, test } from 'vitest';
import { describeProblem, parseSettings, type Settings, settings } from '@/config/settings';
import { DEPOSIT_SCRIPTS, NETWORKS } from '@/domain/primitives/network';

const DEFAULTS: Settings = {
  apiUrl: '/api',
  explorerApiUrl: 'https://mempool.space/api',
  explorerUrl: 'https://mempool.space',
  network: 'mainnet',
  depositScript: 'wsh-sortedmulti-2of3',
  minConfirmations: 0,
  seals: 'tell',
  disputePayment: 'simulated',
  devel: 'on',
  withdrawalAmount: 'net',
  fiat: 'on',
  loginSecret: 'migrate',
  brand: 'Aval',
  deployment: 'Aval',
  arbitratorId: '1',
  templateArbitratorId: 'aval-template-arbitrator',
  arbitratorKeys: {},
  uploadUrl: '',
  legalNoticeUrl: '',
  termsUrl: '',
  privacyUrl: '',
  supportContact: '',
  demoAccounts: [],
};

// Spec: 9.settings
test('without variables every setting has its default', () => {
  expect(parseSettings({})).toEqual({ ok: true, settings: DEFAULTS });
});

test('a blank variable has its default', () => {
  expect(parseSettings({ VITE_API_URL: '', VITE_BITCOIN_NETWORK: '  ', MODE: 'test', DEV: true })).toEqual({
    ok: true,
    settings: DEFAULTS,
  });
});

const URLS: [string, keyof Settings][] = [
  ['VITE_API_URL', 'apiUrl'],
  ['VITE_EXPLORER_API_URL', 'explorerApiUrl'],
  ['VITE_EXPLORER_URL', 'explorerUrl'],
  ['VITE_UPLOAD_URL', 'uploadUrl'],
];

describe.each(URLS)('%s', (variable, name) => {
  test.each([
    ['/api', '/api'],
    ['/api/', '/api'],
    ['/', ''],
    ['https://aval.example/api//', 'https://aval.example/api'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['http://[::1]:3000/api', 'http://[::1]:3000/api'],
  ])('%s is taken as %s', (value, url) => {
    expect(parseSettings({ [variable]: value })).toEqual({ ok: true, settings: { ...DEFAULTS, [name]: url } });
  });

  test.each([
    'api',
    'localhost:8080',
    'ftp://host/api',
    'javascript:alert(1)',
    '//host/api',
    'https://',
    'https://host:port/api',
    'https://user:secret@host/api',
    '/api?x=1',
    '/api#top',
    '/a b',
    '/\\host',
  ])('%s is refused', (value) => {
    expect(parseSettings({ [variable]: value })).toEqual({
      ok: false,
      problems: [{ variable, value, expected: 'a path such as /api, or an http:// or https:// URL' }],
    });
  });
});

describe.each([
  ['VITE_BITCOIN_NETWORK', 'network', NETWORKS, ['Mainnet', 'signet', 'main']],
  ['VITE_DEPOSIT_SCRIPT', 'depositScript', DEPOSIT_SCRIPTS, ['p2wsh', 'verified']],
  ['VITE_LOGIN_SECRET', 'loginSecret', ['password', 'derived', 'migrate'], ['hash', 'Derived']],
  ['VITE_SEALS', 'seals', ['off', 'tell', 'ask', 'required'], ['on', 'Off']],
  ['VITE_DISPUTE_PAYMENT', 'disputePayment', ['simulated', 'explorer'], ['real', 'Explorer']],
  ['VITE_DEVEL', 'devel', ['on', 'off'], ['Off', 'true']],
  ['VITE_FIAT', 'fiat', ['on', 'off'], ['On', 'EUR']],
  ['VITE_WITHDRAWAL_AMOUNT', 'withdrawalAmount', ['net', 'gross'], ['Net', 'brutto']],
] as const)('%s', (variable, name, values, wrong) => {
  test('accepts every valid value', () => {
    for (const value of values) {
      expect(parseSettings({ [variable]: value })).toEqual({ ok: true, settings: { ...DEFAULTS, [name]: value } });
    }
  });

  test.each(wrong)('%s is refused', (value) => {
    const expected = `one of ${values.join(', ')}`;
    expect(parseSettings({ [variable]: value })).toEqual({ ok: false, problems: [{ variable, value, expected }] });
  });
});

test('the deployment has the name of the brand unless it has its own', () => {
  const read = (env: Record<string, string>) => {
    const result = parseSettings(env);
    return result.ok ? [result.settings.brand, result.settings.deployment] : null;
  };
  expect(read({ VITE_BRAND: 'Fianza y más' })).toEqual(['Fianza y más', 'Fianza y más']);
  expect(read({ VITE_BRAND: 'Fianza', VITE_DEPLOYMENT: 'Fianza y más' })).toEqual(['Fianza', 'Fianza y más']);
});

test.each([
  ['VITE_DEPLOYMENT', 'deployment', 'aval.test'],
  ['VITE_TEMPLATE_ARBITRATOR_ID', 'templateArbitratorId', 'b2c0-11'],
])('%s is a text', (variable, name, value) => {
  expect(parseSettings({ [variable]: ` ${value} ` })).toEqual({ ok: true, settings: { ...DEFAULTS, [name]: value } });
});

const LINKS = [
  ['VITE_LEGAL_NOTICE_URL', 'legalNoticeUrl'],
  ['VITE_TERMS_URL', 'termsUrl'],
  ['VITE_PRIVACY_URL', 'privacyUrl'],
  ['VITE_SUPPORT_CONTACT', 'supportContact'],
] as const;

describe.each(LINKS)('%s', (variable, name) => {
  const value = 'https://aval.example/legal?lang=es#top';

  test('is an https URL', () => {
    expect(parseSettings({ [variable]: value })).toEqual({ ok: true, settings: { ...DEFAULTS, [name]: value } });
  });

  test.each([
    'http://aval.example',
    '/legal',
    'aval.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://user:secret@aval.example',
    'https://',
    'https://a b',
  ])('%s is refused', (value) => {
    expect(parseSettings({ [variable]: value }).ok).toBe(false);
  });
});

describe('a mailto: address', () => {
  test('is a contact', () => {
    const supportContact = 'mailto:help@aval.example';
    expect(parseSettings({ VITE_SUPPORT_CONTACT: supportContact })).toEqual({
      ok: true,
      settings: { ...DEFAULTS, supportContact },
    });
  });

  test.each([
    ['VITE_TERMS_URL', 'mailto:help@aval.example'],
    ['VITE_SUPPORT_CONTACT', 'help@aval.example'],
    ['VITE_SUPPORT_CONTACT', 'mailto:help'],
    ['VITE_SUPPORT_CONTACT', 'mailto:help@aval.example?bcc=x@y.z'],
    ['VITE_SUPPORT_CONTACT', 'mailto:a@b.example,c@d.example@e'],
  ])('%s: %s is refused', (variable, value) => {
    expect(parseSettings({ [variable]: value }).ok).toBe(false);
  });
});

describe('VITE_DEMO_ACCOUNTS', () => {
  test('contains pairs; a password may contain a colon', () => {
    const result = parseSettings({ VITE_DEMO_ACCOUNTS: 'ana@a.es:one  bob@b.es:t:wo' });
    const demoAccounts = [
      { email: 'ana@a.es', password: 'one' },
      { email: 'bob@b.es', password: 't:wo' },
    ];
    expect(result).toEqual({ ok: true, settings: { ...DEFAULTS, demoAccounts } });
  });

  test.each(['ana@a.es', 'ana@a.es:', ':one', 'ana@a.es:one bob'])('%s is refused', (value) => {
    const expected = 'email:password pairs, separated by spaces';
    const problems = [{ variable: 'VITE_DEMO_ACCOUNTS', value, expected }];
    expect(parseSettings({ VITE_DEMO_ACCOUNTS: value })).toEqual({ ok: false, problems });
  });
});

test('reports every invalid setting with variable, value and expectation', () => {
  const result = parseSettings({ VITE_BITCOIN_NETWORK: 'moon', VITE_API_URL: 'nowhere' });
  expect(result.ok ? [] : result.problems.map(describeProblem)).toEqual([
    'VITE_API_URL is "nowhere", expected a path such as /api, or an http:// or https:// URL',
    'VITE_BITCOIN_NETWORK is "moon", expected one of mainnet, testnet, regtest',
  ]);
});

test('the settings of this build are read once', () => {
  expect(settings()).toMatchObject({ apiUrl: 'http://backend.test/api', network: 'regtest' });
  expect(settings()).toBe(settings());
});

test.each([
  ['0', 0],
  ['1', 1],
  ['6', 6],
  ['-1', null],
  ['1.5', null],
  ['many', null],
  ['1001', null],
])('VITE_MIN_CONFIRMATIONS %s is taken as %s', (value, count) => {
  const result = parseSettings({ VITE_MIN_CONFIRMATIONS: value });
  expect(result.ok ? result.settings.minConfirmations : null).toBe(count);
});

describe('VITE_ARBITRATOR_KEYS', () => {
  const [KEY, OTHER, TEST_KEY] = [`xpub${'6'.repeat(107)}`, `xpub${'D'.repeat(107)}`, `tpub${'D'.repeat(107)}`];
  const BOTH = { 1: KEY, 'aval-template-arbitrator': OTHER };
  const variable = 'VITE_ARBITRATOR_KEYS';

  test('lists the accepted arbitrators with their keys', () => {
    const result = parseSettings({ [variable]: JSON.stringify(BOTH) });
    expect(result).toEqual({ ok: true, settings: { ...DEFAULTS, arbitratorKeys: BOTH } });
  });

  test.each([
    '1',
    'null',
    '{}',
    '[]',
    '"xpub"',
    '{"1":',
    '{"1":7}',
    '{"1":"xpub"}',
    `["${KEY}"]`,
    JSON.stringify({ 1: KEY.replace('xpub', 'xprv') }),
    JSON.stringify({ ...BOTH, 2: `${KEY} ` }),
  ])('%s is refused', (value) => {
    const problem = { variable, value, expected: 'a JSON object of ids and extended public keys: {"1":"xpub..."}' };
    expect(parseSettings({ [variable]: value })).toEqual({ ok: false, problems: [problem] });
  });

  test('the arbitrator of templates is another than that of other contracts, unless it is set', () => {
    const read = (env: Record<string, string>) => {
      const result = parseSettings(env);
      return result.ok ? result.settings.templateArbitratorId : null;
    };
    expect(read({})).toBe('aval-template-arbitrator');
    expect(read({ VITE_ARBITRATOR_ID: ' court ' })).toBe('aval-template-arbitrator');
    expect(read({ VITE_TEMPLATE_ARBITRATOR_ID: '1' })).toBe('1');
  });

  test('an arbitrator of new contracts that is not listed is refused', () => {
    const expected = 'an id of VITE_ARBITRATOR_KEYS';
    const template = { VITE_TEMPLATE_ARBITRATOR_ID: 'aval-template-arbitrator' };
    expect(parseSettings({ [variable]: JSON.stringify({ 1: KEY }), ...template })).toEqual({
      ok: false,
      problems: [{ variable: 'VITE_TEMPLATE_ARBITRATOR_ID', value: 'aval-template-arbitrator', expected }],
    });
    expect(parseSettings({ [variable]: JSON.stringify(BOTH), VITE_ARBITRATOR_ID: 'toString' })).toEqual({
      ok: false,
      problems: [{ variable: 'VITE_ARBITRATOR_ID', value: 'toString', expected }],
    });
  });

  test.each([
    ['mainnet', 'xpub', TEST_KEY, KEY],
    ['testnet', 'tpub', KEY, TEST_KEY],
    ['regtest', 'tpub', KEY, TEST_KEY],
  ])('a key of another network than %s is refused', (network, start, foreign, own) => {
    const read = (keys: object) => parseSettings({ VITE_BITCOIN_NETWORK: network, [variable]: JSON.stringify(keys) });
    const advice = 'ask the arbitrator for it, or correct VITE_BITCOIN_NETWORK';
    const expected = `a key of ${network}, which begins with ${start}: ${advice}`;
    const problems = [{ variable, value: `2: ${foreign}`, expected }];
    const ids = { 1: own, 'aval-template-arbitrator': own };
    expect(read({ ...ids, 2: foreign })).toEqual({ ok: false, problems });
    expect(read({ ...ids, 2: own })).toMatchObject({ ok: true });
  });
});
