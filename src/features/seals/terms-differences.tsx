import { useId, useMemo } from 'react';
import { termsChangesMessages } from '@/content/seals.messages';
import { termsViewMessages } from '@/content/terms-view.messages';
import { compareTerms, countChanges } from '@/domain/seals/compare-terms';
import type { Terms, TermsGuarantee } from '@/domain/seals/terms';
import { FieldChangeView } from '@/features/seals/field-change';
import type { TermsNames } from '@/features/seals/person-name';
import { TermsGuaranteeView } from '@/features/seals/terms-guarantee';
import { createWordDiff } from '@/features/seals/word-diff';
import { useMessages } from '@/i18n/use-messages';
import { Foreign } from '@/ui/text/foreign';

interface TermsDifferencesProps {
  title?: string;
  before: Terms;
  now: Terms;
  names: TermsNames;
  /** A PDF that this device has not read is in no text. */
  isPdfAdded?: boolean;
}

/** The changes, word by word. Scrolls if they are long. */
export function TermsDifferences({ title, before, now, names, isPdfAdded = false }: TermsDifferencesProps) {
  const t = useMessages(termsChangesMessages);
  const titleId = useId();
  const changes = useMemo(() => compareTerms(before, now), [before, now]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each pair of texts has a time of its own
  const compare = useMemo(() => createWordDiff(), [changes]);
  const shared = { compare, names };
  return (
    <section
      aria-labelledby={titleId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable
      tabIndex={0}
      className="max-h-[28rem] overflow-y-auto rounded-control bg-sunken p-4 text-sm text-ink"
    >
      <h3 id={titleId} className="mb-3 font-semibold">
        {title ?? t.title}
      </h3>
      {isPdfAdded && <p className="mb-3">{t['pdf-added']}</p>}
      {countChanges(changes) === 0 && !isPdfAdded && <p className="text-ink-soft">{t.none}</p>}
      <div className="flex flex-col gap-4">
        {changes.fields.map((change) => (
          <FieldChangeView key={change.field} change={change} {...shared} />
        ))}
        {changes.changed.map(({ guarantee, fields }) => (
          <div key={guarantee.id} className="flex flex-col gap-2 border-t border-line pt-3 first:border-0 first:pt-0">
            <h4 className="font-medium">
              {t['guarantee-changed']}: <Foreign className="wrap-anywhere">{shorten(guarantee.description)}</Foreign>
            </h4>
            {fields.map((change) => (
              <FieldChangeView key={change.field} change={change} {...shared} />
            ))}
          </div>
        ))}
        <Guarantees title={t['guarantee-removed']} terms={before} guarantees={changes.removed} names={names} />
        <Guarantees title={t['guarantee-added']} terms={now} guarantees={changes.added} names={names} />
      </div>
    </section>
  );
}

interface GuaranteesProps {
  title: string;
  terms: Terms;
  guarantees: readonly TermsGuarantee[];
  names: TermsNames;
}

function Guarantees({ title, terms, guarantees, names }: GuaranteesProps) {
  const t = useMessages(termsViewMessages);
  if (guarantees.length === 0) return null;
  return (
    <ul className="flex flex-col gap-3">
      {guarantees.map((guarantee) => (
        <TermsGuaranteeView
          key={guarantee.id}
          guarantee={guarantee}
          title={`${title} (${t.guarantee({ number: terms.guarantees.indexOf(guarantee) + 1 })})`}
          terms={terms}
          names={names}
          level={4}
        />
      ))}
    </ul>
  );
}

const LONGEST_NAME = 80;

/** The first line. */
function shorten(text: string): string {
  const [line = ''] = text.split('\n', 1);
  const characters = [...line.slice(0, 2 * LONGEST_NAME)];
  return characters.length > LONGEST_NAME ? `${characters.slice(0, LONGEST_NAME).join('')}…` : line;
}
