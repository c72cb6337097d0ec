import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import { glossaryMessages, HELP_WORDS, type HelpWord } from '@/content/glossary.messages';
import { helpMessages } from '@/content/help.messages';
import { matchesHelp } from '@/domain/help/search-help';
import { matchesSearch } from '@/domain/primitives/search';
import { HelpArticle, HelpGroupView, HelpPartView } from '@/features/help/help-view';
import { LegalLinks } from '@/features/help/legal-links';
import { useHelp } from '@/features/help/use-help';
import { useMessages } from '@/i18n/use-messages';
import { useDocumentTitle } from '@/lib/use-document-title';
import { Button } from '@/ui/button/button';
import { SearchField } from '@/ui/fields/search-field';
import { EmptyState } from '@/ui/message/empty-state';

/** /help: the manual, with a search. Open to everybody. */
export function HelpPage() {
  const t = useMessages(helpMessages);
  useDocumentTitle(t.title);
  const glossary = useMessages(glossaryMessages);
  const { intro, groups } = useHelp('help');
  const [query, setQuery] = useState('');
  const words = HELP_WORDS.filter((word) =>
    matchesSearch(query.trim(), [glossary[`word-${word}`], glossary[`meaning-${word}`]]),
  );
  const found = groups
    .map((group) => ({ ...group, parts: group.parts.filter((part) => matchesHelp(query, part)) }))
    .filter(({ id, parts }) => parts.length > 0 || (id === WITH_GLOSSARY && words.length > 0));
  const isSearched = query.trim() !== '';
  return (
    <HelpArticle title={t.title} intro={intro}>
      <SearchField
        label={t.search}
        clearLabel={t.clearSearch}
        placeholder={t.placeholder}
        value={query}
        onSearch={setQuery}
      />
      {found.map((group) => (
        <HelpGroupView key={group.id} group={group} open={isSearched}>
          {group.id === WITH_GLOSSARY && words.length > 0 && (
            <GlossaryList key={`${isSearched}`} words={words} open={isSearched} />
          )}
        </HelpGroupView>
      ))}
      <div role="status">
        {found.length === 0 && (
          <EmptyState icon={<SearchX />} action={<Button onClick={() => setQuery('')}>{t.showAll}</Button>}>
            {t.noneFound}
          </EmptyState>
        )}
      </div>
      <LegalLinks />
    </HelpArticle>
  );
}

/** The group that ends with the glossary. */
const WITH_GLOSSARY = 'basics';

/** Each word has an id as a link target. */
function GlossaryList({ words, open }: { words: readonly HelpWord[]; open: boolean }) {
  const t = useMessages(glossaryMessages);
  return (
    <HelpPartView id="glossary" title={t.title} open={open}>
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
    </HelpPartView>
  );
}
