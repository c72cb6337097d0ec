import { settings } from '@/config/settings';
import { helpMessages } from '@/content/help.messages';
import { HelpArticle, HelpGroupView } from '@/features/help/help-view';
import { useHelp } from '@/features/help/use-help';
import { useMessages } from '@/i18n/use-messages';
import { useDocumentTitle } from '@/lib/use-document-title';

/** /help/recovery, open to everybody. All of it is unfolded, since it may be read or printed in an emergency. */
export function HelpRecoveryPage() {
  const t = useMessages(helpMessages);
  const { intro, groups } = useHelp('recovery');
  const title = t.recoveryTitle({ brand: settings().brand });
  useDocumentTitle(title);
  return (
    <HelpArticle title={title} intro={intro}>
      {groups.map((group) => (
        <HelpGroupView key={group.id} group={group} open />
      ))}
    </HelpArticle>
  );
}
