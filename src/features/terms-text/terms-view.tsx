import { useMemo } from 'react';
import { signTermsMessages } from '@/content/terms.messages';
import { termsViewMessages } from '@/content/terms-view.messages';
import { findTextLanguage } from '@/domain/contracts/text-language';
import { formatTerms } from '@/domain/terms/canonical-text';
import { listHiddenCharacters, markHiddenCharacters } from '@/domain/terms/hidden-characters';
import type { Terms, TermsParty } from '@/domain/terms/terms';
import { LongText, PersonName, TermsGuaranteeView, type TermsNames } from '@/features/terms-text/terms-parts';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/core/hooks';
import { CopyButton } from '@/ui/copy/copy-button';
import { Disclosure } from '@/ui/layout/disclosure';
import { Banner } from '@/ui/message/banner';
import { Code, CodeFact } from '@/ui/text/code-fact';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';

interface TermsViewProps {
  terms: Terms;
  names?: TermsNames;
}

/** The signed text for reading (docs/terms.md#the-text). */
export function TermsView({ terms, names = {} }: TermsViewProps) {
  const t = useMessages(termsViewMessages);
  const hidden = listHiddenCharacters(terms);
  const language = findTextLanguage(terms.description);
  const { title, description, pdf, revision, previous, guarantees } = terms;
  return (
    <div className="flex flex-col gap-6 text-sm">
      {hidden.length > 0 && <Banner tone="yellow">{t.hidden({ codes: hidden.join(', ') })}</Banner>}
      <FactList>
        <Fact label={t.title} wide>
          <Foreign lang={language} className="text-base font-semibold">
            {title}
          </Foreign>
        </Fact>
      </FactList>
      <section>
        <h3 className="mb-1 font-semibold">{t.description}</h3>
        <LongText text={description} lang={language} />
      </section>
      <section>
        <h3 className="mb-3 font-semibold">
          {t.guarantees} ({guarantees.length})
        </h3>
        {guarantees.length === 0 && <p className="text-ink-soft">{t.noGuarantees}</p>}
        <ol className="flex flex-col gap-5">
          {guarantees.map((guarantee, at) => (
            <TermsGuaranteeView
              key={guarantee.id}
              guarantee={guarantee}
              title={t.guarantee({ number: at + 1 })}
              terms={terms}
              names={names}
            />
          ))}
        </ol>
      </section>
      <section>
        <h3 className="mb-2 font-semibold">{t.parties}</h3>
        <TermsParties terms={terms} names={names} />
      </section>
      <FactList>
        <Fact label={t.revision}>{revision}</Fact>
        <Fact label={t.network}>{terms.network}</Fact>
        <Fact label={t.contract} wide>
          <Foreign>{terms.contract}</Foreign>
        </Fact>
        <CodeFact label={t.pdf} value={pdf} empty={t.noPdf} />
        {previous !== '' && <CodeFact label={t.previous} value={previous} />}
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
      <dl className="flex flex-col gap-3">
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
    <div>
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
    <div>
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
export function TermsReader({ terms }: Pick<TermsViewProps, 'terms'>) {
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
      <TermsView terms={terms} names={names} />
    </section>
  );
}
