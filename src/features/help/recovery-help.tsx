import { settings } from '@/config/settings';
import { helpMessages } from '@/content/help.messages';
import { HelpArticle, HelpGroupView } from '@/features/help/help-view';
import { useHelp } from '@/features/help/use-help';
import { useMessages } from '@/i18n/use-messages';

/** /help/recovery: 'If Aval disappears'. Everything is unfolded, since it may be read or printed in an emergency. */
export function RecoveryHelp() {
  const t = useMessages(helpMessages);
  const { intro, groups } = useHelp('recovery');
  return (
    <HelpArticle title={t.recoveryTitle({ brand: settings().brand })} intro={intro}>
      {groups.map((group) => (
        <HelpGroupView key={group.id} group={group} open />
      ))}
    </HelpArticle>
  );
}
