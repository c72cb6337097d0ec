import { createChain } from '@mocks/chain/chain';
import { createEmptyState } from '@mocks/store/state';
import { daily, nightly } from '@tests/daily';
import { sealWithCryptoJs } from '@tests/unit/bitcoin/foreign-envelopes';
import { createKit, FUNDING, getDeposit, KIT_PASSWORD, kitDeposit } from '@tests/unit/bitcoin/kits';
import { COUNTERPARTY, hex, OTHER_DEPOSIT, OWNER, p2wsh, STRANGER, sat } from '@tests/unit/bitcoin/releases';
import { sealEnvelope } from '@tests/unit/bitcoin/support';
import { readVectors, type VectorKey } from '@tests/unit/bitcoin/vectors';
import { Transaction } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { loadBitcoin } from '@/bitcoin/client';
import { proveDeposits } from '@/bitcoin/kit/prove-deposits';
import { createRehearsal, rehearseKits } from '@/bitcoin/kit/rehearse';
import { formatContractDescriptor } from '@/domain/kit/descriptor';
import type { Kit, KitCoin, KitDeposit } from '@/domain/kit/kit';
import type { RehearsalFault } from '@/domain/kit/rehearsal';
import type { CheckedKit, Coin, RecoveryTransaction } from '@/exit/recovery/api';
import { engine } from '@/exit/recovery/engine';

/* docs/exit.md#the-rehearsal */

const MAINNET_XPUB = readVectors().deposits.find(({ network }) => network === 'mainnet')?.arbitrator ?? '';

describe('a rehearsal', () => {
  it('signs every coin of every guarantee and returns no signature', async () => {
    const result = await (await loadBitcoin()).rehearseKits([await createKit()], KIT_PASSWORD);
    const coins = [`${FUNDING.getId()}:1`, `${'a'.repeat(64)}:0`, `${'b'.repeat(64)}:0`];
    expect(result).toEqual({ ok: true, value: { amount: 350_000, addresses: 3, coins } });
  });

  it('works for the counterparty, and for a kit without coins', async () => {
    const kit = await createKit();
    const envelope = await sealEnvelope(COUNTERPARTY, KIT_PASSWORD);
    expect(await rehearseKits([{ ...kit, role: 'counterparty', envelope }], KIT_PASSWORD)).toMatchObject({ ok: true });
    for (const { deposits } of kit.guarantees) for (const deposit of deposits) deposit.coins = [];
    expect(await rehearseKits([kit], KIT_PASSWORD)).toMatchObject({ ok: true, value: { amount: 0, coins: [] } });
  });

  it('recovers from all contracts of a file, whichever role the user has in them', async () => {
    const kit = await createKit();
    const keys = { ...kit.keys, owner: kit.keys.counterparty, counterparty: kit.keys.owner };
    const coin = { txid: 'd'.repeat(64), vout: 0, value: sat(7_000) };
    const other = { ...kit, role: 'counterparty' as const, keys, descriptor: formatContractDescriptor(keys, 1) };
    // Sorted keys: the addresses are the same.
    const guarantees = kit.guarantees.slice(0, 1).map((each) => ({ ...each, deposits: [kitDeposit(1, [coin])] }));
    expect(await rehearseKits([kit, { ...other, guarantees, transactions: [] }], KIT_PASSWORD)).toMatchObject({
      ok: true,
      value: { amount: 357_000, addresses: 4 },
    });
    expect(await rehearseKits([kit, { ...other, descriptor: kit.descriptor }], KIT_PASSWORD)).toMatchObject({
      error: { kind: 'descriptor-differs' },
    });
    expect(await rehearseKits([kit, kit], KIT_PASSWORD)).toMatchObject({ error: { kind: 'coin-repeated' } });
  });

  it("works with another client's envelope", async () => {
    const kit = { ...(await createKit()), ...foreign(OWNER) };
    expect(await rehearseKits([kit], KIT_PASSWORD)).toMatchObject({ ok: true, value: { amount: 350_000 } });
  });

  it('leaves no key open', async () => {
    const wiped: Uint8Array[] = [];
    const fill = Uint8Array.prototype.fill;
    Uint8Array.prototype.fill = function (this: Uint8Array, ...args: Parameters<typeof fill>) {
      if (this.length === 32 && Buffer.from(this).toString('hex') === OWNER.private_key) wiped.push(this);
      return fill.apply(this, args);
    };
    try {
      await rehearseKits([await createKit()], KIT_PASSWORD);
    } finally {
      Uint8Array.prototype.fill = fill;
    }
    expect(wiped.length).toBeGreaterThan(0);
    expect(wiped.every((bytes) => bytes.every((byte) => byte === 0))).toBe(true);
  });
});

type Change = (kit: Kit) => Partial<Kit> | Promise<Partial<Kit>>;

/** Changes the first deposit. */
function inDeposit(change: (deposit: KitDeposit) => Partial<KitDeposit>): Change {
  return ({ guarantees: [first, ...others] }) => {
    const [deposit, ...rest] = first?.deposits ?? [];
    if (first === undefined || deposit === undefined) throw new Error('the kit has no deposit');
    return { guarantees: [{ ...first, deposits: [{ ...deposit, ...change(deposit) }, ...rest] }, ...others] };
  };
}

function inKeys(change: Partial<Kit['keys']>): Change {
  return ({ keys }) => ({ keys: { ...keys, ...change } });
}

function inCoin(change: Partial<KitCoin>): Change {
  return inDeposit(() => ({ coins: [{ txid: FUNDING.getId(), vout: 1, value: sat(100_000), ...change }] }));
}

function withXpub(change: (xpub: string) => string): Change {
  return ({ keys }) => ({ keys: { ...keys, arbitrator: { id: '1', xpub: change(keys.arbitrator.xpub) } } });
}

function withDeposit(deposit: KitDeposit): Change {
  return ({ guarantees: [first, ...others] }) => ({
    guarantees: first === undefined ? [] : [{ ...first, deposits: [...first.deposits, deposit] }, ...others],
  });
}

const TWICE = { txid: 'b'.repeat(64), vout: 0, value: sat(200_000) };
const ALL_MONEY = { txid: 'c'.repeat(64), vout: 0, value: sat(2_100_000_000_000_000) };

const EDITS: [string, Change, RehearsalFault['kind']][] = [
  ['an address', inDeposit(() => ({ address: OTHER_DEPOSIT.address })), 'address-differs'],
  ['a descriptor', ({ descriptor }) => ({ descriptor: `${descriptor}0` }), 'descriptor-differs'],
  ['an order', inDeposit(() => ({ guaranteeOrder: 9 })), 'address-differs'],
  ['the contract order', ({ contract }) => ({ contract: { ...contract, contractOrder: 2 } }), 'address-differs'],
  ['a key', inKeys({ counterparty: STRANGER.public_key }), 'address-differs'],
  ['a key that is no point', inKeys({ owner: `02${'f'.repeat(64)}` }), 'keys-invalid'],
  ['a key that is there twice', inKeys({ owner: COUNTERPARTY.public_key }), 'keys-invalid'],
  ['the xpub', withXpub((xpub) => `${xpub}1`), 'keys-invalid'],
  ['an xpub of another network', withXpub(() => MAINNET_XPUB), 'keys-invalid'],
  ['the network', () => ({ network: 'mainnet' }), 'keys-invalid'],
  ['the role', () => ({ role: 'counterparty' }), 'envelope-foreign'],
  ['an amount', inCoin({ value: sat(99_999) }), 'coin-differs'],
  ['an output', inCoin({ vout: 0 }), 'coin-differs'],
  ['a coin that is there twice', inDeposit(({ coins }) => ({ coins: [...coins, TWICE] })), 'coin-repeated'],
  ['a deposit that is there twice', withDeposit(kitDeposit(2, [])), 'deposit-repeated'],
  ['an impossible sum', inDeposit(({ coins }) => ({ coins: [...coins, ALL_MONEY] })), 'amount-impossible'],
  ['a transaction that cannot be read', () => ({ transactions: ['00'] }), 'transaction-invalid'],
  ['no envelope', () => ({ envelope: null }), 'no-envelope'],
  ['a damaged envelope', () => ({ envelope: '{"v":1}' }), 'envelope-invalid'],
  ['the envelope of another key', () => sealed(STRANGER.public_key), 'envelope-foreign'],
  ["another client's envelope of another key", () => foreign(STRANGER), 'envelope-foreign'],
  [
    "another client's envelope that is cut off",
    () => ({ envelope: foreign(OWNER).envelope.slice(0, 40) }),
    'envelope-invalid',
  ],
  ['an envelope that names the key but holds another', () => sealed(OWNER.public_key), 'envelope-foreign'],
];

function foreign({ private_key }: VectorKey) {
  return { envelope: sealWithCryptoJs(private_key, KIT_PASSWORD) };
}

async function sealed(publicKey: string): Promise<Partial<Kit>> {
  return { envelope: await sealEnvelope(STRANGER, KIT_PASSWORD, publicKey) };
}

describe('an edited kit is refused with its reason', () => {
  it.each(daily(7, EDITS))('%s', async (_what, change, kind) => {
    const kit = await createKit();
    const edited = { ...kit, ...(await change(kit)) };
    expect(await rehearseKits([edited], KIT_PASSWORD)).toMatchObject({ ok: false, error: { kind } });
  });

  it('a wrong password', async () => {
    expect(await rehearseKits([await createKit()], 'another')).toEqual({
      ok: false,
      error: { kind: 'wrong-password' },
    });
  });
});

describe('the transaction of a rehearsal', () => {
  const { address, witnessScript } = getDeposit(1);

  nightly('is refused by the network, even with the signatures of both parties', async () => {
    const { chain, transaction } = await rehearseOnChain();
    expect(() => chain.broadcast(transaction.toHex())).toThrow('bad-txns-inputs-missingorspent');
  });

  nightly('has signatures that are worthless without the input that does not exist', async () => {
    const { chain, transaction } = await rehearseOnChain();
    transaction.ins.shift();
    for (const out of transaction.outs) out.value -= 2_000n;
    expect(() => chain.broadcast(transaction.toHex())).toThrow(/mandatory-script-verify-flag-failed|script/);
  });

  it('differs for other values of the same coins', async () => {
    const { checked, coins } = await checkKit([60_000, 40_000]);
    const swapped = coins.map((coin, at) => ({ ...coin, value: sat([40_000, 60_000][at] ?? 0) }));
    const txids = [coins, swapped].map((each) => createRehearsal(checked, each).transaction.summary.txid);
    expect(new Set(txids).size).toBe(2);
  });

  /** Signed by both parties, each on their own device. */
  async function rehearseOnChain() {
    const { chain, checked, coins } = await checkKit([60_000, 40_000]);
    const { transaction, inputs } = createRehearsal(checked, coins);
    const copies = await Promise.all([OWNER, COUNTERPARTY].map((key) => signAs(key, checked, inputs, transaction)));
    const [own, other] = copies;
    if (own === undefined || other === undefined) throw new Error('not signed');
    const combined = engine.addSignatures(checked, inputs, own, other.psbt);
    const final = combined.ok ? combined.value.final : null;
    if (final === null) throw new Error('not final');
    return { chain, transaction: Transaction.fromHex(final.txHex) };
  }

  async function checkKit(values: readonly number[]) {
    const chain = createChain(createEmptyState().chain, { now: () => Date.now(), onChange: () => {} });
    for (const value of values) chain.send(p2wsh(hex(witnessScript)), value);
    chain.mine();
    const unspent = chain.listUnspent(p2wsh(hex(witnessScript)));
    const coins = unspent.map(({ txid, vout, value }) => ({ txid, vout, value: sat(value) }));
    const kit = await createKit();
    const guarantees = kit.guarantees.slice(0, 1).map((each) => ({ ...each, deposits: [kitDeposit(1, coins)] }));
    const checked = engine.checkKit({ ...kit, guarantees, transactions: [] });
    if (!checked.ok) throw new Error(checked.error.kind);
    return { chain, checked: checked.value, coins: engine.listKitCoins(checked.value) };
  }

  async function signAs(
    key: VectorKey,
    { kit, deposits }: CheckedKit,
    coins: Coin[],
    transaction: RecoveryTransaction,
  ) {
    const role = key === OWNER ? 'owner' : 'counterparty';
    const checked = { kit: { ...kit, role, envelope: await sealEnvelope(key, KIT_PASSWORD) } as const, deposits };
    const opened = await engine.openEnvelope(checked, KIT_PASSWORD);
    if (!opened.ok) throw new Error(opened.error.kind);
    const signed = await engine.signTransaction(checked, coins, transaction, opened.value);
    if (!signed.ok) throw new Error(signed.error.kind);
    expect(transaction.summary.outputs).toMatchObject([{ address, role: 'guarantee' }]);
    return signed.value;
  }
});

describe('proven deposits', () => {
  const transactions = [FUNDING.toHex(), '00'];

  it('have the value that their transaction pays, whatever the explorer says', () => {
    const deposit = kitDeposit(1, [{ txid: FUNDING.getId(), vout: 1, value: sat(1) }]);
    const proven = proveDeposits([deposit], transactions, 'regtest');
    expect(proven.deposits[0]?.coins).toEqual([{ txid: FUNDING.getId(), vout: 1, value: 100_000 }]);
    expect(proven.transactions).toEqual([FUNDING.toHex()]);
  });

  it('lose a coin that does not pay their address, and keep one without a transaction', () => {
    const unknown = { txid: 'c'.repeat(64), vout: 0, value: sat(5_000) };
    const foreign = kitDeposit(2, [{ txid: FUNDING.getId(), vout: 1, value: sat(100_000) }, unknown]);
    expect(proveDeposits([foreign], transactions, 'regtest').deposits[0]?.coins).toEqual([unknown]);
  });

  it('keep transactions without witnesses, which their txids do not prove', () => {
    const coin = { txid: FUNDING.getId(), vout: 1, value: sat(100_000) };
    const padded = FUNDING.clone();
    padded.setWitness(0, [new Uint8Array(100_000)]);
    const proven = proveDeposits([kitDeposit(1, [coin])], [padded.toHex()], 'regtest');
    expect(proven.transactions).toEqual([FUNDING.toHex()]);
    expect(proven.deposits[0]?.coins).toEqual([coin]);
  });

  it('leave out transactions that fund none of them', () => {
    expect(proveDeposits([kitDeposit(1, [])], transactions, 'regtest').transactions).toEqual([]);
  });
});
