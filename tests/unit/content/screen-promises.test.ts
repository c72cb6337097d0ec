import { findClaims, type Language, SENTENCES } from '@tests/unit/content/promise-search';
import { ALWAYS, CONDITIONAL } from '@tests/unit/content/screen-promise-table';
import { findFault } from '@tests/unit/test-reference';
import { describe, expect, it } from 'vitest';

/*
 * What the screens and the recovery page say that somebody can or cannot do: the setting that it depends on, the sentence,
 * and the test that sees it there and not elsewhere. The help has its own tables (help-promises, guide-promises).
 */

/** Found by the search, and about what the reader may do on the screen: by key, for both languages. */
const CHOICES = [
  'clauses.newPurpose',
  'contract.unknownArbitrator',
  'contractForm.descriptionHint',
  'contractForm.pdfHintLocal',
  'creation.intro',
  'errors.deposits-unverified',
  'guarantees.late',
  'lint.publishPurpose',
  'lint.signPurpose',
  'recoveryHelp.rehearse-store',
  'recoveryHelp.rehearse-why',
  'seals.pdfFirst',
  'templates.unknownArbitrator',
];

/** Words of the search in Spanish only. */
const SPANISH_ONLY = [
  'contract.arbitratorHint',
  'contractForm.pdfRejected',
  'errors.kit-unchecked',
  'keyFile.file-no-envelope',
  'ownKey.fileKeyText',
  'ownKey.key-unopened',
  'paymentProof.testNetwork',
  'templates.arbitratorHint',
  'withdrawals.concern-amounts-unproven',
  'withdrawals.concern-amounts-unproven-unknown',
  'withdrawals.concern-award-newer',
  'withdrawals.concern-award-other',
  'withdrawals.rule-pays-twice',
  'withdrawals.sequence-replaceable',
];

/** Promises of the recovery page, which has no settings: by key, because both languages are there. */
const RECOVERY_PAGE = [
  'exit.award.again',
  'exit.award.againAccept',
  'exit.award.agreed',
  'exit.award.largeFee',
  'exit.coins.purpose',
  'exit.done.completePurpose',
  'exit.done.otherTxid',
  'exit.done.unknown',
  'exit.faults.key.public-key',
  'exit.faults.order.several-rests',
  'exit.faults.psbt.fee-negative',
  'exit.fee.high',
  'exit.page.intro',
  'exit.page.safeTitle',
  'exit.proof.testNetwork',
  'exit.returns.purpose',
  'exit.second.other',
  'exit.sign.purpose',
];

const SENTENCES_LISTED = [...CONDITIONAL.map(([, english]) => english), ...ALWAYS];
const isListed = (text: string) => SENTENCES_LISTED.some((words) => text.includes(words));
const has = (language: Language, words: string) => SENTENCES[language].some(({ text }) => text.includes(words));

describe('what the screens promise', () => {
  it.each(CONDITIONAL)('%s: %s', (_setting, english, spanish, test) => {
    expect([has('en', english), has('es', spanish)]).toEqual([true, true]);
    expect(findFault(`\`${test}\``)).toBeNull();
  });

  it.each(ALWAYS)('always: %s', (english) => {
    expect(has('en', english)).toBe(true);
  });

  it('lists every sentence that says what somebody can or cannot do', () => {
    const keys = [...CHOICES, ...RECOVERY_PAGE];
    expect(findClaims('en').filter(({ key, text }) => !keys.includes(key) && !isListed(text))).toEqual([]);
  });

  it('says so in Spanish only where it does in English', () => {
    const listed = SENTENCES.en.filter(({ text }) => isListed(text)).map(({ key }) => key);
    const keys = [...CHOICES, ...RECOVERY_PAGE, ...SPANISH_ONLY, ...listed];
    expect(findClaims('es').filter(({ key }) => !keys.includes(key))).toEqual([]);
  });

  it('names only keys that have such a sentence', () => {
    const found = (['en', 'es'] as const).flatMap((language) => findClaims(language).map(({ key }) => key));
    expect([...CHOICES, ...RECOVERY_PAGE, ...SPANISH_ONLY].filter((key) => !found.includes(key))).toEqual([]);
  });
});
