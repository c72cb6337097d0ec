import { i18n } from '@/i18n/i18n';

/** The confirmation of *Duplicate* in a contract's menu. */
export const duplicateMessages = i18n('duplicate', {
  title: 'Duplicate contract',
  question:
    'Creates a new draft with the same title, text, guarantees and third key. The other party, signatures, deposits, chat and PDF are not copied. The original contract does not change.',
  cleared: "The other party's name, tax number, address and e-mail become blanks again.",
  kept: "The text is copied as it is. Remove the other party's details before you publish it, and check who publishes and who accepts.",
  moved: 'The date of this guarantee has passed. The copy has a later date, but the text keeps the old one:',
  'unknown-amount': 'Left out, because its amount is not known:',
  'unknown-date': 'Left out, because its date is not known:',
  'unknown-depositor': 'Left out, because it is not known who deposits it:',
  confirm: 'Duplicate',
  busy: 'Duplicating…',
  failed: 'The contract was not duplicated.',
});
