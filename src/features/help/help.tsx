import SearchX from 'lucide-react/icons/search-x';
import { use, useMemo, useState } from 'react';
import { PATHS } from '@/config/paths';
import { settings } from '@/config/settings';
import { isSettlementOn } from '@/config/settlement';
import { glossaryMessages, HELP_WORDS, type HelpWord } from '@/content/glossary.messages';
import type { HelpFacts } from '@/content/help/help-facts';
import type { HelpSection } from '@/content/help/help-section';
import { helpMessages } from '@/content/help.messages';
import { searchHelp } from '@/domain/help/search-help';
import { matchesSearch } from '@/domain/primitives/search';
import { HelpSectionView } from '@/features/help/help-section-view';
import { LegalLinks } from '@/features/help/legal-links';
import { useScrollToHash } from '@/features/help/use-scroll-to-hash';
import { useScreenTag } from '@/i18n/use-language';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { SearchField } from '@/ui/fields/search-field';
import { EmptyState } from '@/ui/message/empty-state';
import { TextLink } from '@/ui/text/text-link';

/** /help: the manual, with a search. */
export function Help() {
  const t = useMessages(helpMessages);
  const glossary = useMessages(glossaryMessages);
  const all = useHelpSections();
  const [query, setQuery] = useState('');
  const sections = searchHelp(query, all);
  const words = HELP_WORDS.filter((word) =>
    matchesSearch(query.trim(), [glossary[`word-${word}`], glossary[`meaning-${word}`]]),
  );
  const { brand } = settings();
  useScrollToHash();
  return (
    <article className="mx-auto flex max-w-reading flex-col gap-8">
      <header>
        <h1 className="text-xl font-semibold">{t.title}</h1>
        <p className="mt-2 text-ink-soft">{t.intro({ brand })}</p>
      </header>
      <SearchField
        label={t.search}
        clearLabel={t.clearSearch}
        placeholder={t.placeholder}
        value={query}
        onSearch={setQuery}
      />
      <nav aria-label={t.contents} className="text-sm">
        <h2 className="font-semibold">{t.contents}</h2>
        <ol className="mt-2 list-inside list-decimal gap-x-6 marker:text-ink-faint sm:columns-2">
          {sections.map(({ id, title }) => (
            <ContentsItem key={id} id={id} title={title} />
          ))}
          {words.length > 0 && <ContentsItem id="glossary" title={glossary.title} />}
        </ol>
        <p className="mt-3">
          <TextLink to={PATHS.helpRecovery} className="inline-block py-0.5">
            {t.recovery({ brand })}
          </TextLink>
        </p>
      </nav>
      {sections.map((section) => (
        <HelpSectionView key={section.id} section={section} />
      ))}
      {words.length > 0 && <GlossaryList words={words} />}
      <div role="status">
        {sections.length + words.length === 0 && (
          <EmptyState icon={<SearchX />} action={<Button onClick={() => setQuery('')}>{t.showAll}</Button>}>
            {t.noneFound}
          </EmptyState>
        )}
      </div>
      <LegalLinks />
    </article>
  );
}

function ContentsItem({ id, title }: { id: string; title: string }) {
  return (
    <li>
      <a href={`#${id}`} className="inline-block py-0.5 font-medium text-accent-ink hover:underline">
        {title}
      </a>
    </li>
  );
}

/** The glossary. Each word has a heading as a link target. */
function GlossaryList({ words }: { words: readonly HelpWord[] }) {
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

type GetHelp = (facts: HelpFacts) => HelpSection[];

const LOADERS: Record<'en' | 'es', () => Promise<GetHelp>> = {
  en: async () => (await import('@/content/help/help.en')).getEnglishHelp,
  es: async () => (await import('@/content/help/help.es')).getSpanishHelp,
};

const loading: Partial<Record<'en' | 'es', Promise<GetHelp>>> = {};

/** Returns the same promise to every caller. After a failure, the next call retries. */
function loadHelp(tag: 'en' | 'es'): Promise<GetHelp> {
  loading[tag] ??= LOADERS[tag]().catch((error: unknown) => {
    delete loading[tag];
    throw error;
  });
  return loading[tag];
}

/** The help in the language of the screen. Suspends while it is loading. */
function useHelpSections(): HelpSection[] {
  const getHelp = use(loadHelp(useScreenTag()));
  return useMemo(() => {
    const { brand, seals, depositScript, minConfirmations, loginSecret, disputeForm } = settings();
    return getHelp({
      brand,
      seals: seals !== 'off',
      addressesChecked: depositScript !== 'unverified',
      settlement: isSettlementOn(),
      passwordIsSent: loginSecret === 'password',
      disputeForm: disputeForm === 'on',
      minConfirmations,
    });
  }, [getHelp]);
}
