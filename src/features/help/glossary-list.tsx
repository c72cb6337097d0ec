import { type GlossaryWord, glossaryMessages } from '@/content/glossary.messages';
import { useMessages } from '@/i18n/use-messages';

/** The words of the glossary, each with a heading that links lead to. */
export function GlossaryList({ words }: { words: readonly GlossaryWord[] }) {
  const t = useMessages(glossaryMessages);
  return (
    <div className="border-t border-line pt-8">
      <section aria-labelledby="glossary" className="flex flex-col gap-3">
        <h2 id="glossary" className="scroll-mt-24 text-lg font-semibold">
          {t.title}
        </h2>
        <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {words.map((word) => (
            <div key={word}>
              <dt id={`glossary-${word}`} className="scroll-mt-24 font-medium">
                {t[`word-${word}`]}
              </dt>
              <dd className="text-sm text-ink-soft">{t[`meaning-${word}`]}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
