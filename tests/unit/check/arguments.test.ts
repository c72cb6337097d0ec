import { expect, test } from 'vitest';
import { readArguments, USAGE } from '@/check/arguments';

const API = 'https://api.example.com/api';
const NONE = { settingsFile: null, explorerUrl: null, email: null, password: null, write: false, returnTo: null };

test.each([
  [[API], { ...NONE, apiUrl: API }],
  [[`${API}//`], { ...NONE, apiUrl: API }],
  [[API, '--settings', 's.json'], { ...NONE, apiUrl: API, settingsFile: 's.json' }],
  [[API, '--write'], { ...NONE, apiUrl: API, write: true }],
  [
    [API, '--explorer', 'https://mempool.space/api/'],
    { ...NONE, apiUrl: API, explorerUrl: 'https://mempool.space/api' },
  ],
  [['--email', 'a@b.c', '--password', 'x', API], { ...NONE, apiUrl: API, email: 'a@b.c', password: 'x' }],
  [
    [API, '--write', '--return-to', 'bc1q', '--password', 'x'],
    { ...NONE, apiUrl: API, write: true, returnTo: 'bc1q', password: 'x' },
  ],
])('%j is read', (words, expected) => {
  expect(readArguments(words, undefined)).toEqual(expected);
});

test('the password may come from the environment', () => {
  expect(readArguments([API, '--email', 'a@b.c'], 'secret')).toMatchObject({ password: 'secret' });
});

test.each([
  [[], /address of the backend is missing/],
  [['api.example.com'], /begins with http/],
  [[API, API], /one address too many/],
  [[API, '--explorer', 'mempool.space'], /begins with http/],
  [[API, '--email', 'a@b.c'], /--email needs --password/],
  [[API, '--password', 'x'], /--password needs --email/],
  [[API, '--return-to', 'bc1q', '--password', 'x'], /--return-to needs --write/],
  [[API, '--return-to', 'bc1q', '--write'], /--return-to needs --password/],
  [[API, '--write', '--return-to', 'bc1q', '--email', 'a@b.c', '--password', 'x'], /do not go together/],
  [[API, '--rite'], /--rite/],
  [[API, '--email'], /--email/],
])('%j is refused', (words, says) => {
  expect(readArguments(words, undefined)).toMatch(says);
});

test('the usage names every option', () => {
  for (const option of ['--settings', '--explorer', '--email', '--password', '--write', '--return-to'])
    expect(USAGE).toContain(option);
});
