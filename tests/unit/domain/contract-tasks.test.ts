import { expect, it } from 'vitest';
import { listTasks, type TaskKind } from '@/domain/contracts/contract-needs';

it.each<[string, TaskKind[], ('sign' | 'deposit')[], boolean]>([
  ['nothing', [], [], false],
  ['a signature, then an answer, then deposits', ['sign', 'answer', 'deposit'], ['deposit', 'sign'], true],
  ['each deposit', ['deposit', 'deposit'], ['deposit', 'deposit'], false],
])('a contract needs %s', (_, tasks, kinds, isChanged) => {
  const needs = kinds.map((kind) => ({ kind }));
  expect(listTasks(needs, isChanged)).toEqual(tasks);
});
