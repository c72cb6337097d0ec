import { describe, expect, it } from 'vitest';
import { readStateMessage } from '@/lib/navigation-state';

describe('readStateMessage', () => {
  it('reads the message of a navigation state', () => {
    expect(readStateMessage({ message: 'Contract created.' })).toBe('Contract created.');
  });

  it.each([null, undefined, 'text', 7, [], {}, { message: '' }, { message: 7 }, { message: null }])(
    'finds none in %j',
    (state) => {
      expect(readStateMessage(state)).toBeNull();
    },
  );
});
