import { helpMessages } from '@/content/help.messages';
import { Help } from '@/features/help/help';
import { useMessages } from '@/i18n/use-messages';
import { useDocumentTitle } from '@/lib/use-document-title';

/** /help. Open to everybody. */
export function HelpPage() {
  useDocumentTitle(useMessages(helpMessages).title);
  return <Help />;
}
