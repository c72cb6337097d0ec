import { expect, it } from 'vitest';
import { type ContractTask, listTasks } from '@/domain/contracts/contract-needs';

const ANA = 1;
const BERTO = 2;

it.each<[string, ContractTask[], number | null, string, ('sign' | 'deposit')[], boolean]>([
  ['nothing', [], ANA, 'active', [], false],
  [
    'a signature, then changes, then deposits',
    ['sign', 'changes', 'deposit'],
    ANA,
    'active',
    ['sign', 'deposit'],
    true,
  ],
  ['an invitation, of the owner', ['share'], ANA, 'pending_counterparty', [], false],
  ['an invitation, of nobody else', [], BERTO, 'pending_counterparty', [], false],
  ['no invitation to a draft', [], ANA, 'draft', [], false],
  [
    'deposits before an invitation',
    ['deposit', 'deposit', 'share'],
    ANA,
    'pending_counterparty',
    ['deposit', 'deposit'],
    false,
  ],
])('a contract needs %s', (_, tasks, userId, status, kinds, isChanged) => {
  const contract = { contractors: status === 'active' ? [ANA, BERTO] : [ANA], status };
  expect(
    listTasks(
      contract,
      userId,
      kinds.map((kind) => ({ kind })),
      isChanged,
    ),
  ).toEqual(tasks);
});
