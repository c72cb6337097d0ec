import { nightly } from '@tests/daily';
import { setAt } from '@tests/set-at';
import { readVectors } from '@tests/unit/bitcoin/vectors';
import { describe, expect, it } from 'vitest';
import { deriveDepositAddress } from '@/bitcoin/addresses/deposit-address';
import {
  addScanned,
  type CheckedContract,
  checkContract,
  checkContracts,
  isListed,
} from '@/bitcoin/recovery/checked-contract';
import { listFileCoins, readCoins } from '@/bitcoin/recovery/coins';
import { NETWORKS } from '@/domain/primitives/network';
import type { ContractFault } from '@/domain/recovery/contract-fault';
import { addChecksum, formatContractDescriptor } from '@/domain/recovery/descriptor';
import { formatCoin } from '@/domain/recovery/recovery-file';
import { MAX_ORDER, MAX_SCANNED } from '@/domain/recovery/scan';
import {
  arbitratorNode,
  type ContractPlan,
  check,
  fund,
  makeContract,
  OWNER,
  required,
  type SampleContract,
  STRANGER,
  sat,
  toDepositKeys,
  unwrap,
} from './contracts';

describe('deposits follow from the keys', () => {
  it.each(NETWORKS)('as the product derives them, on %s', (network) => {
    const orders = [0, 1, 1_000, 0x7fffffff];
    const guarantees = [orders.map((order) => ({ order, values: [] }))];
    for (const contractOrder of [0, 7, 0x7fffffff]) {
      const contract = makeContract({ network, contractOrder, guarantees });
      const { deposits } = unwrap(checkContract(contract));
      expect(deposits.map(({ address, witnessScript }) => ({ address, witnessScript }))).toEqual(
        orders.map((order) => deriveDepositAddress(toDepositKeys(contract), order)),
      );
    }
  });

  it('as in the vectors, which another program made', () => {
    for (const vector of readVectors().deposits) {
      const { network, arbitrator, contract_order, guarantee_order, address, witness_script } = vector;
      const contract = makeContract({ network, contractOrder: contract_order });
      contract.keys.arbitrator.xpub = arbitrator;
      contract.descriptor = formatContractDescriptor(contract.keys, contract_order);
      const deposit = { guaranteeOrder: guarantee_order, address, coins: [] };
      contract.guarantees = [{ ...required(contract.guarantees[0]), deposits: [deposit] }];
      expect(unwrap(checkContract(contract)).deposits).toMatchObject([{ address, witnessScript: witness_script }]);
    }
  });

  it('whatever the case of the address', () => {
    const contract = makeContract();
    const deposit = firstDeposit(contract);
    const { address } = deposit;
    deposit.address = address.toUpperCase();
    expect(unwrap(checkContract(contract)).deposits[0]?.address).toBe(address);
  });

  it('with the key of each holder', () => {
    const { owner, counterparty } = makeContract().keys;
    for (const { keys, guaranteeOrder } of check().deposits)
      expect(keys).toEqual({ owner, counterparty, arbitrator: childOf(guaranteeOrder) });
  });

  it('and the coins have their funding transactions', () => {
    const checked = check({ hasTransactions: true });
    const coins = listFileCoins(checked);
    expect(coins).toHaveLength(4);
    expect(coins.map(({ transaction }) => transaction)).toEqual(checked.contract.transactions);
    expect(coins.map(({ guarantee }) => guarantee)).toEqual([0, 0, 0, 1]);
    expect(listFileCoins(check()).every(({ transaction }) => transaction === null)).toBe(true);
  });
});

function firstDeposit(contract: SampleContract) {
  return required(contract.guarantees[0]?.deposits[0]);
}

const childOf = (order: number) => Buffer.from(arbitratorNode().derive(7).derive(order).publicKey).toString('hex');
const plainAddress = firstDeposit(makeContract()).address;

/** Writes the descriptor of the keys that the contract has. */
function redescribe(contract: SampleContract): void {
  contract.descriptor = formatContractDescriptor(contract.keys, contract.contractOrder);
}

/** Another descriptor, with a checksum that is right for it. */
function replaced(part: string, by: string) {
  return ({ descriptor }: SampleContract) => addChecksum(descriptor.slice(0, -9).replace(part, by));
}

const INVALID: ContractFault = { kind: 'keys-invalid' };
const elsewhere = (address = plainAddress): ContractFault => ({ kind: 'address-differs', address });
const KEY = 'keys.arbitrator.xpub';
const XPUB = makeContract().keys.arbitrator.xpub;
const DEPOSIT = 'guarantees.0.deposits.0';

const FAULTS: [name: string, fault: ContractFault, path: string, value: unknown][] = [
  ['no extended key', INVALID, KEY, 'tpub'],
  ['a wrong checksum', INVALID, KEY, XPUB.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'))],
  ['a private key', INVALID, KEY, arbitratorNode().toBase58()],
  ['a very long key', INVALID, KEY, 'z'.repeat(1_000_000)],
  ['space behind the key, which no descriptor has', INVALID, KEY, `${XPUB}\n`],
  ['an xpub of mainnet', INVALID, KEY, arbitratorNode('mainnet').neutered().toBase58()],
  ['another network', INVALID, 'network', 'mainnet'],
  ['the other network with the same version bytes', elsewhere(), 'network', 'testnet'],
  ['no point as owner', INVALID, 'keys.owner', `02${'ff'.repeat(32)}`],
  ['no point as counterparty', INVALID, 'keys.counterparty', `02${'00'.repeat(32)}`],
  ['a key in upper case', INVALID, 'keys.owner', OWNER.public_key.toUpperCase()],
  ['one contractor twice', INVALID, 'keys.counterparty', OWNER.public_key],
  ['an owner with the key of the arbitrator', INVALID, 'keys.owner', childOf(1)],
  ['a counterparty with the key of the arbitrator', INVALID, 'keys.counterparty', childOf(1)],
  ['a contract order that no key has', INVALID, 'contractOrder', 0x8000_0000],
  ['a guarantee order that no key has', INVALID, `${DEPOSIT}.guaranteeOrder`, 0x8000_0000],
  ['another arbitrator', elsewhere(), KEY, arbitratorNode('regtest', 'stranger').neutered().toBase58()],
  ['a stranger as owner', elsewhere(), 'keys.owner', STRANGER.public_key],
  ['another contract order', elsewhere(), 'contractOrder', 8],
  ['another guarantee order', elsewhere(), `${DEPOSIT}.guaranteeOrder`, 11],
  ['an edited address', elsewhere('bcrt1qedited'), `${DEPOSIT}.address`, 'bcrt1qedited'],
  ['a transaction that is none', { kind: 'transaction-invalid' }, 'transactions', ['0200']],
];

/** Another descriptor, by what is wrong with it. */
const DESCRIPTORS: [string, (contract: SampleContract) => string][] = [
  ['of another contract', ({ keys }) => formatContractDescriptor(keys, 8)],
  ['of other keys', ({ keys }) => formatContractDescriptor({ ...keys, owner: STRANGER.public_key }, 7)],
  ['without its checksum', ({ descriptor }) => descriptor.slice(0, -9)],
  ['with a wrong checksum', ({ descriptor }) => descriptor.replace(/.$/, (last) => (last === 'q' ? 'p' : 'q'))],
  ['of one signature', replaced('(2,', '(1,')],
  ['of one address', replaced('/*', '/1')],
  ['with a hardened range', replaced('/*', "/*'")],
  ['of several paths (BIP389)', replaced('/7/*', '/<7;8>/*')],
  ['without a contract order', replaced('/7/*', '/*')],
  ['with the origin of a key', replaced('tpub', '[00aabb11/48h]tpub')],
  ['that is not sorted', replaced('sortedmulti', 'multi')],
  ['of nested segwit', ({ descriptor }) => addChecksum(`sh(${descriptor.slice(0, -9)})`)],
  ['of a million characters', () => 'w'.repeat(1_000_000)],
];

describe('a contract is refused', () => {
  it('with each fault, which is named', () => {
    for (const [name, error, path, value] of FAULTS) {
      const contract = makeContract();
      setAt(contract, path, value);
      if (error.kind === 'address-differs' || value === childOf(1)) redescribe(contract);
      expect(checkContract(contract), name).toEqual({ ok: false, error });
      expect(checkContracts([makeContract(), contract]), name).toEqual(error);
    }
    expect(checkContracts([makeContract(), makeContract({ contractOrder: 8 })])).toBeNull();
  });

  it('with another descriptor', () => {
    for (const [name, alter] of DESCRIPTORS) {
      const contract = makeContract();
      contract.descriptor = alter(contract);
      expect(checkContract(contract), name).toEqual({ ok: false, error: { kind: 'descriptor-differs' } });
    }
  });

  it('with a deposit or a coin twice', () => {
    const twice = makeContract();
    twice.guarantees[1]?.deposits.push({ ...firstDeposit(twice), coins: [] });
    expect(checkContract(twice)).toEqual({ ok: false, error: { kind: 'deposit-repeated', address: plainAddress } });
    const coin = { txid: 'ab'.repeat(32), vout: 0, value: sat(1_000) };
    const repeated = makeContract();
    for (const { deposits } of repeated.guarantees) deposits[0]?.coins.push({ ...coin });
    expect(checkContract(repeated)).toEqual({ ok: false, error: { kind: 'coin-repeated', coin: formatCoin(coin) } });
    const twin = { ...makeContract(), id: '8' };
    const [first] = listFileCoins(check());
    expect(checkContracts([makeContract(), twin])).toEqual({
      kind: 'coin-repeated',
      coin: formatCoin(required(first)),
    });
  });

  it('with a coin of another value, output or address than its transaction has', () => {
    const { hex, coin } = fund(plainAddress, 'regtest', 100_000);
    for (const change of [{ value: sat(99_999) }, { vout: 2 }, { vout: 0, value: sat(1_000) }]) {
      const contract = makeContract();
      contract.transactions = [hex];
      firstDeposit(contract).coins = [{ ...coin, ...change }];
      const error = { kind: 'coin-differs', coin: formatCoin({ ...coin, ...change }) };
      expect(checkContract(contract)).toEqual({ ok: false, error });
    }
  });
});

describe('a scan', () => {
  const listOrders = ({ deposits }: CheckedContract) => deposits.map(({ guaranteeOrder }) => guaranteeOrder);
  const scan = (plan: ContractPlan) => addScanned(check(plan), []);

  it('looks from order 0 and around each order of the file, each as a guarantee of its own', () => {
    const checked = scan({ guarantees: [[{ order: 3, values: [] }], [{ order: 100, values: [] }]] });
    expect(listOrders(checked).toSorted((a, b) => a - b)).toEqual([...range(0, 23), ...range(80, 120)]);
    expect(checked.deposits.slice(0, 2).map(({ guarantee }) => guarantee)).toEqual([0, 1]);
    expect(new Set(checked.deposits.map(({ guarantee }) => guarantee)).size).toBe(checked.deposits.length);
    expect(checked.deposits.filter((deposit) => isListed(checked, deposit))).toEqual(checked.deposits.slice(0, 2));
  });

  it('works for a contract without any deposit, and goes on around what it found', () => {
    const checked = scan({ guarantees: [] });
    expect(listOrders(checked)).toEqual(range(0, 19));
    expect(addScanned(checked, [])).toBe(checked);
    const more = addScanned(checked, [19]);
    expect(listOrders(more).toSorted((a, b) => a - b)).toEqual(range(0, 39));
    expect(more.deposits.slice(0, 20)).toEqual(checked.deposits);
    expect(new Set(more.deposits.map(({ guarantee }) => guarantee)).size).toBe(40);
  });

  nightly('ends at a limit, whatever an explorer claims to have found', () => {
    let checked = scan({ guarantees: [] });
    for (let turn = 0; turn < 60; turn += 1) checked = addScanned(checked, listOrders(checked));
    expect(checked.deposits.length).toBe(MAX_SCANNED);
  });

  it('derives no order beyond the last', () => {
    const checked = scan({ guarantees: [[{ order: MAX_ORDER, values: [] }]] });
    expect(Math.max(...listOrders(checked))).toBe(MAX_ORDER);
    expect(listOrders(addScanned(checked, [MAX_ORDER + 1, -5, Number.NaN])).every(Number.isSafeInteger)).toBe(true);
  });

  it('finds a raw transaction that pays a deposit which the file does not list', () => {
    const older = check({ guarantees: [[{ order: 1, values: [] }]] });
    const { address } = firstDeposit(makeContract({ guarantees: [[{ order: 15, values: [] }]] }));
    const { hex, coin } = fund(address, 'regtest', 50_000);
    expect(readCoins(older, hex)).toEqual({ ok: false, error: { kind: 'pays-elsewhere', txid: coin.txid } });
    const scanned = addScanned(older, []);
    const [found] = unwrap(readCoins(scanned, hex));
    expect(found).toMatchObject({ ...coin, address });
    expect(isListed(scanned, required(found))).toBe(false);
  });
});

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
