import { describe, expect, it } from 'vitest';
import { formatKitFileName, type Kit, MAX_KIT_LENGTH } from '@/domain/kit/kit';
import { limitKit } from '@/domain/kit/kit-size';
import { type Sats, toSats } from '@/domain/primitives/amount';
import { formatKit, parseKit } from '@/services/schemas/kit';

const sats = (value: number) => toSats(value) as Sats;

const KIT: Kit = {
  network: 'regtest',
  madeAt: '2026-11-22T20:30:00.000Z',
  contract: { id: '7', title: 'New roof', contractOrder: 3 },
  role: 'owner',
  keys: {
    owner: `02${'c6'.repeat(32)}`,
    counterparty: `03${'f9'.repeat(32)}`,
    arbitrator: {
      id: '1',
      xpub: 'tpubD6NzVbkrYhZ4XHndKkuB8FifXm8r5FQHwrN6oZuWCz13qb93rtgKvD4PQsqC4HP4yhV3tA2fqr2RbY5mNXfM7RxXUoeABoDtsFUq2zJq6YK',
    },
  },
  envelope: '{"v":1}',
  guarantees: [
    {
      id: '12',
      description: 'Deposit',
      amount: sats(100_000),
      validUntil: '2031-12-31',
      status: 'active',
      deposits: [
        {
          guaranteeOrder: 0,
          address: 'bcrt1q',
          descriptor: 'wsh()#abcdefgh',
          witnessScript: '5221',
          coins: [{ txid: 'ab'.repeat(32), vout: 1, value: sats(100_000) }],
        },
      ],
      unverified: ['bcrt1p'],
    },
  ],
  signed: [{ guaranteeId: '12', psbt: 'cHNidP8=' }],
  transactions: ['0200'],
  sealedTerms: [],
};

const FILE = JSON.parse(formatKit(KIT));

function parseChanged(change: (file: typeof FILE) => void) {
  const file = structuredClone(FILE);
  change(file);
  return parseKit(JSON.stringify(file));
}

describe('the file of a recovery kit', () => {
  it('is read as it was written', () => {
    expect(parseKit(formatKit(KIT))).toEqual({ ok: true, value: KIT });
  });

  it('has the names of docs/exit.md#the-kit', () => {
    expect(FILE).toMatchObject({
      format: 'aval-kit',
      version: 1,
      network: 'regtest',
      made_at: KIT.madeAt,
      contract: { id: '7', title: 'New roof', contract_order: 3 },
      role: 'owner',
      guarantees: [
        {
          amount: '0.00100000',
          valid_until: '2031-12-31',
          deposits: [{ guarantee_order: 0, witness_script: '5221' }],
          unverified: [{ address: 'bcrt1p' }],
        },
      ],
      signed: [{ guarantee_id: '12' }],
    });
  });

  it('is named by contract and day', () => {
    expect(formatKitFileName(KIT)).toBe('aval-kit-7-20261122.json');
    expect(formatKitFileName({ ...KIT, contract: { ...KIT.contract, id: '../a b' } })).toBe(
      'aval-kit-..-a-b-20261122.json',
    );
  });

  it('may begin with a byte order mark, and omit unknown fields', () => {
    expect(parseKit(`\ufeff${formatKit(KIT)}`).ok).toBe(true);
    expect(
      parseChanged((file) => {
        file.guarantees[0].amount = null;
        file.envelope = null;
        delete file.guarantees[0].unverified;
      }).ok,
    ).toBe(true);
  });
});

describe('a file is refused', () => {
  it.each([
    ['cut off', formatKit(KIT).slice(0, -20), { problem: 'not-json' }],
    ['empty', '', { problem: 'not-json' }],
    ['a web page', '<!doctype html>', { problem: 'not-json' }],
    ['another JSON', '{"a":1}', { problem: 'not-a-kit' }],
    ['a list', '[]', { problem: 'not-a-kit' }],
    ['a key backup', '{"format":"aval-key-backup","version":1}', { problem: 'key-backup' }],
    ['too large', ' '.repeat(MAX_KIT_LENGTH + 1), { problem: 'too-large' }],
  ])('that is %s', (_name, text, error) => {
    expect(parseKit(text)).toEqual({ ok: false, error });
  });

  it.each<[string, string, (file: typeof FILE) => void]>([
    [
      'network',
      'network',
      (file) => {
        file.network = 'signet';
      },
    ],
    [
      'date',
      'made_at',
      (file) => {
        file.made_at = 'yesterday';
      },
    ],
    [
      'key',
      'keys.owner',
      (file) => {
        file.keys.owner = '04';
      },
    ],
    [
      'extended key',
      'keys.arbitrator.xpub',
      (file) => {
        file.keys.arbitrator.xpub = 'xpub)';
      },
    ],
    [
      'role',
      'role',
      (file) => {
        file.role = 'arbitrator';
      },
    ],
    [
      'hardened step',
      'contract.contract_order',
      (file) => {
        file.contract.contract_order = 2 ** 31;
      },
    ],
    [
      'negative value',
      'guarantees.0.deposits.0.coins.0.value',
      (file) => {
        file.guarantees[0].deposits[0].coins[0].value = -1;
      },
    ],
    [
      'fraction of a satoshi',
      'guarantees.0.deposits.0.coins.0.value',
      (file) => {
        file.guarantees[0].deposits[0].coins[0].value = 1.5;
      },
    ],
    [
      'txid',
      'guarantees.0.deposits.0.coins.0.txid',
      (file) => {
        file.guarantees[0].deposits[0].coins[0].txid = 'ab';
      },
    ],
    [
      'script',
      'guarantees.0.deposits.0.witness_script',
      (file) => {
        file.guarantees[0].deposits[0].witness_script = 'xyz';
      },
    ],
    [
      'missing list',
      'guarantees',
      (file) => {
        delete file.guarantees;
      },
    ],
    [
      'amount',
      'guarantees.0.amount',
      (file) => {
        file.guarantees[0].amount = '0.000000001';
      },
    ],
  ])('for its %s, and the field is named', (_name, field, change) => {
    expect(parseChanged(change)).toEqual({ ok: false, error: { problem: 'incomplete', field } });
  });

  it('of a later version', () => {
    expect(
      parseChanged((file) => {
        file.version = 2;
      }),
    ).toEqual({ ok: false, error: { problem: 'newer-version' } });
  });
});

describe('a kit with excessive data from the backend and the explorer', () => {
  const [guarantee] = KIT.guarantees;
  const long = '\u0001'.repeat(MAX_KIT_LENGTH / 4);
  const transaction = '00'.repeat(MAX_KIT_LENGTH / 10);

  it.each<[string, Partial<Kit>]>([
    ['a long title', { contract: { ...KIT.contract, title: long } }],
    [
      'many long descriptions',
      { guarantees: KIT.guarantees.flatMap((each) => Array(3).fill({ ...each, description: long })) },
    ],
    ['many transactions', { transactions: Array(10).fill(transaction) }],
    ['many withdrawals', { signed: Array(10).fill({ guaranteeId: '12', psbt: transaction }) }],
    [
      'long and many addresses',
      {
        guarantees: [{ ...guarantee, unverified: [long, ...Array(400_000).fill('bcrt1p')] }] as Kit['guarantees'],
      },
    ],
  ])('%s: can be read again, with every coin', (_what, change) => {
    const kit = limitKit({ ...KIT, ...change });
    const read = parseKit(formatKit(kit));
    expect(read).toEqual({ ok: true, value: kit });
    expect(kit.guarantees.map(({ deposits }) => deposits)).toEqual(
      (change.guarantees ?? KIT.guarantees).map(({ deposits }) => deposits),
    );
    expect(parseKit(formatKit({ ...KIT, ...change })).ok).toBe(false);
  });

  const empty = { ...(guarantee as Kit['guarantees'][number]), deposits: [], unverified: [] };
  const unverified = { ...empty, id: '98', unverified: Array(20).fill('bcrt1p') };
  const other = 'x'.repeat(4000);
  it.each([
    ['neither deposit nor withdrawal', Array(5000).fill({ ...empty, id: other }), '12'],
    ['unverified addresses only', Array(20_000).fill(unverified), '12'],
    ['the id of a guarantee that has a signed withdrawal', Array(5000).fill({ ...empty, id: other }), other],
    ['ids of control characters', Array(3).fill({ ...empty, id: long }), '12'],
  ])('many guarantees with %s: can be read again, with every deposit', (_what, flood, guaranteeId) => {
    const signed = [{ guaranteeId, psbt: 'cHNidP8=' }];
    const flooded = { ...KIT, signed, guarantees: [...flood, ...KIT.guarantees] };
    const kit = limitKit(flooded);
    expect(parseKit(formatKit(kit)).ok).toBe(true);
    expect(kit.guarantees.at(-1)).toEqual(guarantee);
    expect(kit.signed).toEqual(signed);
    expect(parseKit(formatKit(flooded)).ok).toBe(false);
  });

  it('leaves out guarantees without any address before those with an unverified one', () => {
    const nameless = { ...empty, id: '97' };
    const { guarantees } = limitKit({ ...KIT, guarantees: [...Array(5000).fill(nameless), unverified] });
    expect(guarantees.at(-1)).toEqual(unverified);
    expect(guarantees.length).toBeGreaterThan(100);
    expect(guarantees.length).toBeLessThan(5000);
  });

  it('keeps the transactions that fit, and leaves a usual kit as it is', () => {
    expect(limitKit({ ...KIT, transactions: ['00'.repeat(MAX_KIT_LENGTH), '0102'] }).transactions).toEqual(['0102']);
    expect(limitKit(KIT)).toEqual(KIT);
  });
});
