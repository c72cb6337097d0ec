import { useMemo } from 'react';
import { signTermsMessages } from '@/content/terms.messages';
import { termsViewMessages } from '@/content/terms-view.messages';
import { findTextLanguage } from '@/domain/contracts/text-language';
import { formatTerms } from '@/domain/terms/canonical-text';
import { listHiddenCharacters, markHiddenCharacters } from '@/domain/terms/hidden-characters';
import type { Terms, TermsParty } from '@/domain/terms/terms';
import { LongText, PersonName, TermsGuaranteeView, type TermsNames } from '@/features/terms/terms-parts';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/core/hooks';
import { CopyButton } from '@/ui/copy/copy-button';
import { classes } from '@/ui/layout/classes';
import { Disclosure } from '@/ui/layout/disclosure';
import { Banner } from '@/ui/message/banner';
import { Code, CodeFact } from '@/ui/text/code-fact';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';

interface TermsViewProps {
  terms: Terms;
  names?: TermsNames;
  /** Of the canonical text. */
  hash?: string | undefined;
  /** Level of its headings; those of the guarantees are one lower. */
  level?: 2 | 3;
}

/** The signed text for reading, on screen and on paper (docs/terms.md#the-text). With an empty counterparty: an invitation. */
export function TermsView({ terms, names = {}, hash, level = 3 }: TermsViewProps) {
  const t = useMessages(termsViewMessages);
  const Heading = `h${level}` as const;
  const size = level === 2 ? 'text-base' : '';
  const hidden = listHiddenCharacters(terms);
  const language = findTextLanguage(terms.description);
  const { title, description, pdf, revision, previous, guarantees } = terms;
  return (
    <div className="flex flex-col gap-6 text-sm print:block print:*:mb-5">
      {hidden.length > 0 && <Banner tone="yellow">{t.hidden({ codes: hidden.join(', ') })}</Banner>}
      <FactList>
        <Fact label={t.title} wide>
          <Foreign lang={language} className="text-base font-semibold">
            {title}
          </Foreign>
        </Fact>
      </FactList>
      <section>
        <Heading className={classes('mb-1 break-after-avoid font-semibold', size)}>{t.description}</Heading>
        <LongText text={description} lang={language} />
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

/** The two contractors and the arbitrator, each with id and key. */
function TermsParties({ terms, names }: { terms: Terms; names: TermsNames }) {
  const t = useMessages(termsViewMessages);
  return (
    <>
      <dl className="flex flex-col gap-3 print:block">
        <Party label={t.owner} party={terms.owner} names={names} keyLabel={t.publicKey} nobody={t.unknown} />
        <Party
          label={t.counterparty}
          party={terms.counterparty}
          names={names}
          keyLabel={t.publicKey}
          nobody={t.nobodyYet}
        />
        <Party label={t.arbitrator} party={terms.arbitrator} names={names} keyLabel={t.extendedKey} nobody={t.nobody} />
      </dl>
      <p className="mt-2 text-xs text-ink-soft">{t.names}</p>
    </>
  );
}

interface PartyProps {
  label: string;
  party: TermsParty;
  names: TermsNames;
  keyLabel: string;
  /** Shown without an id. */
  nobody: string;
}

function Party({ label, party: { id, key }, names, keyLabel, nobody }: PartyProps) {
  const t = useMessages(termsViewMessages);
  return (
    <div className="break-inside-avoid print:mb-3">
      <dt className="text-xs text-ink-faint">{label}</dt>
      <dd className="wrap-anywhere">{id === '' ? nobody : <PersonName id={id} publicKey={key} names={names} />}</dd>
      {id !== '' && (
        <dd>
          <span className="text-xs text-ink-faint">{keyLabel}:</span> {key === '' ? t.unknown : <Code value={key} />}
        </dd>
      )}
    </div>
  );
}

/** The canonical text, folded. @param hasMarks some of its characters are not shown */
function ExactText({ terms, hasMarks }: { terms: Terms; hasMarks: boolean }) {
  const t = useMessages(termsViewMessages);
  const text = useMemo(() => formatTerms(terms), [terms]);
  const shown = useMemo(() => markHiddenCharacters(text), [text]);
  return (
    <div className="print:hidden">
      <Disclosure summary={t.exact}>
        <div className="flex flex-col items-start gap-2 whitespace-normal">
          <p>{t.exactWhat}</p>
          {hasMarks && <p>{t.exactMarks}</p>}
          <CopyButton size="sm" text={text}>
            {t.copy}
          </CopyButton>
          <pre translate="no" className="w-full font-mono text-xs wrap-anywhere whitespace-pre-wrap text-ink">
            <Foreign>{shown}</Foreign>
          </pre>
        </div>
      </Disclosure>
    </div>
  );
}

/** The terms in a dialog, where they scroll: reading starts at their beginning. */
export function TermsReader({ terms, hash }: Pick<TermsViewProps, 'terms' | 'hash'>) {
  const t = useMessages(signTermsMessages);
  const names = useAppSelector(({ people }) => people.names);
  return (
    <section
      aria-label={t.terms}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable
      tabIndex={0}
      data-autofocus
      className="max-h-[50dvh] min-h-40 overflow-y-auto rounded-control border border-line p-4 low:max-h-none"
    >
      <TermsView terms={terms} names={names} hash={hash} />
    </section>
  );
}
