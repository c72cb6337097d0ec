import { i18n } from '@/i18n/i18n';

/** The confirmation of *Duplicate* in a contract's menu. */
export const duplicateMessages = i18n('duplicate', {
  title: 'Duplicate contract',
  question:
    'Creates a new draft with the same title, text, guarantees and third key. The other party, signatures, deposits, chat and PDF are not copied. The original contract does not change.',
  kept: "The text is copied as it is. Remove the other party's details before you publish it, and check who publishes and who accepts.",
  moved: 'The date of this guarantee has passed. The copy has a later date, but the text keeps the old one:',
  leftOut: 'Left out, because its amount, its date or its depositor is not known:',
  confirm: 'Duplicate',
  busy: 'Duplicating…',
  failed: 'The contract was not duplicated.',
});
