import { describe, expect, test } from 'vitest';
import type { SigningContext } from '@/bitcoin/api';
import { inspectPsbt } from '@/bitcoin/psbt/inspect';
import { MAX_SATS } from '@/domain/primitives/amount';
import { AppError } from '@/domain/primitives/errors';
import { estimateFee } from '@/domain/withdrawals/fees';
import type { PsbtRule } from '@/domain/withdrawals/inspection';
import {
  context,
  DESTINATION,
  deposit,
  FASTEST_FEE,
  honestPsbt,
  OTHER_DEPOSIT,
  type Plan,
  plannedPsbt,
  sat,
} from './releases';

const ESTIMATE = BigInt(estimateFee(1, FASTEST_FEE));
const STRANGE_ADDRESS = 'bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry';

function findRule(psbt: string, change: Partial<SigningContext> = {}): PsbtRule | 'sign' {
  const inspection = inspectPsbt(psbt, context(change));
  return inspection.verdict === 'sign' ? 'sign' : inspection.rule;
}

function output(plan: Plan, index: number) {
  const found = plan.outputs[index];
  if (found === undefined) throw new Error(`no output ${index}`);
  return found;
}

/** An honest PSBT with another fee, taken from the change. */
function withFee(fee: bigint): string {
  return plannedPsbt((plan) => {
    plan.inputs.forEach((input) => {
      input.value = 1_000_000n;
    });
    output(plan, 1).value = 1_000_000n - 60_000n - fee;
  });
}

describe('the request', () => {
  test.each([
    [
      'a satoshi less',
      (p: Plan) => {
        output(p, 0).value -= 1n;
      },
    ],
    [
      'a satoshi more',
      (p: Plan) => {
        output(p, 0).value += 1n;
      },
    ],
    [
      'another destination',
      (p: Plan) => {
        output(p, 0).to = STRANGE_ADDRESS;
      },
    ],
    [
      'no destination',
      (p: Plan) => {
        p.outputs.shift();
      },
    ],
    [
      'no outputs',
      (p: Plan) => {
        p.outputs.splice(0);
      },
    ],
    [
      'the amount in two parts',
      (p: Plan) => {
        output(p, 0).value = 30_000n;
        p.outputs.push({ to: DESTINATION, value: 30_000n });
      },
    ],
  ])('is not paid: %s', (_name, change) => {
    expect(findRule(plannedPsbt(change))).toBe('request-not-paid');
  });

  test('is refused for another network or an invalid address', () => {
    const mainnet = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
    for (const address of [mainnet, '', 'nonsense', `${DESTINATION}x`]) {
      expect(findRule(honestPsbt(), { request: { address, amount: sat(60_000) } })).toBe('request-not-paid');
    }
  });

  test('may be in capitals and contain white space (BIP173)', () => {
    const address = ` ${DESTINATION.toUpperCase()} `;
    expect(findRule(honestPsbt(), { request: { address, amount: sat(60_000) } })).toBe('sign');
  });
});

describe('other outputs', () => {
  test.each([
    ['a stranger', STRANGE_ADDRESS],
    ["another guarantee's deposit address", OTHER_DEPOSIT.address],
    ['the destination again', DESTINATION],
    ['a script without address', Uint8Array.of(0x6a, 1, 7)],
    ['an empty script', new Uint8Array()],
  ])('pay %s', (_name, to) => {
    const psbt = plannedPsbt((plan) => {
      output(plan, 1).value -= 600n;
      plan.outputs.push({ to, value: 600n });
    });
    const inspection = inspectPsbt(psbt, context());
    expect(inspection).toMatchObject({ verdict: 'refuse', rule: 'output-elsewhere' });
    expect(inspection.summary?.outputs.map(({ role }) => role)).toEqual(['destination', 'change', 'other']);
  });

  test.each([
    ['to an address that is spent', 1, 138_000n, 2, 'sign'],
    ['to an address of the guarantee that is not spent', 2, 138_000n, 2, 'change-split'],
    ['of one satoshi more than dust', 0, 547n, 1, 'fee-too-high'],
    ['of dust', 0, 546n, 1, 'change-split'],
  ])('change %s: %s', (_name, at, value, inputs, outcome) => {
    const psbt = plannedPsbt((plan) => {
      Object.assign(output(plan, 1), { to: deposit(at).address, value });
    }, inputs);
    const inspection = inspectPsbt(psbt, context());
    expect(inspection.verdict === 'refuse' ? inspection.rule : inspection.verdict).toBe(outcome);
  });

  test.each<[string, (plan: Plan) => void, string, string]>([
    ['beside one change', () => undefined, 'destination change', 'sign'],
    ['without change', (plan) => plan.outputs.splice(1), 'destination', 'fee-too-high'],
    [
      'with change split in two',
      (plan) => {
        output(plan, 1).value -= 10_000n;
        plan.outputs.push({ to: deposit(0).address, value: 10_000n });
      },
      'destination other other',
      'change-split',
    ],
  ])('a destination that is itself spent is paid %s', (_name, change, roles, outcome) => {
    const psbt = plannedPsbt((plan) => {
      output(plan, 0).to = deposit(0).address;
      change(plan);
    });
    const request = { address: deposit(0).address, amount: sat(60_000) };
    const inspection = inspectPsbt(psbt, context({ request }));
    expect(inspection.summary?.outputs.map(({ role }) => role).join(' ')).toBe(roles);
    expect(inspection.verdict === 'refuse' ? inspection.rule : inspection.verdict).toBe(outcome);
  });

  test('are listed by themselves when the change is split, and not as one sum', () => {
    const psbt = plannedPsbt((plan) => {
      output(plan, 1).value -= 30_000n;
      plan.outputs.push(...Array.from({ length: 30 }, () => ({ to: deposit(0).address, value: 1_000n })));
    });
    const { summary } = inspectPsbt(psbt, context());
    expect(summary?.change).toBe(0);
    expect(summary?.outputs.filter(({ role }) => role === 'other')).toHaveLength(31);
  });
});

describe('the fee', () => {
  test.each([
    [0n, 'sign'],
    [ESTIMATE, 'sign'],
    [2n * ESTIMATE, 'sign'],
    [2n * ESTIMATE + 1n, 'fee-high'],
    [10n * ESTIMATE, 'fee-high'],
    [10n * ESTIMATE + 1n, 'fee-too-high'],
  ])('%s sat: %s', (fee, expected) => {
    expect(findRule(withFee(fee))).toBe(expected);
  });

  test.each([
    [546n, 'fee-high'],
    [547n, 'sign'],
  ])('is not estimated for coins of dust: two of %s sat', (value, expected) => {
    const psbt = plannedPsbt((plan) => {
      for (const input of plan.inputs.slice(1)) input.value = value;
      output(plan, 1).value = 100_000n + 2n * value - 60_000n - 2n * ESTIMATE - 1n;
    }, 3);
    expect(findRule(psbt)).toBe(expected);
  });

  test('needs confirmation when high, and is refused when higher', () => {
    expect(inspectPsbt(withFee(3n * ESTIMATE), context())).toMatchObject({ verdict: 'ask', rule: 'fee-high' });
    expect(inspectPsbt(withFee(11n * ESTIMATE), context())).toMatchObject({ verdict: 'refuse' });
  });

  test('is compared with the estimate at the given rate, at least 200 sat', () => {
    expect(findRule(withFee(2_000n), { fastestFee: 0 })).toBe('fee-high');
    expect(findRule(withFee(2_001n), { fastestFee: 0 })).toBe('fee-too-high');
  });

  test('is refused when negative', () => {
    const psbt = plannedPsbt((plan) => {
      output(plan, 1).value = 40_001n;
    });
    expect(inspectPsbt(psbt, context())).toMatchObject({ verdict: 'refuse', rule: 'fee-negative', summary: null });
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, -1])('a rate of %s is refused', (fastestFee) => {
    expect(() => inspectPsbt(honestPsbt(), context({ fastestFee }))).toThrow(AppError);
  });
});

describe('amounts above the money supply', () => {
  const beyond = BigInt(MAX_SATS) + 1n;
  test.each([
    [
      'an input',
      (p: Plan) =>
        p.inputs.forEach((input) => {
          input.value = beyond;
        }),
    ],
    [
      'an output',
      (p: Plan) => {
        output(p, 1).value = beyond;
      },
    ],
  ])('of %s', (_name, change) => {
    expect(findRule(plannedPsbt(change))).toBe('unreadable');
  });

  test('are refused as the sum of all inputs', () => {
    const psbt = plannedPsbt(
      (plan) =>
        plan.inputs.forEach((input) => {
          input.value = BigInt(MAX_SATS);
        }),
      2,
    );
    expect(findRule(psbt)).toBe('unreadable');
  });
});

test('the summary is read from the PSBT itself', () => {
  const psbt = plannedPsbt((plan) => Object.assign(plan, { locktime: 850_000 }), 3);
  const change = 300_000n - 60_000n - BigInt(estimateFee(3, FASTEST_FEE));
  expect(inspectPsbt(psbt, context()).summary).toMatchObject({
    inputs: 3,
    inputSum: 300_000,
    outputs: [
      { address: DESTINATION, amount: 60_000, role: 'destination' },
      { address: deposit(0).address, amount: Number(change), role: 'change' },
    ],
    fee: estimateFee(3, FASTEST_FEE),
    estimate: estimateFee(3, FASTEST_FEE),
    change: Number(change),
    signedBy: [],
    locktime: 850_000,
  });
});
