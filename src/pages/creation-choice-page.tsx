import { creationMessages } from '@/content/creation.messages';
import { useLegalTag } from '@/content/use-language';
import { useMessages } from '@/content/use-messages';
import { CreationOptions } from '@/features/templates/creation-options';
import { useDocumentTitle } from '@/lib/use-document-title';
import { Language } from '@/ui/language';

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
