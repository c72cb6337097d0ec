import { contractTypeMessages } from '@/content/contract-types.messages';
import { templateMessages } from '@/content/templates.messages';
import { useLegalTexts } from '@/content/use-legal-texts';
import { CONTRACT_TYPES } from '@/domain/models';
import { countByType, filterByType, searchTemplates } from '@/domain/template/templates';
import { Catalogue } from '@/features/catalogue/catalogue';
import { TemplateCard } from '@/features/templates/template-card';
import { useMessages } from '@/i18n/use-messages';

const FILTERS = ['all', ...CONTRACT_TYPES] as const;

/** The templates, searched and filtered by type. */
export function TemplateCatalogue() {
  const t = useMessages(templateMessages);
  const { templates } = useLegalTexts();
  const typeNames = useMessages(contractTypeMessages);
  return (
    <Catalogue
      texts={t}
      filters={FILTERS}
      filterLabel={(filter) => typeNames[filter]}
      search={(query) => searchTemplates(templates, query)}
      count={(found) => countByType(found, CONTRACT_TYPES)}
      pick={filterByType}
      render={(template) => <TemplateCard template={template} />}
    />
  );
}
