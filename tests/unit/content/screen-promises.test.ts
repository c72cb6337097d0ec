import { messagesToJSON } from '@nanostores/i18n';
import { findFault } from '@tests/unit/test-reference';
import { describe, expect, it } from 'vitest';

/*
 * What the screens say that somebody can or cannot do: the setting that it depends on, the sentence, and the test that sees
 * it there and not elsewhere. The help has its own table (guide-promises.test.ts).
 */

/** Sentences that depend on a setting, with a test of both. */
const CONDITIONAL: [string, string, string][] = [
  [
    'VITE_DEPOSIT_SCRIPT',
    'It takes two of three keys to move it.',
    'screens/unverified.test.tsx › the first page promises no lock',
  ],
  ['VITE_DEPOSIT_SCRIPT', 'One alone moves nothing.', 'screens/unverified.test.tsx › the first page promises no lock'],
  [
    'VITE_DEPOSIT_SCRIPT',
    'Address checks are off here: you are relying on the server alone.',
    'screens/unverified.test.tsx › the deposit dialog shows the address as unverified',
  ],
  [
    'VITE_DEPOSIT_SCRIPT',
    "Address checks are off here, so we couldn't confirm that this bitcoin belongs to this guarantee",
    'screens/unverified.test.tsx › the sign dialog shows it too, and signs',
  ],
  [
    'VITE_DEPOSIT_SCRIPT',
    'you and one more signer can move this money even if {brand} disappears',
    'screens/unverified.test.tsx › no recovery kit is offered',
  ],
  [
    'VITE_SEALS',
    'On this site, you can deposit and sign only once both of you have signed the terms',
    'hostile/terms-check.test.ts › blocks everything with VITE_SEALS=required, even if it was accepted',
  ],
  [
    'VITE_DISPUTE_PAYMENT',
    'This confirmation was simulated: nothing was checked on the network.',
    'screens/dispute-explorer.test.tsx › mentions the explorer and not a simulation',
  ],
  [
    'VITE_DISPUTE_PAYMENT',
    'Nothing is checked on the network.',
    'screens/dispute-explorer.test.tsx › mentions the explorer and not a simulation',
  ],
  [
    'VITE_DISPUTE_FORM',
    'A dispute is only written to the log of this browser: nothing reaches the arbitrator',
    'screens/dispute-form-off.test.tsx › leaves the letter to the arbitrator, and no fee, with VITE_DISPUTE_FORM=off',
  ],
];

/** True with every setting. They define a word, describe a file or a key, or report what has just happened. */
const ALWAYS = [
  'From today the depositor can take the deposit back alone, as both have signed, unless it has already moved.',
  'Complete it to move the money.',
  'From that date you can take the deposit back alone, if nobody has moved it.',
  'From {day} {name} can take back {amount} BTC alone, if nobody has moved it before.',
  'From {day} {name} can take back what stays, {amount} BTC, alone.',
  'If nobody has moved it before, {name} can take back alone:',
  'Your signature completes the settlement and moves the money.',
  'You can still complete it, but you no longer have to.',
  'Two of three keys move the money',
  'Alone, they can move nothing.',
  'It needs the signatures of two of the three key holders.',
  'Any two of them open the guarantee.',
  'The date itself moves no money:',
  'The fee is non-refundable, even if the dispute is cancelled.',
  'and the fee cannot be refunded.',
  // Signatures
  'Any later change can be noticed.',
  'so any later change can be detected.',
  'The other party can still complete them, even during a dispute.',
  'You have signed another payment, and the other party can still complete it.',
  'anyone who kept a copy can still complete and broadcast it until the money is spent in another way.',
  'This cannot be undone.',
  // Passwords and keys
  'Nobody can reset a password:',
  'A password cannot be reset:',
  'The password of this file cannot be reset.',
  'It cannot be reset:',
  'Nobody can reset it.',
  'Then your key is lost, and nobody can reset it.',
  'nobody can restore a lost key.',
  'The file alone does not prove that its key is yours, so it was not opened.',
  // Who has a kit, which exists only where addresses are checked
  'A file of your account with which you and one more signer can move the money without this site.',
  'A file with which you and one more signer can move the guarantees of all your contracts without this program',
  'With this sheet and two of the three keys, the money of the contract can be found and moved',
  'Without the server, a recovery kit and the recovery page move the money together with one more signer.',
  'You and one more signer can recover {amount} BTC from this file.',
  'You and a second signer can then move the money.',
  'Any two of the three keys can move the money.',
  'One key alone cannot.',
  'No server can lose it, and on the Bitcoin network nothing expires.',
  'with the arbitrator gone, nobody can step in if one of you disappears too.',
  'One more signer:',
];

/** Found by the search, and no such sentences. */
const OTHER = [
  'What this device recorded stays, even if the server changes it.',
  'Write only this detail. Leave out the words around it in the contract.',
  'This guarantee still holds money, even if its status says otherwise.',
  'you are relying on the server.',
];

/** Finds a sentence that the table has to list. */
const CLAIM =
  /\b(?:nobody can|no server can|alone\b|one more signer|two of (?:the )?three|any two|relying on|move the money|moves? (?:the|no) money|can still complete|can be (?:noticed|detected)|you can deposit and sign only|cannot be (?:reset|refunded|undone)|(?:nothing|not) (?:is|was) checked|even if)/i;

const modules = import.meta.glob<Record<string, unknown>>('/src/content/*.messages.ts', { eager: true });
const subjects = Object.values(modules).flatMap((module) =>
  Object.values(module).filter((value) => typeof value === 'object' && value !== null && 'i18n' in value),
);
const catalogue = messagesToJSON(...(subjects as Parameters<typeof messagesToJSON>));
const listTexts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(listTexts);

describe('what the screens promise', () => {
  it.each(CONDITIONAL)('%s: %s', (_setting, sentence, reference) => {
    expect(listTexts(catalogue).some((text) => text.includes(sentence))).toBe(true);
    expect(findFault(`\`${reference}\``)).toBeNull();
  });

  it.each([...ALWAYS, ...OTHER])('always: %s', (sentence) => {
    expect(listTexts(catalogue).some((text) => text.includes(sentence))).toBe(true);
  });

  it('lists every sentence that says what somebody can or cannot do', () => {
    const sentences = listTexts(catalogue).flatMap((text) => text.split(/(?<=[.:;])\s+/));
    const known = [...CONDITIONAL.map(([, sentence]) => sentence), ...ALWAYS, ...OTHER];
    const missing = sentences.filter(
      (sentence) =>
        CLAIM.test(sentence) && !known.some((words) => sentence.includes(words) || words.includes(sentence)),
    );
    expect([...new Set(missing)]).toEqual([]);
  });
});
