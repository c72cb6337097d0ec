import { decode } from 'bip21';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { MAX_SATS, type Sats } from '@/domain/primitives/amount';
import { formatPaymentUri, isPaymentUri, parsePaymentUri } from '@/domain/primitives/payment-uri';

const ADDRESS = '175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W';
const SEGWIT = 'bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry';

// The first six are the examples of BIP21.
test.each<[string, ReturnType<typeof parsePaymentUri>]>([
  [`bitcoin:${ADDRESS}`, { address: ADDRESS, amount: null }],
  [`bitcoin:${ADDRESS}?label=Luke-Jr`, { address: ADDRESS, amount: null }],
  [`bitcoin:${ADDRESS}?amount=20.3&label=Luke-Jr`, { address: ADDRESS, amount: 2_030_000_000 as Sats }],
  [
    `bitcoin:${ADDRESS}?amount=50&label=Luke-Jr&message=Donation%20for%20project%20xyz`,
    { address: ADDRESS, amount: 5_000_000_000 as Sats },
  ],
  [`bitcoin:${ADDRESS}?req-somethingyoudontunderstand=50&req-somethingelseyoudontget=999`, null],
  [`bitcoin:${ADDRESS}?somethingyoudontunderstand=50&somethingelseyoudontget=999`, { address: ADDRESS, amount: null }],
  [`BITCOIN:${SEGWIT.toUpperCase()}?AMOUNT=0.5`, { address: SEGWIT.toUpperCase(), amount: 50_000_000 as Sats }],
  [`  bitcoin:${ADDRESS}?amount=0.00000001\n`, { address: ADDRESS, amount: 1 as Sats }],
  [`\u2068bitcoin:${ADDRESS}\u200b?amount=\u200e1\u2069`, { address: ADDRESS, amount: 100_000_000 as Sats }],
  ['bitcoin:?amount=1', { address: '', amount: 100_000_000 as Sats }],
  [`bitcoin:${ADDRESS}?amount=1&amount=2`, null],
  [`bitcoin:${ADDRESS}?amount=1&AMOUNT=2`, null],
  [`bitcoin:${ADDRESS}?amount=`, null],
  [`bitcoin:${ADDRESS}?amount=1,5`, null],
  [`bitcoin:${ADDRESS}?amount=1e-8`, null],
  [`bitcoin:${ADDRESS}?amount=-1`, null],
  [`bitcoin:${ADDRESS}?amount=0x10`, null],
  [`bitcoin:${ADDRESS}?amount=0.000000001`, null],
  [`bitcoin:${ADDRESS}?amount=21000001`, null],
  [`bitcoin:${ADDRESS}/path?amount=1`, null],
  [`bitcoin://${ADDRESS}?amount=1`, null],
  [`litecoin:${ADDRESS}`, null],
  [ADDRESS, null],
])('%s', (text, expected) => {
  expect(parsePaymentUri(text)).toEqual(expected);
});

describe('a formatted link', () => {
  it.each([
    [null, `bitcoin:${SEGWIT}`],
    [1, `bitcoin:${SEGWIT}?amount=0.00000001`],
    [100_000, `bitcoin:${SEGWIT}?amount=0.001`],
    [1_000_000_000, `bitcoin:${SEGWIT}?amount=10`],
    [MAX_SATS, `bitcoin:${SEGWIT}?amount=21000000`],
  ])('for %s sats has the shortest amount', (amount, uri) => {
    expect(formatPaymentUri({ address: SEGWIT, amount: amount as Sats | null })).toBe(uri);
  });

  it('is read identically by another parser', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_SATS }), (sats) => {
        const uri = formatPaymentUri({ address: SEGWIT, amount: sats as Sats });
        const { address, options } = decode(uri);
        expect(address).toBe(SEGWIT);
        expect(Math.round((options.amount ?? 0) * 1e8)).toBe(sats);
        expect(parsePaymentUri(uri)).toEqual({ address: SEGWIT, amount: sats });
      }),
    );
  });
});

it('tells a link from other text by its scheme', () => {
  expect(['bitcoin:x', ' BITCOIN:x', 'bitcoins', '0.5', `https://bitcoin:${ADDRESS}`].map(isPaymentUri)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
