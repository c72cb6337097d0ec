import { messagesToJSON } from '@nanostores/i18n';
import { expect, it } from 'vitest';
import { SPANISH } from '@/content/es/spanish';

const modules = import.meta.glob<Record<string, unknown>>('/src/content/**/*.messages.ts', { eager: true });
const subjects = Object.values(modules).flatMap((module) =>
  Object.values(module).filter((value) => typeof value === 'object' && value !== null && 'i18n' in value),
);
const BASE = messagesToJSON(...(subjects as Parameters<typeof messagesToJSON>));

/**
 * Sentences on screens that say what somebody can or cannot do: condition, English, Spanish.
 * Who changes one has to ask again whether it is true under its condition. The condition is not evaluated here.
 */
const PROMISES = [
  ['always: the server has no plain key', 'Nobody can reset a password', 'Nadie puede restablecer una contraseña'],
  ['always', 'nobody can restore a lost key', 'nadie puede recuperar una clave perdida'],
  ['always', 'and nobody can reset it', 'y nadie puede restablecerla'],
  [
    'always',
    'the other party and the arbitrator can move it together',
    'la otra parte y el árbitro pueden moverlo juntos',
  ],
  ['always', 'nobody can step in if one of you disappears', 'nadie puede intervenir si además desaparece uno'],
  [
    'money locked under the own key',
    'The key that the server names cannot move it',
    'La clave que nombra el servidor no puede',
  ],
  ['always', 'we broadcast it at once. This cannot be undone', 'se difunde de inmediato. No se puede deshacer'],
  ['VITE_SEALS not off', 'What you both signed counts', 'Vale lo que firmaron ambas partes'],
  ['VITE_DISPUTE_FORM', 'nothing reaches the arbitrator or the other', 'nada llega al árbitro ni a la otra parte'],
] as const;

it.each(PROMISES)('%s: %s', (_condition, english, spanish) => {
  expect(JSON.stringify(BASE)).toContain(english);
  expect(JSON.stringify(SPANISH)).toContain(spanish);
});
