import {
  CONTRACT_PERMISSIONS,
  CONTRACT_STATUSES,
  GUARANTEE_PERMISSIONS,
  type LastWithdrawal,
  mayInTable,
  ROLES,
} from '@tests/permissions-table';
import { describe, expect, it, test } from 'vitest';
import {
  type ContractAction,
  canDo,
  getRole,
  isUnshared,
  listGuaranteeActions,
  needsOwnKey,
  type Role,
} from '@/domain/contracts/permissions';
import { makeContract, makeGuarantee, makeWithdrawal, sats } from './make';

const IDS: Record<Role, string | null> = {
  visitor: null,
  owner: 'owner',
  counterparty: 'counterparty',
  stranger: 'someone',
};

// Spec: 6.rules
describe('permissions on a contract', () => {
  const actions = Object.keys(CONTRACT_PERMISSIONS) as ContractAction[];
  const table = actions.flatMap((action) =>
    ROLES.flatMap((role) =>
      // With a counterparty, nobody is waited for.
      CONTRACT_STATUSES.filter((status) => status !== 'pending_counterparty' || role !== 'counterparty').map(
        (status) => ({
          ...{ action, role, status },
          may: mayInTable(action, role, status),
        }),
      ),
    ),
  );

  it.each(table)('$role, $action, $status: $may', ({ action, role, status, may }) => {
    const contractors = status === 'pending_counterparty' ? ['owner'] : ['owner', 'counterparty'];
    const contract = makeContract({ status, contractors });
    expect(getRole(contract, IDS[role])).toBe(role);
    expect(canDo(contract, IDS[role], action)).toBe(may);
  });
});

it('a contract that both have joined is active, whatever the server says of waiting', () => {
  const contract = makeContract({ status: 'pending_counterparty', contractors: ['owner', 'counterparty'] });
  const actions = ['share', 'add-guarantee'] as const;
  const may = (user: string) => actions.filter((action) => canDo(contract, user, action));
  expect([may('owner'), may('counterparty'), may('someone')]).toEqual([['add-guarantee'], ['add-guarantee'], []]);
});

it.each([
  ['draft', ['owner'], true],
  ['draft', [], true],
  ['draft', ['owner', 'counterparty'], false],
  ['pending_counterparty', ['owner'], false],
  ['archived', ['owner'], false],
])('%s of %j is seen by its author alone: %s', (status, contractors, unshared) => {
  expect(isUnshared(makeContract({ status, contractors }))).toBe(unshared);
});

describe('the arbitrator of a contract', () => {
  const contract = makeContract({ arbitrator: 7 });

  it.each(CONTRACT_STATUSES)('may read and write in its chat, and do nothing else of the parties: %s', (status) => {
    const actions = Object.keys(CONTRACT_PERMISSIONS) as ContractAction[];
    const asStranger = actions.filter((action) => canDo({ ...contract, status, arbitrator: null }, '7', action));
    expect(actions.filter((action) => canDo({ ...contract, status }, '7', action))).toEqual([...asStranger, 'chat']);
  });
});

// Spec: 6.rules
describe('permissions on a guarantee', () => {
  const table = GUARANTEE_PERMISSIONS.flatMap(({ case: name, status, last, balance, may }) =>
    ROLES.map((role) => ({ name, role, status, last, balance, may: may[role] ?? [] })),
  );
  const withdrawals = (last: LastWithdrawal) =>
    last === null ? [] : [makeWithdrawal({ signer: last.signer, txid: last.txid ?? null })];

  it.each(table)('$role, $name: $may', ({ role, status, last, balance: satoshis, may }) => {
    const guarantee = makeGuarantee({ status, withdrawals: withdrawals(last) });
    const balance = sats(satoshis);
    expect(listGuaranteeActions({ contract: makeContract(), guarantee, userId: IDS[role], balance })).toEqual(may);
  });
});

test('a guarantee that is only proposed takes no deposit', () => {
  const guarantee = makeGuarantee({ status: 'pending' });
  const view = { contract: makeContract(), guarantee, userId: 'owner', balance: sats(0) };
  expect(listGuaranteeActions(view)).toContain('deposit');
  expect(listGuaranteeActions({ ...view, isProposed: true })).not.toContain('deposit');
});

describe('actions that need a working key', () => {
  it.each(['deposit', 'release', 'release-remaining', 'sign'] as const)('%s', (action) => {
    expect(needsOwnKey(action)).toBe(true);
  });

  it.each(['addresses', 'cancel', 'open-dispute', 'view-transaction'] as const)('not %s', (action) => {
    expect(needsOwnKey(action)).toBe(false);
  });
});
