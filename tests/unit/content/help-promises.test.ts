import { PROMISES } from '@tests/unit/content/help-promise-table';
import { CONDITIONS, HELP_SETTINGS } from '@tests/unit/content/help-settings';
import { describe, expect, it } from 'vitest';
import { getEnglishHelp } from '@/content/help/help.en';
import { getSpanishHelp } from '@/content/help/help.es';
import type { HelpFacts } from '@/content/help/help-facts';
import { HELP_GROUPS } from '@/content/help/help-section';

/* What the reference parts of the help promise. Those of the guides are in guide-promises.test.ts. */

const GUIDES: readonly string[] = HELP_GROUPS.guides;

/** Finds a sentence that the table has to list. */
const CLAIMS = [
  /\b(?:can|cannot|never|nobody|nothing|neither|notices|moves no|are needed)\b/i,
  /\b(?:puede|pueden|nunca|nadie|nada se mueve|ninguna|hacen falta|detecta|no mueve)\b/i,
];
/** These say "can" of what may happen, or of the reader's choices. */
const OTHER = [
  [
    'the deposit can take hours',
    'Pay nobody who promises',
    'Never hand out the private key',
    'nothing is lost.',
    'takes nothing in this version',
    'can be used up by fees',
    'nothing changes.',
    'as soon as you can',
    'If the server cannot provide it',
    'what you can do without',
    'where that person can get it after your death',
    'the first payment out can take a day',
    'An exchange can close an account',
    'can fall or rise a lot',
    'can steal your password',
    'how the money can be moved without this site',
    'Its operator may need an authorisation',
  ],
  [
    'puede tardar',
    'sin nadie más: ',
    'No pague a nadie',
    'No entregue nunca la clave privada',
    'Las comisiones pueden consumir',
    'Si el servidor no puede darle la clave',
    'puede cerrar una cuenta',
    'puede bajar o subir mucho',
    'puede robarle la contraseña',
    'cómo se puede mover el dinero sin este sitio',
  ],
];

/** The settings under which it is shown are exactly those of the condition. */
function expectShown(condition: keyof typeof CONDITIONS, isShown: (facts: HelpFacts) => boolean): void {
  expect(HELP_SETTINGS.map(isShown)).toEqual(HELP_SETTINGS.map(CONDITIONS[condition]));
}

describe.each([
  ['en', getEnglishHelp, 0],
  ['es', getSpanishHelp, 1],
] as const)('what the reference parts of the help promise (%s)', (_, getHelp, language) => {
  const list = (facts: HelpFacts) =>
    getHelp(facts)
      .filter(({ id }) => !GUIDES.includes(id))
      .flatMap(({ text = [], steps = [], points = [] }) => [...text, ...steps, ...points]);

  it.each(PROMISES)('%s: %s', (condition, ...texts) => {
    expectShown(condition, (facts) => list(facts).some((part) => part.includes(texts[language])));
  });

  it('lists every sentence that says what somebody can or cannot do', () => {
    const sentences = HELP_SETTINGS.flatMap(list).flatMap((part) => part.split(/(?<=\.)\s+/));
    const claims = sentences.filter((sentence) => CLAIMS[language]?.test(sentence));
    const known = [...PROMISES.map((row) => row[language + 1] as string), ...(OTHER[language] ?? [])];
    const missing = claims.filter((sentence) => !known.some((words) => sentence.includes(words)));
    expect([...new Set(missing)]).toEqual([]);
  });

  it('leads to the page about recovery kits only where they are offered', () => {
    expectShown('checked', (facts) => getHelp(facts).some(({ recoveryLink = false }) => recoveryLink !== false));
  });
});
