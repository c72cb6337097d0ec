import { Navigate, useLocation } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { useLegalTexts } from '@/content/use-legal-texts';
import type { Template } from '@/domain/models';
import { ClauseLibraryDialog } from '@/features/clauses/clause-library';
import { Customizer } from '@/features/templates/customizer';
import { templateInState } from '@/features/templates/template-in-state';
import { useLegalTag } from '@/i18n/use-language';
import { useDocumentTitle } from '@/lib/use-document-title';
import { selectOwnClauses } from '@/store/clauses/clauses.selectors';
import { useAppSelector } from '@/store/setup/hooks';
import { Language } from '@/ui/text/language';

/** /contracts/customize: without a template in the navigation state, back to the catalogue (docs/specification.md#2-screens-and-routes). */
export function CustomizePage() {
  const { state } = useLocation();
  const { templates } = useLegalTexts();
  const template = templateInState(state, templates);
  if (template === null) return <Navigate to={PATHS.templates} replace />;
  return <TemplateWorkshop key={template.id} template={template} />;
}

function TemplateWorkshop({ template }: { template: Template }) {
  const own = useAppSelector(selectOwnClauses);
  const clauses = [...useLegalTexts().clauses, ...own];
  useDocumentTitle(template.title);
  return (
    <Language tag={useLegalTag()} className="flex flex-col gap-8">
      <Customizer
        template={template}
        clauses={clauses}
        renderLibrary={(slot) => <ClauseLibraryDialog clauses={clauses} {...slot} />}
      />
    </Language>
  );
}
