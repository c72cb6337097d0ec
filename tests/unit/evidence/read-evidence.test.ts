import { COUNTERPARTY, OWNER } from '@tests/unit/exit/kits';
import { describe, expect, test } from 'vitest';
import { BERTO_ADDRESS, hashText, KIT, makeFile, PDF, read } from './evidence-stage';

describe('a whole evidence file', () => {
  test('says of each item what stands behind it', async () => {
    const reading = await read(await makeFile());
    const verdicts = reading.items.map(({ name, subject, verdict }) => [
      name.split('/')[0],
      subject.kind,
      verdict.kind,
    ]);
    expect(reading.items.filter(({ verdict }) => verdict.kind === 'fault')).toEqual([]);
    expect(verdicts).toEqual(
      expect.arrayContaining([
        ['manifest.json', 'manifest', 'signed'],
        ['terms', 'terms', 'signed'],
        ['terms', 'readable-terms', 'party'],
        ['terms', 'pdf', 'signed'],
        ['kit.json', 'addresses', 'derived'],
        ['proofs', 'payment', 'block'],
        ['offers', 'offer', 'signed'],
        ['offers', 'acceptance', 'signed'],
        ['offers', 'offers', 'party'],
        ['returns', 'return', 'signed'],
        ['returns', 'return-signatures', 'signed'],
        ['messages.json', 'messages', 'server'],
        ['log.json', 'log', 'party'],
        ['files', 'document', 'party'],
        ['statement.txt', 'statement', 'party'],
      ]),
    );
    expect(reading.parties).toEqual({
      owner: {
        id: 'u1',
        key: OWNER.public_key,
        source: 'terms',
        addresses: [{ address: 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080', in: 'statement' }],
      },
      counterparty: {
        id: 'u2',
        key: COUNTERPARTY.public_key,
        source: 'terms',
        addresses: [{ address: BERTO_ADDRESS, in: 'payout', number: 0 }],
      },
    });
    expect(reading.payments).toHaveLength(4);
    expect(reading.payments.every(({ verdict }) => verdict.kind === 'block')).toBe(true);
    expect(reading.guarantees.map(({ id, depositor }) => [id, depositor])).toEqual([
      ['g1', 'counterparty'],
      ['g2', null],
    ]);
    expect(reading.terms?.certificate.terms.pdf).toBe(hashText(PDF));
    expect(reading.contract).toEqual({ id: '7', network: 'regtest', title: 'New roof', contractOrder: 7 });
    expect(reading.statement).toBe('The roof leaks.\nI want my money back.');
    expect(reading.kit?.kit.descriptor).toBe(KIT.descriptor);
    const messages = reading.items.find(({ subject }) => subject.kind === 'messages')?.subject;
    expect(messages).toEqual({ kind: 'messages', count: 3, signed: 1, unchecked: 0 });
    // Not received is not empty.
    expect(reading.items.find(({ subject }) => subject.kind === 'log')?.subject).toEqual({ kind: 'log', count: null });
  });
});
