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
import { Badge } from '@/ui/message/badge';

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
  const typeNames = useMessages(contractTypeMessages);
  const { summary, rest } = splitDescription(template);
  return (
    <Card className="flex h-full flex-col gap-5">
      <header className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 tabIndex={-1} className="text-lg font-semibold">
            {template.title}
          </h2>
          <VoteCount>{template.votes === 0 ? t.noVotes : t.votes(template.votes)}</VoteCount>
        </div>
        <Badge tone="gray" className="self-start">
          {typeNames[template.type]}
        </Badge>
      </header>
      <p className="text-pretty text-ink-soft">{summary}</p>
      <LawNote template={template} />
      <Disclosure summary={t.fullText}>{rest}</Disclosure>
      <div className="grid gap-5 sm:grid-cols-2">
        <TemplateGuarantees template={template} party="buyer" />
        <TemplateGuarantees template={template} party="seller" />
      </div>
      <CommentList label={t.comments} comments={template.comments} />
      <LinkButton to={PATHS.customize} state={{ template }} className="mt-auto self-start">
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
    <section className="flex flex-col gap-2">
      <h3 id={id} className="text-sm font-semibold">
        {nameGuaranteesOf(template.type, party)}
      </h3>
      {guarantees.length === 0 && <p className="text-xs text-ink-faint">{noGuarantees}</p>}
      <ul aria-labelledby={id} className="flex flex-col gap-2 text-sm">
        {guarantees.map((guarantee) => (
          <li key={guarantee.id}>
            {guarantee.description}
            <span className="figures block text-xs text-ink-faint">
              {formatDefaultAmount(guarantee, template.type)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
