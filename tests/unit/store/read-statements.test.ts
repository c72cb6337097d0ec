import { beforeEach, describe, expect, test } from 'vitest';
import type { Message } from '@/domain/models';
import { type Checks, MAX_VERIFICATIONS, readStatements, type Verdict } from '@/store/statements/read-statements';

/* What a look at a chat costs is counted in verifications: time depends on the machine. */

const ANA = 'ana';
const BERTO = 'berto';
const ADDRESS = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';

let nonce = 0;
let counts: Record<string, number>;
let run = 0;
beforeEach(() => {
  counts = { owner: 0, counterparty: 0 };
  // Results are kept for the whole page: each test has signatures of its own.
  run += 1;
});

function signatureOf(number: number): string {
  return `${String(run).padStart(7, '0')}${String(number).padStart(80, 'A')}=`;
}

function sealOf(number: number, revision = 1): string {
  return `aval:seal:1:${revision}:${'0a'.repeat(32)}:${signatureOf(number)}`;
}

function payoutOf(number: number): string {
  return `aval:payout:1:${ADDRESS}:${signatureOf(number)}`;
}

function returnOf(number: number): string {
  const signature = signatureOf(number);
  return number % 2 === 0
    ? `aval:return:1:ask:eyJh:${signature}`
    : `aval:return:1:give:${'0a'.repeat(32)}:0:${signature.slice(0, 86)},${signature.slice(1, 87)}`;
}

function send(userId: string, content: string): Message {
  nonce += 1;
  return { id: nonce, contractId: '1', userId, content, createdAt: null };
}

const HONEST = 0;

const checks: Checks = {
  seal: check,
  payout: check,
  return: (line, role) => {
    const signature = line.kind === 'ask' ? line.statement : line.signatures.join();
    return check({ signature }, role, [signature]);
  },
};

function check({ signature }: { signature: string }, role: string, hashes: Verdict = true) {
  return {
    id: `${role} ${signature}`,
    verify: async () => {
      counts[role] = (counts[role] ?? 0) + 1;
      return signature === signatureOf(HONEST) && hashes;
    },
  };
}

function look(messages: readonly Message[]) {
  return readStatements(messages, [ANA, BERTO], checks);
}

const FALSE = 5_000;
const range = Array.from({ length: FALSE }, (_, at) => at + 1);

describe.each<[string, string[], (number: number) => string]>([
  ['signatures by one party', [BERTO], sealOf],
  ['payout addresses by one party', [BERTO], payoutOf],
  ['return dates and answers by one party', [BERTO], returnOf],
  ['signatures by both', [ANA, BERTO], sealOf],
  ['kinds in turn by both', [ANA, BERTO], (at) => [sealOf, payoutOf, returnOf][at % 3]?.(at) ?? ''],
])('5,000 false %s', (_name, senders, write) => {
  test('cost a fixed number of verifications for each look, and the true line among them is found', async () => {
    const flood = senders.flatMap((who) => range.map((at) => send(who, write(at))));
    const honest = send(BERTO, sealOf(HONEST));
    const messages = [...flood.slice(0, -FALSE / 2), honest, ...flood.slice(-FALSE / 2)];
    let looks = 0;
    const isFound = async () => {
      const before = { ...counts };
      const found = (await look(messages)).find(({ message }) => message === honest);
      for (const role of ['owner', 'counterparty'])
        expect((counts[role] ?? 0) - (before[role] ?? 0)).toBeLessThanOrEqual(MAX_VERIFICATIONS);
      looks += 1;
      return found?.isSigned === true;
    };
    while (!(await isFound())) expect(looks).toBeLessThanOrEqual(FALSE / MAX_VERIFICATIONS);
    while (looks <= FALSE / MAX_VERIFICATIONS) await isFound();
    // Whatever was verified is not verified again, false or true.
    const done = { ...counts };
    await look(messages);
    expect(counts).toEqual(done);
    expect(done.counterparty).toBe(FALSE + 1);
  });
});

test('a flood by one party does not delay the other, nor what either has just sent', async () => {
  const flood = range.map((at) => send(BERTO, sealOf(at)));
  const lines = [send(ANA, sealOf(HONEST)), send(BERTO, payoutOf(HONEST)), send(BERTO, returnOf(HONEST))];
  const found = await look([...flood, ...lines]);
  expect(found.slice(-3).map(({ isSigned }) => isSigned)).toEqual([true, true, true]);
  expect(found.at(-1)?.hashes).toEqual([signatureOf(HONEST)]);
  expect(found.filter(({ isSigned }) => isSigned === null)).toHaveLength(FALSE - MAX_VERIFICATIONS + 2);
});

test('a repeated signature is verified once, whatever revision its lines name', async () => {
  const found = await look(range.map((at) => send(BERTO, sealOf(HONEST, at))));
  expect(found.every(({ isSigned }) => isSigned)).toBe(true);
  expect(counts).toEqual({ owner: 0, counterparty: 1 });
});

test('what is cut off, too long, of a stranger or known already is not verified', async () => {
  const messages = [
    ...range.map((at) => send(BERTO, sealOf(at).slice(0, -2))),
    ...range.map((at) => send(BERTO, `${sealOf(at)}${'A'.repeat(200)}`)),
    ...range.map((at) => send(BERTO, `aval:return:1:ask:${'e'.repeat(4_000)}:${signatureOf(at)}`)),
    ...range.map((at) => send('mallory', sealOf(at))),
    send(BERTO, `${sealOf(1)}:x\n${sealOf(HONEST)}`),
  ];
  const found = await look(messages);
  expect(found).toHaveLength(3 * FALSE + 1);
  expect(found.every(({ line, isSigned }) => line === null && isSigned === false)).toBe(true);
  const known: Checks = { seal: () => true, payout: () => null, return: () => null };
  const both = [send(ANA, sealOf(1)), send(ANA, payoutOf(1))];
  const read = await readStatements(both, [ANA, BERTO], known);
  expect(read.map(({ isSigned }) => isSigned)).toEqual([true, null]);
  expect(await readStatements(both, [ANA, BERTO], { payout: known.payout })).toEqual(read.slice(1));
  expect(counts).toEqual({ owner: 0, counterparty: 0 });
});
