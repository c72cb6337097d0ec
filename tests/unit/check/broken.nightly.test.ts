import { REGTEST } from '@mocks/chain/regtest';
import { createForeignBackend } from '@tests/e2e/foreign/backend';
import { Psbt } from 'bitcoinjs-lib';
import { describe, expect, test } from 'vitest';
import { breakBackend, change, checks, type Flaw, fail, openEmbedded, WRITE } from './backends';

const check = checks();

type Json = Record<string, unknown>;

/** The record of an answer, bare or under a name. */
const inside = (answer: Json): Json => (answer.transaction ?? answer.data ?? answer.user ?? answer) as Json;

function editInside(call: string, edit: (record: Json) => void): Flaw {
  return change(call, (answer) => {
    edit(inside(answer));
    return answer;
  });
}

const setField = (name: string, make: (value: unknown) => unknown) => (record: Json) => {
  record[name] = make(record[name]);
};

const withoutLists = (answer: Json): Json => ({
  ...answer,
  guarantees: ((answer.guarantees ?? []) as Json[]).map(({ deposits: _, withdrawals: _w, ...rest }) => rest),
});

/** Changes guarantees wherever they are answered. */
function editGuarantees(edit: (guarantee: Json) => void): Flaw[] {
  const editAll = (guarantees: unknown) => {
    for (const guarantee of (guarantees ?? []) as Json[]) edit(guarantee);
  };
  const editContract = (answer: Json) => {
    editAll(answer.guarantees);
    return answer;
  };
  return [
    change('GET /contracts/*', editContract),
    change('GET /contracts/*/fillcontract', editContract),
    change('POST /contracts/*/guarantees', (answer) => {
      editAll(answer);
      return answer;
    }),
  ];
}

/** Forgets the amount of a guarantee once it was changed. */
function losesAmount(): Flaw[] {
  const changed = new Set<string>();
  const note: Flaw = {
    call: 'PUT /contracts/*/guarantee',
    answer: (honest, request) => {
      changed.add(new URL(request.url).pathname);
      return honest();
    },
  };
  const edits = editGuarantees((guarantee) => {
    if (changed.has(`/api/contracts/${String(guarantee.contract_id)}/guarantee`)) guarantee.amount = null;
  });
  return [note, ...edits];
}

/** The same transaction with its amount going to another address. */
function payElsewhere(record: Json): void {
  const psbt = Psbt.fromBase64(String(record.u_psbt), { network: REGTEST });
  const copy = new Psbt({ network: REGTEST });
  copy.addInputs(psbt.txInputs.map(({ hash, index }, at) => ({ ...psbt.data.inputs[at], hash, index })));
  const elsewhere = Buffer.concat([Buffer.from([0, 20]), Buffer.alloc(20, 7)]);
  copy.addOutputs(psbt.txOutputs.map(({ value }) => ({ script: elsewhere, value })));
  record.u_psbt = copy.toBase64();
}

interface Variant {
  name: string;
  flaws: Flaw[];
  /** The subject that is named, and what is said about it. */
  breaks: string;
  says: RegExp;
  advises: RegExp;
}

const ANOTHER_ADDRESS = 'bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry';

const VARIANTS: Variant[] = [
  {
    name: 'fails on fillcontract',
    flaws: [fail('GET /contracts/*/fillcontract', 500, { error: 'boom' })],
    breaks: 'GET /contracts/{id}/fillcontract',
    says: /The backend failed \(status 500, saying "boom"\)/,
    advises: /log of the backend/,
  },
  {
    name: 'has no list of deposits anywhere',
    flaws: [
      change('GET /contracts/*/fillcontract', withoutLists),
      change('GET /contracts/*', withoutLists),
      fail('GET /contracts/guarantee/deposit/*', 404),
    ],
    breaks: 'Lists of deposits',
    says: /in no answer/,
    advises: /Return it in/,
  },
  {
    name: 'has empty lists of deposits everywhere',
    flaws: [
      change('GET /contracts/*/fillcontract', withoutLists),
      change('GET /contracts/*', withoutLists),
      { call: 'GET /contracts/guarantee/deposit/*', answer: () => Response.json([]) },
    ],
    breaks: 'Lists of deposits',
    says: /in no answer/,
    advises: /Return it in/,
  },
  {
    name: 'makes a PSBT that pays elsewhere',
    flaws: [editInside('POST /contracts/withdrawal', payElsewhere)],
    breaks: 'POST /contracts/withdrawal',
    says: /refuses to sign the transaction: it (does not pay|pays an address)/,
    advises: /Before signing a PSBT/,
  },
  {
    name: 'makes no PSBT',
    flaws: [editInside('POST /contracts/withdrawal', (record) => void delete record.u_psbt)],
    breaks: 'POST /contracts/withdrawal',
    says: /has no u_psbt/,
    advises: /Before signing a PSBT/,
  },
  {
    name: 'has a deposit address that does not follow from the keys',
    flaws: [
      editInside(
        'POST /contracts/deposit',
        setField('address', () => ANOTHER_ADDRESS),
      ),
    ],
    breaks: 'Deposit addresses',
    says: /does not follow from the keys/,
    advises: /VITE_DEPOSIT_SCRIPT=unverified/,
  },
  {
    name: 'has deposits without an order',
    flaws: [editInside('POST /contracts/deposit', (record) => void delete record.guarantee_order)],
    breaks: 'Deposit addresses',
    says: /guarantee_order or a key is missing/,
    advises: /Deposit addresses/,
  },
  {
    name: 'changes the ids of contracts',
    flaws: [
      editInside(
        'GET /contracts/*',
        setField('id', (id) => `x${String(id)}`),
      ),
    ],
    breaks: 'GET /contracts/{id}',
    says: /another id/,
    advises: /one id/,
  },
  {
    name: 'forgets contracts in the list of their owner',
    flaws: [{ call: 'GET /contracts/user/*', answer: () => Response.json([]) }],
    breaks: 'GET /contracts/user/{userId}',
    says: /does not have the contract/,
    advises: /List each contract/,
  },
  {
    name: 'returns users without keys',
    flaws: [
      editInside('POST /auth/login', (record) => {
        delete record.public_key;
        delete record.encrypted_key;
      }),
    ],
    breaks: 'The keys of the account',
    says: /no public_key/,
    advises: /return both at login/,
  },
  {
    name: 'damages encrypted keys',
    flaws: [
      editInside(
        'POST /auth/login',
        setField('encrypted_key', () => '{"v":1'),
      ),
    ],
    breaks: 'The keys of the account',
    says: /damaged/,
    advises: /exactly as/,
  },
  {
    name: 'keeps deleted withdrawals',
    flaws: [fail('DELETE /contracts/transaction/*', 200)],
    breaks: 'DELETE /contracts/transaction/{id}',
    says: /still in the list/,
    advises: /Leave out/,
  },
  {
    name: 'refuses to add guarantees',
    flaws: [fail('POST /contracts/*/guarantees', 422, { error: 'sector is required' })],
    breaks: 'POST /contracts/{id}/guarantees',
    says: /refuses what the app sends \(status 422, saying "sector is required"\)/,
    advises: /docs\/openapi\.json/,
  },
  {
    name: 'answers the amounts of guarantees in satoshis',
    flaws: editGuarantees(setField('amount', () => 10_000)),
    breaks: 'The terms of a guarantee',
    says: /amount is another than the one that was sent/,
    advises: /in BTC/,
  },
  {
    name: 'moves the days of guarantees to its own time zone',
    flaws: editGuarantees(setField('valid_until', () => '2099-12-30T23:00:00.000Z')),
    breaks: 'The terms of a guarantee',
    says: /valid_until is another day/,
    advises: /Keep the day/,
  },
  {
    name: 'names another depositor',
    flaws: editGuarantees(setField('contractor_id', () => 'somebody')),
    breaks: 'The terms of a guarantee',
    says: /contractor_id is another than the one that was sent/,
    advises: /Keep contractor_id/,
  },
  {
    name: 'answers another amount to a new guarantee only',
    flaws: editGuarantees(setField('amount', () => '0.00020000')).slice(2),
    breaks: 'The terms of a guarantee',
    says: /amount is another/,
    advises: /in BTC/,
  },
  {
    name: 'does not return new guarantees',
    flaws: ['GET /contracts/*', 'GET /contracts/*/fillcontract'].map((call) =>
      change(call, (answer) => ({ ...answer, guarantees: [] })),
    ),
    breaks: 'GET /contracts/{id}',
    says: /just added is not in its contract/,
    advises: /Return all guarantees/,
  },
  {
    name: 'refuses changes of guarantees',
    flaws: [fail('PUT /contracts/*/guarantee', 403)],
    breaks: 'PUT /contracts/{contract_id}/guarantee',
    says: /does not allow the call .*No guarantee can become active/,
    advises: /calls must work without/,
  },
  {
    name: 'does not keep the status of guarantees',
    flaws: [fail('PUT /contracts/*/guarantee', 200)],
    breaks: 'PUT /contracts/{contract_id}/guarantee',
    says: /set to active is pending afterwards/,
    advises: /Store the status/,
  },
  {
    name: 'loses the terms of a guarantee when it is changed',
    flaws: losesAmount(),
    breaks: 'PUT /contracts/{contract_id}/guarantee',
    says: /amount is another than the one that was sent/,
    advises: /in BTC/,
  },
];

describe.each([
  ['embedded', openEmbedded],
  ['foreign', createForeignBackend],
])('a backend like the %s one', (_name, open) => {
  test.each(VARIANTS)('that $name is found out', async ({ flaws, breaks, says, advises }) => {
    const { exitCode, list, read, text } = await check(breakBackend(open(), ...flaws), WRITE);
    expect(exitCode).toBe(1);
    expect(list('breaks')).toContain(breaks);
    expect(read(breaks).replace(/\s+/g, ' ')).toMatch(says);
    expect(read(breaks).replace(/\s+/g, ' ')).toMatch(advises);
    expect(text).toMatch(/Result: \d+ of these breaks? the app/);
    expect(text).not.toMatch(/ {4}at |\.ts:\d/);
  });
});

test('a web page instead of the API is named as such, and nothing else is tried', async () => {
  const page: Flaw = { call: 'GET /auth/users', answer: () => new Response('<!doctype html><p>Hi', HTML) };
  const { exitCode, read, exchanges } = await check(breakBackend(openEmbedded(), page), WRITE);
  expect(exitCode).toBe(1);
  expect(read('GET /auth/users')).toMatch(/may be a web page/);
  expect(exchanges.some(({ path }) => path === '/auth/register')).toBe(false);
});

const HTML = { headers: { 'content-type': 'text/html' } };

test('a login that refuses the derived secret names the setting', async () => {
  const limit: Flaw = {
    call: 'POST /auth/login',
    answer: async (honest, request) => {
      const { password } = (await request.clone().json()) as { password: string };
      return password.length === 64 ? Response.json({ error: 'Invalid credentials' }, { status: 401 }) : honest();
    },
  };
  const backend = breakBackend(openEmbedded(), limit);
  const { list, read, exitCode } = await check(backend, WRITE, { loginSecret: 'derived' });
  expect(exitCode).toBe(1);
  expect(list('breaks')).toEqual(['VITE_LOGIN_SECRET']);
  expect(read('VITE_LOGIN_SECRET').replace(/\s+/g, ' ')).toMatch(/VITE_LOGIN_SECRET=migrate/);
});

test('a login that anybody passes is found out', async () => {
  const open: Flaw = { call: 'POST /auth/login', answer: () => Response.json({ user: { id: 1, email: 'x' } }) };
  const { list } = await check(breakBackend(openEmbedded(), open), {});
  expect(list('breaks')).toContain('A wrong login is refused with status 401');
});

test('a server that quotes what it was sent does not make the check tell it', async () => {
  const echo: Flaw = {
    call: 'POST /auth/register',
    answer: async (_honest, request) => {
      const { password } = (await request.clone().json()) as { password: string };
      return Response.json({ error: `password ${password} is too long` }, { status: 400 });
    },
  };
  const { text } = await check(breakBackend(openEmbedded(), echo), WRITE);
  expect(text).toContain('password (hidden) is too long');
  expect(text).not.toContain(WRITE.password);
});

test('an arbitrator key of another network is named with the setting', async () => {
  const { list, read } = await check(openEmbedded(), {}, { network: 'mainnet' });
  expect(list('breaks')).toContain('GET /arbitrators/1');
  expect(read('GET /arbitrators/1')).toMatch(/VITE_BITCOIN_NETWORK/);
});

test('an arbitrator key that the settings do not list is named with the setting, for each id', async () => {
  const arbitratorKeys = { 1: `tpub${'6'.repeat(107)}`, 'aval-template-arbitrator': `tpub${'7'.repeat(107)}` };
  const ids = { arbitratorId: '1', templateArbitratorId: 'aval-template-arbitrator' };
  const { list, read } = await check(openEmbedded(), {}, { ...ids, arbitratorKeys });
  expect(list('breaks')).toEqual(['GET /arbitrators/1', 'GET /arbitrators/aval-template-arbitrator']);
  expect(read('GET /arbitrators/aval-template-arbitrator')).toMatch(/VITE_ARBITRATOR_KEYS/);
});

test('if only the explorer fails, the result blames the explorer', async () => {
  const down = fail('GET /explorer/api/v1/fees/recommended', 503);
  const { text } = await check(breakBackend(openEmbedded(), down), {});
  expect(text).toMatch(/1 of these breaks the app\. Nobody should use it with this explorer/);
});

test('if the backend fails too, the result blames the backend', async () => {
  const flaws = [fail('GET /explorer/api/v1/fees/recommended', 503), fail('GET /arbitrators/*', 404)];
  const { text } = await check(breakBackend(openEmbedded(), ...flaws), {});
  expect(text).toMatch(/ of these break the app\. Nobody should use it with this backend/);
});

describe('a backend that does not keep depositors', () => {
  test('works without them', async () => {
    const flaws = editGuarantees((guarantee) => void delete guarantee.contractor_id);
    const { list, exitCode, read } = await check(breakBackend(openEmbedded(), ...flaws), WRITE);
    expect(list('breaks')).toEqual([]);
    expect(list('without')).toContain('The terms of a guarantee');
    expect(read('The terms of a guarantee')).toMatch(/do not say who deposits/);
    expect(exitCode).toBe(0);
  });

  test('until a change names one works without them', async () => {
    const { list } = await check(createForeignBackend({ depositors: 'later' }), WRITE);
    expect(list('breaks')).toEqual([]);
    expect(list('without')).toContain('The terms of a guarantee');
    expect(list('works')).toContain('PUT /contracts/{contract_id}/guarantee');
  });
});

describe('a backend that answers 404 to the call for withdrawals', () => {
  const WITHDRAWALS = 'GET /contracts/guarantee/withdrawal/{id}';
  const text = (read: (subject: string) => string) => read(WITHDRAWALS).replace(/\s+/g, ' ');

  test('works without it if its contracts name them', async () => {
    const noCall = fail('GET /contracts/guarantee/withdrawal/*', 404);
    const { list, read, exitCode } = await check(breakBackend(openEmbedded(), noCall), WRITE);
    expect(list('breaks')).toEqual([]);
    expect(list('without')).toEqual([WITHDRAWALS]);
    expect(text(read)).toMatch(
      /status 404.* takes those that the contract names, or none.*Answer a list with status 200/,
    );
    expect(exitCode).toBe(0);
  });

  test('works if it means that there are none', async () => {
    const backend = createForeignBackend({ fill: 'keys', listCalls: 'filled' });
    const { list } = await check(backend, WRITE);
    expect(list('without')).toContain(WITHDRAWALS);
    expect(list('breaks')).toEqual(['Lists of deposits']);
  });

  test('breaks if nothing names them', async () => {
    const flaws = [
      fail('GET /contracts/guarantee/withdrawal/*', 404),
      ...editGuarantees((guarantee) => void delete guarantee.withdrawals),
    ];
    const { list, read } = await check(breakBackend(openEmbedded(), ...flaws), WRITE);
    expect(list('breaks')).toContain('Lists of withdrawals');
    expect(read('Lists of withdrawals')).toMatch(/just created is not among those of its guarantee/);
  });
});

test('a backend without lists of deposits before the first deposit is found out', async () => {
  const { read } = await check(createForeignBackend({ fill: 'keys', listCalls: 'filled' }), WRITE);
  expect(read('Lists of deposits').replace(/\s+/g, ' ')).toMatch(
    /not even an empty one.*Answer an empty list with status 200/,
  );
});

describe('a backend without fillcontract', () => {
  const noFill = fail('GET /contracts/*/fillcontract', 404);

  test('works without it, as long as lists and keys come from elsewhere', async () => {
    const { list, exitCode, text } = await check(breakBackend(openEmbedded(), noFill), WRITE);
    expect(list('without')).toEqual(['GET /contracts/{id}/fillcontract']);
    expect(list('breaks')).toEqual([]);
    expect(exitCode).toBe(0);
    expect(text).toMatch(/Result: the app works with this backend, without what 1 of these would give it/);
  });

  test('breaks if no keys come from elsewhere', async () => {
    const noKeys: Flaw = { call: 'GET /auth/users', answer: () => Response.json([]) };
    const { list, exitCode } = await check(breakBackend(openEmbedded(), noFill, noKeys), WRITE);
    expect(list('breaks')).toEqual(['The keys of a contract']);
    expect(exitCode).toBe(1);
  });
});

test('an explorer that lists no coins is named, and no payment is asked for', async () => {
  const blind: Flaw = {
    call: 'GET /explorer/api/address/*/utxo',
    answer: () => new Response('busy', { status: 503 }),
  };
  const { list, text } = await check(breakBackend(openEmbedded(), blind), WRITE);
  expect(list('breaks')).toEqual(['GET /address/{address}/utxo']);
  expect(text).not.toContain('Now pay');
});

test('an explorer without fees stops the check of withdrawals, not the report', async () => {
  const free: Flaw = { call: 'GET /explorer/api/v1/fees/recommended', answer: () => Response.json({}) };
  const { list, text, exitCode } = await check(breakBackend(openEmbedded(), free), WRITE);
  expect(exitCode).toBe(1);
  expect(list('breaks')).toEqual(['GET /v1/fees/recommended']);
  expect(text).toMatch(/^Result: .* with this explorer/m);
});

test('a backend that cannot be reached is one finding', async () => {
  const down: Flaw = { call: 'GET /auth/users', answer: () => Response.error() };
  const { list, read } = await check(breakBackend(openEmbedded(), down), WRITE);
  expect(list('breaks')).toEqual(['GET /auth/users']);
  expect(read('GET /auth/users')).toMatch(/There is no answer/);
});

test.each([
  ['PUT /contracts/*', 'PUT /contracts/{id}'],
  ['GET /contracts/*', 'GET /contracts/{id}'],
])('a backend that fails on %s is left without drafts', async (call, subject) => {
  const backend = openEmbedded();
  const { list, exchanges } = await check(breakBackend(backend, fail(call, 500)), WRITE);
  expect(list('breaks')).toContain(subject);
  const count = (method: string, path: RegExp) =>
    exchanges.filter((each) => each.method === method && path.test(each.path) && each.status < 300).length;
  expect(count('POST', /^\/contracts$/)).toBe(2);
  expect(count('DELETE', /^\/contracts\/[^/]+$/)).toBe(2);
});

test("the password of the operator's account is not that of the new accounts", async () => {
  const own = { email: 'nobody@example.com', password: WRITE.password };
  const { exchanges } = await check(openEmbedded(), { ...own, write: true });
  const sent = exchanges.filter(({ path }) => path === '/auth/register').map(({ body }) => JSON.stringify(body));
  expect(sent).toHaveLength(2);
  expect(sent.join()).not.toContain(WRITE.password);
});
