import { PATHS } from '@/config/paths';
import { templateMessages } from '@/content/templates.messages';
import { LegalScreen } from '@/features/language/legal-screen';
import { TemplateCatalogue } from '@/features/templates/template-catalogue';
import { useGivenClause } from '@/features/templates/use-given-clause';
import { useMessages } from '@/i18n/use-messages';
import { useDocumentTitle } from '@/lib/use-document-title';
import { LinkButton } from '@/ui/button/link-button';

/** /contracts/templates */
export function TemplatesPage() {
  const t = useMessages(templateMessages);
  const clause = useGivenClause();
  useDocumentTitle(t.catalogueTitle);
  return (
    <LegalScreen>
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex flex-col gap-2">
          <h1 className="text-xl font-semibold">{t.catalogueTitle}</h1>
          <p className="max-w-[72ch] text-ink-soft">
            {clause === null ? t.catalogueIntro : t.withClause({ title: clause.title })}
          </p>
        </div>
        <LinkButton to={PATHS.clauses}>{t.clausesLink}</LinkButton>
      </header>
      <TemplateCatalogue />
    </LegalScreen>
  );
}
