import { creationMessages } from '@/content/creation.messages';
import { LegalScreen } from '@/features/language/legal-screen';
import { CreationOptions } from '@/features/templates/creation-options';
import { useMessages } from '@/i18n/use-messages';
import { useDocumentTitle } from '@/lib/use-document-title';

/** /contracts/create */
export function CreationChoicePage() {
  const t = useMessages(creationMessages);
  useDocumentTitle(t.title);
  return (
    <LegalScreen>
      <CreationOptions />
    </LegalScreen>
  );
}
