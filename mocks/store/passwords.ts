import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const COST = { N: 16_384, r: 8, p: 1 };

/** scrypt's N for tests that hash many passwords; `verifyPassword` reads the cost from the hash. */
export const CHEAP_SCRYPT = 16;
const LENGTH = 32;

/** `scrypt$N$r$p$salt$hash`, salt and hash in base64. */
export async function hashPassword(password: string, N = COST.N): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, { ...COST, N });
  return ['scrypt', N, COST.r, COST.p, salt.toString('base64'), hash.toString('base64')].join('$');
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = stored.split('$');
  const expected = Buffer.from(hash, 'base64');
  const actual = await derive(password, Buffer.from(salt, 'base64'), { N: Number(N), r: Number(r), p: Number(p) });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function derive(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Unicode passwords may be typed composed or decomposed.
    scrypt(password.normalize('NFKC'), salt, LENGTH, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
