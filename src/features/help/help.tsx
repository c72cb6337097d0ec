import SearchX from 'lucide-react/icons/search-x';
import { use, useMemo, useState } from 'react';
import { settings } from '@/config/settings';
import { glossaryMessages, HELP_WORDS, type HelpWord } from '@/content/glossary.messages';
import type { HelpFacts } from '@/content/help/help-facts';
import { HELP_GROUPS, type HelpGroup, type HelpSection } from '@/content/help/help-section';
import { helpMessages } from '@/content/help.messages';
import { searchHelp } from '@/domain/help/search-help';
import { matchesSearch } from '@/domain/primitives/search';
import { HelpPart, HelpSectionView } from '@/features/help/help-section-view';
import { LegalLinks } from '@/features/help/legal-links';
import { useScrollToHash } from '@/features/help/use-scroll-to-hash';
import { useScreenTag } from '@/i18n/use-language';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { SearchField } from '@/ui/fields/search-field';
import { EmptyState } from '@/ui/message/empty-state';

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
  const isSearched = query.trim() !== '';
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
      {GROUPS.map((group) => {
        const parts = HELP_GROUPS[group].flatMap((id) => sections.filter((section) => section.id === id));
        const hasGlossary = group === 'basics' && words.length > 0;
        return (
          (parts.length > 0 || hasGlossary) && (
            <section key={group} aria-labelledby={`group-${group}`}>
              <GroupHeading id={`group-${group}`}>{t[`group-${group}`]}</GroupHeading>
              {parts.map((section) => (
                // Unfolded or folded again by the search.
                <HelpSectionView key={`${section.id} ${isSearched}`} section={section} open={isSearched} />
              ))}
              {hasGlossary && <GlossaryList key={`${isSearched}`} words={words} open={isSearched} />}
            </section>
          )
        );
      })}
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

const GROUPS = Object.keys(HELP_GROUPS) as HelpGroup[];

function GroupHeading({ id, children }: { id: string; children: string }) {
  return (
    <h2 id={id} className="border-b border-line pb-2 text-lg font-semibold">
      {children}
    </h2>
  );
}

/** The glossary. Each word has an id as a link target. */
function GlossaryList({ words, open }: { words: readonly HelpWord[]; open: boolean }) {
  const t = useMessages(glossaryMessages);
  return (
    <HelpPart id="glossary" title={t.title} open={open}>
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
    </HelpPart>
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
    const { brand, seals, depositScript, minConfirmations, loginSecret } = settings();
    return getHelp({
      brand,
      seals: seals !== 'off',
      addressesChecked: depositScript !== 'unverified',
      passwordIsSent: loginSecret === 'password',
      minConfirmations,
    });
  }, [getHelp]);
}
