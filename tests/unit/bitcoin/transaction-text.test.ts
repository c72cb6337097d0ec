import { describe, expect, it } from 'vitest';
import { readPsbt } from '@/bitcoin/psbt/psbt-text';
import { createPsbtView } from '@/bitcoin/psbt/psbt-view';
import { parseTransaction } from '@/bitcoin/psbt/transaction-facts';
import { readTransactionText } from '@/bitcoin/psbt/transaction-text';
import { readFileText } from '@/domain/primitives/file-text';

/** Signed by one of two. */
const HALF =
  'cHNidP8BAFICAAAAAcQtr9OXiELhGxD9YUo751/oRrKH3PhMsU/u5gikZYHtAQAAAAD9////AcaDAQAAAAAAFgAUdR526BmRltRUlBxF0bOjI/FDO9YAAAAAAAEAfQIAAAABUN7KKHSb/3ue34i/csVv7xIQsuoA601a5fSu/qRCn6IBAAAAAP////8C6AMAAAAAAAAWABR1HnboGZGW1FSUHEXRs6Mj8UM71qCGAQAAAAAAIgAgFpY5Vs6LCTStK3pVi6Lx/UdTjBnm5I3mA9dXDi1+XhUAAAAAAQEroIYBAAAAAAAiACAWljlWzosJNK0relWLovH9R1OMGebkjeYD11cOLX5eFSICApft9VqDPYAeFoYUMjWMBRfF5Yb/wNTmUxNSWNd9gcXCRzBEAiBe0y2rKkRwGqM1mKAgR/205sKz2PuRAYQ0cejzp31wUQIgHiRQR0cJg+XccPQ439sIAWcuZMJtbi+c6I+hdgdU/eABAQVpUiECZNpvY2Lvkz8SmAhKPr83Q3CIOQckXK8lQV07T6ASU90hApft9VqDPYAeFoYUMjWMBRfF5Yb/wNTmUxNSWNd9gcXCIQO5Xp/gR6/GnE8HXZtfOrCEg0nA/+QEW96LADSvRBN/AVOuIgYDuV6f4EevxpxPB12bXzqwhINJwP/kBFveiwA0r0QTfwEMPJMDVgcAAAABAAAAAAA=';
/** The same one, completed by the second signer. */
const FINISHED =
  '02000000000101c42dafd3978842e11b10fd614a3be75fe846b287dcf84cb14feee608a46581ed0100000000fdffffff01c683010000000000160014751e76e8199196d454941c45d1b3a323f1433bd6040047304402203070264d91d77c7075610de5c59399205178f32fac1d5d242cd79d3464c42d1e022053e5b7e38f7da096e8a8f3631cea5ec5c666425bcb362987b2380a81fca16bd30147304402205ed32dab2a44701aa33598a02047fdb4e6c2b3d8fb9101843471e8f3a77d705102201e245047470983e5dc70f438dfdb0801672e64c26d6e2f9ce88fa1760754fde0016952210264da6f6362ef933f1298084a3ebf374370883907245caf25415d3b4fa01253dd210297edf55a833d801e16861432358c0517c5e586ffc0d4e653135258d77d81c5c22103b95e9fe047afc69c4f075d9b5f3ab0848349c0ffe4045bde8b0034af44137f0153ae00000000';
const FUNDING =
  '0200000001543012a74387f9d67446d156622f726a59c1daea0f556181f1fc96b77e291d930900000000ffffffff02e803000000000000160014751e76e8199196d454941c45d1b3a323f1433bd6e0ab00000000000022002016963956ce8b0934ad2b7a558ba2f1fd47538c19e6e48de603d7570e2d7e5e1500000000';
/** The half with extended keys whose depth is not the length of their path: version 2, depth 3 and path of 4, depth 4 and none. */
const ODD_KEYS = [
  'cHNidP8B+wQCAAAAAQIEAgAAAAEEAQEBBQEBAQMEAAAAAAEGAQBPAQSIsh4AqrvM3YAAAAIREREREREREREREREREREREREREREREREREREREREREQJ5vmZ++dy7rFWgYpXOhwsHApv82y3OKNlZ8oFbFvgXmAiqu8zdLQAAgAABDiDELa/Tl4hC4RsQ/WFKO+df6Eayh9z4TLFP7uYIpGWB7QEPBAEAAAABEAT9////AQB9AgAAAAFQ3soodJv/e57fiL9yxW/vEhCy6gDrTVrl9K7+pEKfogEAAAAA/////wLoAwAAAAAAABYAFHUedugZkZbUVJQcRdGzoyPxQzvWoIYBAAAAAAAiACAWljlWzosJNK0relWLovH9R1OMGebkjeYD11cOLX5eFQAAAAABASughgEAAAAAACIAIBaWOVbOiwk0rSt6VYui8f1HU4wZ5uSN5gPXVw4tfl4VAQVpUiECZNpvY2Lvkz8SmAhKPr83Q3CIOQckXK8lQV07T6ASU90hApft9VqDPYAeFoYUMjWMBRfF5Yb/wNTmUxNSWNd9gcXCIQO5Xp/gR6/GnE8HXZtfOrCEg0nA/+QEW96LADSvRBN/AVOuIgYDuV6f4EevxpxPB12bXzqwhINJwP/kBFveiwA0r0QTfwEMPJMDVgcAAAABAAAAIgICl+31WoM9gB4WhhQyNYwFF8Xlhv/A1OZTE1JY132BxcJHMEQCIF7TLasqRHAaozWYoCBH/bTmwrPY+5EBhDRx6POnfXBRAiAeJFBHRwmD5dxw9Djf2wgBZy5kwm1uL5zoj6F2B1T94AEAAQMIxoMBAAAAAAABBBYAFHUedugZkZbUVJQcRdGzoyPxQzvWAA==',
  'cHNidP8BAFICAAAAAcQtr9OXiELhGxD9YUo751/oRrKH3PhMsU/u5gikZYHtAQAAAAD9////AcaDAQAAAAAAFgAUdR526BmRltRUlBxF0bOjI/FDO9YAAAAATwEEiLIeAwAAAAAAAAAAQJ6jpj/Eg/wjUwSsswFC7qiUHX87ZhoASCV+h2I8GwkDBi50lcDGNSDdbiQrSHc1A6uWiexWQL6m6EPPeBtj9NQUqrvM3TAAAIAAAACAAAAAgAIAAIAAAQB9AgAAAAFQ3soodJv/e57fiL9yxW/vEhCy6gDrTVrl9K7+pEKfogEAAAAA/////wLoAwAAAAAAABYAFHUedugZkZbUVJQcRdGzoyPxQzvWoIYBAAAAAAAiACAWljlWzosJNK0relWLovH9R1OMGebkjeYD11cOLX5eFQAAAAABASughgEAAAAAACIAIBaWOVbOiwk0rSt6VYui8f1HU4wZ5uSN5gPXVw4tfl4VIgICl+31WoM9gB4WhhQyNYwFF8Xlhv/A1OZTE1JY132BxcJHMEQCIF7TLasqRHAaozWYoCBH/bTmwrPY+5EBhDRx6POnfXBRAiAeJFBHRwmD5dxw9Djf2wgBZy5kwm1uL5zoj6F2B1T94AEBBWlSIQJk2m9jYu+TPxKYCEo+vzdDcIg5ByRcryVBXTtPoBJT3SECl+31WoM9gB4WhhQyNYwFF8Xlhv/A1OZTE1JY132BxcIhA7len+BHr8acTwddm186sISDScD/5ARb3osANK9EE38BU64iBgO5Xp/gR6/GnE8HXZtfOrCEg0nA/+QEW96LADSvRBN/AQw8kwNWBwAAAAEAAAAAAA==',
  'cHNidP8BAFICAAAAAcQtr9OXiELhGxD9YUo751/oRrKH3PhMsU/u5gikZYHtAQAAAAD9////AcaDAQAAAAAAFgAUdR526BmRltRUlBxF0bOjI/FDO9YAAAAATwEEiLIeBAAAAAAAAAAAQJ6jpj/Eg/wjUwSsswFC7qiUHX87ZhoASCV+h2I8GwkDBi50lcDGNSDdbiQrSHc1A6uWiexWQL6m6EPPeBtj9NQEAAAAAAABAH0CAAAAAVDeyih0m/97nt+Iv3LFb+8SELLqAOtNWuX0rv6kQp+iAQAAAAD/////AugDAAAAAAAAFgAUdR526BmRltRUlBxF0bOjI/FDO9aghgEAAAAAACIAIBaWOVbOiwk0rSt6VYui8f1HU4wZ5uSN5gPXVw4tfl4VAAAAAAEBK6CGAQAAAAAAIgAgFpY5Vs6LCTStK3pVi6Lx/UdTjBnm5I3mA9dXDi1+XhUiAgKX7fVagz2AHhaGFDI1jAUXxeWG/8DU5lMTUljXfYHFwkcwRAIgXtMtqypEcBqjNZigIEf9tObCs9j7kQGENHHo86d9cFECIB4kUEdHCYPl3HD0ON/bCAFnLmTCbW4vnOiPoXYHVP3gAQEFaVIhAmTab2Ni75M/EpgISj6/N0NwiDkHJFyvJUFdO0+gElPdIQKX7fVagz2AHhaGFDI1jAUXxeWG/8DU5lMTUljXfYHFwiEDuV6f4EevxpxPB12bXzqwhINJwP/kBFveiwA0r0QTfwFTriIGA7len+BHr8acTwddm186sISDScD/5ARb3osANK9EE38BDDyTA1YHAAAAAQAAAAAA',
];

const toHex = (base64: string) => Buffer.from(base64, 'base64').toString('hex');
const toBase64 = (hex: string) => Buffer.from(hex, 'hex').toString('base64');
const toBytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));
const toUrlSafe = (base64: string) => base64.replaceAll('+', '-').replaceAll('/', '_');
const wrap = (text: string, prefix = '') => text.replace(/.{1,64}/g, `${prefix}$&\r\n`);

function toUtf16(text: string, isBigEndian: boolean): Uint8Array {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return Uint8Array.from(isBigEndian ? bytes.swap16() : bytes);
}

/** What carriers make of a transaction. */
function carry(hex: string): [string, string | Uint8Array][] {
  const base64 = toBase64(hex);
  return [
    ['base64', base64],
    ['without padding', base64.replace(/=+$/, '')],
    ['URL-safe', toUrlSafe(base64)],
    ['URL-safe, without padding', toUrlSafe(base64).replace(/=+$/, '')],
    ['hex', hex],
    ['hex in capitals', hex.toUpperCase()],
    ['wrapped hex', wrap(hex)],
    ['wrapped base64', ` \t${wrap(base64)}\n`],
    ['a no-break space', `${base64.slice(0, 60)}\u00a0${base64.slice(60)}`],
    ['zero-width characters', `\ufeff${base64.slice(0, 60)}\u200b${base64.slice(60)}\u2060`],
    ['quoted by a mail', wrap(base64, '> ')],
    ['quoted twice', wrap(hex, '>> > ')],
    ['binary', toBytes(hex)],
    ['UTF-8', Uint8Array.from(Buffer.from(base64))],
    ['UTF-8 with its mark', Uint8Array.from(Buffer.from(`\ufeff${base64}\r\n`))],
    ['UTF-16 LE', toUtf16(`${base64}\r\n`, false)],
    ['UTF-16 BE', toUtf16(hex, true)],
    ['UTF-16 without its mark', toUtf16(base64, false).subarray(2)],
    ['Bitcoin Core, psbt', JSON.stringify({ psbt: base64, complete: false }, null, 2)],
    ['Bitcoin Core, hex', JSON.stringify({ hex, complete: true })],
    ['the answer of its server', JSON.stringify({ result: { psbt: base64 }, error: null, id: 1 })],
    ['a quoted text', `"${base64}"`],
    ['with no-break spaces between its fields', `{\u00a0"psbt":\u00a0"${base64}"\u00a0}`],
  ];
}

describe('a transaction as carriers deliver it', () => {
  it('is found, byte for byte', () => {
    const all = [['psbt', toHex(HALF)] as const, ['transaction', FINISHED] as const, ['transaction', FUNDING] as const];
    for (const [kind, hex] of all)
      for (const [name, input] of carry(hex))
        expect(readTransactionText(input), `${kind}: ${name}`).toMatchObject({ kind, bytes: toBytes(hex) });
  });

  it('is what PSBTs and transactions are parsed from', () => {
    const { txid } = createPsbtView(readPsbt(HALF));
    for (const [name, input] of carry(toHex(HALF))) {
      const text = typeof input === 'string' ? input : readFileText(input);
      expect(createPsbtView(readPsbt(text)).txid, name).toBe(txid);
      expect(parseTransaction(text), name).toBeNull();
    }
    for (const [name, input] of carry(FINISHED)) {
      const text = typeof input === 'string' ? input : readFileText(input);
      expect(parseTransaction(text)?.getId(), name).toBe(txid);
      expect(() => readPsbt(text), name).toThrow('it is not a PSBT');
    }
    for (const text of ODD_KEYS) expect(createPsbtView(readPsbt(text)).txid).toBe(txid);
  });
});

it('names why it finds nothing', () => {
  const cases: [string | Uint8Array, string][] = [
    ['', 'unreadable'],
    ['cHNidP8!', 'unreadable'],
    [`${HALF.slice(0, 64)}>${HALF.slice(64)}`, 'unreadable'],
    [HALF.replace(/=$/, '==='), 'unreadable'],
    ['{}', 'unreadable'],
    ['{"psbt":', 'unreadable'],
    [`${'{"result":'.repeat(50_000)}1${'}'.repeat(50_000)}`, 'unreadable'],
    [`{"psbt":5,"hex":"${FINISHED}"}`, 'unreadable'],
    [`{"txid":"${FINISHED}"}`, 'unreadable'],
    ['00', 'not-a-transaction'],
    [`${FINISHED}00`, 'not-a-transaction'],
    [FINISHED.slice(0, -2), 'not-a-transaction'],
    [`70736274fe${toHex(HALF).slice(10)}`, 'not-a-transaction'],
    [toBytes('ff00ff'), 'not-a-transaction'],
    [FINISHED.slice(0, -1), 'cut-off'],
    [toHex(HALF).slice(0, -3), 'cut-off'],
    [HALF.slice(0, 501), 'cut-off'],
    [HALF.slice(0, 500), 'cut-off'],
    [toBytes(toHex(HALF).slice(0, 500)), 'cut-off'],
    ['A'.repeat(32 * 1024 * 1024 + 1), 'too-long'],
  ];
  for (const [input, why] of cases)
    expect(readTransactionText(input), String(input).slice(0, 80)).toEqual({ kind: 'damaged', why });
});
