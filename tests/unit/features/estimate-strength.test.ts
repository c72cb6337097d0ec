import { expect, test } from 'vitest';
import { estimateStrength, rankPassword } from '@/features/auth/estimate-strength';

const KNOWN = ['Carla', 'carla.olmo@example.com', 'Aval'];

test.each([
  ['password', 'very-weak'],
  ['qwertyuiop', 'very-weak'],
  ['carla.olmo@example.com', 'very-weak'],
  ['olmo', 'very-weak'],
  ['summer2024', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'very-weak'],
  ['olive-harbour-lantern-42', 'strong'],
  ['una contrase\u00f1a larga y nada com\u00fan', 'strong'],
])('%s is %s', (password, strength) => {
  expect(estimateStrength(password, KNOWN)).toBe(strength);
});

// Each password needs the whole dictionary in brackets: without it the password would count as hard to guess.
test.each([
  ['tequiero1', '(passwords, beyond the first 10,000)', 'weak'],
  ['ability17', '(words)', 'weak'],
  ['abrasion17', '(words)', 'weak'],
  ['1qaz2wsx3edc', '(keyboard)', 'weak'],
])('%s is known %s and %s', (password, _, strength) => {
  expect(estimateStrength(password, KNOWN)).toBe(strength);
});

test.each([
  ['password', 2],
  ['PassWord1', 229],
  ['secret12', 20180],
  ['constructor', null],
  ['olive-harbour-lantern-42', null],
])('%s has the rank %s among the common ones', (password, rank) => {
  expect(rankPassword(password)).toBe(rank);
});

test('rates passwords with account data lower', () => {
  expect(estimateStrength('carla.olmo@example.com', [])).toBe('strong');
  expect(estimateStrength('carla.olmo@example.com', KNOWN)).toBe('very-weak');
});

// Checking all of it would take minutes.
test('reads the first 100 characters of a very long password', () => {
  expect(estimateStrength('correct horse battery staple '.repeat(2_000), KNOWN)).toBe('strong');
  const filler = 'a'.repeat(100);
  expect(estimateStrength(`${filler}olive-harbour-lantern-42`, KNOWN)).toBe(estimateStrength(filler, KNOWN));
});
