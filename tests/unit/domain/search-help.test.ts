import { describe, expect, test } from 'vitest';
import { searchHelp } from '@/domain/help/search-help';

const SECTIONS = [
  { id: 'keys', title: 'Three keys', text: ['Any two of them move the money.'] },
  { id: 'fees', title: 'Fees', table: [['Release', '790 sat']], points: ['Opening a dispute costs 1,000 satoshis.'] },
  { id: 'clave', title: 'La contraseña', steps: ['Pulse **Abrir** y espere.'] },
];

describe('searching the help', () => {
  test.each([
    ['', ['keys', 'fees', 'clave']],
    ['   ', ['keys', 'fees', 'clave']],
    ['KEYS', ['keys']],
    ['money two', ['keys']],
    ['contrasena', ['clave']],
    ['abrir y', ['clave']],
    ['790', ['fees']],
    ['dispute fees', ['fees']],
    ['keys dispute', []],
    ['**', []],
  ])('%j finds %j', (query, ids) => {
    expect(searchHelp(query, SECTIONS).map(({ id }) => id)).toEqual(ids);
  });
});
