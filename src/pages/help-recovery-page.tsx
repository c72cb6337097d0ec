import { settings } from '@/config/settings';
import { recoveryHelpMessages } from '@/content/recovery-help.messages';
import { RecoveryHelp } from '@/features/help/recovery-help';
import { useMessages } from '@/i18n/use-messages';
import { useDocumentTitle } from '@/lib/use-document-title';

/** /help/recovery. Open to everybody. */
export function HelpRecoveryPage() {
  const t = useMessages(recoveryHelpMessages);
  useDocumentTitle(t.title({ brand: settings().brand }));
  return <RecoveryHelp />;
}
