import { describe, expect, test } from 'vitest';
import { readPsbt } from '@/bitcoin/psbt/psbt-text';
import { createPsbtView, getPrevout, parseMultisig } from '@/bitcoin/psbt/psbt-view';
import { computeVirtualSize } from '@/bitcoin/psbt/summary';
import { buildPsbt, CONTRACTORS, depositInput, hex, honestPlan, multisig, STRANGER } from './releases';

const [OWNER, COUNTERPARTY] = CONTRACTORS;
const THREE = [OWNER, COUNTERPARTY, STRANGER.public_key];
const CHECKMULTISIG = 0xae;

/** `OP_1` to `OP_16` are 0x51 to 0x60. */
function script(m: number, keys: readonly string[], n: number, last = CHECKMULTISIG): Uint8Array {
  return Uint8Array.of(m, ...keys.flatMap((key) => [key.length / 2, ...hex(key)]), n, last);
}

describe('a multisig script', () => {
  test.each([
    ['1-of-1', 1, [OWNER]],
    ['1-of-2', 1, [OWNER, COUNTERPARTY]],
    ['2-of-3', 2, THREE],
    ['3-of-3', 3, THREE],
    ['16-of-16', 16, Array.from({ length: 16 }, () => OWNER)],
  ])('is read: %s', (_name, m, keys) => {
    const read = script(0x50 + m, keys, 0x50 + keys.length);
    expect(parseMultisig(read)).toEqual({ m, keys, script: read });
  });

  const many = Array.from({ length: 17 }, () => OWNER);
  test.each([
    ['with another opcode at its end', script(0x52, THREE, 0x53, 0xaf)],
    ['that needs more signatures than it has keys', script(0x54, THREE, 0x53)],
    ['with fewer keys than it says', script(0x52, THREE, 0x54)],
    ['with more keys than it says', script(0x52, THREE, 0x52)],
    ['that needs no signature', script(0x00, THREE, 0x53)],
    ['that needs a reserved number', script(0x50, THREE, 0x53)],
    ['with 17 keys', script(0x61, many, 0x61)],
    ['with the number of signatures as a push', Uint8Array.of(1, ...script(0x52, THREE, 0x53))],
    [
      'with the number of keys as a push',
      Uint8Array.of(...script(0x52, THREE, 0x53).slice(0, -2), 1, 0x53, CHECKMULTISIG),
    ],
    ['with a key of 32 bytes', script(0x52, [OWNER, COUNTERPARTY, 'ab'.repeat(32)], 0x53)],
    ['with an uncompressed key', script(0x52, [OWNER, COUNTERPARTY, `04${'ab'.repeat(64)}`], 0x53)],
    ['with an opcode in place of a key', Uint8Array.of(0x51, 0x55, 0x51, CHECKMULTISIG)],
    ['without keys', Uint8Array.of(0x51, 0x51, CHECKMULTISIG)],
    ['with nothing before its end', Uint8Array.of(CHECKMULTISIG)],
    ['that is cut off', script(0x52, THREE, 0x53).slice(0, 20)],
    ['that is empty', new Uint8Array()],
  ])('is not read from a script %s', (_name, bytes) => {
    expect(parseMultisig(bytes)).toBeNull();
  });
});

describe('the keys of an input', () => {
  const readKeys = (witnessScript: Uint8Array | null) => {
    const psbt = buildPsbt(honestPlan());
    Object.assign(psbt.data.inputs[0] ?? {}, { witnessScript: witnessScript ?? undefined });
    return createPsbtView(psbt).inputs[0]?.keys;
  };

  test.each([
    ['a multisig', script(0x52, THREE, 0x53), THREE],
    ['another script', Uint8Array.of(33, ...hex(OWNER), 0xac, 2, 1, 1, 33, ...hex(COUNTERPARTY)), CONTRACTORS],
    ['a script that cannot be read', Uint8Array.of(33, 1, 2), []],
    ['no script', null, []],
  ])('of %s', (_name, witnessScript, keys) => {
    expect(readKeys(witnessScript)).toEqual(keys);
  });
});

test('an input with a wrong previous transaction and nothing else has no output to spend', () => {
  const [input] = createPsbtView(buildPsbt(honestPlan())).inputs;
  if (input === undefined) throw new Error('no input');
  expect(getPrevout({ ...input, witnessUtxo: null, previousOutput: 'wrong' })).toBeNull();
});

describe('the size of a transaction is predicted', () => {
  const SIGNATURE = new Uint8Array(72).fill(1);
  const readView = (witnessScript: Uint8Array) =>
    createPsbtView(
      buildPsbt({ ...honestPlan(), inputs: [0, 1, 2, 3].map((at) => ({ ...depositInput(at), witnessScript })) }),
    );

  test.each<[string, Uint8Array, number]>([
    ['a 2-of-3', multisig(2, THREE), 2],
    ['a 3-of-3', multisig(3, THREE), 3],
    ['a 1-of-3', multisig(1, THREE), 1],
    ['a single key', Uint8Array.of(33, ...hex(OWNER), 0xac), 1],
    ['another script of three keys', Uint8Array.of(...THREE.flatMap((key) => [33, ...hex(key)])), 2],
    ['252 bytes', new Uint8Array(252), 0],
    ['253 bytes', new Uint8Array(253), 0],
    ['5,000 bytes', new Uint8Array(5_000), 0],
  ])('with %s', (_name, witnessScript, signatures) => {
    const view = readView(witnessScript);
    const signed = view.tx.clone();
    const witness = [new Uint8Array(), ...Array.from({ length: signatures }, () => SIGNATURE), witnessScript];
    for (const { index } of view.inputs) signed.setWitness(index, witness);
    expect(computeVirtualSize(view)).toBe(signed.virtualSize());
  });

  test('without a script, as far as it is known', () => {
    const view = readView(multisig(2, THREE));
    const inputs = view.inputs.map((input) => ({ ...input, witnessScript: null, multisig: null, keys: [] }));
    expect(computeVirtualSize({ tx: view.tx, inputs })).toBe(view.tx.byteLength() + Math.ceil((2 + 4 * 3) / 4));
  });
});

describe('the text of a PSBT', () => {
  const MOST = 32 * 1024 * 1024;

  test('has at most 32 Mi characters, not counting the space around it', () => {
    expect(() => readPsbt(`${'!'.repeat(MOST)} \n`)).toThrow('it is neither base64 nor hex');
    expect(() => readPsbt('!'.repeat(MOST + 1))).toThrow('it is too long');
  });
});
