import { expect, it } from 'vitest';
import { readAddress } from '@/domain/withdrawals/read-address';

const PLAIN = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';
const BASE58 = '2NByiBUaEXrhmqAsg7BbLpcQSAQs1EDwt5w';

it('reads the plain address in what was typed or pasted, and guesses nothing else', () => {
  const cases: [string, string][] = [
    [PLAIN, PLAIN],
    [`${PLAIN}\u200b`, PLAIN],
    [`\u200e${PLAIN}`, PLAIN],
    [`\u2068${PLAIN}\u2069`, PLAIN],
    ['bcrt1qw508d6qejxtdg4\u00ady5r3zarvary0c5xw7kygt080', PLAIN],
    [`${PLAIN}\u2060`, PLAIN],
    [`\ufeff${PLAIN}\u0000`, PLAIN],
    ['bcrt 1qw5 08d6 qejx tdg4 y5r3 zarv ary0 c5xw 7kyg t080', PLAIN],
    ['bcrt1qw508d6qejxtdg4y5r3\r\n\tzarvary0c5xw7\u00a0kygt080\n', PLAIN],
    [PLAIN.toUpperCase(), PLAIN],
    [`bitcoin:${PLAIN}`, PLAIN],
    [`BITCOIN:${PLAIN.toUpperCase()}?amount=0.0005`, PLAIN],
    [` bitcoin:${PLAIN.slice(0, 20)}\n${PLAIN.slice(20)}?label=a b`, PLAIN],
    [`2NBy iBUa ${BASE58.slice(8)}`, BASE58],
    [`bitcoin:${BASE58}`, BASE58],
    [`bitcoin:${PLAIN}?req-x=1`, `bitcoin:${PLAIN}?req-x=1`],
    [`bitcoin:${PLAIN}?amount=1&amount=2`, `bitcoin:${PLAIN}?amount=1&amount=2`],
    [`litecoin:${PLAIN}`, `litecoin:${PLAIN}`],
    [`pay ${PLAIN}.`, `pay${PLAIN}.`],
    ['bitcoin:', 'bitcoin:'],
    ['', ''],
  ];
  for (const [text, address] of cases) expect(readAddress(text), text).toBe(address);
});
