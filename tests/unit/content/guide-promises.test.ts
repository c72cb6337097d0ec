import { HELP_SETTINGS } from '@tests/unit/content/help-settings';
import { describe, expect, it } from 'vitest';
import { getEnglishGuides } from '@/content/help/guides.en';
import { getSpanishGuides } from '@/content/help/guides.es';
import type { HelpFacts } from '@/content/help/help-facts';

/** The settings under which a sentence of the guides is true. */
const CONDITIONS = {
  locked: (facts: HelpFacts) => facts.addressesChecked && !facts.passwordIsSent,
  lockedUntilReturn: (facts: HelpFacts) => facts.addressesChecked && !facts.passwordIsSent && facts.settlement,
  lockedAlways: (facts: HelpFacts) => facts.addressesChecked && !facts.passwordIsSent && !facts.settlement,
  checked: (facts: HelpFacts) => facts.addressesChecked,
  settlement: (facts: HelpFacts) => facts.settlement,
  unchecked: (facts: HelpFacts) => !facts.addressesChecked,
  seals: (facts: HelpFacts) => facts.seals,
  noSeals: (facts: HelpFacts) => !facts.seals,
  always: () => true,
};

/** Each sentence that says what somebody can or cannot do: condition, English, Spanish. */
const PROMISES: [keyof typeof CONDITIONS, string, string][] = [
  ['always', 'nobody can reset it.', 'nadie puede restablecerla.'],
  ['locked', 'neither of you can move it alone', 'ninguna de las partes puede moverlo por su cuenta'],
  ['locked', 'two of the three keys are needed to move it.', 'para moverlo hacen falta dos de las tres claves.'],
  [
    'lockedUntilReturn',
    'Until a return date that you have signed, your money stays where it is',
    'Hasta una fecha de devolución que usted haya firmado, su dinero se queda donde está',
  ],
  ['lockedAlways', 'Your money stays where it is while', 'Su dinero se queda donde está mientras'],
  [
    'always',
    'Under an employment annex, file the request for conciliation or sue; negotiating is not enough.',
    'En un anexo laboral, presente la papeleta de conciliación o la demanda; negociar no basta.',
  ],
  ['locked', 'Nothing moves without a second signature.', 'Nada se mueve sin una segunda firma.'],
  [
    'checked',
    'Check that the address is marked **Verified**.',
    'Compruebe que la dirección aparece como **Verificada**.',
  ],
  ['unchecked', 'Your browser does not check the address', 'Su navegador no comprueba la dirección'],
  [
    'seals',
    'The other browser then notices if anyone changed',
    'Entonces el otro navegador detecta si alguien ha cambiado',
  ],
  ['seals', 'The contract shows when both have signed', 'El contrato muestra cuándo han firmado ambas partes'],
  ['seals', 'the contract shows the differences.', 'el contrato muestra las diferencias.'],
  ['seals', 'The last version that both signed counts.', 'Vale la última versión que firmaron ambas.'],
  ['always', 'you cannot claim against it afterwards', 'después no puede reclamar contra ella'],
  [
    'settlement',
    '(thirty if the contract sets a return date)',
    '(treinta si el contrato fija una fecha de devolución)',
  ],
  ['settlement', 'press **Open Dispute** and **Make an offer**', 'pulse **Abrir disputa** y **Hacer una oferta**'],
  [
    'settlement',
    'press **Open Dispute** and **Ask for a return date**',
    'pulse **Abrir disputa** y **Pedir una fecha de devolución**',
  ],
  ['always', 'they sign only what both of you agree on', 'solo firma lo que acuerden ambas partes'],
  ['always', 'you get the bitcoin back with the other party’s signature', 'los recupera con la firma de la otra parte'],
  ['settlement', 'A claim does not stop a return date', 'La reclamación no detiene una fecha de devolución'],
  ['seals', 'Save the **Certificate**', 'Guarde ahora el **Certificado**'],
  ['noSeals', 'compare it with your own copy.', 'compárelo con su propia copia.'],
  ['always', 'Accepting moves no money.', 'Aceptar no mueve dinero.'],
  ['always', 'cannot be called back.', 'no se puede recuperar.'],
  ['always', 'a guarantee can be released in parts.', 'una garantía se puede liberar por partes.'],
  [
    'checked',
    'you can move the money without this site.',
    'otra persona que firme puede mover el dinero sin este sitio.',
  ],
  [
    'checked',
    'you and the holder of the third key sign the transaction',
    'usted y la persona titular de la tercera clave firman la transacción',
  ],
  [
    'unchecked',
    'how you and the holder of the third key can sign a transaction',
    'cómo pueden firmar una transacción usted y la persona titular de la tercera clave',
  ],
];
/** Finds a sentence that the table has to list. */
const CLAIMS = [
  /\b(?:can|cannot|never|nobody|nothing|neither|notices|moves no|are needed)\b/i,
  /\b(?:puede|pueden|nunca|nadie|nada se mueve|ninguna|hacen falta|detecta|no mueve)\b/i,
];
/** These say "can" of the reader's choices or circumstances. */
const OTHER = [
  [
    'whom you can also reach in another way',
    'Deposit nothing until it is settled.',
    'pay nobody who promises',
    'if nobody answers',
  ],
  ['a las que pueda localizar', 'No deposite nada', 'no pague a nadie'],
];

/** The settings under which it is shown are exactly those of the condition. */
function expectShown(condition: keyof typeof CONDITIONS, isShown: (facts: HelpFacts) => boolean): void {
  expect(HELP_SETTINGS.map(isShown)).toEqual(HELP_SETTINGS.map(CONDITIONS[condition]));
}

describe.each([
  ['en', getEnglishGuides, 0],
  ['es', getSpanishGuides, 1],
] as const)('what the guides promise (%s)', (_, getGuides, language) => {
  const list = (facts: HelpFacts) => getGuides(facts).flatMap(({ text = [], steps = [] }) => [...text, ...steps]);

  it.each(PROMISES)('%s: %s', (condition, ...texts) => {
    expectShown(condition, (facts) => list(facts).join('\n').includes(texts[language]));
  });

  it('lists every sentence that says what somebody can or cannot do', () => {
    const sentences = HELP_SETTINGS.flatMap(list).flatMap((part) => part.split(/(?<=\.)\s+/));
    const claims = sentences.filter((sentence) => CLAIMS[language]?.test(sentence));
    const known = [...PROMISES.map((row) => row[language + 1] as string), ...(OTHER[language] ?? [])];
    const missing = claims.filter((sentence) => !known.some((words) => sentence.includes(words)));
    expect([...new Set(missing)]).toEqual([]);
  });
});
