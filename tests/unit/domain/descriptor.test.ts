import { checksum } from '@bitcoinerlab/descriptors';
import { describe, expect, it } from 'vitest';
import { addChecksum, formatContractDescriptor } from '@/domain/recovery/descriptor';

const KEYS = {
  owner: '02c6047f9441ed7d6d3045406e95c07cd85c778e4b8cef3ca7abac09b95c709ee5',
  counterparty: '02f9308a019258c31049344f85f89d5229b531c845836f99b08601f113bce036f9',
  arbitrator: {
    id: '1',
    xpub: 'xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8',
  },
};

describe('the checksum of a descriptor', () => {
  it.each(['raw(deadbeef)#89f8spxm'])('equals that of BIP380 for %s', (text) => {
    expect(addChecksum(text.slice(0, -9))).toBe(text);
  });

  it.each([
    ['3 and 4', 'wsh(sortedmulti(2,[00aabb11/48h/0h]xpub/3/4))'],
    ['one character', 'a'],
    ['two characters', 'ab'],
    [
      'all characters',
      '0123456789()[],\'/*abcdefgh@:$%{}IJKLMNOPQRSTUVWXYZ&+-.;<=>?!^_|~ijklmnopqrstuvwxyzABCDEFGH`#"\\ ',
    ],
  ])('equals that of another library for %s', (_name, text) => {
    expect(addChecksum(text)).toBe(`${text}#${checksum(text)}`);
  });

  it('exists only for the characters allowed in descriptors', () => {
    expect(() => addChecksum('wsh(ñ)')).toThrow('A descriptor has no character ñ');
  });
});

it('describes the deposit addresses of a contract by the keys and its order, ranged over theirs', () => {
  const text = formatContractDescriptor(KEYS, 3);
  expect(text).toMatch(/^wsh\(sortedmulti\(2,02c6.*,02f9.*,xpub661.*\/3\/\*\)\)#[a-z0-9]{8}$/);
  expect(text.slice(-8)).toBe(checksum(text.slice(0, -9)));
});
