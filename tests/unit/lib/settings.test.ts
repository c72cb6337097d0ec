import { describe, expect, test } from 'vitest';
import { describeProblem, listVariables, parseSettings, type Settings, settings } from '@/config/settings';
import { DEPOSIT_SCRIPTS, NETWORKS } from '@/domain/primitives/network';

const DEFAULTS: Settings = {
  apiUrl: '/api',
  explorerApiUrl: 'https://mempool.space/api',
  explorerUrl: 'https://mempool.space',
  network: 'mainnet',
  depositScript: 'wsh-sortedmulti-2of3',
  minConfirmations: 0,
  seals: 'tell',
  devel: 'on',
  withdrawalAmount: 'net',
  loginSecret: 'migrate',
  brand: 'Aval',
  arbitratorId: '1',
  templateArbitratorId: 'aval-template-arbitrator',
  arbitrators: {},
  uploadUrl: '',
  links: { legalNotice: '', terms: '', privacy: '', support: '' },
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

interface Rules<Name extends keyof Settings = keyof Settings> {
  variable: string;
  name: Name;
  /** Texts, and what they are taken as. */
  taken: readonly (readonly [text: string, value: unknown])[];
  refused: readonly string[];
  expected: string;
}

function url(variable: string, name: keyof Settings): Rules {
  return {
    variable,
    name,
    taken: [
      ['/api', '/api'],
      ['/api/', '/api'],
      ['/', ''],
      ['https://aval.example/api//', 'https://aval.example/api'],
      ['http://localhost:8080', 'http://localhost:8080'],
      ['http://[::1]:3000/api', 'http://[::1]:3000/api'],
    ],
    refused: [
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
    ],
    expected: 'a path such as /api, or an http:// or https:// URL',
  };
}

function choice(variable: string, name: keyof Settings, values: readonly string[], refused: readonly string[]): Rules {
  return {
    variable,
    name,
    taken: values.map((value) => [value, value]),
    refused,
    expected: `one of ${values.join(', ')}`,
  };
}

function text(variable: string, name: keyof Settings): Rules {
  return { variable, name, taken: [[' b2c0 y más ', 'b2c0 y más']], refused: [], expected: 'a text' };
}

const RULES: Rules[] = [
  url('VITE_API_URL', 'apiUrl'),
  url('VITE_EXPLORER_API_URL', 'explorerApiUrl'),
  url('VITE_EXPLORER_URL', 'explorerUrl'),
  url('VITE_UPLOAD_URL', 'uploadUrl'),
  choice('VITE_BITCOIN_NETWORK', 'network', NETWORKS, ['Mainnet', 'signet', 'main']),
  choice('VITE_DEPOSIT_SCRIPT', 'depositScript', DEPOSIT_SCRIPTS, ['p2wsh', 'verified']),
  choice('VITE_LOGIN_SECRET', 'loginSecret', ['password', 'derived', 'migrate'], ['hash', 'Derived']),
  choice('VITE_SEALS', 'seals', ['off', 'tell', 'required'], ['on', 'Off', 'ask']),
  choice('VITE_DEVEL', 'devel', ['on', 'off'], ['Off', 'true']),
  choice('VITE_WITHDRAWAL_AMOUNT', 'withdrawalAmount', ['net', 'gross'], ['Net', 'brutto']),
  text('VITE_BRAND', 'brand'),
  text('VITE_ARBITRATOR_ID', 'arbitratorId'),
  text('VITE_TEMPLATE_ARBITRATOR_ID', 'templateArbitratorId'),
  {
    variable: 'VITE_MIN_CONFIRMATIONS',
    name: 'minConfirmations',
    taken: [
      ['0', 0],
      ['1', 1],
      ['6', 6],
    ],
    refused: ['-1', '1.5', 'many', '1001'],
    expected: 'a whole number from 0 to 1000',
  },
  {
    variable: 'VITE_DEMO_ACCOUNTS',
    name: 'demoAccounts',
    taken: [
      // A password may contain a colon.
      [
        'ana@a.es:one  bob@b.es:t:wo',
        [
          { email: 'ana@a.es', password: 'one' },
          { email: 'bob@b.es', password: 't:wo' },
        ],
      ],
    ],
    refused: ['ana@a.es', 'ana@a.es:', ':one', 'ana@a.es:one bob'],
    expected: 'email:password pairs, separated by spaces',
  },
];

test.each(RULES)('$variable', ({ variable, name, taken, refused, expected }) => {
  for (const [value, read] of taken) {
    const result = parseSettings({ [variable]: value });
    expect([value, result]).toEqual([value, { ok: true, settings: { ...DEFAULTS, [name]: read } }]);
  }
  for (const value of refused) {
    const problems = [{ variable, value, expected }];
    expect([value, parseSettings({ [variable]: value })]).toEqual([value, { ok: false, problems }]);
  }
});

test('every setting has its rules', () => {
  const named = [...RULES.map(({ variable }) => variable), 'VITE_LINKS', 'VITE_ARBITRATORS'];
  expect(named.sort()).toEqual(listVariables().sort());
});

/** What is expected instead of a value; `null` if it is taken. */
function refuse(variable: string, value: string, env: Record<string, string> = {}): string | null {
  const result = parseSettings({ ...env, [variable]: value });
  if (result.ok) return null;
  expect(result.problems).toMatchObject([{ variable, value }]);
  return result.problems[0]?.expected ?? '';
}

const NO_OBJECTS = ['1', 'null', '{}', '[]', '"https://a.example"', '{"terms":', '["https://a.example"]'];

describe('VITE_LINKS', () => {
  test('are https URLs, and for support also a mailto: address', () => {
    const page = 'https://aval.example/legal?lang=es#top';
    const all = { legalNotice: page, terms: page, privacy: page, support: page };
    for (const given of [all, { terms: page }, { support: 'mailto:help@aval.example' }]) {
      const settings = { ...DEFAULTS, links: { ...DEFAULTS.links, ...given } };
      expect(parseSettings({ VITE_LINKS: JSON.stringify(given) })).toEqual({ ok: true, settings });
    }
  });

  test('are all known and right', () => {
    const pages = [
      'http://aval.example',
      '/legal',
      'aval.example',
      'javascript:alert(1)',
      'data:text/html,x',
      'https://user:secret@aval.example',
      'https://',
      'https://a b',
      '',
      7,
      null,
    ];
    const contacts = [
      'help@aval.example',
      'mailto:help',
      'mailto:help@aval.example?bcc=x@y.z',
      'mailto:a@b.example,c@d.example@e',
    ];
    for (const name of ['legalNotice', 'terms', 'privacy', 'support'])
      for (const value of [...pages, ...contacts, ...(name === 'support' ? [] : ['mailto:help@aval.example'])])
        expect([value ?? 'null', refuse('VITE_LINKS', JSON.stringify({ [name]: value }))]).not.toContain(null);
    for (const name of ['legal', 'Terms', 'toString', '__proto__'])
      expect([name, refuse('VITE_LINKS', `{"${name}":"https://a.example"}`)]).not.toContain(null);
  });

  test('are a JSON object', () => {
    for (const value of NO_OBJECTS) expect(refuse('VITE_LINKS', value)).toMatch(/^a JSON object of links: /);
  });
});

describe('VITE_ARBITRATORS', () => {
  const [KEY, OTHER, TEST_KEY] = [`xpub${'6'.repeat(107)}`, `xpub${'D'.repeat(107)}`, `tpub${'D'.repeat(107)}`];
  const BOTH = { 1: { key: KEY }, 'aval-template-arbitrator': { key: OTHER } };
  const variable = 'VITE_ARBITRATORS';

  test('are the accepted arbitrators with their keys, and their names and contacts if they are stated', () => {
    const court = { key: KEY, name: 'Court of Arbitration', contact: 'mailto:court@example.com' };
    const result = parseSettings({ [variable]: JSON.stringify({ ...BOTH, 1: court }) });
    const arbitrators = { 1: court, 'aval-template-arbitrator': { key: OTHER, name: '', contact: '' } };
    expect(result).toEqual({ ok: true, settings: { ...DEFAULTS, arbitrators } });
  });

  test('have no other field, and none that is wrong', () => {
    const wrong = [
      ...[KEY, 7, null, [KEY], {}, { name: 'Court' }],
      ...['xpub', 7, KEY.replace('xpub', 'xprv'), `${KEY} `].map((key) => ({ key })),
      ...[' ', '', 7].map((name) => ({ key: KEY, name })),
      ...['court@example.com', 'tel:112', ''].map((contact) => ({ key: KEY, contact })),
      { key: KEY, phone: '112' },
    ];
    for (const entry of wrong)
      expect([JSON.stringify(entry), refuse(variable, JSON.stringify({ ...BOTH, 2: entry }))]).not.toContain(null);
  });

  test('are a JSON object', () => {
    for (const value of NO_OBJECTS) expect(refuse(variable, value)).toMatch(/^a JSON object of ids and arbitrators: /);
  });

  test('have those of new contracts among them', () => {
    const expected = 'an id of VITE_ARBITRATORS';
    const only = { [variable]: JSON.stringify({ 1: { key: KEY } }) };
    expect(refuse('VITE_TEMPLATE_ARBITRATOR_ID', 'aval-template-arbitrator', only)).toBe(expected);
    expect(refuse('VITE_ARBITRATOR_ID', 'toString', { [variable]: JSON.stringify(BOTH) })).toBe(expected);
  });

  test('have no key of another network', () => {
    for (const [network, start, foreign, own] of [
      ['mainnet', 'xpub', TEST_KEY, KEY],
      ['testnet', 'tpub', KEY, TEST_KEY],
      ['regtest', 'tpub', KEY, TEST_KEY],
    ] as const) {
      const read = (key: string) => {
        const listed = { 1: { key: own }, 'aval-template-arbitrator': { key: own }, 2: { key } };
        return parseSettings({ VITE_BITCOIN_NETWORK: network, [variable]: JSON.stringify(listed) });
      };
      const advice = 'ask the arbitrator for it, or correct VITE_BITCOIN_NETWORK';
      const expected = `a key of ${network}, which begins with ${start}: ${advice}`;
      expect(read(foreign)).toEqual({ ok: false, problems: [{ variable, value: `2: ${foreign}`, expected }] });
      expect(read(own)).toMatchObject({ ok: true });
    }
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
