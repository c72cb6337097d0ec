import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { nightly } from '@tests/daily';
import { type ApiCall, CALLS as BACKEND_CALLS } from '@tests/openapi/calls';
import { formatDocument } from '@tests/openapi/document';
import { EXPLORER_CALLS } from '@tests/openapi/explorer-calls';
import { OpenApiValidator } from '@tests/openapi/validator';
import { describe, expect, test } from 'vitest';
import { CALLS as SERVICE_CALLS } from './services/calls';

const FILE = 'docs/openapi.json';
const text = readFileSync(FILE, 'utf8');
const DECLARED: readonly ApiCall[] = [...BACKEND_CALLS, ...EXPLORER_CALLS];
const validator = new OpenApiValidator(FILE);

/** Calls of the tables in docs/api.md, with parameters as `{}`. */
function listDocumented(): string[] {
  const rows = readFileSync('docs/api.md', 'utf8').matchAll(/^\| ((?:GET|POST|PUT|DELETE)[^|]*) \|/gm);
  return [...rows].flatMap(([, cell = '']) => readCell(cell)).map(nameCall);
}

/** `GET, DELETE /a/{id}` is two calls, and so is `GET /a/b/{id} and .../c/{id}`. */
function readCell(cell: string): string[] {
  const [, methods = '', paths = ''] = /^([A-Z, ]+) (\/.*)$/.exec(cell) ?? [];
  const [first = '', second] = paths.replace(/,.*/, '').split(' and ');
  const parent = first.split('/').slice(0, -2).join('/');
  const all = second === undefined ? [first] : [first, second.replace('...', parent)];
  return methods.split(', ').flatMap((method) => all.map((path) => `${method} ${path}`));
}

const nameCall = (call: string) => call.replace(/\?.*/, '').replace(/\{\w+\}/g, '{}');

describe('docs/openapi.json', () => {
  test('is what npm run openapi writes', () => {
    expect(text).toBe(formatDocument());
  });

  nightly('has no fault for Redocly', async () => {
    const config = await createConfig({
      extends: ['recommended-strict'],
      rules: {
        // Not every call has an expected refusal: `default` declares the others.
        'operation-4xx-response': 'off',
        // The specification has /contracts/{id}/contractor and /contracts/user/{userId}. Fixed parts come first.
        'no-ambiguous-paths': 'off',
        'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
      },
    });
    const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  });

  test('has the calls of docs/api.md and no others', () => {
    const declared = DECLARED.map(({ call }) => nameCall(call));
    expect(declared.sort()).toEqual([...new Set(listDocumented())].sort());
  });

  test.each(DECLARED)('declares the example of $call', ({ call, request, answer }) => {
    const [method = '', path = ''] = call.split(' ');
    const exchange = { method, path: path.replace(/\{\w+\}/g, '7'), status: 200 };
    expect(validator.judge({ ...exchange, body: request?.example, answer: answer?.example })).toEqual([]);
  });
});

describe('what the services send and read', () => {
  test.each(SERVICE_CALLS)('$sends is declared', ({ sends, body, answer = null }) => {
    const [method = '', path = ''] = sends.split(' ');
    expect(validator.judge({ method, path, status: 200, body, answer })).toEqual([]);
  });

  test.each([
    ['a contract without an id', { method: 'GET', path: '/contracts/7', status: 200, answer: { title: 'Roof' } }],
    ['a list that is an object', { method: 'GET', path: '/auth/users', status: 200, answer: { users: [] } }],
    ['a number as address', { method: 'POST', path: '/contracts/deposit', status: 200, answer: { id: 1, address: 7 } }],
    ['an amount in words', { method: 'GET', path: '/contracts/guarantee/8', status: 200, answer: { amount: 'one' } }],
    ['a call that is not documented', { method: 'GET', path: '/contracts', status: 200, answer: [] }],
    ['a text as failure', { method: 'DELETE', path: '/contracts/7', status: 409, answer: 'no' }],
    [
      'a request with an unknown field',
      {
        method: 'POST',
        path: '/auth/login',
        status: 200,
        body: { username: 'a', password: 'b', otp: 1 },
        answer: { id: 1 },
      },
    ],
  ])('%s is a fault', (_name, exchange) => {
    expect(validator.judge(exchange)).not.toEqual([]);
  });
});
