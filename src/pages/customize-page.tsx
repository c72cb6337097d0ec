import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Navigate, useLocation } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { useLegalTexts } from '@/content/templates/use-legal-texts';
import { templateMessages } from '@/content/templates.messages';
import type { Template } from '@/domain/models';
import { isRecord } from '@/domain/primitives/records';
import { chooseLanguage } from '@/features/language/language';
import { LegalScreen } from '@/features/language/legal-screen';
import { Customizer } from '@/features/templates/customizer';
import { useMessages } from '@/i18n/use-messages';
import { useDocumentTitle } from '@/lib/use-document-title';
import { selectOwnClauses } from '@/store/clauses/clauses.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { TextLink } from '@/ui/text/text-link';

/** /contracts/customize. Redirects to the catalogue without a template in the navigation state (docs/specification.md#2-screens-and-routes). */
export function CustomizePage() {
  const { state } = useLocation();
  const { templates } = useLegalTexts();
  const template = findTemplate(state, templates);
  if (template === null) return <Navigate to={PATHS.templates} replace />;
  return <CustomizeScreen key={template.id} template={template} />;
}

function CustomizeScreen({ template }: { template: Template }) {
  const own = useAppSelector(selectOwnClauses);
  const clauses = [...useLegalTexts().clauses, ...own];
  useDocumentTitle(template.title);
  return (
    <LegalScreen back={<BackToTemplates />}>
      <Customizer template={template} clauses={clauses} onLanguage={(tag) => void chooseLanguage(tag)} />
    </LegalScreen>
  );
}

function BackToTemplates() {
  const t = useMessages(templateMessages);
  return (
    <TextLink to={PATHS.templates} className="inline-flex items-center gap-1.5 py-0.5">
      <ArrowLeft aria-hidden="true" className="size-4" />
      {t.back}
    </TextLink>
  );
}

/** Looked up by id, since the navigation state survives reloads and may hold an older version's text. */
function findTemplate(state: unknown, templates: readonly Template[]): Template | null {
  if (!isRecord(state) || !isRecord(state.template)) return null;
  const { id } = state.template;
  return templates.find((template) => template.id === id) ?? null;
}
