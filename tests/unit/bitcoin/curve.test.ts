import { BIP32Factory } from 'bip32';
import fc from 'fast-check';
import * as tiny from 'tiny-secp256k1';
import { describe, expect, test } from 'vitest';
import { bip32 } from '@/bitcoin/addresses/deposit-address';
import { curve } from '@/bitcoin/curve';
import { hex } from './releases';

/* The curve in JavaScript gives the same results as tiny-secp256k1, and refuses the same inputs, and hybrid points as well. */

const ORDER = 'fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141';
const FIELD = 'fffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f';
const G_X = '79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798';
const G_Y = '483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8';

/** The number before or after one that ends in a byte other than 00 and ff. */
function neighbour(text: string, step: 1 | -1): string {
  const last = Number.parseInt(text.slice(-2), 16) + step;
  return text.slice(0, -2) + last.toString(16).padStart(2, '0');
}

const SCALARS = [
  '00'.repeat(32),
  `${'00'.repeat(31)}01`,
  `${'00'.repeat(31)}02`,
  `01${'00'.repeat(31)}`,
  neighbour(ORDER, -1),
  ORDER,
  neighbour(ORDER, 1),
  'ff'.repeat(32),
  '01'.repeat(31),
  '01'.repeat(33),
  '',
].map(hex);

const POINTS = [
  `02${G_X}`,
  `03${G_X}`,
  `04${G_X}${G_Y}`,
  `04${G_X}${neighbour(G_Y, 1)}`,
  `02${'00'.repeat(31)}05`,
  `02${'00'.repeat(32)}`,
  `04${'00'.repeat(64)}`,
  `02${FIELD}`,
  `02${neighbour(FIELD, -1)}`,
  `02${'ff'.repeat(32)}`,
  `05${G_X}`,
  `00${G_X}`,
  `02${G_X.slice(2)}`,
  `02${G_X}00`,
  `04${G_X}${G_Y.slice(2)}`,
  G_X,
  FIELD,
  `${'00'.repeat(31)}05`,
  `${'00'.repeat(31)}01`,
  '00'.repeat(32),
  '',
].map(hex);

/** An odd and an even y: hybrid forms, of which libsecp256k1 reads one. No key of a contract or a script has them. */
const HYBRIDS = [`06${G_X}${G_Y}`, `07${G_X}${G_Y}`].map(hex);

type Outcome = { result: unknown } | 'refused';

function run(compute: () => unknown): Outcome {
  try {
    const result = compute();
    return { result: result instanceof Uint8Array ? [...result] : result };
  } catch {
    return 'refused';
  }
}

type Operation = (library: Pick<typeof tiny, keyof typeof curve>) => unknown;

function expectSame(operation: Operation): void {
  expect(run(() => operation(curve as typeof tiny))).toEqual(run(() => operation(tiny)));
}

function expectSamePoint(point: Uint8Array): void {
  expectSame((library) => library.isPoint(point));
  expectSame((library) => library.isPointCompressed(point));
  expectSame((library) => library.isXOnlyPoint(point));
}

function expectSameKey(key: Uint8Array): void {
  expectSame((library) => library.isPrivate(key));
  expectSame((library) => library.pointFromScalar(key));
  expectSame((library) => library.pointFromScalar(key, true));
  expectSame((library) => library.pointFromScalar(key, false));
}

function expectSameSums(point: Uint8Array, tweak: Uint8Array): void {
  expectSame((library) => library.pointAddScalar(point, tweak));
  expectSame((library) => library.pointAddScalar(point, tweak, true));
  expectSame((library) => library.pointAddScalar(point, tweak, false));
  for (const x of [point, point.slice(1, 33)]) {
    expectSame((library) => {
      const sum = library.xOnlyPointAddTweak(x, tweak);
      return sum && { ...sum, xOnlyPubkey: [...sum.xOnlyPubkey] };
    });
  }
}

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const privateKey = bytes(32).filter((key) => tiny.isPrivate(key));

/** Minus one times a scalar, so that adding it to its point gives infinity. */
const negate = (key: Uint8Array) => tiny.privateNegate(key);
const toPoint = (key: Uint8Array, compressed: boolean) => tiny.pointFromScalar(key, compressed) ?? new Uint8Array();

describe('as tiny-secp256k1', () => {
  test('accepts, derives and refuses edge cases of keys', () => {
    SCALARS.forEach(expectSameKey);
    for (const key of SCALARS) for (const tweak of SCALARS) expectSame((library) => library.privateAdd(key, tweak));
  });

  test('accepts and refuses edge cases of points', () => {
    POINTS.forEach(expectSamePoint);
  });

  test('and it refuses hybrid forms of points', () => {
    for (const point of HYBRIDS) {
      expect([curve.isPoint(point), curve.isPointCompressed(point), curve.isXOnlyPoint(point)]).toEqual(
        Array(3).fill(false),
      );
      expect(run(() => curve.pointAddScalar(point, SCALARS[1] ?? point))).toBe('refused');
    }
  });

  test('signs and recovers', () => {
    fc.assert(
      fc.property(privateKey, bytes(32), (key, hash) => {
        expectSame((library) => library.sign(hash, key));
        const { signature, recoveryId } = tiny.signRecoverable(hash, key);
        expect(curve.signRecoverable(hash, key)).toEqual({ signature, recoveryId });
        for (const id of [0, 1] as const) expectSame((library) => library.recover(hash, signature, id, true));
        expectSame((library) => library.verify(hash, toPoint(key, true), signature, true));
      }),
      { numRuns: 20 },
    );
  });

  test('adds and refuses edge cases of points and tweaks, infinity included', () => {
    for (const point of POINTS) for (const tweak of SCALARS) expectSameSums(point, tweak);
    const infinity = hex(neighbour(ORDER, -1));
    expect(curve.pointAddScalar(hex(`02${G_X}`), infinity)).toBeNull();
    expect(curve.xOnlyPointAddTweak(hex(G_X), infinity)).toBeNull();
    expect(curve.privateAdd(hex(`${'00'.repeat(31)}01`), infinity)).toBeNull();
  });

  test('with random keys, points and tweaks', () => {
    fc.assert(
      fc.property(privateKey, bytes(32), fc.boolean(), (key, tweak, compressed) => {
        const point = toPoint(key, compressed);
        expectSameKey(key);
        expectSamePoint(point);
        expectSameSums(point, tweak);
        expectSameSums(point, negate(key));
        expectSame((library) => library.privateAdd(key, tweak));
        expectSame((library) => library.privateAdd(key, negate(key)));
      }),
      { numRuns: 60 },
    );
  });

  test('with random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 66 }), fc.uint8Array({ maxLength: 33 }), (point, tweak) => {
        expectSamePoint(point);
        expectSameKey(tweak);
        expectSameSums(point, tweak);
      }),
    );
  });

  test('derives the same children of extended public keys', () => {
    const other = BIP32Factory(tiny);
    const index = fc.integer({ min: 0, max: 0x7fffffff });
    fc.assert(
      fc.property(bytes(32), index, index, (seed, first, second) => {
        const xpub = other.fromSeed(seed).neutered().toBase58();
        const derive = (factory: typeof other) => factory.fromBase58(xpub).derive(first).derive(second).toBase58();
        expect(derive(bip32)).toBe(derive(other));
      }),
      { numRuns: 20 },
    );
  });
});
