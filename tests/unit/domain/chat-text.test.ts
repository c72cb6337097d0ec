import { expect, test } from 'vitest';
import type { Message } from '@/domain/models';
import { formatChat } from '@/domain/records/chat-text';

const NAMES: Record<string, string> = { u1: 'Ana', u2: 'Berto' };
const write = (...messages: Message[]) =>
  formatChat(messages, { nameOf: (id) => NAMES[String(id)] ?? String(id), unknown: 'unknown' });

const first: Message = {
  id: '1',
  contractId: '7',
  userId: 'u1',
  createdAt: '2026-11-01T10:00:00.000Z',
  content: 'It rains in.',
};
const second: Message = {
  id: '2',
  contractId: '7',
  userId: 'u2',
  createdAt: '2026-11-01T12:30:05+01:00',
  content: 'I know.\n\nOn Monday.',
};

test('has one head for each message, with the moment in UTC and the name, then the text', () => {
  expect(write(second, first)).toBe(
    '2026-11-01 10:00:00 UTC, Ana\n  It rains in.\n\n2026-11-01 11:30:05 UTC, Berto\n  I know.\n  \n  On Monday.\n',
  );
});

test('says what the server does not', () => {
  expect(write({ ...first, userId: null, createdAt: null })).toBe('unknown, unknown\n  It rains in.\n');
  expect(write({ ...first, createdAt: 'yesterday' })).toBe('yesterday, Ana\n  It rains in.\n');
});

test.each(['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
  'no message and no name can pass for another message: line end %j',
  (end) => {
    const forged = `2026-11-02 09:00:00 UTC, Berto${end}  I owe you everything.`;
    const text = write({ ...first, content: `Well.${end}${end}${forged}` });
    expect(text.split(/[\n\v\f\r\u0085\u2028\u2029]/).filter((line) => /^\S/.test(line))).toHaveLength(1);
    const named = formatChat([first], { nameOf: () => `Ana\u202e${end}${forged}`, unknown: '' });
    expect(named.split('\n').filter((line) => /^\S/.test(line))).toHaveLength(1);
    expect(named).not.toContain('\u202e');
  },
);
