import { describe, expect, it } from 'vitest';
import { parseBtc, parseWireBtc } from '@/domain/primitives/amount';

// Spec: 9.amounts
describe('parseBtc: user input', () => {
  it.each([
    ['0.001', 100_000],
    ['0.00100000', 100_000],
    ['1', 100_000_000],
    ['.5', 50_000_000],
    ['1.', 100_000_000],
    ['  0.00000001 ', 1],
    ['0.00000546', 546],
    ['0', 0],
    ['000.10', 10_000_000],
    ['0.000000010', 1],
    ['0,0005', 50_000],
    [',0005', 50_000],
    ['0,00050000', 50_000],
    ['1,5', 150_000_000],
    ['1,', 100_000_000],
    ['21000000', 2_100_000_000_000_000],
    ['20999999.99999999', 2_099_999_999_999_999],
    ['0.0004\u200b', 40_000],
    ['\u20680.\u00ad0004\u2069', 40_000],
    ['\ufeff\u2060 0.0004\ufe0f', 40_000],
  ])('reads %j as %d sats', (text, expected) => {
    expect(parseBtc(text)).toEqual({ ok: true, sats: expected });
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['.', 'not-a-number'],
    ['abc', 'not-a-number'],
    [',', 'not-a-number'],
    ['1.000,5', 'not-a-number'],
    ['1,000.5', 'not-a-number'],
    ['1,2,3', 'not-a-number'],
    ['1.2.3', 'not-a-number'],
    ['1 000', 'not-a-number'],
    ['+1', 'not-a-number'],
    ['1e-8', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['Infinity', 'not-a-number'],
    ['NaN', 'not-a-number'],
    ['-1', 'negative'],
    ['-0', 'negative'],
    ['0.000000001', 'too-precise'],
    ['0.123456789', 'too-precise'],
    ['21000000.00000001', 'too-large'],
    ['99999999999999999999', 'too-large'],
  ])('refuses %j: %s', (text, issue) => {
    expect(parseBtc(text)).toEqual({ ok: false, issue });
  });
});

describe('parseWireBtc: backend amounts', () => {
  it.each([
    [0.001, 100_000],
    [1e-8, 1],
    [5.46e-6, 546],
    ['1e-8', 1],
    ['1E-8', 1],
    ['2.5e1', 2_500_000_000],
    ['1e+2', 10_000_000_000],
    ['0.00060000', 60_000],
    [0, 0],
    ['0e5', 0],
    [21_000_000, 2_100_000_000_000_000],
  ])('reads %j as %d sats', (value, expected) => {
    expect(parseWireBtc(value)).toEqual({ ok: true, sats: expected });
  });

  it.each([
    [1e-9, 'too-precise'],
    [0.1 + 0.2, 'too-precise'],
    [-1, 'negative'],
    [Number.NaN, 'not-a-number'],
    [Number.POSITIVE_INFINITY, 'not-a-number'],
    ['1e999', 'too-large'],
    ['1e30', 'too-large'],
    [1e300, 'too-large'],
    ['0,001', 'not-a-number'],
    ['<html>', 'not-a-number'],
  ])('refuses %j: %s', (value, issue) => {
    expect(parseWireBtc(value)).toEqual({ ok: false, issue });
  });
});
