import { expect, it } from 'vitest';
import { readHelp } from '@/domain/help/read-help';

const HELP = readHelp(`How it works.

# First {#first}

## Three keys {#keys}

Any two of them move the money.

## Fees {#fees}

| Release | Fee |
| --- | --- |
| one deposit | 790 sat |

- Opening a dispute costs 1,000 satoshis.

# Segundo grupo {#second}

## La contraseña {#clave}

1. Pulse **Abrir** y [espere](/otra).
`);

it('reads groups and parts', () => {
  expect(HELP.intro).toBe('How it works.');
  expect(HELP.groups.map(({ id, title, parts }) => [id, title, parts.map((part) => [part.id, part.title])])).toEqual([
    [
      'first',
      'First',
      [
        ['keys', 'Three keys'],
        ['fees', 'Fees'],
      ],
    ],
    ['second', 'Segundo grupo', [['clave', 'La contraseña']]],
  ]);
  expect(HELP.groups[0]?.parts[0]?.text).toBe('Any two of them move the money.');
});
