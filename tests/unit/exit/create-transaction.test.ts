import { address as addresses, Psbt } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { NETWORK_PARAMETERS } from '@/bitcoin/networks';
import { type Sats, sumAmounts } from '@/domain/primitives/amount';
import { NETWORKS } from '@/domain/primitives/network';
import type { Coin, OrderFault, Payment, TransactionOrder } from '@/exit/recovery/api';
import { engine } from '@/exit/recovery/engine';
import { arbitratorNode, checkedKit, DESTINATION, makeKit, required, sat, unwrap } from './kits';

const KIT = checkedKit({ hasTransactions: true });
const COINS = engine.listKitCoins(KIT);
const TOTAL = required(sumAmounts(COINS.map(({ value }) => value)));
const P2WSH = addresses.toBech32(new Uint8Array(32), 0, 'bcrt');
const UNKNOWN_VERSION = addresses.toBech32(new Uint8Array(32), 2, 'bcrt');
const INVALID_TAPROOT = addresses.toBech32(new Uint8Array(32).fill(0xff), 1, 'bcrt');
const P2PKH = 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn';
const P2SH = '2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc';
const P2TR = 'bcrt1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqc8gma6';
const MAINNET = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

const pay = (amount: number, address = DESTINATION): Payment => ({ address, amount: sat(amount) });
const rest = (address = DESTINATION): Payment => ({ address, amount: 'rest' });
const create = (order: Partial<TransactionOrder>) =>
  engine.createTransaction(KIT, { coins: COINS, payments: [rest()], feeRate: 2, ...order });

describe('a new transaction', () => {
  it('pays the rest of all coins', () => {
    const { summary, leftOut, final } = unwrap(create({}));
    // 10.5 + 4 × 104.5 + 31 vB at 2 sat/vB.
    expect(summary).toMatchObject({
      inputSum: TOTAL,
      unproven: 0,
      fee: 920,
      vsize: 460,
      locktime: 0,
      isDelayed: false,
      signedBy: [],
    });
    expect(summary.outputs).toEqual([{ address: DESTINATION, amount: TOTAL - 920, role: 'payment', guarantee: null }]);
    expect([leftOut, final]).toEqual([[], null]);
  });

  it('has the size of docs/bitcoin.md#fee-estimate with an output of 43 bytes', () => {
    const { summary } = unwrap(
      create({ coins: COINS.slice(0, 1), payments: [rest(KIT.deposits[0]?.address)], feeRate: 10 }),
    );
    expect(summary.fee).toBe((10.5 + 104.5 + 43) * 10);
    expect(summary.vsize).toBe(158);
    expect(summary.outputs[0]?.role).toBe('guarantee');
  });

  it('returns a remainder to the address of the first coin', () => {
    const { summary } = unwrap(create({ payments: [pay(60_000), pay(40_000, P2TR)] }));
    const fee = Math.ceil(10.5 + 4 * 104.5 + 31 + 43 + 43) * 2;
    expect(summary.outputs).toEqual([
      { address: DESTINATION, amount: 60_000, role: 'payment', guarantee: null },
      { address: P2TR, amount: 40_000, role: 'payment', guarantee: null },
      { address: COINS[0]?.address, amount: TOTAL - 100_000 - fee, role: 'payment', guarantee: 0 },
    ]);
    expect(summary.fee).toBe(fee);
  });

  const [first] = COINS;
  const own = first?.address;
  const elsewhere = KIT.deposits.find(({ address }) => address !== own)?.address;

  it.each([
    ['a payment to another address of the kit', [pay(20_000, elsewhere)], 'payment guarantee'],
    ['a payment to the address that is spent', [pay(20_000, own)], 'payment payment'],
    [
      'change split into small pieces',
      [pay(1_000, own), pay(1_000, own), pay(1_000, own)],
      Array(4).fill('payment').join(' '),
    ],
    ['change of dust', [pay(546, own), rest(DESTINATION)], 'payment payment'],
    ['change of one satoshi more than dust', [pay(547, own), rest(DESTINATION)], 'guarantee payment'],
  ])('shows each output by itself but for one change: %s', (_name, payments, roles) => {
    const { summary } = unwrap(create({ coins: COINS.slice(0, 1), payments }));
    expect(summary.outputs.map(({ role }) => role).join(' ')).toBe(roles);
  });

  it.each([
    ['is left to the fee up to 546 sat', 546, 1],
    ['goes back from 547 sat', 547, 2],
  ])('a remainder %s', (_name, remainder, outputs) => {
    const coins = COINS.slice(0, 1);
    const fee = (10.5 + 104.5 + 31 + 43) * 2;
    const { summary } = unwrap(create({ coins, payments: [pay(100_000 - fee - remainder)] }));
    expect(summary.outputs).toHaveLength(outputs);
    expect(summary.fee).toBe(outputs === 1 ? fee + remainder : fee);
  });

  it('leaves out coins that are worth less than their own fee', () => {
    const { summary, leftOut } = unwrap(create({ feeRate: 400 }));
    // 104.5 × 400 = 41,800 sat.
    expect(leftOut.map(({ value }) => value)).toEqual([30_000]);
    expect(summary.inputs.map(({ value }) => value)).toEqual([100_000, 50_000, 75_000]);
  });

  it('spends a coin that is worth exactly its own fee', () => {
    const poor = { ...required(COINS[1]), value: sat(209), transaction: null };
    const coins = [required(COINS[0]), poor];
    expect(unwrap(create({ coins })).leftOut).toEqual([]);
    expect(unwrap(create({ coins: [required(COINS[0]), { ...poor, value: sat(208) }] })).leftOut).toHaveLength(1);
  });

  it('takes rates from 0.1 to 10,000 sat/vB', () => {
    expect(unwrap(create({ feeRate: 0.1 })).summary.fee).toBe(46);
    const rich = { ...required(COINS[0]), value: sat(10_000_000), transaction: null };
    expect(unwrap(create({ coins: [rich], feeRate: 10_000 })).summary.fee).toBe(1_460_000);
  });

  it('may leave nothing over, and a rest may be the least that nodes relay', () => {
    const exact = unwrap(create({ payments: [pay(TOTAL - 920)] })).summary;
    expect([exact.fee, exact.outputs.length]).toEqual([920, 1]);
    const least = unwrap(create({ payments: [pay(TOTAL - 982 - 294), rest()] })).summary;
    expect(least.outputs[1]?.amount).toBe(294);
  });

  it('returns a remainder to the address of its first coin, not of the first deposit', () => {
    const [, , third, fourth] = COINS;
    const { summary } = unwrap(create({ coins: [required(fourth), required(third)], payments: [pay(50_000)] }));
    expect(summary.outputs[1]?.address).toBe(fourth?.address);
    expect(fourth?.address).not.toBe(KIT.deposits[0]?.address);
  });

  it('says the rate of its fee', () => {
    const { summary } = unwrap(create({ feeRate: 3 }));
    expect(summary.feeRate).toBeCloseTo(3, 1);
    expect(summary.feeRate).toBe(summary.fee / summary.vsize);
  });

  it('spends a coin once', () => {
    expect(unwrap(create({ coins: [...COINS, ...COINS] })).summary.inputs).toHaveLength(4);
  });

  it('rounds a fee up once, and never because of binary fractions', () => {
    const coins = COINS.slice(0, 1);
    // 146 vB × 1.1 = 160.6; 158 vB × 1.5 = 237 exactly.
    expect(unwrap(create({ coins, feeRate: 1.1 })).summary.fee).toBe(161);
    expect(unwrap(create({ coins, feeRate: 1.5, payments: [rest(P2WSH)] })).summary.fee).toBe(237);
  });

  it('carries what other signers need, as bitcoinjs-lib reads it', () => {
    const psbt = Psbt.fromBase64(unwrap(create({})).psbt, { network: NETWORK_PARAMETERS.regtest });
    expect([psbt.version, psbt.locktime]).toEqual([2, 0]);
    const node = arbitratorNode();
    for (const [index, input] of psbt.data.inputs.entries()) {
      const coin = required(COINS[index]);
      const deposit = required(KIT.deposits.find(({ address }) => address === coin.address));
      expect(psbt.txInputs[index]?.sequence).toBe(0xfffffffd);
      expect(hex(input.nonWitnessUtxo)).toBe(coin.transaction);
      expect(input.witnessUtxo?.value).toBe(BigInt(coin.value));
      expect(hex(input.witnessScript)).toBe(deposit.witnessScript);
      expect(input.sighashType).toBeUndefined();
      expect(input.bip32Derivation?.map((row) => ({ ...row, pubkey: hex(row.pubkey) }))).toEqual([
        {
          masterFingerprint: node.fingerprint,
          path: `m/7/${deposit.guaranteeOrder}`,
          pubkey: deposit.keys.arbitrator,
        },
      ]);
    }
  });

  it.each(NETWORKS)('is made on %s', (network) => {
    const kit = checkedKit({ network });
    const address = required(makeKit({ network }).guarantees[0]?.deposits[0]).address;
    const order = { coins: engine.listKitCoins(kit), payments: [rest(address)], feeRate: 1 };
    expect(unwrap(engine.createTransaction(kit, order)).summary.outputs[0]?.address).toBe(address);
  });
});

function hex(bytes: Uint8Array | undefined): string {
  return Buffer.from(bytes ?? []).toString('hex');
}

const lying = (change: Partial<Coin>) => [{ ...required(COINS[0]), ...change }];

describe('an order is refused', () => {
  it.each<[string, OrderFault, Partial<TransactionOrder>]>([
    ['no coins', { kind: 'no-coins' }, { coins: [] }],
    ['a rate at which no coin pays for itself', { kind: 'all-uneconomic' }, { feeRate: 5_000 }],
    ['no payments', { kind: 'no-payments' }, { payments: [] }],
    ['no rate', { kind: 'fee-rate-invalid' }, { feeRate: Number.NaN }],
    ['a rate that is too low', { kind: 'fee-rate-invalid' }, { feeRate: 0.09 }],
    ['a rate that is too high', { kind: 'fee-rate-invalid' }, { feeRate: 10_001 }],
    ['an endless rate', { kind: 'fee-rate-invalid' }, { feeRate: Number.POSITIVE_INFINITY }],
    ['an empty address', { kind: 'address-empty', payment: 1 }, { payments: [rest(), pay(1_000, '  ')] }],
    ['no address', { kind: 'address-invalid', payment: 0 }, { payments: [rest('somewhere')] }],
    [
      'an address of an unknown version',
      { kind: 'address-invalid', payment: 0 },
      { payments: [rest(UNKNOWN_VERSION)] },
    ],
    ['an invalid taproot key', { kind: 'address-invalid', payment: 0 }, { payments: [rest(INVALID_TAPROOT)] }],
    [
      'an address with a typing error',
      { kind: 'address-checksum', payment: 0 },
      { payments: [rest(DESTINATION.replace('w508', 'w509'))] },
    ],
    ['… of the old form', { kind: 'address-checksum', payment: 0 }, { payments: [rest(P2PKH.replace('fn', 'fm'))] }],
    [
      'an address of mainnet',
      { kind: 'address-network', payment: 0, network: 'mainnet' },
      { payments: [rest(MAINNET)] },
    ],
    ['dust', { kind: 'amount-dust', payment: 0, least: sat(294) }, { payments: [pay(293)] }],
    ['dust for P2WSH', { kind: 'amount-dust', payment: 0, least: sat(330) }, { payments: [pay(329, P2WSH)] }],
    ['dust for P2TR', { kind: 'amount-dust', payment: 0, least: sat(330) }, { payments: [pay(329, P2TR)] }],
    ['dust for P2PKH', { kind: 'amount-dust', payment: 0, least: sat(546) }, { payments: [pay(545, P2PKH)] }],
    ['dust for P2SH', { kind: 'amount-dust', payment: 0, least: sat(540) }, { payments: [pay(539, P2SH)] }],
    [
      'more than there is at all',
      { kind: 'amount-dust', payment: 0, least: sat(294) },
      { payments: [{ address: DESTINATION, amount: 2_100_000_000_000_001 as Sats }] },
    ],
    ['two rests', { kind: 'several-rests', payment: 2 }, { payments: [rest(), pay(1_000), rest(P2TR)] }],
    [
      'a rest that is dust',
      { kind: 'rest-too-small', payment: 1, available: 293 },
      { payments: [pay(TOTAL - 982 - 293), rest()] },
    ],
    [
      'less than nothing as rest',
      { kind: 'rest-too-small', payment: 0, available: -982 },
      { payments: [rest(), pay(TOTAL)] },
    ],
    [
      'more than there is',
      { kind: 'not-enough', available: TOTAL, needed: sat(TOTAL + 920) },
      { payments: [pay(TOTAL)] },
    ],
    [
      'the transaction of another coin',
      { kind: 'coin-contradicted', coin: `${'ab'.repeat(32)}:1` },
      { coins: lying({ txid: 'ab'.repeat(32) }) },
    ],
    [
      'another value than its transaction has',
      { kind: 'coin-contradicted', coin: `${COINS[0]?.txid}:1` },
      { coins: lying({ value: sat(1) }) },
    ],
    [
      'another address of the kit than its transaction pays',
      { kind: 'coin-contradicted', coin: `${COINS[0]?.txid}:1` },
      { coins: lying({ address: required(KIT.deposits[2]).address }) },
    ],
    [
      'another output than the one of its transaction',
      { kind: 'coin-contradicted', coin: `${COINS[0]?.txid}:0` },
      { coins: lying({ vout: 0 }) },
    ],
    [
      'a transaction that cannot be read',
      { kind: 'coin-contradicted', coin: `${COINS[0]?.txid}:1` },
      { coins: lying({ transaction: '0200' }) },
    ],
    [
      'an address that is not of the kit',
      { kind: 'coin-contradicted', coin: `${COINS[0]?.txid}:1` },
      { coins: lying({ address: DESTINATION, transaction: null }) },
    ],
  ])('for %s', (_name, error, order) => {
    expect(create(order)).toEqual({ ok: false, error });
  });

  it.each([
    [DESTINATION, 294],
    [P2WSH, 330],
    [P2TR, 330],
    [P2PKH, 546],
    [P2SH, 540],
  ])('but not for the least amount to %s', (address, least) => {
    expect(create({ payments: [rest(), pay(least, address)] }).ok).toBe(true);
  });
});
