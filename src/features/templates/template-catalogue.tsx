import { useId } from 'react';
import { PATHS } from '@/config/paths';
import { contractTypeMessages } from '@/content/contract-types.messages';
import { specialTermsMessages } from '@/content/special-terms.messages';
import { templateMessages } from '@/content/templates.messages';
import { useLegalTexts } from '@/content/use-legal-texts';
import { CONTRACT_TYPES, type Template, type TemplateRole } from '@/domain/models';
import { countByType, filterByType, searchTemplates, splitDescription } from '@/domain/template/templates';
import { Catalogue, CommentList, VoteCount } from '@/features/catalogue/catalogue';
import { LawNote } from '@/features/templates/law-note';
import { useMessages } from '@/i18n/use-messages';
import { LinkButton } from '@/ui/button/link-button';
import { Card } from '@/ui/layout/card';
import { Disclosure } from '@/ui/layout/disclosure';

const FILTERS = ['all', ...CONTRACT_TYPES] as const;

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
      applyFilter={filterByType}
      render={(template) => <TemplateCard template={template} />}
    />
  );
}

/** The customise screen gets the template in the navigation state. */
function TemplateCard({ template }: { template: Template }) {
  const t = useMessages(templateMessages);
  const { summary, rest } = splitDescription(template);
  return (
    <Card className="flex h-full flex-col gap-4">
      <header className="flex flex-col gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 tabIndex={-1} className="text-base font-semibold">
            {template.title}
          </h2>
          <VoteCount>{template.votes === 0 ? t.noVotes : t.votes(template.votes)}</VoteCount>
        </div>
        <p className="text-sm text-pretty text-ink-soft">{summary}</p>
      </header>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <TemplateGuarantees template={template} party="buyer" />
        <TemplateGuarantees template={template} party="seller" />
      </div>
      <div className="flex flex-col items-start gap-1">
        <Disclosure summary={t.comments} about={template.title}>
          <CommentList label={t.comments} comments={template.comments} />
        </Disclosure>
        <Disclosure summary={t.fullText} about={template.title}>
          <LawNote template={template} />
          <p className="mt-3">{rest}</p>
        </Disclosure>
      </div>
      <LinkButton to={PATHS.customize} state={{ template }} size="sm" className="mt-auto self-start">
        {t.use}
      </LinkButton>
    </Card>
  );
}

interface TemplateGuaranteesProps {
  template: Template;
  party: TemplateRole;
}

/** Guarantees of one party, each with its usual amount. */
function TemplateGuarantees({ template, party }: TemplateGuaranteesProps) {
  const { noGuarantees } = useMessages(specialTermsMessages);
  const id = useId();
  const { formatDefaultAmount, nameGuaranteesOf } = useLegalTexts();
  const guarantees = template.predefinedGuarantees.filter((guarantee) => guarantee.role === party);
  return (
    <section className="flex flex-col gap-1.5">
      <h3 id={id} className="text-xs font-medium text-ink-faint">
        {nameGuaranteesOf(template.type, party)}
      </h3>
      {guarantees.length === 0 && <p className="text-xs text-ink-faint">{noGuarantees}</p>}
      <ul aria-labelledby={id} className="flex flex-col gap-1.5 text-xs">
        {guarantees.map((guarantee) => (
          <li key={guarantee.id}>
            {guarantee.description}
            <span className="figures block text-ink-faint">{formatDefaultAmount(guarantee, template.type)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
