import { describe, expect, test } from 'vitest';
import type { Message } from '@/domain/models';
import { createMessageOrder } from '@/features/chat/chat-message';

function createMessage(id: string, createdAt: string | null): Message {
  return { id, userId: 'u1', contractId: 'c1', content: id, createdAt } as Message;
}

const [first, second, third, late] = [
  createMessage('first', '2026-11-01T09:00:00.000Z'),
  createMessage('second', '2026-11-01T10:00:00.000Z'),
  createMessage('third', '2026-11-01T11:00:00.000Z'),
  createMessage('late', '2026-11-01T08:00:00.000Z'),
];
const undated = createMessage('undated', null);

describe('the order of messages', () => {
  test.each<[string, Message[], Message[], Message[]]>([
    ['one more at the end', [first, second], [first, second, third], [first, second, third]],
    ['an older one at the end', [first, second], [first, second, late], [late, first, second]],
    ['an older one after an unordered list', [second, first], [second, first, late], [late, first, second]],
    ['a newer one after an unordered list', [second, first], [second, first, third], [first, second, third]],
    ['one in the middle', [first, third], [first, second, third], [first, second, third]],
    ['one deleted', [first, second, third], [first, third], [first, third]],
    ['all deleted', [first, second], [], []],
    ['the first one after none', [], [first], [first]],
    ['another list of the same length', [first, second], [third, first], [first, third]],
    ['one without a date', [first, second], [first, second, undated], [first, second, undated]],
  ])('is that of their dates: %s', (_, before, messages, expected) => {
    const order = createMessageOrder();
    order(before);
    expect(order(messages).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect(order(messages)).toEqual(createMessageOrder()(messages));
  });

  test('copies no list that is in order', () => {
    const order = createMessageOrder();
    const messages = [first, second, third];
    expect(order(messages)).toBe(messages);
  });
});
