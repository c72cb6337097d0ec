import { Navigate, useLocation } from 'react-router-dom';
import { PREDEFINED_CLAUSES } from '@/content/clauses/clauses';
import type { Template } from '@/domain/models';
import { ClauseLibraryDialog } from '@/features/clauses/clause-library-dialog';
import { Customizer } from '@/features/templates/customizer';
import { templateInState } from '@/features/templates/template-in-state';
import { PATHS } from '@/lib/paths';
import { useDocumentTitle } from '@/lib/use-document-title';
import { selectOwnClauses } from '@/store/clauses/clauses.selectors';
import { useAppSelector } from '@/store/hooks';
import { Language } from '@/ui/language';

/** /contracts/customize: without a template in the navigation state, back to the catalogue (spec, section 2). */
export function CustomizePage() {
  const { state } = useLocation();
  const template = templateInState(state);
  if (template === null) return <Navigate to={PATHS.templates} replace />;
  return <TemplateWorkshop key={template.id} template={template} />;
}

function TemplateWorkshop({ template }: { template: Template }) {
  const own = useAppSelector(selectOwnClauses);
  const clauses = [...PREDEFINED_CLAUSES, ...own];
  useDocumentTitle(template.title);
  return (
    <Language tag="es" className="flex flex-col gap-8">
      <Customizer
        template={template}
        clauses={clauses}
        renderLibrary={(slot) => <ClauseLibraryDialog clauses={clauses} {...slot} />}
      />
    </Language>
  );
}
