import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONTRACT_STATUSES, GUARANTEE_PERMISSIONS, mayInTable, ROLES } from '@tests/permissions-table';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { ContractAction, Role } from '@/domain/contracts/permissions';
import type { GuaranteeAction } from '@/domain/withdrawals/withdrawal-stage';
import type { WireUser } from '@/services/schemas/wire';
import { createContract, person, readLocation, testWorld, visit } from './support';

// The addresses of this test are not derived from any keys, but their balance must count.
vi.stubEnv('VITE_DEPOSIT_SCRIPT', 'unverified');

/** Compares rendered buttons and links for every role and status with the permission table. */

const world = testWorld();
const API = 'http://backend.test/api';

/** A user per role, and a contract between the first two. */
async function createUsers() {
  const [owner, counterparty, stranger] = ['Ana', 'Berto', 'Carla'].map((name) => person(world, name)) as [
    WireUser,
    WireUser,
    WireUser,
  ];
  const people: Record<Role, WireUser | null> = { visitor: null, owner, counterparty, stranger };
  return { people, owner, counterparty, id: await createContract(owner, {}, counterparty) };
}

const has = (role: string, name: string) => screen.queryByRole(role, { name }) !== null;

/** Detects whether an action is offered on the contract screen. */
const OFFERED: Partial<Record<ContractAction, () => boolean>> = {
  publish: () => has('button', 'Publish Contract'),
  share: () => has('button', 'Share Contract'),
  edit: () => has('button', 'Edit') || has('menuitem', 'Edit'),
  'add-guarantee': () => has('button', 'Add Guarantee'),
  chat: () => screen.queryByPlaceholderText('Type your message...') !== null,
};

const everyCase = ROLES.flatMap((role) => CONTRACT_STATUSES.map((status) => ({ role, status })));

// Spec: 6.screens
describe('actions on a contract', () => {
  async function come(role: Role, status: string, path: (id: unknown) => string) {
    const { people, id } = await createUsers();
    const stored = world.backend.store.contract(id);
    if (stored !== undefined) Object.assign(stored, { status });
    visit(path(id), people[role]);
  }

  it.each(everyCase)('on its screen: $role, $status', async ({ role, status }) => {
    await come(role, status, (id) => `/contracts/${id}`);
    if (role === 'visitor') await waitFor(() => expect(readLocation().path).toBe('/login'));
    else await screen.findByRole('heading', { name: 'Sale of a bicycle', level: 1 });
    // Of a contract that is over, Edit is in the menu.
    const more = screen.queryByRole('button', { name: 'More' });
    if (status === 'completed' && more !== null) await userEvent.click(more);
    for (const [action, offered] of Object.entries(OFFERED)) {
      // Both have joined, so that nobody is waited for.
      const stage = status === 'pending_counterparty' ? 'active' : status;
      expect([action, offered()]).toEqual([action, mayInTable(action as ContractAction, role, stage)]);
    }
  });

  it.each(everyCase)('joining: $role, $status', async ({ role, status }) => {
    await come(role, status, (id) => `/contracts/${id}/join`);
    if (mayInTable('join', role, status)) {
      expect(await screen.findByRole('button', { name: 'Accept Contract' })).toBeTruthy();
      return;
    }
    if (role === 'stranger') await screen.findByText('This contract is no longer accepting new counterparties.');
    else await waitFor(() => expect(readLocation().path).not.toMatch(/\/join$/));
    expect(has('button', 'Accept Contract')).toBe(false);
  });

  it.each(everyCase.filter(({ role }) => role === 'owner' || role === 'counterparty'))(
    'deleting on the list: $role, $status',
    async ({ role, status }) => {
      await come(role, status, () => '/contracts');
      await screen.findByRole('link', { name: 'Sale of a bicycle' });
      expect(has('button', 'Delete')).toBe(mayInTable('delete', role, status));
    },
  );
});

const LABELS: Record<GuaranteeAction, string> = {
  release: 'Release Guarantee',
  'release-remaining': 'Release Remaining Balance',
  sign: 'Sign Withdrawal',
  cancel: 'Cancel Transaction',
  'open-dispute': 'Open Dispute',
  deposit: 'Deposit',
  'view-transaction': 'View Transaction',
};

const COIN = { txid: 'cd'.repeat(32), vout: 0, value: 100_000, status: { confirmed: true } };

// Spec: 2.guarantee-buttons, 4.withdrawal-flow, 6.screens
describe('actions on a guarantee', () => {
  /** A contract with a guarantee per table row. */
  async function everyGuarantee() {
    const { people, owner, counterparty, id } = await createUsers();
    const ids = { owner: owner.id, counterparty: counterparty.id };
    const guarantees = GUARANTEE_PERMISSIONS.map(({ case: description, status, last }, at) => ({
      id: `g${at}`,
      description,
      status,
      amount: '0.001',
      contractor_id: owner.id,
      deposits: [{ id: `d${at}`, address: String(at), status: 'pending' }],
      withdrawals:
        last === null
          ? []
          : [
              {
                id: `w${at}`,
                withdrawal: true,
                status: 'pending',
                signer: last.signer && ids[last.signer],
                txid: last.txid,
              },
            ],
    }));
    world.server.use(
      http.get(`${API}/contracts/:id/fillcontract`, () => HttpResponse.json({ guarantees })),
      http.get('http://explorer.test/explorer/api/address/:address/utxo', ({ params }) => {
        const value = GUARANTEE_PERMISSIONS[Number(params.address)]?.balance ?? 0;
        return HttpResponse.json(value === 0 ? [] : [{ ...COIN, value }]);
      }),
    );
    return { people, id };
  }

  it.each(ROLES)('%s', async (role) => {
    const { people, id } = await everyGuarantee();
    visit(`/contracts/${id}`, people[role]);
    if (role === 'visitor') {
      await waitFor(() => expect(readLocation().path).toBe('/login'));
      expect(screen.queryAllByRole('article')).toEqual([]);
      return;
    }
    for (const { case: name, may } of GUARANTEE_PERMISSIONS) {
      const card = within(await screen.findByRole('article', { name }));
      const readOffered = () =>
        Object.values(LABELS).filter(
          (label) => card.queryByRole('button', { name: label }) ?? card.queryByRole('link', { name: label }),
        );
      const table = (may[role] ?? []).map((action) => LABELS[action]);
      await waitFor(() => expect([name, readOffered().sort()]).toEqual([name, table.sort()]));
    }
  });
});
