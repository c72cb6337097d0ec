import { makeKit } from '@tests/unit/exit/kits';
import fc from 'fast-check';
import { expect } from 'vitest';
import { deriveDepositAddress } from '@/bitcoin/addresses/deposit-address';
import { formatCoin, type Kit } from '@/domain/kit/kit';
import type { CheckedKit } from '@/exit/recovery/api';
import { engine } from '@/exit/recovery/engine';
import { formatKit, parseKit } from '@/services/schemas/kit';
import { changeJson } from './json-changes';
import { bitFlips, flipBits, holds } from './runs';

const ORIGINAL = makeKit({ hasTransactions: true });
const FILE = formatKit([ORIGINAL]);
const BYTES = new TextEncoder().encode(FILE);

/** Every deposit of an accepted kit follows from its keys, as bitcoinjs-lib derives it, and every coin is at one. */
function expectDerived({ kit, deposits }: CheckedKit): void {
  const { network, keys, contract } = kit;
  const depositKeys = {
    network,
    contractorKeys: [keys.owner, keys.counterparty] as const,
    arbitratorKey: keys.arbitrator.xpub,
    contractOrder: contract.contractOrder,
  };
  for (const { address, witnessScript, guaranteeOrder } of deposits)
    expect(deriveDepositAddress(depositKeys, guaranteeOrder)).toEqual({ address, witnessScript });
  const addresses = deposits.map(({ address }) => address);
  const coins = engine.listKitCoins({ kit, deposits });
  expect(coins.every(({ address }) => addresses.includes(address))).toBe(true);
  expect(new Set(coins.map(formatCoin)).size).toBe(coins.length);
}

/** Reads a file and checks the kit. Returns it only if it is accepted. */
function readAndCheck(text: string): CheckedKit | null {
  const parsed = parseKit(text);
  if (!parsed.ok) {
    expect(parsed.error.problem).toMatch(/^[a-z-]+$/);
    return null;
  }
  const [kit, ...others] = parsed.value;
  if (kit === undefined || others.length > 0) return null;
  const checked = engine.checkKit(kit);
  if (!checked.ok) {
    expect(checked.error.kind).toMatch(/^[a-z-]+$/);
    return null;
  }
  return checked.value;
}

holds('a changed kit is refused, or all its deposits follow from its keys', [changeJson(JSON.parse(FILE))], (file) => {
  const checked = readAndCheck(JSON.stringify(file));
  if (checked !== null) expectDerived(checked);
});

holds(
  'a kit with flipped bytes is refused, or all its deposits follow from its keys',
  [bitFlips(BYTES.length, 2)],
  (flips) => {
    const checked = readAndCheck(new TextDecoder('latin1').decode(flipBits(BYTES, flips)));
    if (checked !== null) expectDerived(checked);
  },
);

/** Keys, orders and addresses, each taken from its place in the kit or from another. */
const mixed = fc
  .record({
    owner: fc.constantFrom<keyof Kit['keys']>('owner', 'counterparty'),
    contractOrder: fc.oneof(fc.constant(7), fc.nat(2 ** 31 - 1)),
    orders: fc.array(fc.oneof(fc.nat(3), fc.nat(2 ** 31 - 1)), { minLength: 3, maxLength: 3 }),
    places: fc.array(fc.nat(2), { minLength: 3, maxLength: 3 }),
  })
  .map(({ owner, contractOrder, orders, places }) => {
    const kit = structuredClone(ORIGINAL);
    if (owner === 'counterparty')
      kit.keys = { ...kit.keys, owner: kit.keys.counterparty, counterparty: kit.keys.owner };
    kit.contract.contractOrder = contractOrder;
    const deposits = kit.guarantees.flatMap((guarantee) => guarantee.deposits);
    const originals = structuredClone(deposits);
    for (const [index, deposit] of deposits.entries()) {
      Object.assign(deposit, originals[places[index] ?? 0]);
      deposit.guaranteeOrder = orders[index] ?? 0;
    }
    return kit;
  });

holds('a kit put together wrongly is refused, or all its deposits follow from its keys', [mixed], (kit) => {
  const checked = readAndCheck(formatKit([kit]));
  if (checked !== null) expectDerived(checked);
});

const checked: CheckedKit = readAndCheck(FILE) as CheckedKit;
const addresses = checked.deposits.map(({ address }) => address);
const typed = fc
  .tuple(fc.constantFrom(...engine.listKitCoins(checked)), fc.nat(3), fc.integer({ min: -1, max: 200_000 }))
  .map(([coin, vout, value]) => `${coin.txid}:${vout}:${value}`);
const raw = fc
  .tuple(fc.constantFrom(...ORIGINAL.transactions), fc.nat(200), fc.constantFrom('', '0', 'ff', 'x'))
  .map(([hex, at, part]) => hex.slice(0, at) + part + hex.slice(at + part.length));
const lines = fc.array(fc.oneof(typed, raw, fc.constantFrom(...ORIGINAL.transactions), fc.string()), {
  maxLength: 5,
});
holds(
  'any text of coins is read as coins at the addresses of the kit, or refused',
  [lines, fc.constantFrom(null, ...addresses, 'elsewhere')],
  (text, address) => {
    const coins = engine.readCoins(checked, text.join('\n'), address);
    if (!coins.ok) {
      expect(coins.error.line).toBeGreaterThanOrEqual(1);
      return;
    }
    expect(coins.value.every((coin) => addresses.includes(coin.address) && coin.value > 10)).toBe(true);
    expect(new Set(coins.value.map(formatCoin)).size).toBe(coins.value.length);
  },
);
