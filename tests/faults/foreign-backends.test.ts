import { toHex } from '@mocks/chain/bytes';
import { demoKey } from '@mocks/demo/demo-keys';
import { createForeignBackend, type ForeignBackend } from '@tests/e2e/foreign/backend';
import type { ForeignOptions } from '@tests/e2e/foreign/options';
import { type Exchange, OpenApiValidator } from '@tests/openapi/validator';
import { sealAsCryptoJsRecord } from '@tests/unit/bitcoin/foreign-envelopes';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { settings } from '@/config/settings';
import { preparePaidAmounts } from '@/services/schemas/paid-amount';
import { installClock, uninstallClock } from './clock';
import { playMoneyJourney } from './foreign/journey';
import { type ForeignNetwork, installForeignNetwork } from './foreign/network';
import { ForeignPerson } from './foreign/people';
import { PASSWORD } from './scenes';
import { installTabs } from './tab';

/* The journey of the money on backends that follow the specification alone (docs/api.md#deposits-and-withdrawals). */

interface Variant {
  name: string;
  options: Partial<ForeignOptions>;
  /** Calls that the backend refuses on this journey, each once or more. */
  refused?: string[];
}

const BY_CALLS = { fill: 'keys' } as const;
const LIST_CALLS = ['GET /contracts/guarantee/deposit/{id}', 'GET /contracts/guarantee/withdrawal/{id}'];

/** At a backend that does not take back the lists of its contracts. */
const PUTS = ['PUT /contracts/{id}/guarantee'];

/** The release that is made again pays less than its record says, which the backend does not change. */
const AMOUNT_SETTLED = ['PUT /contracts/transaction/{id}'];

const VARIANTS: Variant[] = [
  { name: 'the lists in its fill, but no empty ones', options: {}, refused: ['PUT /contracts/{id}'] },
  {
    name: 'the lists in its contracts, which it does not take back',
    options: { fill: 'keys', contractLists: true },
    refused: PUTS,
  },
  { name: 'saves that need the lists of its contracts', options: { fill: 'keys', contractLists: true, puts: 'crash' } },
  {
    name: 'no more in its answers than the specification names, saves that replace',
    options: { answers: 'spec', puts: 'replace' },
  },
  { name: 'the lists by their own calls only', options: BY_CALLS },
  {
    name: 'a fill without the lists that its contracts have',
    options: { fill: 'balances', contractLists: true },
    refused: PUTS,
  },
  {
    name: 'no fillcontract',
    options: { fill: 'none', keys: 'contract' },
    refused: ['GET /contracts/{id}/fillcontract'],
  },
  {
    name: 'no calls for lists, which its contracts have',
    options: { fill: 'keys', contractLists: true, listCalls: 'none' },
    refused: [...LIST_CALLS, ...PUTS],
  },
  { name: 'status 404 for empty lists', options: { ...BY_CALLS, listCalls: 'filled' }, refused: LIST_CALLS },
  { name: 'keys in its list of users only', options: { ...BY_CALLS, keys: 'users' } },
  { name: 'no depositors', options: { ...BY_CALLS, depositors: 'later' } },
  { name: 'odd amounts beside honest ones', options: { ...BY_CALLS, amounts: 'odd' } },
  { name: 'amounts before the fee', options: { ...BY_CALLS, withdrawalAmount: 'gross' } },
  { name: 'objects as key envelopes', options: { ...BY_CALLS, keys: 'contract', envelopes: 'object' } },
  {
    name: 'such answers, and lists in its contracts only',
    options: { fill: 'keys', contractLists: true, listCalls: 'none', answers: 'spec' },
    refused: [...LIST_CALLS, ...PUTS],
  },
  {
    name: 'no transactions but its own',
    options: { ...BY_CALLS, psbts: 'own' },
    refused: ['PUT /contracts/transaction/{id}'],
  },
  { name: 'slow saves', options: { ...BY_CALLS, slowSaves: 'load' } },
  {
    name: 'all of it',
    options: {
      ...{ fill: 'none', keys: 'users', depositors: 'later', amounts: 'odd', withdrawalAmount: 'gross' },
      ...{ envelopes: 'object', slowSaves: 'load', answers: 'spec', psbts: 'own' },
    },
    refused: ['GET /contracts/{id}/fillcontract', 'PUT /contracts/transaction/{id}'],
  },
];

/** The others are played with `TESTS=all`. */
const PLAYED = ['the lists in its fill', 'no fillcontract', 'no depositors', 'amounts before the fee', 'all of it'];
const variants = VARIANTS.filter(({ name }) => process.env.TESTS === 'all' || PLAYED.includes(name));

let network: ForeignNetwork;

beforeAll(() => preparePaidAmounts('gross'));
beforeAll(() => {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
  installClock();
  installTabs();
});
afterEach(() => {
  network.uninstall();
  Object.assign(settings(), { withdrawalAmount: 'net' });
});
afterAll(uninstallClock);

function openPeople(backend: ForeignBackend): [ForeignPerson, ForeignPerson] {
  network = installForeignNetwork(backend);
  Object.assign(settings(), { withdrawalAmount: backend.ledger.options.withdrawalAmount });
  return [new ForeignPerson('ana', backend, network), new ForeignPerson('berto', backend, network)];
}

describe('a backend with', () => {
  it.each(variants)(
    '$name carries a contract from its draft to the last release',
    async ({ options, refused = [] }) => {
      const backend = createForeignBackend(options);
      const [ana, berto] = openPeople(backend);
      for (const person of [ana, berto]) {
        await person.register();
        await person.logIn();
      }
      await playMoneyJourney(backend, ana, berto);
      const settled = options.withdrawalAmount === 'gross' ? [] : AMOUNT_SETTLED;
      expect(listRefused()).toEqual([...new Set([...refused, ...settled])].sort());
      expect(network.doubled).toEqual([]);
      const { fill, contractLists } = backend.ledger.options;
      expect(asksForDeposits()).toBe(fill !== 'lists' && !contractLists);
      expectDeclared(options);
    },
  );

  it('accounts of another client, with keys that CryptoJS has encrypted, does so too', async () => {
    const backend = createForeignBackend({ ...BY_CALLS, keys: 'contract', envelopes: 'object' });
    const [ana, berto] = openPeople(backend);
    const { publicKey, privateKey = new Uint8Array() } = demoKey('ana@example.com');
    await ana.registerElsewhere(toHex(publicKey), sealAsCryptoJsRecord(toHex(privateKey), PASSWORD));
    await berto.register();
    for (const person of [ana, berto]) await person.logIn();
    await playMoneyJourney(backend, ana, berto);
    expect(listRefused()).toEqual(AMOUNT_SETTLED);
    expectDeclared();
  });
});

/** Names of the backend's calls that it refused. */
function listRefused(): string[] {
  const refused = network.exchanges.filter(({ status, path }) => status >= 400 && !path.startsWith('/tx/'));
  return [...new Set(refused.map(({ method, path }) => `${method} ${path.replace(/\d+/g, '{id}')}`))].sort();
}

/** Whether the deposits are asked for by their own call from the first load after their payment was recorded. */
function asksForDeposits(): boolean {
  const isRecord = ({ method, body }: Exchange) => {
    const { withdrawal, txid = null } = (body ?? {}) as { withdrawal?: boolean; txid?: string | null };
    return method === 'PUT' && withdrawal === false && txid !== null;
  };
  const recorded = network.exchanges.findLastIndex(isRecord);
  const { guarantee_id } = (network.exchanges[recorded] as Exchange).body as { guarantee_id: number };
  const reads = network.exchanges.slice(recorded).filter(({ method }) => method === 'GET');
  const loaded = reads.findIndex(({ path }) => /^\/contracts\/\d+$/.test(path));
  return reads.slice(loaded).some(({ path }) => path === `/contracts/guarantee/deposit/${guarantee_id}`);
}

/** Every request and answer is as docs/openapi.json says, but for the fields that a variant has otherwise. */
function expectDeclared({ amounts, answers }: Partial<ForeignOptions> = {}): void {
  const excepted = [
    ...(amounts === 'odd' ? [/\/amount /] : []),
    ...(answers === 'spec' ? [/^POST \/contracts\/deposit, answer/] : []),
  ];
  const validator = new OpenApiValidator();
  const faults = network.exchanges.flatMap((exchange) => validator.judge(exchange));
  expect(faults.filter((fault) => !excepted.some((pattern) => pattern.test(fault)))).toEqual([]);
}
