import type { Backend } from '@mocks/backend';
import { addressToScript } from '@mocks/chain/addresses';
import { REGTEST } from '@mocks/chain/regtest';
import { demoKey } from '@mocks/demo/demo-keys';
import { buildScenes, createBackendFrom, DESTINATION, type Scenes } from '@tests/faults/scenes';
import { Psbt, Transaction } from 'bitcoinjs-lib';
import { getResponse } from 'msw';
import { beforeAll, beforeEach, expect, it } from 'vitest';

const TARGET = addressToScript(DESTINATION) ?? new Uint8Array();
const ELSEWHERE =
  addressToScript('bcrt1q9mnjjzqw569xna03359dar9252wchg5wpwq35uc5htlk364whtlq7gs824') ?? new Uint8Array();

let scenes: Scenes;
let backend: Backend;
/** An unsigned release of 60,000 of 100,000 satoshis, and the transaction that both signed. */
let psbt: string;
let signed: string;

beforeAll(async () => {
  scenes = await buildScenes();
});
beforeEach(() => {
  backend = createBackendFrom(scenes.states.signed);
  psbt = backend.store.state.transactions.find(({ withdrawal }) => withdrawal)?.u_psbt ?? '';
  signed = complete(Psbt.fromBase64(psbt, { network: REGTEST }));
});

/** Hex of the transaction with the signatures of both. */
function complete(unsigned: Psbt): string {
  for (const name of ['ana', 'berto']) unsigned.signAllInputs(demoKey(`${name}@example.com`));
  return unsigned.finalizeAllInputs().extractTransaction(true).toHex();
}

async function broadcast(txHex: unknown) {
  const request = { method: 'POST', body: JSON.stringify({ txHex }) };
  const response = await getResponse(
    backend.handlers,
    new Request('http://backend.test/api/contracts/broadcast', request),
  );
  return { status: response?.status, body: await response?.json() };
}

function atDestination(): number[] {
  return backend.chain.listUnspent(TARGET).map(({ value }) => value);
}

/** Changes the signed transaction without updating the signatures. */
function tamper(change: (tx: Transaction) => void): string {
  const tx = Transaction.fromHex(signed);
  change(tx);
  return tx.toHex();
}

/** Both contractors sign the same inputs for other outputs, each `[script, satoshis]`. */
function resign(outputs: [Uint8Array, number][]): string {
  const from = Psbt.fromBase64(psbt, { network: REGTEST });
  const other = new Psbt({ network: REGTEST });
  from.txInputs.forEach((input, index) => {
    const { witnessUtxo, witnessScript } = from.data.inputs[index] ?? {};
    if (witnessUtxo && witnessScript) other.addInput({ ...input, witnessUtxo, witnessScript });
  });
  for (const [script, sats] of outputs) other.addOutput({ script, value: BigInt(sats) });
  return complete(other);
}

const setOutput = (change: object) => tamper(({ outs: [out] }) => Object.assign(out ?? {}, change));
const setInput = (change: object, locktime = 0) =>
  tamper((tx) => Object.assign(tx, { locktime }) && Object.assign(tx.ins[0] ?? {}, change));
/** Of the first input: dummy, two signatures, script; `null` removes the element. */
const setWitness = (place: number, find: (witness: readonly Uint8Array[]) => Uint8Array | null | undefined) =>
  tamper((tx) => {
    const witness = tx.ins[0]?.witness ?? [];
    const element = find(witness);
    tx.setWitness(0, witness.toSpliced(place, 1, ...(element ? [element] : [])));
  });

it('a valid transaction is accepted once, and returns its txid on every attempt', async () => {
  const answer = { status: 200, body: { txid: Transaction.fromHex(signed).getId() } };
  expect(await broadcast(signed)).toEqual(answer);
  expect(await broadcast(signed)).toEqual(answer);
  backend.chain.mine();
  expect(await broadcast(signed)).toEqual(answer);
  expect(atDestination()).toEqual([60_000]);
});

it('every other is refused in the words of a Bitcoin node', async () => {
  const other = Transaction.fromHex(resign([[ELSEWHERE, 50_000]])).ins[0]?.witness[2];
  const two: [Uint8Array, number][] = [
    [TARGET, 60_000],
    [ELSEWHERE, 329],
  ];
  const nullFail = 'Signature must be zero for failed CHECK(MULTI)SIG operation';
  for (const [error, hex] of [
    ['txHex is required', undefined],
    ['TX decode failed. Make sure the tx has at least one input.', 'nonsense'],
    ['TX decode failed. Make sure the tx has at least one input.', signed.slice(0, -2)],
    ['bad-txns-vout-empty', tamper(({ outs }) => outs.splice(0))],
    ['bad-txns-inputs-duplicate', tamper(({ ins }) => ins.push(...ins))],
    ['bad-txns-inputs-missingorspent', setInput({ index: 7 })],
    ['bad-txns-in-belowout, value in (0.00100000) < value out (0.00138104)', setOutput({ value: 100_000n })],
    ['min relay fee not met, 100 < 146', resign([[TARGET, 99_900]])],
    ['dust', resign(two)],
    ['non-final', setInput({ sequence: 0 }, 1_000_000)],
    [nullFail, setOutput({ value: 60_001n })],
    [nullFail, setOutput({ script: ELSEWHERE })],
    [nullFail, setWitness(2, (witness) => witness[1])],
    [nullFail, setWitness(2, () => other)],
    ['Operation not valid with the current stack size', setWitness(1, () => null)],
    ['Witness program was passed an empty witness', tamper((tx) => tx.stripWitnesses())],
    ['Witness program hash mismatch', setWitness(3, () => Uint8Array.of(0x51))],
  ] as const) {
    const answer = await broadcast(hex);
    const said = answer.body.error.replace(/^mandatory-script-verify-flag-failed \((.*)\)$/, '$1');
    expect([answer.status, said]).toEqual([400, error]);
  }
  expect(atDestination()).toEqual([]);
});
