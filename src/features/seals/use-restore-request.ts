import { restoreMessages } from '@/content/seals.messages';
import { compareTerms, type FieldChange, type GuaranteeField, type TermsField } from '@/domain/seals/compare-terms';
import type { Terms } from '@/domain/seals/terms';
import { useFieldNames } from '@/features/seals/use-field-names';
import { useMessages } from '@/i18n/use-messages';

const LONGEST_VALUE = 200;
const MOST_LINES = 20;

/** A message that asks for the signed terms, with what was signed, to edit and send. */
export function useRestoreRequest(sealed: Terms, now: Terms): string {
  const t = useMessages(restoreMessages);
  const nameField = useFieldNames();
  const { fields, added, removed, changed } = compareTerms(sealed, now);
  const describe = ({ field, before }: FieldChange<TermsField | GuaranteeField>) =>
    `${nameField(field)}: ${shorten(field === 'amount' ? formatAmount(before) : before)}`;
  const lines = [
    ...fields.map(describe),
    ...changed.map((change) => {
      const before = sealed.guarantees.find(({ id }) => id === change.guarantee.id) ?? change.guarantee;
      return `${t.guarantee({ name: shorten(before.description) })}: ${change.fields.map(describe).join('; ')}`;
    }),
    ...removed.map(({ description }) => t.guarantee({ name: shorten(description) })),
    ...added.map(({ description }) => t.added({ name: shorten(description) })),
  ];
  const shown = lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), t.more] : lines;
  return [t.draft({ revision: sealed.revision }), ...shown.map((line) => `- ${line}`)].join('\n');
}

function shorten(text: string): string {
  const characters = [...text.slice(0, 2 * LONGEST_VALUE)];
  return characters.length > LONGEST_VALUE ? `${characters.slice(0, LONGEST_VALUE).join('')}…` : text;
}

function formatAmount(sats: string): string {
  const digits = sats.padStart(9, '0');
  return `${digits.slice(0, -8)}.${digits.slice(-8)} BTC`;
}
