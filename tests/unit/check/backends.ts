import { addressToScript } from '@mocks/chain/addresses';
import type { Chain } from '@mocks/chain/chain';
import { createCheapBackend } from '@tests/cheap-backend';
import { createForeignBackend } from '@tests/e2e/foreign/backend';
import { recordExchanges } from '@tests/openapi/recorder';
import type { Exchange } from '@tests/openapi/validator';
import { getResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import type { CheckOptions } from '@/check/arguments';
import { checkBackend } from '@/check/check-backend';
import { formatReport, type Outcome } from '@/check/report';
import { type Settings, settings } from '@/config/settings';
import { forgetPutForm } from '@/services/put-record';

export interface TestBackend {
  chain: Chain;
  respond(request: Request): Promise<Response>;
}

export function openEmbedded(): TestBackend {
  const backend = createCheapBackend();
  const respond = async (request: Request) => (await getResponse(backend.handlers, request)) ?? Response.error();
  return { respond, chain: backend.chain };
}

/** Takes a fee out of the amount of a withdrawal, and records the amount before it. */
export function openGross(): TestBackend {
  const { chain, respond } = openEmbedded();
  return {
    chain,
    respond: async (request) => {
      if (request.method !== 'POST' || !request.url.endsWith('/contracts/withdrawal')) return respond(request);
      const body = (await request.json()) as { amount: string };
      const amount = ((Math.round(Number(body.amount) * 1e8) - GROSS_FEE) / 1e8).toFixed(8);
      const { method, headers, url } = request;
      const answer = await respond(new Request(url, { method, headers, body: JSON.stringify({ ...body, amount }) }));
      const { transaction } = (await answer.json()) as { transaction: object };
      return Response.json({ transaction: { ...transaction, amount: body.amount } }, { status: answer.status });
    },
  };
}

/** Satoshis, near the estimate for one input. */
const GROSS_FEE = 1_896;

export const BACKENDS: [string, () => TestBackend][] = [
  ['embedded', openEmbedded],
  ['foreign', createForeignBackend],
];

/** A fault of a backend: answers a call instead of it, or changes its answer. */
export interface Flaw {
  /** Method and path, with `*` for ids. */
  call: string;
  answer(honest: () => Promise<Response>, request: Request): Promise<Response> | Response;
}

export function breakBackend({ chain, respond }: TestBackend, ...flaws: Flaw[]): TestBackend {
  return {
    chain,
    respond: async (request) => {
      const path = new URL(request.url).pathname.replace(/^\/api/, '');
      const flaw = flaws.find(({ call }) => {
        const [method, pattern = ''] = call.split(' ');
        return method === request.method && new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(path);
      });
      return flaw === undefined ? respond(request) : flaw.answer(() => respond(request.clone()), request);
    },
  };
}

type Json = Record<string, unknown>;

/** Changes the answer of a call. */
export function change(call: string, edit: (answer: Json) => unknown): Flaw {
  return {
    call,
    answer: async (honest) => {
      const response = await honest();
      const { status } = response;
      return Response.json(edit((await response.json()) as Json), { status });
    },
  };
}

export function fail(call: string, status: number, body: unknown = {}): Flaw {
  return { call, answer: () => Response.json(body, { status }) };
}

export interface Checked {
  text: string;
  exitCode: number;
  exchanges: Exchange[];
  /** Subjects with this outcome. */
  list(outcome: Outcome): string[];
  /** Texts and advice of a subject. */
  read(subject: string): string;
}

export const RETURN_TO = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';
const NOTHING = { settingsFile: null, explorerUrl: null, email: null, password: null, write: false, returnTo: null };
export const WRITE = { write: true, returnTo: RETURN_TO, password: 'correct horse battery staple' };

/** Returns a function that checks a backend. A payment that the check asks for arrives at once. Call it at the top level. */
export function checks() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterAll(() => server.close());
  beforeEach(() => {
    forgetPutForm();
    for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
  });
  return async (
    backend: TestBackend,
    given: Partial<CheckOptions>,
    changes: Partial<Settings> = {},
  ): Promise<Checked> => {
    const exchanges = recordExchanges(server, backend.respond);
    const texts: string[] = [];
    const print = (text: string) => {
      texts.push(text);
      const [, address] = /Now pay about \S+ BTC to (\S+)/.exec(text) ?? [];
      if (address !== undefined) backend.chain.send(addressToScript(address) ?? new Uint8Array(), 10_000);
    };
    const all = { ...settings(), ...changes };
    const wait = () => Promise.reject(new Error('The payment has arrived, and the check still waits'));
    const options = { ...NOTHING, apiUrl: all.apiUrl, ...given };
    const { report, exitCode } = await checkBackend(options, { print, wait }, all);
    const { findings } = report;
    const subjects = (outcome: Outcome) => findings.filter((each) => each.outcome === outcome).map((f) => f.subject);
    return {
      text: texts.join(''),
      exitCode,
      exchanges,
      list: (outcome) => [...new Set(subjects(outcome))],
      read: (subject) => formatReport({ findings: findings.filter((each) => each.subject === subject) }),
    };
  };
}
