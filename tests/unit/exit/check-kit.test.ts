import { nightly } from '@tests/daily';
import { setAt } from '@tests/set-at';
import { readVectors } from '@tests/unit/bitcoin/vectors';
import { describe, expect, it } from 'vitest';
import { deriveDepositAddress } from '@/bitcoin/addresses/deposit-address';
import { addChecksum, formatContractDescriptor } from '@/domain/kit/descriptor';
import { formatCoin, type Kit, type KitDeposit } from '@/domain/kit/kit';
import { MAX_ORDER, MAX_SCANNED } from '@/domain/kit/scan';
import { NETWORKS } from '@/domain/primitives/network';
import type { CheckedKit, KitCheckFault } from '@/exit/recovery/api';
import { engine } from '@/exit/recovery/engine';
import {
  arbitratorNode,
  checkedKit,
  fund,
  type KitPlan,
  makeKit,
  OWNER,
  required,
  STRANGER,
  sat,
  seal,
  unwrap,
} from './kits';

describe('deposits follow from the keys', () => {
  it.each(NETWORKS)('as the product derives them, on %s', (network) => {
    const guarantees = [[0, 1, 1_000, 0x7fffffff].map((order) => ({ order, values: [] }))];
    for (const contractOrder of [0, 7, 0x7fffffff]) {
      const kit = makeKit({ network, contractOrder, guarantees });
      const { deposits } = unwrap(engine.checkKit(kit));
      const { owner, counterparty, arbitrator } = kit.keys;
      const contractorKeys = [owner, counterparty] as const;
      const depositKeys = { network, contractorKeys, arbitratorKey: arbitrator.xpub, contractOrder };
      expect(deposits.map(({ address, witnessScript }) => ({ address, witnessScript }))).toEqual(
        [0, 1, 1_000, 0x7fffffff].map((order) => deriveDepositAddress(depositKeys, order)),
      );
    }
  });

  it('as in the vectors, which another program made', () => {
    for (const vector of readVectors().deposits) {
      const { network, arbitrator, contract_order, guarantee_order, address, witness_script } = vector;
      const kit = makeKit({ network, contractOrder: contract_order });
      kit.keys.arbitrator.xpub = arbitrator;
      kit.descriptor = formatContractDescriptor(kit.keys, contract_order);
      const deposit = { guaranteeOrder: guarantee_order, address, coins: [] };
      kit.guarantees = [{ ...required(kit.guarantees[0]), deposits: [deposit] }];
      expect(unwrap(engine.checkKit(kit)).deposits).toMatchObject([{ address, witnessScript: witness_script }]);
    }
  });

  it('whatever the case of the address', () => {
    const kit = makeKit();
    const deposit = firstDeposit(kit);
    const { address } = deposit;
    deposit.address = address.toUpperCase();
    expect(unwrap(engine.checkKit(kit)).deposits[0]?.address).toBe(address);
  });

  it('and the coins have their funding transactions', () => {
    const kit = checkedKit({ hasTransactions: true });
    const coins = engine.listKitCoins(kit);
    expect(coins).toHaveLength(4);
    expect(coins.map(({ transaction }) => transaction)).toEqual(kit.kit.transactions);
    expect(coins.map(({ guarantee }) => guarantee)).toEqual([0, 0, 0, 1]);
    expect(engine.listKitCoins(checkedKit()).every(({ transaction }) => transaction === null)).toBe(true);
  });
});

function firstDeposit(kit: Kit): KitDeposit {
  return required(kit.guarantees[0]?.deposits[0]);
}

/** Derives a kit's descriptor and deposits again after its keys were changed. */
function rederive(kit: Kit): void {
  const { network, keys, contract } = kit;
  const contractorKeys = [keys.owner, keys.counterparty] as const;
  for (const deposit of kit.guarantees.flatMap(({ deposits }) => deposits)) {
    const { guaranteeOrder } = deposit;
    const depositKeys = {
      network,
      contractorKeys,
      arbitratorKey: keys.arbitrator.xpub,
      contractOrder: contract.contractOrder,
    };
    const { address } = deriveDepositAddress(depositKeys, guaranteeOrder);
    Object.assign(deposit, { address, coins: [] });
  }
  kit.descriptor = formatContractDescriptor(keys, contract.contractOrder);
}

const childOf = (order: number) => Buffer.from(arbitratorNode().derive(7).derive(order).publicKey).toString('hex');
const plainAddress = firstDeposit(makeKit()).address;
const envelopes = { owner: await seal(OWNER), stranger: await seal(STRANGER) };

/** Another descriptor, with a checksum that is right for it. */
function replaced(part: string, by: string) {
  return ({ descriptor }: Kit) => addChecksum(descriptor.slice(0, -9).replace(part, by));
}

type Fault = [string, KitCheckFault, path: string, value: unknown];

const elsewhere: KitCheckFault = { kind: 'address-differs', guaranteeId: 'g1', address: plainAddress };
const KEY = 'keys.arbitrator.xpub';
const XPUB = makeKit().keys.arbitrator.xpub;
const DEPOSIT = 'guarantees.0.deposits.0';

const FAULTS: Fault[] = [
  ['no extended key', { kind: 'arbitrator-key-invalid' }, KEY, 'tpub'],
  [
    'a wrong checksum',
    { kind: 'arbitrator-key-invalid' },
    KEY,
    XPUB.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')),
  ],
  ['a private key', { kind: 'arbitrator-key-invalid' }, KEY, arbitratorNode().toBase58()],
  ['a very long key', { kind: 'arbitrator-key-invalid' }, KEY, '1'.repeat(1_000_000)],
  ['an xpub of mainnet', { kind: 'arbitrator-key-network' }, KEY, arbitratorNode('mainnet').neutered().toBase58()],
  ['another network', { kind: 'arbitrator-key-network' }, 'network', 'mainnet'],
  ['the other network with the same version bytes', elsewhere, 'network', 'testnet'],
  ['no point', { kind: 'contractor-key-invalid', holder: 'owner' }, 'keys.owner', `02${'ff'.repeat(32)}`],
  ['no point', { kind: 'contractor-key-invalid', holder: 'counterparty' }, 'keys.counterparty', `02${'00'.repeat(32)}`],
  ['one contractor twice', { kind: 'key-repeated' }, 'keys.counterparty', OWNER.public_key],
  ['a contractor with the key of the arbitrator', { kind: 'key-repeated' }, 'keys.owner', childOf(1)],
  ['a counterparty with the key of the arbitrator', { kind: 'key-repeated' }, 'keys.counterparty', childOf(1)],
  ['an order that no key has', { kind: 'arbitrator-key-invalid' }, 'contract.contractOrder', 0x8000_0000],
  ['an order that no key has', { kind: 'arbitrator-key-invalid' }, `${DEPOSIT}.guaranteeOrder`, 0x8000_0000],
  ['another arbitrator', elsewhere, KEY, arbitratorNode('regtest', 'stranger').neutered().toBase58()],
  ['a stranger as owner', elsewhere, 'keys.owner', STRANGER.public_key],
  ['another contract order', elsewhere, 'contract.contractOrder', 8],
  ['another guarantee order', elsewhere, `${DEPOSIT}.guaranteeOrder`, 11],
  ['an edited address', { ...elsewhere, address: 'bcrt1qedited' }, `${DEPOSIT}.address`, 'bcrt1qedited'],
  ['an envelope that is none', { kind: 'envelope-invalid' }, 'envelope', '{"v":1}'],
  ['the envelope of a stranger', { kind: 'envelope-foreign' }, 'envelope', envelopes.stranger],
  ['a transaction that is none', { kind: 'transaction-invalid', coin: null }, 'transactions', ['0200']],
];

/** Another descriptor, by what is wrong with it. */
const DESCRIPTORS: [string, (kit: Kit) => string][] = [
  ['of another contract', ({ keys }) => formatContractDescriptor(keys, 8)],
  ['of other keys', ({ keys }) => formatContractDescriptor({ ...keys, owner: STRANGER.public_key }, 7)],
  ['without its checksum', ({ descriptor }) => descriptor.slice(0, -9)],
  ['with a wrong checksum', ({ descriptor }) => descriptor.replace(/.$/, (last) => (last === 'q' ? 'p' : 'q'))],
  ['of one signature', replaced('(2,', '(1,')],
  ['of one address', replaced('/*', '/1')],
  ['with a hardened range', replaced('/*', "/*'")],
  ['with a hardened range in another notation', replaced('/*', '/*h')],
  ['of several paths (BIP389)', replaced('/7/*', '/<7;8>/*')],
  ['without a contract order', replaced('/7/*', '/*')],
  ['with the origin of a key', replaced('tpub', '[00aabb11/48h]tpub')],
  ['that is not sorted', replaced('sortedmulti', 'multi')],
  ['of nested segwit', ({ descriptor }) => addChecksum(`sh(${descriptor.slice(0, -9)})`)],
  ['of a million characters', () => 'w'.repeat(1_000_000)],
];

describe('a kit is refused', () => {
  it('with each fault, which is named', () => {
    for (const [name, error, path, value] of FAULTS) {
      const kit = makeKit();
      setAt(kit, path, value);
      expect(engine.checkKit(kit), name).toEqual({ ok: false, error });
    }
  });

  it('with another descriptor', () => {
    for (const [name, alter] of DESCRIPTORS) {
      const kit = makeKit();
      kit.descriptor = alter(kit);
      expect(engine.checkKit(kit), name).toEqual({ ok: false, error: { kind: 'descriptor-differs' } });
    }
  });

  it('with a deposit or a coin twice, or the envelope of the other role', () => {
    const check = (change: (kit: Kit) => void) => {
      const kit = makeKit();
      change(kit);
      const checked = engine.checkKit(kit);
      return checked.ok ? null : checked.error;
    };
    const deposit = check((kit) => kit.guarantees[1]?.deposits.push({ ...firstDeposit(kit), coins: [] }));
    expect(deposit).toEqual({ kind: 'deposit-repeated', guaranteeId: 'g2', address: plainAddress });
    const coin = { txid: 'ab'.repeat(32), vout: 0, value: sat(1_000) };
    const coins = check((kit) => kit.guarantees.map(({ deposits }) => deposits[0]?.coins.push({ ...coin })));
    expect(coins).toEqual({ kind: 'coin-repeated', coin: formatCoin(coin) });
    const role = check((kit) => Object.assign(kit, { envelope: envelopes.owner, role: 'counterparty' }));
    expect(role).toEqual({ kind: 'envelope-foreign' });
  });

  it('with a coin of another value, output or address than its transaction has', () => {
    const { hex, coin } = fund(plainAddress, 'regtest', 100_000);
    for (const change of [{ value: sat(99_999) }, { vout: 2 }, { vout: 0, value: sat(1_000) }]) {
      const kit = makeKit();
      kit.transactions = [hex];
      firstDeposit(kit).coins = [{ ...coin, ...change }];
      const error = { kind: 'transaction-invalid', coin: formatCoin({ ...coin, ...change }) };
      expect(engine.checkKit(kit)).toEqual({ ok: false, error });
    }
  });

  it('with an owner who is not its user, although all its addresses follow', () => {
    const kit = makeKit();
    kit.keys.owner = STRANGER.public_key;
    rederive(kit);
    kit.envelope = envelopes.owner;
    // The user's own key is not in it.
    expect(engine.checkKit(kit)).toEqual({ ok: false, error: { kind: 'envelope-foreign' } });
  });
});

describe('a scan', () => {
  const listOrders = ({ deposits }: CheckedKit) => deposits.map(({ guaranteeOrder }) => guaranteeOrder);

  it('looks from order 0 and around each order of the kit, each as a guarantee of its own', () => {
    const kit = addScan({ guarantees: [[{ order: 3, values: [] }], [{ order: 100, values: [] }]] });
    expect(listOrders(kit).toSorted((a, b) => a - b)).toEqual([...range(0, 23), ...range(80, 120)]);
    expect(kit.deposits.slice(0, 2).map(({ guarantee }) => guarantee)).toEqual([0, 1]);
    expect(new Set(kit.deposits.map(({ guarantee }) => guarantee)).size).toBe(kit.deposits.length);
  });

  it('works for a contract without any deposit', () => {
    expect(listOrders(addScan({ guarantees: [] }))).toEqual(range(0, 19));
  });

  nightly('goes on around what it found, and ends at a limit, whatever an explorer claims to have found', () => {
    let kit = addScan({ guarantees: [] });
    kit = engine.addScanned(kit, [19]);
    expect(listOrders(kit).toSorted((a, b) => a - b)).toEqual(range(0, 39));
    for (let turn = 0; turn < 60; turn += 1) kit = engine.addScanned(kit, listOrders(kit));
    expect(kit.deposits.length).toBe(MAX_SCANNED);
  });

  it('derives no order beyond the last', () => {
    const kit = addScan({ guarantees: [[{ order: MAX_ORDER, values: [] }]] });
    expect(Math.max(...listOrders(kit))).toBe(MAX_ORDER);
    expect(listOrders(engine.addScanned(kit, [MAX_ORDER + 1, -5, Number.NaN])).every(Number.isSafeInteger)).toBe(true);
  });

  it('finds a raw transaction that pays a deposit which the kit does not list', () => {
    const older = checkedKit({ guarantees: [[{ order: 1, values: [] }]] });
    const { address } = required(makeKit({ guarantees: [[{ order: 15, values: [] }]] }).guarantees[0]?.deposits[0]);
    const { hex, coin } = fund(address, 'regtest', 50_000);
    expect(engine.readCoins(older, hex, null)).toMatchObject({ ok: false, error: { kind: 'pays-elsewhere' } });
    expect(unwrap(engine.readCoins(engine.addScanned(older, []), hex, null))).toMatchObject([{ ...coin, address }]);
  });

  function addScan(plan: KitPlan): CheckedKit {
    return engine.addScanned(checkedKit(plan), []);
  }
});

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
