import { glossaryMessages, HELP_WORDS } from '@/content/glossary.messages';
import { helpMessages } from '@/content/help.messages';
import { HelpArticle, HelpGroupView, HelpPartView } from '@/features/help/help-view';
import { LegalLinks } from '@/features/help/legal-links';
import { useHelp } from '@/features/help/use-help';
import { useMessages } from '@/i18n/use-messages';
import { useDocumentTitle } from '@/lib/use-document-title';

/** /help: the manual. Open to everybody. */
export function HelpPage() {
  const t = useMessages(helpMessages);
  useDocumentTitle(t.title);
  const { intro, groups } = useHelp('help');
  return (
    <HelpArticle title={t.title} intro={intro}>
      {groups.map((group) => (
        <HelpGroupView key={group.id} group={group}>
          {group.id === WITH_GLOSSARY && <GlossaryList />}
        </HelpGroupView>
      ))}
      <LegalLinks />
    </HelpArticle>
  );
}

/** The group that ends with the glossary. */
const WITH_GLOSSARY = 'basics';

/** Each word has an id as a link target. */
function GlossaryList() {
  const t = useMessages(glossaryMessages);
  return (
    <HelpPartView id="glossary" title={t.title}>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {HELP_WORDS.map((word) => (
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
