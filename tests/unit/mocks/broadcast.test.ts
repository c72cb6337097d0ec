import { daily, nightly } from '@tests/daily';
import { Transaction } from 'bitcoinjs-lib';
import { beforeEach, describe, expect, it } from 'vitest';
import { createScript, type Release, resign, tamper, withWitness } from './forgery';
import {
  addGuarantee,
  createActiveContract,
  createFundedGuarantee,
  DESTINATION,
  finalHex,
  payDeposit,
  type Scene,
  withdrawalBody,
} from './people';

const TARGET = createScript(DESTINATION);
const ELSEWHERE = createScript('bcrt1q9mnjjzqw569xna03359dar9252wchg5wpwq35uc5htlk364whtlq7gs824');

let scene: Scene;
let release: Release;

beforeEach(async () => {
  scene = await createActiveContract();
  release = await createRelease((await createFundedGuarantee(scene)).id, '0.00060000');
});

async function createRelease(guaranteeId: string, amount: string): Promise<Release> {
  const { body } = await scene.client.post('/contracts/withdrawal', withdrawalBody(scene, guaranteeId, amount));
  return { scene, psbt: body.transaction.u_psbt };
}

function broadcast(txHex: unknown) {
  return scene.client.post('/contracts/broadcast', { txHex });
}

function atDestination(): number[] {
  return scene.backend.chain.listUnspent(TARGET).map(({ value }) => value);
}

describe('a valid transaction', () => {
  it('is accepted once, and returns its txid on every attempt', async () => {
    const hex = finalHex(scene, release.psbt);
    const answer = { status: 200, body: { txid: Transaction.fromHex(hex).getId() } };
    expect(await broadcast(hex)).toEqual(answer);
    expect(await broadcast(hex)).toEqual(answer);
    scene.backend.chain.mine();
    expect(await broadcast(hex)).toEqual(answer);
    expect(atDestination()).toEqual([60_000]);
  });

  nightly('may spend several inputs', async () => {
    const guarantee = await addGuarantee(scene, '0.00090000');
    for (const sats of [30_000, 30_000, 30_000]) await payDeposit(scene, guarantee.id, sats);
    const active = { guarantee: { ...guarantee, status: 'active' } };
    await scene.client.put(`/contracts/${scene.contractId}/guarantee`, active);
    const several = await createRelease(guarantee.id, '0.00080000');
    expect((await broadcast(finalHex(scene, several.psbt))).status).toBe(200);
    expect(atDestination()).toEqual([80_000]);
  });
});

const NULLFAIL = 'mandatory-script-verify-flag-failed (Signature must be zero for failed CHECK(MULTI)SIG operation)';
const DECODE = 'TX decode failed. Make sure the tx has at least one input.';

const REFUSALS: [string, string, (release: Release) => string][] = [
  ['text that is no hex', DECODE, () => 'nonsense'],
  ['a transaction that is cut off', DECODE, ({ psbt }) => finalHex(scene, psbt).slice(0, -2)],
  ['no inputs', DECODE, () => new Transaction().toHex()],
  ['no outputs', 'bad-txns-vout-empty', (from) => tamper(from, ({ outs }) => outs.splice(0))],
  ['an input twice', 'bad-txns-inputs-duplicate', (from) => tamper(from, ({ ins }) => ins.push(...ins))],
  [
    'an output that does not exist',
    'bad-txns-inputs-missingorspent',
    (from) => tamper(from, ({ ins: [input] }) => Object.assign(input ?? {}, { index: 7 })),
  ],
  [
    'more out than in',
    'bad-txns-in-belowout, value in (0.00100000) < value out (0.00138104)',
    (from) => tamper(from, ({ outs: [out] }) => Object.assign(out ?? {}, { value: 100_000n })),
  ],
  ['too low a fee', 'min relay fee not met, 100 < 146', (from) => resign(from, [[TARGET, 99_900]])],
  [
    'a dust output',
    'dust',
    (from) =>
      resign(from, [
        [TARGET, 60_000],
        [ELSEWHERE, 329],
      ]),
  ],
  [
    'a lock time to come',
    'non-final',
    (from) =>
      tamper(from, (tx) => {
        tx.locktime = 1_000_000;
        Object.assign(tx.ins[0] ?? {}, { sequence: 0 });
      }),
  ],
  [
    'another amount than was signed',
    NULLFAIL,
    (from) => tamper(from, ({ outs: [out] }) => Object.assign(out ?? {}, { value: 60_001n })),
  ],
  [
    'another destination than was signed',
    NULLFAIL,
    (from) => tamper(from, ({ outs: [out] }) => Object.assign(out ?? {}, { script: ELSEWHERE })),
  ],
  [
    'a missing signature',
    'mandatory-script-verify-flag-failed (Operation not valid with the current stack size)',
    (from) => tamper(from, (tx) => withWitness(tx, 1, null)),
  ],
  [
    'the same signature twice',
    NULLFAIL,
    (from) => tamper(from, (tx) => withWitness(tx, 2, tx.ins[0]?.witness[1] ?? null)),
  ],
  [
    'a signature for another transaction',
    NULLFAIL,
    (from) => {
      const other = Transaction.fromHex(resign(from, [[ELSEWHERE, 50_000]]));
      return tamper(from, (tx) => withWitness(tx, 2, other.ins[0]?.witness[2] ?? null));
    },
  ],
  [
    'no witness',
    'mandatory-script-verify-flag-failed (Witness program was passed an empty witness)',
    (from) => tamper(from, (tx) => tx.stripWitnesses()),
  ],
  [
    'another witness script',
    'mandatory-script-verify-flag-failed (Witness program hash mismatch)',
    (from) => tamper(from, (tx) => withWitness(tx, 3, Uint8Array.of(0x51))),
  ],
];

function computeFee(hex: string, paidIn: number): number {
  return paidIn - Transaction.fromHex(hex).outs.reduce((sum, { value }) => sum + Number(value), 0);
}

describe('a replacement', () => {
  it('takes the place of an unconfirmed transaction if it pays more, and of what spends its outputs', async () => {
    const first = finalHex(scene, release.psbt);
    await broadcast(first);
    const fee = computeFee(first, 100_000);
    const second = resign(release, [[TARGET, 100_000 - fee - 300]]);
    expect((await broadcast(second)).status).toBe(200);
    expect(scene.backend.chain.transaction(Transaction.fromHex(first).getId())).toBeUndefined();
    expect(atDestination()).toEqual([100_000 - fee - 300]);
    expect((await broadcast(first)).body.error).toMatch(/new feerate .* BTC\/kvB <= old feerate .* BTC\/kvB$/);
  });
});

describe('a refusal', () => {
  it.each(daily(5, REFUSALS))('of %s responds %s', async (_, error, make) => {
    expect(await broadcast(make(release))).toEqual({ status: 400, body: { error } });
    expect(atDestination()).toEqual([]);
  });

  it('of a double spend reports whether the other transaction is confirmed', async () => {
    const first = finalHex(scene, release.psbt);
    const [input, fee] = [100_000, computeFee(first, 100_000)];
    const second = resign(release, [[ELSEWHERE, input - fee]]);
    await broadcast(first);
    const { body } = await broadcast(second);
    expect(body.error).toMatch(
      /^insufficient fee, rejecting replacement [0-9a-f]{64}, not enough additional fees to relay/,
    );
    scene.backend.chain.mine();
    expect(await broadcast(second)).toEqual({ status: 400, body: { error: 'bad-txns-inputs-missingorspent' } });
  });

  it.each(daily(2, [undefined, '', 7, null]))('of txHex %j requires it', async (txHex) => {
    expect(await broadcast(txHex)).toEqual({ status: 400, body: { error: 'txHex is required' } });
  });
});
