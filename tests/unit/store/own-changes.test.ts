import { describe, expect, it } from 'vitest';
import { withOwnChanges } from '@/store/own-changes';

const item = (id: string | number, text = 'old') => ({ id, text });
const [one, two, three] = [item(1), item(2), item(3)];

describe('a fetched list and what was changed here meanwhile', () => {
  it.each([
    ['nothing changed', [item('1', 'new'), item(4)], [one], [one], [item('1', 'new'), item(4)]],
    ['one was added', [item(1, 'new')], [one], [one, two], [item(1, 'new'), two]],
    ['one was added that the list has already', [item(1), item('2', 'new')], [one], [one, two], [item(1), two]],
    ['one was changed', [item(1), item(2)], [one, two], [one, item(2, 'mine')], [item(1), item(2, 'mine')]],
    ['one was deleted', [item(1), item(2)], [one, two], [one], [item(1)]],
    ['one is gone at the backend', [item(1)], [one, two], [one, two, three], [item(1), three]],
  ])('%s', (_, fetched, before, now, expected) => {
    expect(withOwnChanges(fetched, before, now)).toEqual(expected);
  });
});
