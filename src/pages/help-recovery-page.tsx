import { settings } from '@/config/settings';
import { helpMessages } from '@/content/help.messages';
import { RecoveryHelp } from '@/features/help/recovery-help';
import { useMessages } from '@/i18n/use-messages';
import { useDocumentTitle } from '@/lib/use-document-title';

/** /help/recovery. Open to everybody. */
export function HelpRecoveryPage() {
  const t = useMessages(helpMessages);
  useDocumentTitle(t.recoveryTitle({ brand: settings().brand }));
  return <RecoveryHelp />;
}
