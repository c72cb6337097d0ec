import { HDKey } from '@scure/bip32';
import { SigHash } from '@scure/btc-signer';
import { daily, nightly } from '@tests/daily';
import {
  cosignFile,
  DESK,
  makeAward,
  readVectorFile,
  signAward as signElsewhere,
  TEST_VERSIONS,
} from '@tests/unit/settlement/awards';
import { KEYS, VECTORS } from '@tests/unit/settlement/offers';
import { toVersion2 } from '@tests/unit/version-2';
import { describe, expect, test } from 'vitest';
import { verifyAward } from '@/bitcoin/settlement/verify-award';
import { type Award, type AwardOutput, formatAwardFile, type SignedAward } from '@/domain/settlement/award';
import type { AwardFault } from '@/domain/settlement/award-rules';
import type { Coin } from '@/exit/recovery/api';
import { checkAward } from '@/exit/recovery/award/check-award';
import { type AwardOrder, createAward } from '@/exit/recovery/award/create-award';
import { getMessage, signAward, takeSignatures } from '@/exit/recovery/award/sign-award';
import { engine } from '@/exit/recovery/engine';
import { parseAwardFile } from '@/services/schemas/award';
import { sat } from '../bitcoin/releases';
import { unwrap } from './kits';
import { makeVectorKit } from './vector-kit';

/* The page's desk and its checks, with the app's verification and with other libraries. */

const kit = engine.addScanned(unwrap(engine.checkKit(makeVectorKit())), []);
const coins = engine.listKitCoins(kit);
const [toOwner] = makeAward().outputs as [AwardOutput];
const OTHER = 'bcrt1qcr8te4kr609gcawutmrza0j4xv80jy8zeqchgx';

function makeOrder(change: Partial<AwardOrder> = {}): AwardOrder {
  const { costs, date, evidence, isFinal, guarantees, number, place, reasons, terms } = makeAward();
  return {
    coins,
    payments: [{ address: toOwner.address, amount: 'rest', to: 'owner' }],
    feeRate: 5,
    fastestFee: 0,
    minimumFee: 0,
    words: { costs, date, evidence, isFinal, guarantees, number, place, reasons, terms },
    stated: { owner: [], counterparty: [] },
    ...change,
  };
}

const openKey = () => unwrap(engine.readArbitratorKey(kit, DESK.xprv));

describe('a decision that the desk signs', () => {
  test('counts for the app, for another library and for the page', async () => {
    const draft = unwrap(createAward(kit, makeOrder()));
    const signed = unwrap(await signAward(kit, coins, draft, openKey()));
    expect(verifyAward(signed, KEYS)).toMatchObject({ txid: draft.transaction.summary.txid });
    expect(verifyAward(signElsewhere(signed.award), KEYS)).toMatchObject({ txid: draft.transaction.summary.txid });
    expect(checkAward(kit, signed)).toMatchObject({ txid: draft.transaction.summary.txid });
    expect(parseAwardFile(formatAwardFile(signed))).toEqual(signed);
    expect(signed.award.coins.map(({ order }) => order)).toEqual([6, 5]);
    expect(signed).toMatchObject({ path: '3/6', key: VECTORS.award.file.key });
  });

  nightly('sends what is left back to the address of the first coin', () => {
    const payments = [{ address: toOwner.address, amount: sat(100_000), to: 'owner' as const }];
    const { award } = unwrap(createAward(kit, makeOrder({ payments })));
    expect(award.outputs.map(({ to }) => to)).toEqual(['owner', 'guarantee']);
    expect(award.outputs[1]?.address).toBe(VECTORS.deposits.find((each) => each.guarantee_order === 6)?.address);
  });

  nightly('holds everything in the guarantee', async () => {
    const payments = [{ address: '', amount: 'rest' as const, to: 'guarantee' as const }];
    const draft = unwrap(createAward(kit, makeOrder({ payments })));
    expect(draft.award.outputs.map(({ to }) => to)).toEqual(['guarantee']);
    const signed = unwrap(await signAward(kit, coins, draft, openKey()));
    expect(verifyAward(signed, KEYS)).toHaveProperty('txid');
  });

  nightly('holds everything although the first coin is dust, and dust does not fill the list', () => {
    const [first] = coins as [Coin];
    const dust = (at: number): Coin => ({
      ...first,
      txid: '00'.repeat(32),
      vout: at,
      value: sat(600),
      address: elsewhere,
    });
    const elsewhere = kit.deposits.find(({ address }) => address !== first.address)?.address ?? '';
    const ours = coins.filter(({ address }) => address === first.address);
    const payments = [{ address: '', amount: 'rest' as const, to: 'guarantee' as const }];
    const order = (some: readonly Coin[]) => makeOrder({ coins: [...some, ...ours], payments, feeRate: 20 });
    const { award, transaction } = unwrap(createAward(kit, order([dust(0)])));
    expect(award.outputs.map(({ to, address }) => [to, address])).toEqual([['guarantee', first.address]]);
    expect(transaction.leftOut).toHaveLength(1);
    const many = Array.from({ length: 300 }, (_, at) => dust(at));
    expect(unwrap(createAward(kit, order(many))).award.coins).toHaveLength(ours.length);
    const rich = many.map((each) => ({ ...each, value: sat(10_000) }));
    expect(createAward(kit, order(rich))).toMatchObject({ error: { kind: 'too-many-coins' } });
  });

  nightly('takes the signatures of another program, and no others', () => {
    const draft = unwrap(createAward(kit, makeOrder()));
    const other = signElsewhere(draft.award);
    const parts = { psbt: other.psbt, statement: ` ${other.statement}\n` };
    expect(getMessage(draft)).toMatch(/^Aval award [0-9a-f]{64}$/);
    expect(unwrap(takeSignatures(kit, coins, draft, parts)).statement).toBe(other.statement);
    const words = { ...parts, statement: readVectorFile().statement };
    expect(takeSignatures(kit, coins, draft, words)).toEqual({
      ok: false,
      error: { kind: 'award', fault: 'statement' },
    });
    const unsigned = { ...parts, psbt: draft.transaction.psbt };
    expect(takeSignatures(kit, coins, draft, unsigned)).toEqual({
      ok: false,
      error: { kind: 'award', fault: 'signature' },
    });
    const foreign = { ...parts, psbt: readVectorFile().psbt };
    expect(takeSignatures(kit, coins, draft, foreign)).toEqual({ ok: false, error: { kind: 'transaction-differs' } });
  });

  const pay = (to: AwardOutput['to'], address: string) => ({ payments: [{ address, amount: 'rest' as const, to }] });
  nightly.each<[string, Partial<AwardOrder>, object]>([
    ['no reasons', { words: { ...makeOrder().words, reasons: ' \n' } }, { kind: 'no-reasons' }],
    ['a wrong day', { words: { ...makeOrder().words, date: '2027-13-01' } }, { kind: 'no-date' }],
    ['no number', { words: { ...makeOrder().words, number: 0 } }, { kind: 'no-number' }],
    ['huge reasons', { words: { ...makeOrder().words, reasons: 'x'.repeat(20_001) } }, { kind: 'words' }],
    ['no coins', { coins: [] }, { kind: 'no-coins' }],
    [
      'a party at a deposit address',
      pay('owner', VECTORS.deposits[0]?.address ?? ''),
      { kind: 'address-other', payment: 0 },
    ],
    [
      "the other party's address",
      { ...pay('owner', OTHER), stated: { owner: [], counterparty: [OTHER] } },
      { kind: 'address-other', payment: 0 },
    ],
    ['a fee over a tenth', { feeRate: 120 }, { kind: 'award', fault: 'fee-too-high' }],
    [
      'two changes',
      {
        payments: [
          { address: '', amount: sat(100_000), to: 'guarantee' },
          { address: OTHER, amount: sat(50_000), to: 'owner' },
        ],
      },
      { kind: 'several-changes' },
    ],
    ['another network', pay('owner', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'), { kind: 'address-network' }],
  ])('is not written with %s', (_what, change, error) => {
    expect(createAward(kit, makeOrder(change))).toMatchObject({ ok: false, error });
  });
});

describe('the check of a decision', () => {
  nightly('accepts that of the vectors, with a kit that lists no deposit too', () => {
    const { hash, txid } = VECTORS.award;
    expect(checkAward(kit, readVectorFile())).toEqual({ hash, txid, guarantee: 0 });
    const [guarantee] = makeVectorKit().guarantees;
    const empty = makeVectorKit({ guarantees: guarantee === undefined ? [] : [{ ...guarantee, deposits: [] }] });
    const bare = unwrap(engine.checkKit(empty));
    expect(checkAward(bare, readVectorFile())).toEqual({ hash, txid, guarantee: 0 });
    // Without the addresses, its word is all that there is.
    expect(checkAward(bare, signElsewhere(makeAward({ guarantees: ['8'] })))).toEqual({ fault: 'other-contract' });
  });

  const [guarantee] = makeVectorKit().guarantees;
  const garden = guarantee && { ...guarantee, id: '8', description: 'Garden', deposits: [] };

  nightly('goes by the addresses of the coins, and not by the guarantee that the text names', () => {
    const renamed = makeVectorKit({ guarantees: [garden, guarantee].flatMap((each) => each ?? []) });
    const named = (id: string) => signElsewhere(makeAward({ guarantees: [id] }));
    const check = (id: string) => checkAward(unwrap(engine.checkKit(renamed)), named(id));
    // A name that the kit does not have, or that of a guarantee whose coins it does not spend.
    expect([check('7'), check('8'), check('9')]).toMatchObject(Array(3).fill({ guarantee: 1 }));
  });

  nightly('refuses coins of two guarantees under one name', () => {
    const [first, ...others] = guarantee?.deposits ?? [];
    const split = makeVectorKit({
      guarantees: [
        { ...guarantee, deposits: [first] },
        { ...garden, deposits: others },
      ] as never,
    });
    expect(checkAward(unwrap(engine.checkKit(split)), readVectorFile())).toEqual({ fault: 'several-guarantees' });
  });

  const swapped = makeAward({ outputs: [{ ...toOwner, address: OTHER }] });
  const stranger = HDKey.fromMasterSeed(new Uint8Array(32).fill(5), TEST_VERSIONS).privateExtendedKey;
  const sign = (change: Partial<Award>, desk: Partial<typeof DESK> = {}) =>
    signElsewhere(makeAward(change), { ...DESK, ...desk });
  test.each(
    daily<[string, SignedAward, AwardFault]>(4, [
      ['another contract', sign({ contract: '43' }), 'other-contract'],
      ['several guarantees', sign({ guarantees: ['7', '8'] }), 'several-guarantees'],
      ['another arbitrator', sign({}, { xprv: stranger }), 'other-key'],
      ['another path', { ...sign({}), path: '3/5' }, 'other-key'],
      ['a statement about another text', sign({}, { states: swapped }), 'statement'],
      ['another transaction', sign({}, { pays: swapped }), 'psbt'],
      ['another amount', sign({}, { pays: makeAward({ outputs: [{ ...toOwner, value: sat(227_499) }] }) }), 'psbt'],
      ['a signature of a party', cosignFile(sign({})), 'signature'],
      ['a PSBT of version 2', { ...sign({}), psbt: toVersion2(sign({}).psbt) }, 'psbt'],
      ['a lock time', sign({}, { lockTime: 600_000_000 }), 'psbt'],
      ['another sequence', sign({}, { sequence: 0xfffffffe }), 'psbt'],
      ['another version', sign({}, { version: 1 }), 'psbt'],
      ['SIGHASH_NONE', sign({}, { sighash: SigHash.NONE }), 'sighash'],
      ['keys of other orders', sign({}, { orderOf: () => 6 }), 'signature'],
    ]),
  )('refuses %s', (_what, signed, fault) => {
    expect(checkAward(kit, signed)).toEqual({ fault });
  });
});
