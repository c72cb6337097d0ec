import { creationMessages } from '@/content/creation.messages';
import { CreationOptions } from '@/features/templates/creation-options';
import { useLegalTag } from '@/i18n/use-language';
import { useMessages } from '@/i18n/use-messages';
import { useDocumentTitle } from '@/lib/use-document-title';
import { Language } from '@/ui/text/language';

/** /contracts/create */
export function CreationChoicePage() {
  const t = useMessages(creationMessages);
  useDocumentTitle(t.title);
  return (
    <Language tag={useLegalTag()} className="flex flex-col gap-8">
      <CreationOptions />
    </Language>
  );
}
