import { readVectors } from '@tests/unit/bitcoin/vectors';
import { describe, expect, it } from 'vitest';
import { deriveDepositAddress } from '@/bitcoin/addresses/deposit-address';
import { addChecksum, formatDepositDescriptor } from '@/domain/kit/descriptor';
import { formatCoin, type Kit, type KitDeposit } from '@/domain/kit/kit';
import { NETWORKS } from '@/domain/primitives/network';
import type { KitCheckFault } from '@/exit/recovery/api';
import { engine } from '@/exit/recovery/engine';
import { arbitratorNode, checkedKit, fund, makeKit, OWNER, required, STRANGER, sat, seal, unwrap } from './kits';

describe('deposits follow from the keys', () => {
  it.each(NETWORKS)('as the product derives them, on %s', (network) => {
    const guarantees = [[0, 1, 1_000, 0x7fffffff].map((order) => ({ order, values: [] }))];
    for (const contractOrder of [0, 7, 0x7fffffff]) {
      const kit = makeKit({ network, contractOrder, guarantees });
      const { deposits } = unwrap(engine.checkKit(kit));
      const listed = kit.guarantees.flatMap((guarantee) => guarantee.deposits);
      expect(deposits.map(({ address, witnessScript }) => ({ address, witnessScript }))).toEqual(
        listed.map(({ address, witnessScript }) => ({ address, witnessScript })),
      );
    }
  });

  it('as in the vectors, which another program made', () => {
    for (const vector of readVectors().deposits) {
      const { network, arbitrator, contract_order, guarantee_order, address, witness_script } = vector;
      const kit = makeKit({ network, contractOrder: contract_order });
      kit.keys.arbitrator.xpub = arbitrator;
      const descriptor = formatDepositDescriptor(kit.keys, contract_order, guarantee_order);
      const deposit = {
        guaranteeOrder: guarantee_order,
        address,
        descriptor,
        witnessScript: witness_script,
        coins: [],
      };
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

/** Derives a kit's deposits again after its keys were changed. */
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
    Object.assign(deposit, deriveDepositAddress(depositKeys, guaranteeOrder), { coins: [] });
    deposit.descriptor = formatDepositDescriptor(keys, contract.contractOrder, guaranteeOrder);
  }
}

const childOf = (order: number) => Buffer.from(arbitratorNode().derive(7).derive(order).publicKey).toString('hex');
const plainAddress = firstDeposit(makeKit()).address;
const { coin: contradicted } = fund(plainAddress, 'regtest', 100_000);
const envelopes = { owner: await seal(OWNER), stranger: await seal(STRANGER) };

const FAULTS: [string, KitCheckFault, (kit: Kit) => void][] = [
  [
    'no extended key',
    { kind: 'arbitrator-key-invalid' },
    (kit) => {
      kit.keys.arbitrator.xpub = 'tpub';
    },
  ],
  [
    'an extended key with a wrong checksum',
    { kind: 'arbitrator-key-invalid' },
    (kit) => {
      kit.keys.arbitrator.xpub = kit.keys.arbitrator.xpub.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));
    },
  ],
  [
    'a private key',
    { kind: 'arbitrator-key-invalid' },
    (kit) => {
      kit.keys.arbitrator.xpub = arbitratorNode().toBase58();
    },
  ],
  [
    'a very long key',
    { kind: 'arbitrator-key-invalid' },
    (kit) => {
      kit.keys.arbitrator.xpub = '1'.repeat(1_000_000);
    },
  ],
  [
    'the xpub of another network',
    { kind: 'arbitrator-key-network' },
    (kit) => {
      kit.keys.arbitrator.xpub = arbitratorNode('mainnet').neutered().toBase58();
    },
  ],
  [
    'another network',
    { kind: 'arbitrator-key-network' },
    (kit) => {
      kit.network = 'mainnet';
    },
  ],
  [
    'the other network with the same version bytes',
    { kind: 'address-differs', guaranteeId: 'g1', address: plainAddress },
    (kit) => {
      kit.network = 'testnet';
    },
  ],
  [
    'an owner that is no point',
    { kind: 'contractor-key-invalid', holder: 'owner' },
    (kit) => {
      kit.keys.owner = `02${'ff'.repeat(32)}`;
    },
  ],
  [
    'a counterparty that is no point',
    { kind: 'contractor-key-invalid', holder: 'counterparty' },
    (kit) => {
      kit.keys.counterparty = `02${'00'.repeat(32)}`;
    },
  ],
  [
    'one contractor twice',
    { kind: 'key-repeated' },
    (kit) => {
      kit.keys.counterparty = kit.keys.owner;
    },
  ],
  [
    'a contractor with the key of the arbitrator',
    { kind: 'key-repeated' },
    (kit) => {
      kit.keys.owner = childOf(1);
    },
  ],
  [
    'a counterparty with the key of the arbitrator',
    { kind: 'key-repeated' },
    (kit) => {
      kit.keys.counterparty = childOf(1);
    },
  ],
  [
    'a contract order that no key has',
    { kind: 'arbitrator-key-invalid' },
    (kit) => {
      kit.contract.contractOrder = 0x8000_0000;
    },
  ],
  [
    'a guarantee order that no key has',
    { kind: 'arbitrator-key-invalid' },
    (kit) => {
      firstDeposit(kit).guaranteeOrder = 0x8000_0000;
    },
  ],
  [
    'another arbitrator',
    { kind: 'address-differs', guaranteeId: 'g1', address: plainAddress },
    (kit) => {
      kit.keys.arbitrator.xpub = arbitratorNode('regtest', 'stranger').neutered().toBase58();
    },
  ],
  [
    'a stranger as owner',
    { kind: 'address-differs', guaranteeId: 'g1', address: plainAddress },
    (kit) => {
      kit.keys.owner = STRANGER.public_key;
    },
  ],
  [
    'another contract order',
    { kind: 'address-differs', guaranteeId: 'g1', address: plainAddress },
    (kit) => {
      kit.contract.contractOrder += 1;
    },
  ],
  [
    'another guarantee order',
    { kind: 'address-differs', guaranteeId: 'g1', address: plainAddress },
    (kit) => {
      firstDeposit(kit).guaranteeOrder += 10;
    },
  ],
  [
    'an edited address',
    { kind: 'address-differs', guaranteeId: 'g1', address: 'bcrt1qedited' },
    (kit) => {
      firstDeposit(kit).address = 'bcrt1qedited';
    },
  ],
  [
    'an edited script',
    { kind: 'script-differs', guaranteeId: 'g1', address: plainAddress },
    (kit) => {
      const deposit = firstDeposit(kit);
      deposit.witnessScript = deposit.witnessScript.replace(/^52/, '51');
    },
  ],
  [
    'the descriptor of another address',
    { kind: 'descriptor-differs', guaranteeId: 'g1', address: plainAddress },
    (kit) => {
      firstDeposit(kit).descriptor = formatDepositDescriptor(kit.keys, 7, 2);
    },
  ],
  [
    'a descriptor without its checksum',
    { kind: 'descriptor-differs', guaranteeId: 'g1', address: plainAddress },
    (kit) => {
      firstDeposit(kit).descriptor = firstDeposit(kit).descriptor.slice(0, -9);
    },
  ],
  [
    'a descriptor of one signature',
    { kind: 'descriptor-differs', guaranteeId: 'g1', address: plainAddress },
    (kit) => {
      const deposit = firstDeposit(kit);
      deposit.descriptor = addChecksum(deposit.descriptor.slice(0, -9).replace('(2,', '(1,'));
    },
  ],
  [
    'no deposits',
    { kind: 'no-deposits' },
    (kit) => {
      kit.guarantees = kit.guarantees.map((guarantee) => ({ ...guarantee, deposits: [] }));
    },
  ],
  [
    'a deposit twice',
    { kind: 'deposit-repeated', guaranteeId: 'g2', address: plainAddress },
    (kit) => {
      kit.guarantees[1]?.deposits.push({ ...firstDeposit(kit), coins: [] });
    },
  ],
  [
    'a coin twice',
    { kind: 'coin-repeated', coin: `${'ab'.repeat(32)}:0` },
    (kit) => {
      const coin = { txid: 'ab'.repeat(32), vout: 0, value: sat(1_000) };
      for (const { deposits } of kit.guarantees) deposits[0]?.coins.push({ ...coin });
    },
  ],
  [
    'an envelope that is none',
    { kind: 'envelope-invalid' },
    (kit) => {
      kit.envelope = '{"v":1}';
    },
  ],
  [
    'the envelope of a stranger',
    { kind: 'envelope-foreign' },
    (kit) => {
      kit.envelope = envelopes.stranger;
    },
  ],
  [
    'the other role',
    { kind: 'envelope-foreign' },
    (kit) => {
      kit.envelope = envelopes.owner;
      kit.role = 'counterparty';
    },
  ],
  [
    'a transaction that is none',
    { kind: 'transaction-invalid', coin: null },
    (kit) => {
      kit.transactions = ['0200'];
    },
  ],
  [
    'a coin of another value than its transaction pays',
    { kind: 'transaction-invalid', coin: formatCoin(contradicted) },
    (kit) => {
      const { hex, coin } = fund(plainAddress, 'regtest', 100_000);
      kit.transactions = [hex];
      firstDeposit(kit).coins = [{ ...coin, value: sat(99_999) }];
    },
  ],
  [
    'a coin that its transaction does not have',
    { kind: 'transaction-invalid', coin: formatCoin({ ...contradicted, vout: 2 }) },
    (kit) => {
      const { hex, coin } = fund(plainAddress, 'regtest', 100_000);
      kit.transactions = [hex];
      firstDeposit(kit).coins = [{ ...coin, vout: 2 }];
    },
  ],
  [
    'a coin that its transaction pays elsewhere',
    { kind: 'transaction-invalid', coin: formatCoin({ ...contradicted, vout: 0 }) },
    (kit) => {
      const { hex, coin } = fund(plainAddress, 'regtest', 100_000);
      kit.transactions = [hex];
      firstDeposit(kit).coins = [{ ...coin, vout: 0, value: sat(1_000) }];
    },
  ],
];

describe('a kit is refused', () => {
  it.each(FAULTS)('with %s', (_name, error, change) => {
    const kit = makeKit();
    change(kit);
    expect(engine.checkKit(kit)).toEqual({ ok: false, error });
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
