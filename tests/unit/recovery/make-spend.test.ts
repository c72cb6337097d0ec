import { address as addresses, Psbt } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { NETWORK_PARAMETERS } from '@/bitcoin/networks';
import { type KnownCoin, listFileCoins } from '@/bitcoin/recovery/coins';
import { makeSpend, type OrderFault, type Payment, type SpendOrder } from '@/bitcoin/recovery/make-spend';
import type { SpendFault } from '@/bitcoin/recovery/read-spend';
import { MAX_SATS, type Sats, sumAmounts } from '@/domain/primitives/amount';
import { NETWORKS } from '@/domain/primitives/network';
import { arbitratorNode, check, DESTINATION, makeContract, required, sat, unwrap } from './contracts';

const CHECKED = check({ hasTransactions: true });
const COINS = listFileCoins(CHECKED);
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
const create = (order: Partial<SpendOrder>) =>
  makeSpend(CHECKED, { coins: COINS, payments: [rest()], feeRate: 2, ...order });

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
      signedBy: [],
    });
    expect(summary.outputs).toEqual([{ address: DESTINATION, amount: TOTAL - 920, role: 'payment', guarantee: null }]);
    expect([leftOut, final]).toEqual([[], null]);
  });

  it('has the size of docs/bitcoin.md#fee-estimate with an output of 43 bytes', () => {
    const { summary } = unwrap(
      create({ coins: COINS.slice(0, 1), payments: [rest(CHECKED.deposits[0]?.address)], feeRate: 10 }),
    );
    expect(summary.fee).toBe((10.5 + 104.5 + 43) * 10);
    expect(summary.vsize).toBe(158);
    expect(summary.outputs[0]?.role).toBe('change');
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
  const elsewhere = CHECKED.deposits.find(({ address }) => address !== own)?.address;

  it.each([
    ['a payment to another address of the contract', [pay(20_000, elsewhere)], 'payment change'],
    ['a payment to the address that is spent', [pay(20_000, own)], 'payment payment'],
    [
      'change split into small pieces',
      [pay(1_000, own), pay(1_000, own), pay(1_000, own)],
      Array(4).fill('payment').join(' '),
    ],
    ['change that is listed as a payment', [pay(547, own), rest(DESTINATION)], 'change payment'],
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

  it('has the size of the signed one, with each number of outputs', () => {
    for (const addresses of [[DESTINATION], [P2WSH, P2TR], [P2PKH, P2SH, DESTINATION], Array(253).fill(P2TR)]) {
      const payments = [rest(addresses[0]), ...addresses.slice(1).map((address) => pay(547, address))];
      const { fee, vsize } = unwrap(create({ payments, feeRate: 1 })).summary;
      expect([vsize, fee]).toEqual([fee, fee]);
    }
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

  it('may leave nothing over, and a rest may be the least that is paid', () => {
    const exact = unwrap(create({ payments: [pay(TOTAL - 920)] })).summary;
    expect([exact.fee, exact.outputs.length]).toEqual([920, 1]);
    const least = unwrap(create({ payments: [pay(TOTAL - 982 - 547), rest()] })).summary;
    expect(least.outputs[1]?.amount).toBe(547);
  });

  it('without payments returns everything to the first address', () => {
    const { outputs } = unwrap(create({ coins: COINS.slice(0, 2), payments: [] })).summary;
    expect(outputs).toMatchObject([{ address: COINS[0]?.address, role: 'change' }]);
  });

  it('returns a remainder to the address of its first coin, not of the first deposit', () => {
    const [, , third, fourth] = COINS;
    const { summary } = unwrap(create({ coins: [required(fourth), required(third)], payments: [pay(50_000)] }));
    expect(summary.outputs[1]?.address).toBe(fourth?.address);
    expect(fourth?.address).not.toBe(CHECKED.deposits[0]?.address);
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
      const deposit = required(CHECKED.deposits.find(({ address }) => address === coin.address));
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
    const checked = check({ network });
    const address = required(makeContract({ network }).guarantees[0]?.deposits[0]).address;
    const order = { coins: listFileCoins(checked), payments: [rest(address)], feeRate: 1 };
    expect(unwrap(makeSpend(checked, order)).summary.outputs[0]?.address).toBe(address);
  });
});

function hex(bytes: Uint8Array | undefined): string {
  return Buffer.from(bytes ?? []).toString('hex');
}

const lying = (change: Partial<KnownCoin>) => [{ ...required(COINS[0]), ...change }];
const poor = (value: number) => lying({ value: sat(value), transaction: null });
const fault = (rule: Extract<SpendFault, { kind: 'rule' }>['rule']): OrderFault => ({
  kind: 'spend',
  fault: { kind: 'rule', rule },
});
const wrong = (payment: number, issue: 'empty' | 'not-an-address' | 'bad-checksum'): OrderFault => ({
  kind: 'address',
  payment,
  issue,
  network: null,
});

describe('an order is refused', () => {
  it.each<[string, OrderFault, Partial<SpendOrder>]>([
    ['no coins', { kind: 'no-coins' }, { coins: [] }],
    ['a rate at which no coin pays for itself', { kind: 'all-uneconomic' }, { feeRate: 5_000 }],
    [
      'no payment that can be made',
      { kind: 'spend', fault: { kind: 'no-outputs' } },
      { coins: poor(800), payments: [] },
    ],
    ['no rate', { kind: 'fee-rate-invalid' }, { feeRate: Number.NaN }],
    ['a rate that is too low', { kind: 'fee-rate-invalid' }, { feeRate: 0.09 }],
    ['a rate that is too high', { kind: 'fee-rate-invalid' }, { feeRate: 10_001 }],
    ['an endless rate', { kind: 'fee-rate-invalid' }, { feeRate: Number.POSITIVE_INFINITY }],
    ['an empty address', wrong(1, 'empty'), { payments: [rest(), pay(1_000, '  ')] }],
    ['no address', wrong(0, 'not-an-address'), { payments: [rest('somewhere')] }],
    ['an address of an unknown version', wrong(0, 'not-an-address'), { payments: [rest(UNKNOWN_VERSION)] }],
    ['an invalid taproot key', wrong(0, 'not-an-address'), { payments: [rest(INVALID_TAPROOT)] }],
    [
      'an address with a typing error',
      wrong(0, 'bad-checksum'),
      { payments: [rest(DESTINATION.replace('w508', 'w509'))] },
    ],
    ['… of the old form', wrong(0, 'bad-checksum'), { payments: [rest(P2PKH.replace('fn', 'fm'))] }],
    [
      'an address of mainnet',
      { kind: 'address', payment: 0, issue: 'wrong-network', network: 'mainnet' },
      { payments: [rest(MAINNET)] },
    ],
    ['dust', { kind: 'amount-dust', payment: 1 }, { payments: [rest(), pay(546)] }],
    ['nothing', { kind: 'amount-dust', payment: 0 }, { payments: [pay(0)] }],
    ['less than nothing', { kind: 'amount-dust', payment: 0 }, { payments: [{ address: P2PKH, amount: -1 as Sats }] }],
    [
      'all the money that there is',
      { kind: 'not-enough', available: TOTAL, needed: MAX_SATS },
      { payments: [pay(MAX_SATS)] },
    ],
    ['two rests', { kind: 'several-rests', payment: 2 }, { payments: [rest(), pay(1_000), rest(P2TR)] }],
    ['a rest that is dust', { kind: 'rest-too-small', payment: 1 }, { payments: [pay(TOTAL - 982 - 546), rest()] }],
    ['less than nothing as rest', { kind: 'rest-too-small', payment: 0 }, { payments: [rest(), pay(TOTAL)] }],
    [
      'more than there is',
      { kind: 'not-enough', available: TOTAL, needed: sat(TOTAL + 920) },
      { payments: [pay(TOTAL)] },
    ],
    [
      'one satoshi more than there is',
      { kind: 'not-enough', available: TOTAL, needed: sat(TOTAL + 1) },
      { payments: [pay(TOTAL - 919)] },
    ],
    ['outputs that leave no room', { kind: 'too-large' }, { payments: Array(3_500).fill(pay(1_000)) }],
    ['the transaction of another coin', fault('input-output-missing'), { coins: lying({ txid: 'ab'.repeat(32) }) }],
    ['another value than its transaction has', fault('input-amount-differs'), { coins: lying({ value: sat(90_000) }) }],
    [
      'another address than its transaction pays',
      fault('input-script-differs'),
      { coins: lying({ address: required(CHECKED.deposits[2]).address }) },
    ],
    ['another output than the one of its transaction', fault('input-type'), { coins: lying({ vout: 0 }) }],
    ['a transaction that cannot be read', fault('input-output-missing'), { coins: lying({ transaction: '0200' }) }],
    [
      'an address that is not of the contract',
      { kind: 'spend', fault: { kind: 'coin-unknown', outpoint: `${COINS[0]?.txid}:1` } },
      { coins: lying({ address: DESTINATION, transaction: null }) },
    ],
  ])('for %s', (_name, error, order) => {
    expect(create(order)).toEqual({ ok: false, error });
  });

  it.each([DESTINATION, P2WSH, P2TR, P2PKH, P2SH])('but not for the least amount to %s', (address) => {
    expect(create({ payments: [rest(), pay(547, address)] }).ok).toBe(true);
  });
});
