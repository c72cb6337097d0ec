import { useState } from 'react';
import { PATHS } from '@/config/paths';
import { settings } from '@/config/settings';
import { GLOSSARY_WORDS, glossaryMessages } from '@/content/glossary.messages';
import { helpMessages } from '@/content/help.messages';
import { searchHelp } from '@/domain/help/search-help';
import { matchesSearch } from '@/domain/primitives/search';
import { GlossaryList } from '@/features/help/glossary-list';
import { HelpSectionView } from '@/features/help/help-section-view';
import { LegalLinks } from '@/features/help/legal-links';
import { useHelpSections } from '@/features/help/use-help-sections';
import { useScrollToHash } from '@/features/help/use-scroll-to-hash';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { SearchField } from '@/ui/fields/search-field';
import { EmptyState } from '@/ui/message/empty-state';
import { TextLink } from '@/ui/text/text-link';

/** /help: everything about the product, with a search over its parts. */
export function Help() {
  const t = useMessages(helpMessages);
  const glossary = useMessages(glossaryMessages);
  const all = useHelpSections();
  const [query, setQuery] = useState('');
  const sections = searchHelp(query, all);
  const words = GLOSSARY_WORDS.filter((word) =>
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
          <EmptyState action={<Button onClick={() => setQuery('')}>{t.showAll}</Button>}>{t.noneFound}</EmptyState>
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
