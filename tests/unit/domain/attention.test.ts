import { describe, expect, it } from 'vitest';
import { type ContractSnapshot, findNews, pickContractsToWatch } from '@/domain/contract/attention';
import { findContractNeeds } from '@/domain/contract/contract-needs';
import type { Message } from '@/domain/models';
import { makeContract, makeGuarantee, makeWithdrawal } from './make';

function message(id: string, userId: string): Message {
  return { id, userId, contractId: 'c1', content: 'Hello', createdAt: null };
}

/** A contract with withdrawals that the counterparty signed. */
function moment(withdrawals: string[], messages: Message[] | null): ContractSnapshot {
  const guarantees = withdrawals.map((id) =>
    makeGuarantee({ id: `g-${id}`, status: 'active', withdrawals: [makeWithdrawal({ id, signer: 'other' })] }),
  );
  const contract = makeContract({ title: 'Roof', contractors: ['me', 'other'], guarantees });
  return { contract, needs: findContractNeeds(contract, 'me'), messages };
}

const hello = message('m1', 'other');

describe('what is new since somebody left', () => {
  it.each<[string, ContractSnapshot[], ContractSnapshot, string[]]>([
    ['nothing', [moment(['w1'], [hello])], moment(['w1'], [hello]), []],
    ['a withdrawal', [moment([], [])], moment(['w1'], []), ['sign 1']],
    ['another withdrawal', [moment(['w1'], [])], moment(['w1', 'w2'], []), ['sign 1']],
    ['a withdrawal of a contract that is new too', [], moment(['w1'], []), ['sign 1']],
    ['messages of the other one', [moment([], [])], moment([], [hello, message('m2', 'other')]), ['message 2']],
    ['not the own message', [moment([], [])], moment([], [message('m2', 'me')]), []],
    ['not messages that were there at the first look', [moment([], null)], moment([], [hello]), []],
    ['both', [moment([], [])], moment(['w1'], [hello]), ['sign 1', 'message 1']],
  ])('%s', (_what, before, after, expected) => {
    const news = findNews(before, [after], 'me');
    expect(news.map(({ kind, count }) => `${kind} ${count}`)).toEqual(expected);
    expect(news.every(({ title, contractId }) => title === 'Roof' && contractId === 'c1')).toBe(true);
  });
});

describe('the contracts asked after while nobody looks', () => {
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
