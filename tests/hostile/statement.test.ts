import { addressToScript } from '@mocks/chain/addresses';
import { toHex } from '@mocks/chain/bytes';
import { demoAddress, demoKey } from '@mocks/demo/demo-keys';
import { nightly } from '@tests/daily';
import { describe, expect, test } from 'vitest';
import { makeStatement } from '@/store/records/statement.thunks';
import { addDeposit } from './guarantees';
import { GUARANTEE_REF, hostileStages, type Stage } from './stage';
import { countCalls } from './traffic';

/* docs/records.md#statement */

const open = hostileStages();
const { contractId } = GUARANTEE_REF;
const MALLORY = toHex(demoKey('mallory@example.com').publicKey);
const FILL = `/api/contracts/${contractId}/fillcontract`;

type Json = Record<string, unknown>;
type Fill = { keys: { public_key: string }[]; guarantees: { deposits: Json[]; withdrawals: Json[] }[] } & Json;

/** Loads the contract as its screen does, and reads its statement. */
async function read(stage: Stage) {
  await stage.reload();
  const { signal } = new AbortController();
  const { lines } = await stage.store.dispatch(makeStatement(contractId, signal));
  return lines.map(({ event, status, amount, txid }) => ({ event, status, amount, txid }));
}

function lieAboutFill(stage: Stage, change: (guarantee: Fill['guarantees'][number], fill: Fill) => void): void {
  stage.lie('get', FILL, (answer) => {
    const fill = answer as Fill;
    for (const guarantee of fill.guarantees) change(guarantee, fill);
    return fill;
  });
}

describe('an honest backend', () => {
  test('a deposit without a record is found in the chain', async () => {
    const stage = await open('paid', 'ana');
    lieAboutFill(stage, ({ deposits }) => {
      for (const deposit of deposits) Object.assign(deposit, { txid: null, vout: null, amount: null });
    });
    expect(await read(stage)).toMatchObject([{ event: 'deposit', status: 'confirmed', amount: 100_000 }]);
  });
});

describe('a backend that invents', () => {
  test.each([
    ['of somebody else', payElsewhere],
    ['that does not exist', () => 'ab'.repeat(32)],
  ])('a deposit with a transaction %s', async (_what, find) => {
    const stage = await open('funded', 'ana');
    const foreign = find(stage);
    lieAboutFill(stage, ({ deposits }) => {
      deposits.push({ ...deposits[0], id: 'forged', txid: foreign, vout: 0, amount: '5.00000000' });
    });
    expect(await read(stage)).toMatchObject([
      { status: 'confirmed', amount: 100_000 },
      { status: 'unconfirmed', amount: 500_000_000, txid: foreign },
    ]);
  });

  test('another amount: the chain decides', async () => {
    const stage = await open('funded', 'ana');
    lieAboutFill(stage, ({ deposits }) => {
      for (const deposit of deposits) deposit.amount = '9.00000000';
    });
    expect(await read(stage)).toMatchObject([{ status: 'confirmed', amount: 100_000 }]);
  });

  test('a key, so that its own address looks like one of the contract', async () => {
    const stage = await open('spent', 'ana');
    lieAboutFill(stage, (_guarantee, fill) => {
      fill.keys[1] = { public_key: MALLORY };
    });
    expect((await read(stage)).filter(({ status }) => status !== 'unconfirmed')).toEqual([]);
  });
});

describe('a backend that floods', () => {
  const countHistories = ({ sent }: Stage) => countCalls(sent, /\/address\/[^/]+\/txs/);

  nightly('with transactions: none of them is asked for, and the real one is found', async () => {
    const stage = await open('funded', 'ana');
    lieAboutFill(stage, ({ deposits }) => {
      const [first] = deposits;
      for (let at = 0; at < 100; at += 1)
        deposits.push({ ...first, id: `forged-${at}`, txid: `ffff${String(at).padStart(60, '0')}`, vout: 0 });
    });
    expect((await read(stage)).filter(({ status }) => status === 'confirmed')).toHaveLength(1);
    expect(countHistories(stage)).toBe(1);
  });

  test('with valid addresses: the paid one is found', async () => {
    const stage = await open('funded', 'ana');
    for (let at = 0; at < 12; at += 1) await addDeposit(stage, GUARANTEE_REF.guaranteeId, 0);
    stage.backend.store.state.transactions.reverse();
    expect(await read(stage)).toMatchObject([{ status: 'confirmed', amount: 100_000 }]);
  });
});

/** A confirmed transaction that has nothing to do with the contract. */
function payElsewhere({ backend }: Stage): string {
  const txid = backend.chain.send(addressToScript(demoAddress('mallory')) ?? new Uint8Array(), 500_000);
  backend.chain.mine();
  return txid;
}
