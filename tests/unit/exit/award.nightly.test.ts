import { DESK, makeAward, readVectorFile, signAward as signElsewhere } from '@tests/unit/settlement/awards';
import { KEYS, VECTORS } from '@tests/unit/settlement/offers';
import { describe, expect, test } from 'vitest';
import { verifyAward } from '@/bitcoin/settlement/verify-award';
import type { AwardOutput } from '@/domain/settlement/award';
import type { Coin } from '@/exit/recovery/api';
import { checkAward } from '@/exit/recovery/award/check-award';
import { type AwardOrder, createAward } from '@/exit/recovery/award/create-award';
import { getMessage, signAward, takeSignatures } from '@/exit/recovery/award/sign-award';
import { engine } from '@/exit/recovery/engine';
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
  test('sends what is left back to the address of the first coin', () => {
    const payments = [{ address: toOwner.address, amount: sat(100_000), to: 'owner' as const }];
    const { award } = unwrap(createAward(kit, makeOrder({ payments })));
    expect(award.outputs.map(({ to }) => to)).toEqual(['owner', 'guarantee']);
    expect(award.outputs[1]?.address).toBe(VECTORS.deposits.find((each) => each.guarantee_order === 6)?.address);
  });

  test('holds everything in the guarantee', async () => {
    const payments = [{ address: '', amount: 'rest' as const, to: 'guarantee' as const }];
    const draft = unwrap(createAward(kit, makeOrder({ payments })));
    expect(draft.award.outputs.map(({ to }) => to)).toEqual(['guarantee']);
    const signed = unwrap(await signAward(kit, coins, draft, openKey()));
    expect(verifyAward(signed, KEYS)).toHaveProperty('txid');
  });

  test('holds everything although the first coin is dust, and dust does not fill the list', () => {
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

  test('takes the signatures of another program, and no others', () => {
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
  test.each<[string, Partial<AwardOrder>, object]>([
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
  test('accepts that of the vectors, with a kit that lists no deposit too', () => {
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

  test('goes by the addresses of the coins, and not by the guarantee that the text names', () => {
    const renamed = makeVectorKit({ guarantees: [garden, guarantee].flatMap((each) => each ?? []) });
    const named = (id: string) => signElsewhere(makeAward({ guarantees: [id] }));
    const check = (id: string) => checkAward(unwrap(engine.checkKit(renamed)), named(id));
    // A name that the kit does not have, or that of a guarantee whose coins it does not spend.
    expect([check('7'), check('8'), check('9')]).toMatchObject(Array(3).fill({ guarantee: 1 }));
  });

  test('refuses coins of two guarantees under one name', () => {
    const [first, ...others] = guarantee?.deposits ?? [];
    const split = makeVectorKit({
      guarantees: [
        { ...guarantee, deposits: [first] },
        { ...garden, deposits: others },
      ] as never,
    });
    expect(checkAward(unwrap(engine.checkKit(split)), readVectorFile())).toEqual({ fault: 'several-guarantees' });
  });
});
