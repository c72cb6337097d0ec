import { expect, test } from 'vitest';
import { hexFromBytes } from '@/bitcoin/bytes';
import { curve, pointOf } from '@/bitcoin/curve';
import { COUNTERPARTY, hex, OWNER } from './releases';

test.each([OWNER, COUNTERPARTY])(
  'a public key is read as the point that it stands for',
  ({ public_key, private_key }) => {
    for (let round = 0; round < 2; round++) {
      const point = pointOf(public_key) ?? new Uint8Array();
      expect(point).toEqual(curve.pointFromScalar(hex(private_key), false));
      expect(hexFromBytes(curve.pointCompress(point, true))).toBe(public_key);
    }
  },
);

test('nobody can change a point for those who verify next', () => {
  pointOf(OWNER.public_key)?.fill(0);
  expect(hexFromBytes(curve.pointCompress(pointOf(OWNER.public_key) ?? new Uint8Array(), true))).toBe(OWNER.public_key);
});

test.each([
  ['off the curve', `02${'00'.repeat(31)}05`],
  ['beyond the field', `02${'ff'.repeat(32)}`],
  ['of another kind', `05${OWNER.public_key.slice(2)}`],
  ['cut short', OWNER.public_key.slice(2)],
  ['no hex', OWNER.public_key.replace(/.$/, 'g')],
  ['empty', ''],
])('a key that is %s is no point', (_name, publicKey) => {
  for (let round = 0; round < 2; round++) expect(pointOf(publicKey)).toBeNull();
});
