import { describe, expect, test } from 'vitest';
import type { Kit } from '@/domain/kit/kit';
import { type CaseFile, compareFiles } from '@/exit/recovery/award/compare-files';
import { joinFiles, listUnlisted } from '@/exit/recovery/award/join-files';
import { engine } from '@/exit/recovery/engine';
import { listCoins } from '@/exit/recovery/funding';
import { makeCertificate } from './certificates';
import { GUARANTEES, makeKit, required, sat, unwrap } from './kits';

/* Two files of one contract (docs/settlement.md#decision). */

function toCase(kit: Kit): CaseFile {
  return { kit: engine.addScanned(unwrap(engine.checkKit(kit)), []), terms: null };
}

const honest = toCase(makeKit({ role: 'counterparty' }));
const PROVEN = { hasTransactions: true };
const [one, two, three] = GUARANTEES.flat();

/** The orders whose coins count as the guarantee's. */
function listOrders(files: readonly [CaseFile, ...CaseFile[]], guarantee: number): (number | undefined)[] {
  const { kit, coins } = joinFiles(files);
  const orders = coins
    .filter((coin) => coin.guarantee === guarantee)
    .map(({ address }) => kit.deposits.find((deposit) => deposit.address === address)?.guaranteeOrder);
  return [...new Set(orders)].sort();
}

/** A kit that differs in one guarantee. */
function alter(change: (kit: Kit) => void, plan = {}): CaseFile {
  const kit = structuredClone(makeKit(plan));
  change(kit);
  return toCase(kit);
}

describe('a deposit that the files put into different guarantees', () => {
  const liar = toCase(makeKit({ guarantees: [[required(one), required(three)], [required(two)]] }));

  test('is named', () => {
    expect(compareFiles(liar, honest)).toEqual([{ kind: 'deposits', count: 2 }]);
    expect(compareFiles(honest, liar)).toEqual([{ kind: 'deposits', count: 2 }]);
    expect(compareFiles(honest, toCase(makeKit()))).toEqual([]);
  });

  test.each([
    ['first', [liar, honest]],
    ['second', [honest, liar]],
  ] as const)('is of none of them, the false file being the %s', (_which, files) => {
    expect([listOrders(files, 0), listOrders(files, 1)]).toEqual([[1], []]);
    expect(joinFiles(files).disputed.size).toBe(2);
  });

  test('is told apart although two guarantees have one id', () => {
    const same = (kit: Kit) => {
      for (const guarantee of kit.guarantees) guarantee.id = 'g1';
    };
    const swapped = alter((kit) => {
      same(kit);
      kit.guarantees.reverse();
    });
    expect(compareFiles(alter(same), swapped)).toContainEqual({ kind: 'deposits', count: 3 });
    expect(joinFiles([alter(same), swapped]).disputed.size).toBe(3);
    expect(joinFiles([alter(same), alter(same)]).kit.kit.guarantees).toHaveLength(2);
  });
});

describe('a coin with two amounts', () => {
  const raise = (kit: Kit) => {
    const coin = required(kit.guarantees[0]?.deposits[0]?.coins[0]);
    coin.value = sat(coin.value + 1);
  };

  test('is named, and no amount is taken for proven', () => {
    const liar = alter(raise);
    expect(compareFiles(liar, honest)).toEqual([{ kind: 'values', count: 1 }]);
    expect([...joinFiles([liar, honest]).unclear]).toHaveLength(1);
  });

  test('counts as its transaction says, in whichever file that is', () => {
    const liar = alter((kit) => {
      raise(kit);
      kit.transactions = [];
    }, PROVEN);
    const { coins, unclear } = joinFiles([liar, toCase(makeKit(PROVEN))]);
    expect([...unclear]).toEqual([]);
    expect(coins.map(({ value }) => value).sort()).toEqual([100_000, 30_000, 50_000, 75_000]);
    expect(coins.every(({ transaction }) => transaction !== null)).toBe(true);
  });
});

test('another name of a guarantee is named', () => {
  const liar = alter(({ guarantees }) => {
    required(guarantees[0]).description = 'The whole house';
  });
  expect(compareFiles(liar, honest)).toEqual([{ kind: 'guarantees' }]);
});

describe('a guarantee that the first file leaves out', () => {
  const short = toCase(makeKit({ guarantees: [required(GUARANTEES[0])] }));

  test('is that of the other file', () => {
    const { kit } = joinFiles([short, honest]);
    expect(kit.kit.guarantees.map(({ id }) => id)).toEqual(['g1', 'g2']);
    expect(listOrders([short, honest], 0)).toEqual([1, 2]);
    expect(listOrders([short, honest], 1)).toEqual([3]);
  });

  test('is one of the signed terms, without deposits', () => {
    const guarantees = [
      { ...makeGuarantee('g1'), depositor: 'u2' },
      { ...makeGuarantee('g9'), description: 'The garden' },
    ];
    const certificate = makeCertificate({ guarantees });
    const terms = unwrap(engine.checkCertificate(certificate));
    const file = { ...short, terms };
    expect(listUnlisted([file]).map(({ description }) => description)).toEqual(['The garden']);
    const { kit } = joinFiles([file]);
    expect(kit.kit.guarantees.map(({ id, deposits }) => [id, deposits.length])).toEqual([
      ['g1', 2],
      ['g9', 0],
    ]);
    expect(listUnlisted([short])).toEqual([]);
  });
});

test.each(['first', 'second'])('the terms with the highest revision count, being in the %s file', (which) => {
  const [old, newest] = [1, 2].map((revision) => ({
    ...honest,
    terms: unwrap(
      engine.checkCertificate(makeCertificate({ revision, previous: revision === 1 ? '' : 'ab'.repeat(32) })),
    ),
  }));
  const files = [required(old), required(newest)] as const;
  const { terms } = joinFiles(which === 'second' ? files : [files[1], files[0]]);
  expect(terms?.certificate.terms.revision).toBe(2);
});

test('the joined kit lists the coins that it joins', () => {
  const { kit, coins } = joinFiles([toCase({ ...makeKit(PROVEN), transactions: [] }), toCase(makeKit(PROVEN))]);
  expect(engine.listKitCoins(kit)).toEqual(coins);
  expect(listCoins(kit, new Map()).map(({ guarantee }) => guarantee)).toEqual([0, 0, 0, 1]);
  // The orders of a scan are derived once.
  expect(new Set(kit.deposits.map(({ address }) => address)).size).toBe(kit.deposits.length);
});

function makeGuarantee(id: string) {
  return {
    id,
    depositor: '',
    amount: '100000',
    description: id,
    validUntil: '',
    conditions: '',
    verificationProcess: '',
  };
}
