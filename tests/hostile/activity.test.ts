import { addressToScript } from '@mocks/chain/addresses';
import { toHex } from '@mocks/chain/bytes';
import { REGTEST } from '@mocks/chain/regtest';
import { demoAddress, demoKey } from '@mocks/demo/demo-keys';
import { nightly } from '@tests/daily';
import { DESTINATION } from '@tests/faults/scenes';
import { sats } from '@tests/unit/domain/make';
import { Psbt } from 'bitcoinjs-lib';
import { describe, expect, test } from 'vitest';
import { selectActivity } from '@/store/activity/activity.selectors';
import { lookUpPayments } from '@/store/activity/payments.thunks';
import { recordActivity } from '@/store/activity/record.thunks';
import { loadContract } from '@/store/contracts/load.thunks';
import { release } from '@/store/withdrawals/release.thunks';
import { addDeposit } from './guarantees';
import { attackReport } from './report';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';
import { countCalls } from './traffic';

/* docs/activity.md */

const open = hostileStages();
const report = attackReport('Activity log');
const { contractId } = GUARANTEE_REF;
const MALLORY = toHex(demoKey('mallory@example.com').publicKey);
const FILL = `/api/contracts/${contractId}/fillcontract`;

type Json = Record<string, unknown>;
type Fill = { keys: { public_key: string }[]; guarantees: { deposits: Json[]; withdrawals: Json[] }[] } & Json;

/** Loads, records and looks up as the open screen does. */
async function look(stage: Stage) {
  await stage.reload();
  await stage.store.dispatch(recordActivity(contractId));
  await stage.store.dispatch(lookUpPayments(contractId)).catch(() => undefined);
  return selectActivity(stage.store.getState(), contractId) ?? [];
}

function lieAboutFill(stage: Stage, change: (guarantee: Fill['guarantees'][number], fill: Fill) => void): void {
  stage.lie('get', FILL, (answer) => {
    const fill = answer as Fill;
    for (const guarantee of fill.guarantees) change(guarantee, fill);
    return fill;
  });
}

async function getDepositEntry(stage: Stage) {
  const entry = (await look(stage)).find(({ kind }) => kind === 'deposit');
  if (entry === undefined) throw new Error('The log has no deposit');
  return entry;
}

describe('an honest backend', () => {
  nightly('deposit and release are in a block, the signature is proven, each once', async () => {
    const stage = await open('spent', 'ana');
    const entries = await look(stage);
    expect(entries.map(({ kind, proof, amount, gone }) => [kind, proof, amount, gone]).sort()).toEqual(
      [
        ['created', 'server', null, false],
        ['joined', 'server', null, false],
        ['guarantee', 'server', 100_000, false],
        ['address', 'server', null, false],
        ['deposit', 'chain', 100_000, false],
        ['signature', 'signed', 99_000, false],
        ['release', 'chain', 99_000, false],
        ...(entries.some(({ kind }) => kind === 'executed') ? [['executed', 'server', null, false]] : []),
      ].sort(),
    );
    expect(await look(stage)).toEqual(entries);
  });

  test('a deposit without a record is found in the chain', async () => {
    const stage = await open('paid', 'ana');
    lieAboutFill(stage, ({ deposits }) => {
      for (const deposit of deposits) Object.assign(deposit, { txid: null, vout: null, amount: null });
    });
    expect(await getDepositEntry(stage)).toMatchObject({ proof: 'chain', amount: 100_000, gone: false });
  });
});

describe('a backend that invents', () => {
  test.each([
    ['of somebody else', payElsewhere],
    ['that does not exist', () => 'ab'.repeat(32)],
  ])('a deposit with a transaction %s', async (what, find) => {
    const stage = await open('funded', 'ana');
    const foreign = find(stage);
    lieAboutFill(stage, ({ deposits }) => {
      deposits.push({ ...deposits[0], id: 'forged', txid: foreign, vout: 0, amount: '5.00000000' });
    });
    const entries = await look(stage);
    expect(entries.find(({ id }) => id === `deposit:${foreign}:0`)).toMatchObject({
      proof: 'server',
      amount: 500_000_000,
    });
    expect(entries.filter(({ kind, proof }) => kind === 'deposit' && proof === 'chain')).toHaveLength(1);
    report.stopped(`invent a deposit with a transaction ${what}`, 'memory', 'it stays a claim of the server');
  });

  nightly.each<[string, (psbt: Psbt) => void]>([
    ['under another key', (psbt) => move(psbt)],
    ['with a bit flipped', (psbt) => flip(psbt)],
    ['that is missing', (psbt) => void Object.assign(psbt.data.inputs[0] ?? {}, { partialSig: [] })],
  ])('a signature %s', async (what, change) => {
    const stage = await open('signed', 'ana');
    lieAboutFill(stage, ({ withdrawals }) => {
      for (const withdrawal of withdrawals) {
        const psbt = Psbt.fromBase64(String(withdrawal.p_psbt), { network: REGTEST });
        change(psbt);
        Object.assign(withdrawal, { p_psbt: psbt.toBase64(), signer: stage.user.id });
      }
    });
    const signatures = (await look(stage)).filter(({ kind }) => kind === 'signature');
    expect(signatures.length).toBeGreaterThan(0);
    for (const entry of signatures) expect(entry).toMatchObject({ proof: 'server', person: stage.user.id });
    report.stopped(`invent a signature ${what}`, 'inspection rule', 'it stays a claim of the server');
  });

  nightly('the amount of a signature that is made here, and then withholds what was signed', async () => {
    const stage = await open('funded', 'ana');
    await stage.store.dispatch(recordActivity(contractId));
    stage.lie('post', '/api/contracts/withdrawal', ({ transaction, ...answer }) => ({
      ...answer,
      transaction: { ...(transaction as Json), amount: '9.00000000' },
    }));
    const order = { address: DESTINATION, finalAmount: sats(50_000), fee: sats(1_896) };
    expect(await stage.store.dispatch(release(GUARANTEE_REF, order, PASSWORD))).toMatchObject({ ok: true });
    lieAboutFill(stage, (guarantee) => {
      guarantee.withdrawals = guarantee.withdrawals.map((each) => ({ ...each, p_psbt: null, amount: '9.00000000' }));
    });
    const signatures = (await look(stage)).filter(({ kind, proof }) => kind === 'signature' && proof === 'signed');
    expect(signatures.map(({ amount }) => amount)).toEqual([50_000]);
    report.stopped('another amount for a signature that was given', 'memory', 'the amount is that of the transaction');
  });

  test('who signed', async () => {
    const stage = await open('signed', 'ana');
    lieAboutFill(stage, ({ withdrawals }) => {
      for (const withdrawal of withdrawals) withdrawal.signer = stage.user.id;
    });
    const signatures = (await look(stage)).filter(({ kind }) => kind === 'signature');
    expect(signatures.map(({ person, proof }) => [person === stage.user.id, proof]).sort()).toEqual([
      [false, 'signed'],
      [true, 'server'],
    ]);
    report.stopped('name another signer', 'inspection rule', 'the key of the signature decides');
  });

  test('keys of its own, so that its own signatures look like those of the counterparty', async () => {
    const stage = await open('signed', 'ana');
    lieAboutFill(stage, (_guarantee, fill) => {
      fill.keys[1] = { public_key: MALLORY };
    });
    const proven = (await look(stage)).filter(({ proof }) => proof !== 'server');
    expect(proven).toEqual([]);
    report.stopped('exchange a key', 'memory', 'nothing is proven while a key is in doubt');
  });
});

describe('a backend that exchanges keys before they are checked', () => {
  test.each<[string, (keys: { public_key: string }[]) => void]>([
    ["replaces the counterparty's", (keys) => Object.assign(keys[1] ?? {}, { public_key: MALLORY })],
    ["replaces the user's own", (keys) => Object.assign(keys[0] ?? {}, { public_key: MALLORY })],
  ])('and %s does not have a signature recorded under another name', async (what, change) => {
    const stage = await open('signed', 'ana');
    lieAboutFill(stage, (_guarantee, { keys }) => change(keys));
    // The contract is on screen before its keys are compared with the remembered ones.
    await stage.store.dispatch(loadContract(contractId));
    await stage.store.dispatch(recordActivity(contractId));
    const entries = selectActivity(stage.store.getState(), contractId) ?? [];
    expect(entries.filter(({ proof }) => proof !== 'server')).toEqual([]);
    report.stopped(`exchange keys: ${what}`, 'memory', 'nothing is proven before the keys are checked');
  });

  test('and turns them round has a signature recorded under the name of its signer', async () => {
    const stage = await open('signed', 'ana');
    lieAboutFill(stage, (_guarantee, { keys }) => void keys.reverse());
    await stage.store.dispatch(loadContract(contractId));
    await stage.store.dispatch(recordActivity(contractId));
    const proven = (selectActivity(stage.store.getState(), contractId) ?? []).filter(({ proof }) => proof !== 'server');
    expect(proven.map(({ kind, person }) => [kind, person])).toEqual([['signature', 'demo-user-2']]);
    report.stopped('turn keys round', 'memory', "the user's key tells which is which");
  });
});

describe('a backend that rewrites', () => {
  test('amount, person and time of what is recorded', async () => {
    const stage = await open('funded', 'ana');
    const before = await look(stage);
    lieAboutFill(stage, ({ deposits }) => {
      for (const deposit of deposits)
        Object.assign(deposit, { amount: '9.00000000', sender_id: 'mallory', created_at: '2020-01-01T00:00:00Z' });
    });
    for (let time = 0; time < 3; time += 1) await look(stage);
    const after = await look(stage);
    expect(after).toEqual(expect.arrayContaining(before));
    const claims = after.filter(({ contradicts }) => contradicts !== null);
    expect(claims.map(({ kind, amount, person, proof }) => [kind, amount, person, proof]).sort()).toEqual([
      ['address', null, 'mallory', 'server'],
      ['deposit', 900_000_000, 'mallory', 'server'],
    ]);
    report.stopped('rewrite a deposit', 'memory', 'the record stays, and what the server says now is named');
  });

  test('the amount from the first look on: the chain decides', async () => {
    const stage = await open('funded', 'ana');
    lieAboutFill(stage, ({ deposits }) => {
      for (const deposit of deposits) deposit.amount = '9.00000000';
    });
    const entries = (await look(stage)).filter(({ kind }) => kind === 'deposit');
    expect(entries.map(({ proof, amount, contradicts }) => [proof, amount, contradicts !== null]).sort()).toEqual([
      ['chain', 100_000, false],
      ['server', 900_000_000, true],
    ]);
    report.stopped('inflate a deposit', 'memory', 'the amount in the block counts');
  });
});

describe('a backend that withholds', () => {
  test('everything that happened', async () => {
    const stage = await open('spent', 'ana');
    const before = await look(stage);
    lieAboutFill(stage, (guarantee) => Object.assign(guarantee, { deposits: [], withdrawals: [] }));
    const after = await look(stage);
    expect(after.map(({ id, amount, at, proof }) => [id, amount, at, proof])).toEqual(
      before.map(({ id, amount, at, proof }) => [id, amount, at, proof]),
    );
    const gone = after.filter(({ gone }) => gone).map(({ kind }) => kind);
    expect(gone.sort()).toEqual(['address', 'deposit', 'release', 'signature']);
    report.stopped('withhold deposits and releases', 'memory', 'they stay, marked as no longer sent');
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
    const entries = await look(stage);
    expect(entries.filter(({ proof }) => proof === 'chain')).toHaveLength(1);
    expect(countHistories(stage)).toBe(1);
    report.stopped('flood the log with transactions', 'thunk', 'only the histories of deposit addresses are read');
  });

  test('with valid addresses: ten a round, the least tried first, and the paid one is found', async () => {
    const stage = await open('funded', 'ana');
    for (let at = 0; at < 25; at += 1) await addDeposit(stage, GUARANTEE_REF.guaranteeId, 0);
    stage.backend.store.state.transactions.reverse();
    await look(stage);
    expect(countHistories(stage)).toBe(10);
    for (let round = 0; round < 2; round += 1) await stage.store.dispatch(lookUpPayments(contractId));
    const entries = selectActivity(stage.store.getState(), contractId) ?? [];
    expect(entries.filter(({ proof }) => proof === 'chain')).toHaveLength(1);
    expect(countHistories(stage)).toBe(26);
    report.stopped('flood the log with addresses', 'thunk', 'ten addresses a round, the least tried first');
  });
});

/** A confirmed transaction that has nothing to do with the contract. */
function payElsewhere({ backend }: Stage): string {
  const txid = backend.chain.send(addressToScript(demoAddress('mallory')) ?? new Uint8Array(), 500_000);
  backend.chain.mine();
  return txid;
}

function move(psbt: Psbt): void {
  for (const input of psbt.data.inputs)
    for (const partial of input.partialSig ?? []) partial.pubkey = demoKey('ana@example.com').publicKey;
}

function flip(psbt: Psbt): void {
  for (const { partialSig = [] } of psbt.data.inputs)
    for (const partial of partialSig)
      partial.signature = partial.signature.map((byte, at) => (at === 20 ? byte ^ 1 : byte));
}
