import { daily, nightly } from '@tests/daily';
import { setAt } from '@tests/set-at';
import { CONTRACT, FILE, PAGE } from '@tests/unit/recovery-file';
import { describe, expect, it } from 'vitest';
import { type Sats, toSats } from '@/domain/primitives/amount';
import { limitContracts, MAX_COINS, MAX_CONTRACTS } from '@/domain/recovery/file-size';
import {
  formatFileName,
  formatSignerFileName,
  MAX_FILE_LENGTH,
  type RecoveryContract,
} from '@/domain/recovery/recovery-file';
import { formatReturn, type ReturnPlan } from '@/domain/returns/return-plan';
import { formatRecoveryFile, insertIntoPage, parseRecoveryFile } from '@/services/schemas/recovery-file';

const sats = (value: number) => toSats(value) as Sats;

/** A file with these contracts, as text. */
function format(...contracts: RecoveryContract[]): string {
  return formatRecoveryFile({ ...FILE, contracts });
}

/** What a file with these contracts is read as. */
function held(...contracts: RecoveryContract[]) {
  return { ok: true, value: { ...FILE, contracts } };
}

const JSON_FILE = JSON.parse(format(CONTRACT));

function parseChanged(change: (file: typeof JSON_FILE) => void) {
  const file = structuredClone(JSON_FILE);
  change(file);
  return parseRecoveryFile(JSON.stringify(file));
}

describe('a recovery file', () => {
  it('is read as it was written, also without contracts', () => {
    expect(parseRecoveryFile(format(CONTRACT))).toEqual(held(CONTRACT));
    expect(parseRecoveryFile(format())).toEqual(held());
  });

  it('has the names of docs/recovery-file.md#the-file', () => {
    expect(JSON_FILE).toMatchObject({
      format: 'aval-kit',
      version: 2,
      network: 'regtest',
      made_at: FILE.madeAt,
      public_key: FILE.publicKey,
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
    expect(formatFileName(FILE)).toBe('aval-recovery-02c6c6c6-20261122.html');
    expect(formatSignerFileName({ ...CONTRACT, role: 'counterparty' }, FILE.madeAt)).toBe(
      'aval-for-signer-03f9f9f9-20261122.json',
    );
  });

  it('holds all contracts of an account, in which the user may have different roles', () => {
    const { owner, counterparty } = CONTRACT.keys;
    const keys = { ...CONTRACT.keys, owner: counterparty, counterparty: owner };
    const other: RecoveryContract = { ...CONTRACT, id: '8', role: 'counterparty', keys };
    expect(parseRecoveryFile(format(CONTRACT, other))).toEqual(held(CONTRACT, other));
    expect(parseRecoveryFile(format(CONTRACT, { ...CONTRACT, keys }))).toMatchObject({
      ok: false,
      error: { problem: 'incomplete' },
    });
  });

  it('may be an earlier key backup', () => {
    const backup = { format: 'aval-key-backup', version: 1, how_to_use: ['Keep it.'], email: 'ana@example.com' };
    const key = { public_key: FILE.publicKey?.toUpperCase(), encrypted_key: '{"v":1}', created: '2026-11-21' };
    expect(parseRecoveryFile(`\ufeff${JSON.stringify({ ...backup, ...key })}\r\n`)).toEqual({
      ok: true,
      value: { ...FILE, network: null, madeAt: '2026-11-21', contracts: [] },
    });
    for (const change of [{ encrypted_key: '' }, { public_key: '02ab' }, { created: null }, { version: 0 }])
      expect(parseRecoveryFile(JSON.stringify({ ...backup, ...key, ...change }))).toMatchObject({
        error: { problem: 'incomplete' },
      });
  });

  it('may begin with a byte order mark, hold no-break spaces, and omit unknown fields', () => {
    expect(parseRecoveryFile(`\ufeff${format(CONTRACT).replaceAll('  "', '\u00a0"')}`)).toEqual(held(CONTRACT));
    const contract = { ...CONTRACT, title: '"\u00a0\\' };
    expect(parseRecoveryFile(format(contract).replaceAll('  "', '\u00a0"'))).toEqual(held(contract));
    expect(
      parseChanged((file) => {
        file.contracts[0].guarantees[0].amount = null;
        file.envelope = null;
        delete file.public_key;
        delete file.contracts[0].guarantees[0].unverified;
      }).ok,
    ).toBe(true);
  });

  it.each([
    ['</script><script>steal()</script>'],
    ['<!-- <script>'],
    [']]>&lt;'],
    ['\u2028\u2029'],
    ['\u00a0 \u2003 \ufeff'],
    ['$& $1 $$'],
    ['"},{"\\'],
  ])('is read from the page, with a contract titled %j', (title) => {
    const contract = { ...CONTRACT, title };
    const html = insertIntoPage(PAGE, format(contract));
    expect(parseRecoveryFile(html)).toEqual(held(contract));
    // As browsers read it: the data ends with its own element, and the page's script follows.
    const elements = html.split(/<script|<\/script>/);
    expect(elements).toHaveLength(5);
    expect(JSON.parse(elements[1]?.replace(/^[^>]*>/, '') ?? '')).toMatchObject({ contracts: [{ title }] });
    expect(elements[3]).toBe('>start()');
    expect(html).not.toContain('<!--');
    expect(insertIntoPage(html, format(CONTRACT))).toBe(insertIntoPage(PAGE, format(CONTRACT)));
  });

  it('is not put into a page without a place for it', () => {
    expect(() => insertIntoPage('<!doctype html>', format())).toThrow(RangeError);
  });
});

describe('a file is refused', () => {
  it.each([
    ['cut off', format(CONTRACT).slice(0, -20), { problem: 'not-json' }],
    ['empty', '', { problem: 'not-json' }],
    ['a string without an end', `"${'a'.repeat(MAX_FILE_LENGTH - 1)}`, { problem: 'not-json' }],
    ['many quote marks', `\u00a0"${'\\"'.repeat(1_000_000)}`, { problem: 'not-json' }],
    ['many pages without an end', PAGE.split('</', 1).join('').repeat(200_000), { problem: 'not-a-recovery-file' }],
    ['a web page', '<!doctype html>', { problem: 'not-a-recovery-file' }],
    ['the page without data', PAGE, { problem: 'not-json' }],
    [
      'a page that was cut off',
      insertIntoPage(PAGE, format(CONTRACT)).slice(0, 500),
      { problem: 'not-a-recovery-file' },
    ],
    ['another JSON', '{"a":1}', { problem: 'not-a-recovery-file' }],
    ['a list', '[]', { problem: 'not-a-recovery-file' }],
    ['a later key backup', '{"format":"aval-key-backup","version":2}', { problem: 'newer-version' }],
    ['too large', ' '.repeat(MAX_FILE_LENGTH + 1), { problem: 'too-large' }],
  ])('that is %s', (_name, text, error) => {
    expect(parseRecoveryFile(text)).toEqual({ ok: false, error });
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
      ['contracts', Array(10_000).fill(JSON_FILE.contracts[0])],
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

function limitOne(contract: RecoveryContract): RecoveryContract {
  return limitContracts([contract])[0] as RecoveryContract;
}

describe('a file with excessive data from the backend and the explorer', () => {
  const [guarantee] = CONTRACT.guarantees;
  const long = '\u0001'.repeat(MAX_FILE_LENGTH / 4);
  const transaction = '00'.repeat(MAX_FILE_LENGTH / 10);
  const plan: ReturnPlan = {
    ...{ address: 'bcrt1q', contract: '7', from: 1_800_000_000, guarantee: '12', network: 'regtest', number: 1 },
    ...{ rates: [1], terms: '', coins: [{ order: 0, txid: 'ab'.repeat(32), vout: 1, value: sats(100_000) }] },
    ...{ payee: { id: '1', key: CONTRACT.keys.owner }, payer: { id: '2', key: CONTRACT.keys.counterparty } },
  };
  const signed = { text: formatReturn(plan), statement: `${'A'.repeat(87)}=` };
  const returned = { plan, ...signed, signatures: Array(2000).fill(Array(9).fill('A'.repeat(86))) };

  it.each(
    daily<[string, Partial<RecoveryContract>]>(2, [
      ['a long title', { title: long }],
      [
        'thousands of texts that the page escapes',
        {
          guarantees: Array(6000).fill({ ...guarantee, description: '<'.repeat(1000), status: '&'.repeat(1000) }),
        },
      ],
      [
        'many long descriptions',
        { guarantees: CONTRACT.guarantees.flatMap((each) => Array(3).fill({ ...each, description: long })) },
      ],
      ['many transactions', { transactions: Array(10).fill(transaction) }],
      ['many return dates', { returns: Array(10).fill(returned) }],
      ['many withdrawals', { signed: Array(10).fill({ guaranteeId: '12', psbt: transaction }) }],
      [
        'long and many addresses',
        {
          guarantees: [
            { ...guarantee, unverified: [long, ...Array(400_000).fill('bcrt1p')] },
          ] as RecoveryContract['guarantees'],
        },
      ],
    ]),
  )('%s: can be read again, with every coin', (_what, change) => {
    const limited = limitOne({ ...CONTRACT, ...change });
    expect(parseRecoveryFile(insertIntoPage(PAGE, format(limited)))).toEqual(held(limited));
    expect(limited.guarantees.map(({ deposits }) => deposits)).toEqual(
      (change.guarantees ?? CONTRACT.guarantees).map(({ deposits }) => deposits),
    );
    expect(parseRecoveryFile(insertIntoPage(PAGE, format({ ...CONTRACT, ...change }))).ok).toBe(false);
  });

  const empty = { ...(guarantee as RecoveryContract['guarantees'][number]), deposits: [], unverified: [] };
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
    const flooded = { ...CONTRACT, signed, guarantees: [...flood, ...CONTRACT.guarantees] };
    const limited = limitOne(flooded);
    expect(parseRecoveryFile(format(limited)).ok).toBe(true);
    expect(limited.guarantees[0]).toEqual(guarantee);
    expect(limited.signed).toEqual(signed);
    expect(parseRecoveryFile(format(flooded)).ok).toBe(false);
  });

  it('has no guarantee without any address', () => {
    const { guarantees } = limitOne({ ...CONTRACT, guarantees: [{ ...empty, id: '97' }, unverified] });
    expect(guarantees).toEqual([unverified]);
  });

  it('keeps the transactions that fit, and leaves a usual contract as it is', () => {
    expect(limitOne({ ...CONTRACT, transactions: ['00'.repeat(MAX_FILE_LENGTH), '0102'] }).transactions).toEqual([
      '0102',
    ]);
    expect(limitOne(CONTRACT)).toEqual(CONTRACT);
  });

  it('keeps the return dates of every contract before the other data of any', () => {
    const contracts = limitContracts([
      { ...CONTRACT, transactions: [transaction] },
      { ...CONTRACT, returns: Array(3).fill(returned) },
    ]);
    expect(contracts.map(({ transactions, returns }) => [transactions.length, returns?.length])).toEqual([
      [0, undefined],
      [1, 2],
    ]);
  });

  nightly('can be read again with as many contracts, coins, words and return dates as it may have', () => {
    const coins = Array.from({ length: MAX_COINS / MAX_CONTRACTS }, (_, vout) => {
      return { txid: 'ab'.repeat(32), vout, value: sats(2e9) };
    });
    const deposits = (guarantee?.deposits ?? []).map((each) => ({ ...each, address: 'b'.repeat(64), coins }));
    const full = { ...guarantee, description: '<'.repeat(1000), deposits } as RecoveryContract['guarantees'][number];
    const returns = [{ ...returned, signatures: returned.signatures.slice(0, 60) }];
    const contract = { ...CONTRACT, descriptor: 'd'.repeat(300), guarantees: [full], returns };
    const contracts = limitContracts(Array(MAX_CONTRACTS).fill(contract));
    expect(parseRecoveryFile(insertIntoPage(PAGE, format(...contracts)))).toEqual(held(...contracts));
  });

  nightly('keeps the largest of too many coins', () => {
    const txid = (at: number) => at.toString(16).padStart(64, '0');
    const coins = Array.from({ length: 90_000 }, (_, at) => ({
      txid: txid(at),
      vout: 0,
      value: sats(1000 + (at % 7)),
    }));
    const [deposit] = guarantee?.deposits ?? [];
    const flooded = {
      ...CONTRACT,
      guarantees: [{ ...guarantee, deposits: [{ ...deposit, coins }] }],
    } as unknown as RecoveryContract;
    expect(parseRecoveryFile(format(flooded)).ok).toBe(false);
    const limited = limitOne(flooded);
    expect(parseRecoveryFile(format(limited))).toEqual(held(limited));
    const kept = limited.guarantees.flatMap(({ deposits }) => deposits.flatMap((each) => each.coins));
    expect(kept).toHaveLength(MAX_COINS);
    expect(kept.filter(({ value }) => value === 1006)).toHaveLength(12_857);
  });

  it('puts a contract whose coins are unknown before those without deposits', () => {
    const poor = { ...CONTRACT, guarantees: [] };
    const silent = {
      ...CONTRACT,
      guarantees: CONTRACT.guarantees.map((each) => ({
        ...each,
        deposits: each.deposits.map((deposit) => ({ ...deposit, coins: [] })),
      })),
    };
    expect(limitContracts([...Array(2 * MAX_CONTRACTS).fill(poor), silent])[0]).toEqual(silent);
  });

  it('is limited over all contracts, those with the most money first', () => {
    const poor = { ...CONTRACT, guarantees: [], transactions: [transaction, transaction], sealedTerms: [] };
    const contracts = limitContracts([...Array(2 * MAX_CONTRACTS).fill(poor), CONTRACT]);
    expect(contracts).toHaveLength(MAX_CONTRACTS);
    expect(contracts[0]).toEqual(CONTRACT);
    expect(contracts.flatMap(({ transactions }) => transactions)).toHaveLength(2);
    expect(parseRecoveryFile(format(...contracts))).toEqual(held(...contracts));
  });
});
