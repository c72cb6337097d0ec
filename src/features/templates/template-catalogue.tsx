import { contractTypeMessages } from '@/content/contract-types.messages';
import { templateMessages } from '@/content/templates.messages';
import { useLegalTexts } from '@/content/use-legal-texts';
import { useMessages } from '@/content/use-messages';
import { CONTRACT_TYPES } from '@/domain/models';
import { countByType, filterByType, searchTemplates } from '@/domain/templates';
import { Catalogue } from '@/ui/catalogue';
import { TemplateCard } from './template-card';

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
