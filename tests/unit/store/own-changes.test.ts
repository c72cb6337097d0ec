import { describe, expect, it } from 'vitest';
import { mergeLocal, mergeThreeWay } from '@/store/device/merge-changes';

const item = (id: string | number, text = 'old') => ({ id, text });
const [one, two, three] = [item(1), item(2), item(3)];

describe('mergeLocal: a fetched list and local changes', () => {
  it.each([
    ['nothing changed', [item('1', 'new'), item(4)], [one], [one], [item('1', 'new'), item(4)]],
    ['one was added', [item(1, 'new')], [one], [one, two], [item(1, 'new'), two]],
    ['one was added that the list contains already', [item(1), item('2', 'new')], [one], [one, two], [item(1), two]],
    ['one was changed', [item(1), item(2)], [one, two], [one, item(2, 'mine')], [item(1), item(2, 'mine')]],
    ['one was deleted', [item(1), item(2)], [one, two], [one], [item(1)]],
    ['one was deleted at the backend', [item(1)], [one, two], [one, two, three], [item(1), three]],
  ])('%s', (_, fetched, before, now, expected) => {
    expect(mergeLocal(fetched, before, now)).toEqual(expected);
  });
});

it('mergeLocal drops an entry that was changed here and deleted at the backend', () => {
  expect(mergeLocal([item(1)], [one, two], [one, item(2, 'mine')])).toEqual([item(1)]);
});

describe('mergeThreeWay: a list that two tabs changed', () => {
  const getKey = ({ id }: { id: string | number }) => String(id);
  it.each([
    ['nothing changed', [item(1)], [one], [item(1)], [item(1)]],
    ['each added one', [item(1), item(2)], [one], [one, three], [item(1), item(2), three]],
    ['both added one with the same key: the own one wins', [item(1, 'theirs')], [], [item(1)], [item(1)]],
    [
      'each changed one',
      [item(1, 'theirs'), item(2)],
      [one, two],
      [item(1), item(2, 'mine')],
      [item(1, 'theirs'), item(2, 'mine')],
    ],
    ['both changed one: the own change wins', [item(1, 'theirs')], [one], [item(1, 'mine')], [item(1, 'mine')]],
    ['each deleted one', [item(1), item(3)], [one, two, three], [one, two], [item(1)]],
    ['one was deleted there and changed here', [], [one], [item(1, 'mine')], [item(1, 'mine')]],
    ['one was changed there and deleted here', [item(1, 'theirs')], [one], [], []],
  ])('%s', (_, theirs, before, own, expected) => {
    expect(mergeThreeWay(theirs, before, own, getKey)).toEqual(expected);
  });
});
