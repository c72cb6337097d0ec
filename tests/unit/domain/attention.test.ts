import { describe, expect, it } from 'vitest';
import { type ContractSnapshot, findNews, pickContractsToWatch } from '@/domain/contracts/attention';
import { findContractNeeds } from '@/domain/contracts/contract-needs';
import type { Message } from '@/domain/models';
import { makeContract, makeGuarantee, makeWithdrawal } from './make';

function message(id: string, userId: string): Message {
  return { id, userId, contractId: 'c1', content: 'Hello', createdAt: null };
}

/** A contract with withdrawals signed by the counterparty. */
function snapshot(withdrawals: string[], messages: Message[] | null): ContractSnapshot {
  const guarantees = withdrawals.map((id) =>
    makeGuarantee({ id: `g-${id}`, status: 'active', withdrawals: [makeWithdrawal({ id, signer: 'other' })] }),
  );
  const contract = makeContract({ title: 'Roof', contractors: ['me', 'other'], guarantees });
  return { contract, needs: findContractNeeds(contract, 'me'), messages };
}

const hello = message('m1', 'other');

describe('news since the user left', () => {
  it.each<[string, ContractSnapshot[], ContractSnapshot, boolean]>([
    ['nothing', [snapshot(['w1'], [hello])], snapshot(['w1'], [hello]), false],
    ['a withdrawal', [snapshot([], [])], snapshot(['w1'], []), true],
    ['another withdrawal', [snapshot(['w1'], [])], snapshot(['w1', 'w2'], []), true],
    ['a withdrawal of a contract that is new too', [], snapshot(['w1'], []), true],
    ['a message of the other one', [snapshot([], [])], snapshot([], [hello, message('m2', 'other')]), true],
    ['not the own message', [snapshot([], [])], snapshot([], [message('m2', 'me')]), false],
    ['not messages that were there at the first look', [snapshot([], null)], snapshot([], [hello]), false],
    ['both', [snapshot([], [])], snapshot(['w1'], [hello]), true],
  ])('%s', (_what, before, after, isNews) => {
    expect(findNews(before, [after], 'me')).toEqual(isNews ? [after.contract] : []);
  });
});

describe('contracts polled in a hidden tab', () => {
  const contracts = ['1', '2', '3', '4', '5'].map((id) =>
    makeContract({ id, status: id === '5' ? 'draft' : 'active' }),
  );
  it.each([
    [null, '432'],
    ['1', '143'],
    ['5', '543'],
    ['4', '432'],
  ])('with %s on screen', (open, ids) => {
    expect(pickContractsToWatch(contracts, open).join('')).toBe(ids);
  });
});
