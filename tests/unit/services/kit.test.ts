import { daily, nightly } from '@tests/daily';
import { setAt } from '@tests/set-at';
import { describe, expect, it } from 'vitest';
import { formatKitFileName, type Kit, MAX_KIT_LENGTH } from '@/domain/kit/kit';
import { limitKits, MAX_COINS, MAX_CONTRACTS } from '@/domain/kit/kit-size';
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
  descriptor: 'wsh()#abcdefgh',
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

const FILE = JSON.parse(formatKit([KIT]));

function parseChanged(change: (file: typeof FILE) => void) {
  const file = structuredClone(FILE);
  change(file);
  return parseKit(JSON.stringify(file));
}

describe('the file of a recovery kit', () => {
  it('is read as it was written', () => {
    expect(parseKit(formatKit([KIT]))).toEqual({ ok: true, value: [KIT] });
  });

  it('has the names of docs/exit.md#the-kit', () => {
    expect(FILE).toMatchObject({
      format: 'aval-kit',
      version: 2,
      network: 'regtest',
      made_at: KIT.madeAt,
      envelope: '{"v":1}',
      contracts: [
        {
          id: '7',
          title: 'New roof',
          contract_order: 3,
          role: 'owner',
          descriptor: 'wsh()#abcdefgh',
          guarantees: [
            {
              amount: '0.00100000',
              valid_until: '2031-12-31',
              deposits: [{ guarantee_order: 0, address: 'bcrt1q' }],
              unverified: [{ address: 'bcrt1p' }],
            },
          ],
          signed: [{ guarantee_id: '12' }],
        },
      ],
    });
  });

  it("is named by the user's key and day", () => {
    expect(formatKitFileName(KIT)).toBe('aval-kit-02c6c6c6-20261122.json');
    expect(formatKitFileName({ ...KIT, role: 'counterparty' })).toBe('aval-kit-03f9f9f9-20261122.json');
  });

  it('holds all contracts of an account, in which the user may have different roles', () => {
    const { owner, counterparty } = KIT.keys;
    const keys = { ...KIT.keys, owner: counterparty, counterparty: owner };
    const kits: Kit[] = [KIT, { ...KIT, contract: { ...KIT.contract, id: '8' }, role: 'counterparty', keys }];
    expect(parseKit(formatKit(kits))).toEqual({ ok: true, value: kits });
    expect(parseKit(formatKit([KIT, { ...KIT, keys }]))).toEqual({
      ok: false,
      error: { problem: 'incomplete', field: 'contracts' },
    });
  });

  it('may begin with a byte order mark, and omit unknown fields', () => {
    expect(parseKit(`\ufeff${formatKit([KIT])}`).ok).toBe(true);
    expect(
      parseChanged((file) => {
        file.contracts[0].guarantees[0].amount = null;
        file.envelope = null;
        delete file.contracts[0].guarantees[0].unverified;
      }).ok,
    ).toBe(true);
  });
});

describe('a file is refused', () => {
  it.each([
    ['cut off', formatKit([KIT]).slice(0, -20), { problem: 'not-json' }],
    ['empty', '', { problem: 'not-json' }],
    ['a web page', '<!doctype html>', { problem: 'not-json' }],
    ['another JSON', '{"a":1}', { problem: 'not-a-kit' }],
    ['a list', '[]', { problem: 'not-a-kit' }],
    ['a key backup', '{"format":"aval-key-backup","version":1}', { problem: 'key-backup' }],
    ['too large', ' '.repeat(MAX_KIT_LENGTH + 1), { problem: 'too-large' }],
  ])('that is %s', (_name, text, error) => {
    expect(parseKit(text)).toEqual({ ok: false, error });
  });

  it('for each of its fields, and the field is named', () => {
    const coin = 'contracts.0.guarantees.0.deposits.0.coins.0';
    for (const [field, value] of [
      ['network', 'signet'],
      ['made_at', 'yesterday'],
      ['contracts.0.keys.owner', '04'],
      ['contracts.0.keys.arbitrator.xpub', 'xpub)'],
      ['contracts.0.role', 'arbitrator'],
      ['contracts.0.contract_order', 2 ** 31],
      [`${coin}.value`, -1],
      [`${coin}.value`, 1.5],
      [`${coin}.txid`, 'ab'],
      ['contracts.0.guarantees.0.deposits.0.guarantee_order', 2 ** 31],
      ['contracts.0.descriptor', undefined],
      ['version', 1],
      ['contracts', []],
      ['contracts', Array(10_000).fill(FILE.contracts[0])],
      ['contracts.0.guarantees', undefined],
      ['contracts.0.guarantees.0.amount', '0.000000001'],
    ] as const)
      expect(parseChanged((file) => setAt(file, field, value))).toEqual({
        ok: false,
        error: { problem: 'incomplete', field },
      });
    const later = parseChanged((file) => setAt(file, 'version', 3));
    expect(later).toEqual({ ok: false, error: { problem: 'newer-version' } });
  });
});

function limitOne(kit: Kit): Kit {
  return limitKits([kit])[0] as Kit;
}

describe('a kit with excessive data from the backend and the explorer', () => {
  const [guarantee] = KIT.guarantees;
  const long = '\u0001'.repeat(MAX_KIT_LENGTH / 4);
  const transaction = '00'.repeat(MAX_KIT_LENGTH / 10);

  it.each(
    daily<[string, Partial<Kit>]>(2, [
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
    ]),
  )('%s: can be read again, with every coin', (_what, change) => {
    const kit = limitOne({ ...KIT, ...change });
    const read = parseKit(formatKit([kit]));
    expect(read).toEqual({ ok: true, value: [kit] });
    expect(kit.guarantees.map(({ deposits }) => deposits)).toEqual(
      (change.guarantees ?? KIT.guarantees).map(({ deposits }) => deposits),
    );
    expect(parseKit(formatKit([{ ...KIT, ...change }])).ok).toBe(false);
  });

  const empty = { ...(guarantee as Kit['guarantees'][number]), deposits: [], unverified: [] };
  const unverified = { ...empty, id: '98', unverified: Array(20).fill('bcrt1p') };
  const other = 'x'.repeat(4000);
  it.each(
    daily(2, [
      ['neither deposit nor withdrawal', Array(5000).fill({ ...empty, id: other }), '12'],
      ['unverified addresses only', Array(20_000).fill(unverified), '12'],
      ['the id of a guarantee that has a signed withdrawal', Array(5000).fill({ ...empty, id: other }), other],
      ['ids of control characters', Array(3).fill({ ...empty, id: long }), '12'],
    ]),
  )('many guarantees with %s: can be read again, with every deposit', (_what, flood, guaranteeId) => {
    const signed = [{ guaranteeId, psbt: 'cHNidP8=' }];
    const flooded = { ...KIT, signed, guarantees: [...flood, ...KIT.guarantees] };
    const kit = limitOne(flooded);
    expect(parseKit(formatKit([kit])).ok).toBe(true);
    expect(kit.guarantees.at(-1)).toEqual(guarantee);
    expect(kit.signed).toEqual(signed);
    expect(parseKit(formatKit([flooded])).ok).toBe(false);
  });

  it('leaves out guarantees without any address before those with an unverified one', () => {
    const nameless = { ...empty, id: '97' };
    const { guarantees } = limitOne({ ...KIT, guarantees: [...Array(5000).fill(nameless), unverified] });
    expect(guarantees.at(-1)).toEqual(unverified);
    expect(guarantees.length).toBeGreaterThan(100);
    expect(guarantees.length).toBeLessThan(5000);
  });

  it('keeps the transactions that fit, and leaves a usual kit as it is', () => {
    expect(limitOne({ ...KIT, transactions: ['00'.repeat(MAX_KIT_LENGTH), '0102'] }).transactions).toEqual(['0102']);
    expect(limitOne(KIT)).toEqual(KIT);
  });

  nightly('keeps the largest of too many coins', () => {
    const txid = (at: number) => at.toString(16).padStart(64, '0');
    const coins = Array.from({ length: 90_000 }, (_, at) => ({
      txid: txid(at),
      vout: 0,
      value: sats(1000 + (at % 7)),
    }));
    const [deposit] = guarantee?.deposits ?? [];
    const flooded = { ...KIT, guarantees: [{ ...guarantee, deposits: [{ ...deposit, coins }] }] } as unknown as Kit;
    expect(parseKit(formatKit([flooded])).ok).toBe(false);
    const kit = limitOne(flooded);
    expect(parseKit(formatKit([kit]))).toEqual({ ok: true, value: [kit] });
    const kept = kit.guarantees.flatMap(({ deposits }) => deposits.flatMap((each) => each.coins));
    expect(kept).toHaveLength(MAX_COINS);
    expect(kept.filter(({ value }) => value === 1006)).toHaveLength(12_857);
  });

  it('puts a contract whose coins are unknown before those without deposits', () => {
    const poor = { ...KIT, guarantees: [] };
    const silent = {
      ...KIT,
      guarantees: KIT.guarantees.map((each) => ({
        ...each,
        deposits: each.deposits.map((deposit) => ({ ...deposit, coins: [] })),
      })),
    };
    expect(limitKits([...Array(2 * MAX_CONTRACTS).fill(poor), silent])[0]).toEqual(silent);
  });

  it('is limited over all contracts, those with the most money first', () => {
    const poor = { ...KIT, guarantees: [], transactions: [transaction, transaction], sealedTerms: [] };
    const kits = limitKits([...Array(2 * MAX_CONTRACTS).fill(poor), KIT]);
    expect(kits).toHaveLength(MAX_CONTRACTS);
    expect(kits[0]).toEqual(KIT);
    expect(kits.flatMap(({ transactions }) => transactions)).toHaveLength(2);
    expect(parseKit(formatKit(kits))).toEqual({ ok: true, value: kits });
  });
});
