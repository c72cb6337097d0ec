import { type Psbt, script as scripts } from 'bitcoinjs-lib';
import * as curve from 'tiny-secp256k1';
import { describe, expect, test } from 'vitest';
import { inspectPsbt } from '@/bitcoin/psbt/inspect';
import { createPsbtView } from '@/bitcoin/psbt/psbt-view';
import { computeSigningHash } from '@/bitcoin/psbt/signatures';
import {
  ARBITRATOR_KEY,
  buildPsbt,
  COUNTERPARTY,
  context,
  hex,
  honestPlan,
  OWNER,
  plannedPsbt,
  STRANGER,
} from './releases';
import type { VectorKey } from './vectors';

const ALL = 1;

/** A 64-byte SIGHASH_ALL signature of an input. */
function compactSignature(psbt: Psbt, key: VectorKey, index = 0): Uint8Array {
  const view = createPsbtView(psbt);
  const input = view.inputs[index];
  if (input === undefined) throw new Error(`no input ${index}`);
  return curve.sign(computeSigningHash(view, input), hex(key.private_key));
}

function ruleWith(signature: Uint8Array, publicKey: Uint8Array, psbt = buildPsbt(honestPlan())): string {
  Object.assign(psbt.data.inputs[0] ?? {}, { partialSig: [{ pubkey: publicKey, signature }] });
  const inspection = inspectPsbt(psbt.toBase64(), context());
  return inspection.verdict === 'sign' ? 'sign' : inspection.rule;
}

const good = compactSignature(buildPsbt(honestPlan()), OWNER);

/** n − s: also verifies, but nodes do not relay it (BIP146). */
function highS(compact: Uint8Array): Uint8Array {
  return Uint8Array.of(...compact.subarray(0, 32), ...curve.privateNegate(compact.subarray(32)));
}

function der(compact: Uint8Array, hashType = ALL): Uint8Array {
  return scripts.signature.encode(compact, hashType);
}

function flipBit(bytes: Uint8Array, index: number): Uint8Array {
  return bytes.map((byte, i) => (i === index ? byte ^ 1 : byte));
}

describe('an existing signature', () => {
  test('passes when it is valid', () => {
    expect(ruleWith(der(good), hex(OWNER.public_key))).toBe('sign');
  });

  const other = buildPsbt({ ...honestPlan(), outputs: [{ to: Uint8Array.of(0x51), value: 1n }] });
  test.each([
    ['with a bit flipped', der(flipBit(good, 40)), OWNER],
    ["under another party's key", der(good), COUNTERPARTY],
    ['of another transaction', der(compactSignature(other, OWNER)), OWNER],
    ['with a high S', der(highS(good)), OWNER],
    ['that is cut short', der(good).subarray(0, 40), OWNER],
    ['that is empty', new Uint8Array(), OWNER],
    ['with an unknown sighash type', Uint8Array.of(...der(good).subarray(0, -1), 0x55), OWNER],
    ['of zeros', der(new Uint8Array(64)), OWNER],
  ])('%s is refused', (_name, signature, key) => {
    expect(ruleWith(signature, hex(key.public_key))).toBe('signature-invalid');
  });

  test.each([2, 3, 0x81, 0x83])('with a sighash type other than ALL (0x%s) is refused', (hashType) => {
    expect(ruleWith(der(good, hashType), hex(OWNER.public_key))).toBe('sighash');
  });

  test('of a key that is not in the witness script is refused, valid or not', () => {
    const stranger = der(compactSignature(buildPsbt(honestPlan()), STRANGER));
    expect(ruleWith(stranger, hex(STRANGER.public_key))).toBe('signature-invalid');
  });

  test("under the arbitrator's key is checked like any other", () => {
    expect(ruleWith(der(good), ARBITRATOR_KEY)).toBe('signature-invalid');
  });

  test('under a key that is not a curve point is refused', () => {
    const noPoint = Uint8Array.of(2, ...new Uint8Array(32).fill(0xff));
    expect(ruleWith(der(good), noPoint)).toBe('signature-invalid');
  });

  test('that is wrong only on the last input is refused', () => {
    const psbt = buildPsbt(honestPlan(4));
    psbt.data.inputs.forEach((input, index) => {
      const compact = compactSignature(psbt, OWNER, index);
      const signature = der(index === 3 ? flipBit(compact, 33) : compact);
      Object.assign(input, { partialSig: [{ pubkey: hex(OWNER.public_key), signature }] });
    });
    const inspection = inspectPsbt(psbt.toBase64(), context());
    expect(inspection).toMatchObject({ verdict: 'refuse', rule: 'signature-invalid' });
    expect(inspection).toHaveProperty('reason', expect.stringContaining('input 3'));
    expect(inspection.summary?.signedBy).toEqual([]);
  });
});

test('counts as a signer only when every input is signed', () => {
  const psbt = buildPsbt(honestPlan(2));
  psbt.data.inputs.forEach((input, index) => {
    const signers = index === 0 ? [OWNER, COUNTERPARTY] : [OWNER];
    const partialSig = signers.map((key) => ({
      pubkey: hex(key.public_key),
      signature: der(compactSignature(psbt, key, index)),
    }));
    Object.assign(input, { partialSig });
  });
  expect(inspectPsbt(psbt.toBase64(), context()).summary?.signedBy).toEqual([OWNER.public_key]);
  expect(
    inspectPsbt(
      plannedPsbt(() => {}),
      context(),
    ).summary?.signedBy,
  ).toEqual([]);
});

test.each(['witnessUtxo', 'witnessScript'] as const)('without its %s an input has no signing hash', (field) => {
  const view = createPsbtView(buildPsbt(honestPlan()));
  const [input] = view.inputs;
  if (input === undefined) throw new Error('no input');
  expect(() => computeSigningHash(view, { ...input, [field]: null })).toThrow(
    'Input 0 lacks its output or witness script',
  );
});
