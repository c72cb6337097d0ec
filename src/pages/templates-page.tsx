import { PATHS } from '@/config/paths';
import { templateMessages } from '@/content/templates.messages';
import { ContinueDraft } from '@/features/templates/continue-draft';
import { TemplateCatalogue } from '@/features/templates/template-catalogue';
import { useLegalTag } from '@/i18n/use-language';
import { useMessages } from '@/i18n/use-messages';
import { useDocumentTitle } from '@/lib/use-document-title';
import { LinkButton } from '@/ui/button/link-button';
import { Language } from '@/ui/text/language';

/** /contracts/templates */
export function TemplatesPage() {
  const t = useMessages(templateMessages);
  useDocumentTitle(t.catalogueTitle);
  return (
    <Language tag={useLegalTag()} className="flex flex-col gap-8">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex flex-col gap-2">
          <h1 className="text-xl font-semibold">{t.catalogueTitle}</h1>
          <p className="max-w-[72ch] text-ink-soft">{t.catalogueIntro}</p>
        </div>
        <LinkButton to={PATHS.clauses}>{t.clausesLink}</LinkButton>
      </header>
      <ContinueDraft />
      <TemplateCatalogue />
    </Language>
  );
}
