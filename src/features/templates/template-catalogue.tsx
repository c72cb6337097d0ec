import { useId } from 'react';
import { PATHS } from '@/config/paths';
import { contractTypeMessages } from '@/content/contract-types.messages';
import { useLegalTexts } from '@/content/templates/use-legal-texts';
import { templateMessages } from '@/content/templates.messages';
import { type Clause, CONTRACT_TYPES, type Template, type TemplateRole } from '@/domain/models';
import { countByType, filterByType, searchTemplates, splitDescription } from '@/domain/templates/templates';
import { CatalogueScreen, CommentList, VoteCount } from '@/features/catalogue/catalogue';
import { LawNote } from '@/features/templates/law-note';
import { useGivenClause } from '@/features/templates/use-given-clause';
import { useMessages } from '@/i18n/use-messages';
import { LinkButton } from '@/ui/button/link-button';
import { Card } from '@/ui/layout/card';
import { Disclosure } from '@/ui/layout/disclosure';

const FILTERS = ['all', ...CONTRACT_TYPES] as const;

export function TemplateCatalogue() {
  const t = useMessages(templateMessages);
  const { templates } = useLegalTexts();
  const typeNames = useMessages(contractTypeMessages);
  const clause = useGivenClause();
  return (
    <CatalogueScreen
      texts={t}
      filters={FILTERS}
      filterLabel={(filter) => typeNames[filter]}
      search={(query) => searchTemplates(templates, query)}
      count={(found) => countByType(found, CONTRACT_TYPES)}
      applyFilter={filterByType}
      render={(template) => <TemplateCard template={template} clause={clause} />}
    />
  );
}

/** The customise screen gets the template in the navigation state, and a clause from the library. */
function TemplateCard({ template, clause }: { template: Template; clause: Clause | null }) {
  const t = useMessages(templateMessages);
  const { summary, rest } = splitDescription(template);
  return (
    <article className="group/card h-full">
      <Card className="flex h-full flex-col gap-3">
        <h2 tabIndex={-1} className="text-base font-semibold">
          {template.title}
        </h2>
        {/* On a phone its first lines, until a part is open. */}
        <p className="text-sm text-pretty text-ink-soft">{summary}</p>
        {/* Side by side, on a phone in two lines; an open part takes the whole width. */}
        <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-3 *:open:basis-full max-sm:gap-y-2">
          <div className="max-sm:basis-full has-[details[open]]:basis-full">
            <Disclosure summary={t.fullText} about={template.title}>
              <LawNote template={template} />
              <p className="mt-3">{rest}</p>
              <TemplateComments template={template} />
            </Disclosure>
          </div>
          <Disclosure summary={t.guarantees(template.predefinedGuarantees.length)} about={template.title}>
            <div className="grid content-start gap-x-8 gap-y-4 text-ink sm:grid-cols-2">
              <TemplateGuarantees template={template} party="buyer" />
              <TemplateGuarantees template={template} party="seller" />
            </div>
          </Disclosure>
          {template.votes > 0 && <VoteCount>{t.votes(template.votes)}</VoteCount>}
          <LinkButton to={PATHS.customize} state={{ template, clauseId: clause?.id }} size="sm" className="ml-auto">
            {t.use}
          </LinkButton>
        </div>
      </Card>
    </article>
  );
}

/** Notes on the text, after it. */
function TemplateComments({ template: { comments } }: { template: Template }) {
  const t = useMessages(templateMessages);
  if (comments.length === 0) return null;
  return (
    <section className="mt-4">
      <h3 className="mb-2 text-xs font-medium text-ink-faint">{t.comments}</h3>
      <CommentList label={t.comments} comments={comments} />
    </section>
  );
}

interface TemplateGuaranteesProps {
  template: Template;
  party: TemplateRole;
}

/** Guarantees of one party, each with its usual amount. */
function TemplateGuarantees({ template, party }: TemplateGuaranteesProps) {
  const t = useMessages(templateMessages);
  const id = useId();
  const { formatDefaultAmount, nameGuaranteesOf } = useLegalTexts();
  const guarantees = template.predefinedGuarantees.filter((guarantee) => guarantee.role === party);
  return (
    <section className="flex flex-col gap-1.5">
      <h3 id={id} className="text-xs font-medium text-ink-faint">
        {nameGuaranteesOf(template.type, party)}
      </h3>
      {guarantees.length === 0 && <p className="text-xs text-ink-faint">{t.noGuaranteesOf}</p>}
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
