import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import { contractTypeMessages } from '@/content/contract-types.messages';
import { templateMessages } from '@/content/templates.messages';
import { useLegalTexts } from '@/content/use-legal-texts';
import { useMessages } from '@/content/use-messages';
import { CONTRACT_TYPES, type ContractType } from '@/domain/models';
import { countByType, filterByType, searchTemplates, type TypeFilter } from '@/domain/templates';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { FilterChips } from '@/ui/filter-chips';
import { SearchField } from '@/ui/search-field';
import { TemplateCard } from './template-card';

const FILTERS = ['all', ...CONTRACT_TYPES] as const;

/** The templates, searched and filtered; the counts on the chips are those of the search. */
export function TemplateCatalogue() {
  const t = useMessages(templateMessages);
  const { templates } = useLegalTexts();
  const typeNames = useMessages(contractTypeMessages);
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<TypeFilter<ContractType>>('all');
  const found = searchTemplates(templates, query);
  const counts = countByType(found, CONTRACT_TYPES);
  const shown = filterByType(found, filter);
  const showAll = () => {
    setQuery('');
    setFilter('all');
  };

  return (
    <>
      <div className="flex flex-col gap-4">
        <SearchField label={t.search} placeholder={t.searchPlaceholder} value={query} onSearch={setQuery} />
        <FilterChips
          label={t.typeFilter}
          chips={FILTERS.map((key) => ({ key, label: typeNames[key], count: counts[key] }))}
          selected={filter}
          onSelect={setFilter}
        />
        <p role="status" className="sr-only">
          {t.found(shown.length)}
        </p>
      </div>
      {shown.length === 0 ? (
        <EmptyState icon={<SearchX />} action={<Button onClick={showAll}>{t.showAll}</Button>}>
          {t.noneFound}
        </EmptyState>
      ) : (
        <ul className="grid items-start gap-6 lg:grid-cols-2">
          {shown.map((template) => (
            <li key={template.id} className="min-w-0">
              <TemplateCard template={template} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
