import { Transaction } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import type { TransactionSummary } from '@/exit/recovery/api';
import {
  computeDustLimit,
  computeFee,
  computeInputFee,
  computeWeight,
  countMostInputs,
  isFeeUnusual,
} from '@/exit/recovery/fees';
import { required, sat } from './kits';

/** The weight of a signed transaction in bitcoinjs-lib: each input with two signatures of 72 bytes and a script of 105. */
function weigh(inputs: number, scripts: readonly Uint8Array[]): number {
  const tx = new Transaction();
  for (let index = 0; index < inputs; index++) {
    tx.addInput(new Uint8Array(32), index);
    tx.setWitness(
      index,
      [0, 72, 72, 105].map((length) => new Uint8Array(length)),
    );
  }
  for (const script of scripts) tx.addOutput(script, 1_000n);
  return tx.weight();
}

const P2WPKH = Uint8Array.of(0, 20, ...new Uint8Array(20));
const program = (version: number, length: number) => Uint8Array.of(version, length, ...new Uint8Array(length));
const scripts = (count: number, script = P2WPKH) => Array.from({ length: count }, () => script);

describe('the number of inputs that a transaction has room for', () => {
  const MOST = 400_000;

  it('is as large as nodes pass on, and not one larger', () => {
    // Scripts of growing length leave each remainder between no room and room for another input.
    for (let length = 0; length <= 120; length += 1) {
      const outputs = [new Uint8Array(length), P2WPKH];
      const most = countMostInputs(outputs);
      expect([length, computeWeight(most, outputs) <= MOST]).toEqual([length, true]);
      expect([length, computeWeight(most + 1, outputs) > MOST]).toEqual([length, true]);
    }
  });

  it('is none beside outputs that fill it', () => {
    expect(countMostInputs([new Uint8Array(100_000)])).toBe(0);
  });
});

describe('the size of a transaction', () => {
  it.each<[string, number, Uint8Array[]]>([
    ['one input and one output', 1, scripts(1)],
    ['different outputs', 3, [P2WPKH, program(0, 32), new Uint8Array(25)]],
    ['252 inputs', 252, scripts(1)],
    ['253 inputs', 253, scripts(1)],
    ['252 outputs', 1, scripts(252)],
    ['253 outputs', 1, scripts(253)],
    ['an output script of 252 bytes', 1, [new Uint8Array(252)]],
    ['an output script of 253 bytes', 1, [new Uint8Array(253)]],
    ['an output script of 65,535 bytes', 1, [new Uint8Array(0xffff)]],
    ['an output script of 65,536 bytes', 1, [new Uint8Array(0x10000)]],
  ])('with %s is as in bitcoinjs-lib', (_name, inputs, outputs) => {
    expect(computeWeight(inputs, outputs)).toBe(weigh(inputs, outputs));
  });

  it('grows by 104.5 vB with each input', () => {
    expect(computeInputFee(10)).toBe(1_045);
    expect(computeWeight(2, [P2WPKH]) - computeWeight(1, [P2WPKH])).toBe(4 * 104.5);
  });
});

describe('a fee', () => {
  it.each([
    [400, 1, 100],
    [401, 1, 101],
    // Nodes count whole vB.
    [402, 2, 202],
    [584, 1.1, 161],
    [400, 0.1, 10],
    // In binary fractions, 110.00000000000001.
    [400, 1.1, 110],
  ])('of %i weight units at %d sat/vB is %i sat', (weight, rate, fee) => {
    expect(computeFee(weight, rate)).toBe(fee);
  });
});

describe('the least amount that nodes relay', () => {
  it.each<[string, Uint8Array, number]>([
    ['P2WPKH', P2WPKH, 294],
    ['P2WSH', program(0, 32), 330],
    ['P2TR', program(0x51, 32), 330],
    ['P2PKH', new Uint8Array(25).fill(0x76), 546],
    ['P2SH', new Uint8Array(23).fill(0xa9), 540],
    ['the last witness version', program(0x60, 32), 330],
    ['what follows the last witness version', program(0x61, 32), 3 * (43 + 148)],
    ['what precedes the first version', program(0x50, 32), 3 * (43 + 148)],
    ['the shortest program', program(0x52, 2), 3 * (13 + 67)],
    ['a program that is too short', program(0x52, 1), 3 * (12 + 148)],
    ['the longest program', program(0x52, 40), 3 * (51 + 67)],
    ['a program that is too long', program(0x52, 41), 3 * (52 + 148)],
    ['a program of another length than it says', Uint8Array.of(0x51, 31, ...new Uint8Array(32)), 3 * (43 + 148)],
    ['no script', new Uint8Array(), 3 * (9 + 148)],
    ['a long script', new Uint8Array(253), 3 * (8 + 3 + 253 + 148)],
  ])('is known for %s', (_name, script, least) => {
    expect(computeDustLimit(script)).toBe(least);
  });
});

describe('a fee is unusual', () => {
  const summary = (fee: number, feeRate: number, amounts: { payment?: number; guarantee?: number }) =>
    ({
      fee,
      feeRate,
      outputs: (['payment', 'guarantee'] as const).flatMap((role) =>
        amounts[role] === undefined
          ? []
          : [{ address: null, amount: sat(amounts[role]), role, guarantee: role === 'payment' ? null : 0 }],
      ),
    }) as unknown as TransactionSummary;

  it.each<[string, TransactionSummary, boolean]>([
    ['a tenth of what is paid', summary(1_000, 5, { payment: 10_000 }), false],
    ['over a tenth of what is paid', summary(1_001, 5, { payment: 10_000 }), true],
    ['over a tenth, beside a large remainder', summary(1_001, 5, { payment: 10_000, guarantee: 1_000_000 }), true],
    ['any, where nothing is paid', summary(1, 5, { guarantee: 1_000_000 }), true],
    ['1,000 sat/vB', summary(1_000, 1_000, { payment: 1_000_000 }), false],
    ['over 1,000 sat/vB', summary(1_000, 1_000.1, { payment: 1_000_000 }), true],
  ])('if it is %s', (_name, given, isUnusual) => {
    expect(isFeeUnusual(given)).toBe(isUnusual);
  });

  it('counts all payments', () => {
    const one = required(summary(1_000, 5, { payment: 5_000 }).outputs[0]);
    expect(isFeeUnusual({ ...summary(1_000, 5, {}), outputs: [one, one] })).toBe(false);
  });
});
