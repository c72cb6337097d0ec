import { termsViewMessages } from '@/content/terms-view.messages';
import { listHiddenCharacters } from '@/domain/seals/hidden-characters';
import type { Terms } from '@/domain/seals/terms';
import { ExactText } from '@/features/seals/exact-text';
import type { TermsNames } from '@/features/seals/person-name';
import { TermsGuaranteeView } from '@/features/seals/terms-guarantee';
import { TermsParties } from '@/features/seals/terms-parties';
import { LongText } from '@/features/seals/terms-text';
import { useMessages } from '@/i18n/use-messages';
import { classes } from '@/ui/layout/classes';
import { Banner } from '@/ui/message/banner';
import { CodeFact } from '@/ui/text/code-fact';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';

export interface TermsViewProps {
  terms: Terms;
  names?: TermsNames;
  /** Of the canonical text. */
  hash?: string;
  /** Level of its headings; those of the guarantees are one lower. */
  level?: 2 | 3;
}

/** The signed text for reading, on screen and on paper (docs/seal.md#the-terms). With an empty counterparty: an invitation. */
export function TermsView({ terms, names = {}, hash, level = 3 }: TermsViewProps) {
  const t = useMessages(termsViewMessages);
  const Heading = `h${level}` as const;
  const size = level === 2 ? 'text-base' : '';
  const hidden = listHiddenCharacters(terms);
  const { title, description, pdf, revision, previous, guarantees } = terms;
  return (
    <div className="flex flex-col gap-6 text-sm print:block print:*:mb-5">
      {hidden.length > 0 && <Banner tone="yellow">{t.hidden({ codes: hidden.join(', ') })}</Banner>}
      <FactList>
        <Fact label={t.title} wide>
          <Foreign className="text-base font-semibold">{title}</Foreign>
        </Fact>
      </FactList>
      <section>
        <Heading className={classes('mb-1 break-after-avoid font-semibold', size)}>{t.description}</Heading>
        <LongText text={description} />
      </section>
      <section>
        <Heading className={classes('mb-3 break-after-avoid font-semibold', size)}>
          {t.guarantees} ({guarantees.length})
        </Heading>
        {guarantees.length === 0 && <p className="text-ink-soft">{t.noGuarantees}</p>}
        <ol className="flex flex-col gap-5 print:block">
          {guarantees.map((guarantee, at) => (
            <TermsGuaranteeView
              key={guarantee.id}
              guarantee={guarantee}
              title={t.guarantee({ number: at + 1 })}
              terms={terms}
              names={names}
              level={level === 2 ? 3 : 4}
            />
          ))}
        </ol>
      </section>
      <section>
        <Heading className={classes('mb-2 break-after-avoid font-semibold', size)}>{t.parties}</Heading>
        <TermsParties terms={terms} names={names} />
      </section>
      <FactList className="break-inside-avoid">
        <Fact label={t.revision}>{revision}</Fact>
        <Fact label={t.network}>{terms.network}</Fact>
        <Fact label={t.contract} wide>
          <Foreign>{terms.contract}</Foreign>
        </Fact>
        <CodeFact label={t.pdf} value={pdf} empty={t.noPdf} />
        {previous !== '' && <CodeFact label={t.previous} value={previous} />}
        {hash !== undefined && <CodeFact label={t.hash} value={hash} />}
      </FactList>
      <ExactText terms={terms} hasMarks={hidden.length > 0} />
    </div>
  );
}
