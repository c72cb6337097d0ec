import { createNextState } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { findById, findIndexById, getIndexById, replaceEntity, toOriginal } from '@/store/contracts/entities';

describe('a list in a reducer', () => {
  const state = {
    list: [
      { id: 1, name: 'a' },
      { id: '2', name: 'b' },
      { id: 2, name: 'second of the id' },
    ],
  };

  it('is searched as it was before the action, without creating drafts', () => {
    createNextState(state, (draft) => {
      expect(toOriginal(draft.list)).toBe(state.list);
      draft.list.push({ id: 3, name: 'c' });
      expect(findIndexById(draft.list, 3)).toBe(-1);
    });
    expect(toOriginal(state.list)).toBe(state.list);
  });

  it.each([
    ['1', 0],
    [2, 1],
    [404, -1],
  ])('the id %j, as text or number, is found at %i, the first of several', (id, index) => {
    expect(findIndexById(state.list, id)).toBe(index);
    createNextState(state, (draft) => {
      expect(findIndexById(draft.list, id)).toBe(index);
    });
  });
});

describe('an index', () => {
  const list = [
    { id: 1, name: 'a' },
    { id: '2', name: 'b' },
    { id: 2, name: 'second of the id' },
  ];

  it.each([
    ['1', 0],
    [2, 1],
    [404, -1],
  ])('finds the id %j at %i, the first of several', (id, index) => {
    expect(getIndexById(list, id)).toBe(index);
    expect(findById(list, id)).toBe(list[index] ?? null);
  });

  it('is kept by a copy with a replaced entity, and not by other lists', () => {
    const changed = replaceEntity(list, getIndexById(list, 2), { id: 2, name: 'changed' });
    expect(findById(changed, '2')).toEqual({ id: 2, name: 'changed' });
    expect(findById(list, '2')).toEqual({ id: '2', name: 'b' });
    const shorter = changed.slice(1);
    expect(getIndexById(shorter, 2)).toBe(0);
    expect(findById(shorter, 1)).toBeNull();
    expect(Object.isFrozen(changed)).toBe(true);
  });

  it('is built again if the id changed', () => {
    const changed = replaceEntity(list, getIndexById(list, 1), { id: 9, name: 'other' });
    expect(findById(changed, 9)).toEqual({ id: 9, name: 'other' });
    expect(findById(changed, 1)).toBeNull();
  });
});
