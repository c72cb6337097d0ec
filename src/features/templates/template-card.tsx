import { PATHS } from '@/config/paths';
import { contractTypeMessages } from '@/content/contract-types.messages';
import { templateMessages } from '@/content/templates.messages';
import type { Template } from '@/domain/models';
import { templateSummary } from '@/domain/template/templates';
import { CommentList } from '@/features/catalogue/comment-list';
import { VoteCount } from '@/features/catalogue/vote-count';
import { TemplateGuarantees } from '@/features/templates/template-guarantees';
import { useMessages } from '@/i18n/use-messages';
import { LinkButton } from '@/ui/button/link-button';
import { Card } from '@/ui/layout/card';
import { Disclosure } from '@/ui/layout/disclosure';
import { Badge } from '@/ui/message/badge';

/** One template of the catalogue; it goes to the customise screen in the navigation state. */
export function TemplateCard({ template }: { template: Template }) {
  const t = useMessages(templateMessages);
  const typeNames = useMessages(contractTypeMessages);
  const { summary, rest } = templateSummary(template);
  return (
    <Card className="flex h-full flex-col gap-5">
      <header className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 tabIndex={-1} className="text-lg font-semibold">
            {template.title}
          </h2>
          <VoteCount>{t.votes(template.votes)}</VoteCount>
        </div>
        <Badge tone="gray" className="self-start">
          {typeNames[template.type]}
        </Badge>
      </header>
      <p className="text-pretty text-ink-soft">{summary}</p>
      <Disclosure summary={t.fullText}>{rest}</Disclosure>
      <div className="grid gap-5 sm:grid-cols-2">
        <TemplateGuarantees template={template} party="buyer" label={t.buyerGuarantees} />
        <TemplateGuarantees template={template} party="seller" label={t.sellerGuarantees} />
      </div>
      <CommentList label={t.comments} comments={template.comments} />
      <LinkButton to={PATHS.customize} state={{ template }} className="mt-auto self-start">
        {t.use}
      </LinkButton>
    </Card>
  );
}
