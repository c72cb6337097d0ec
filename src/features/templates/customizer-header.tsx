import ArrowLeft from 'lucide-react/icons/arrow-left';
import { PATHS } from '@/config/paths';
import { templateMessages } from '@/content/templates.messages';
import type { Template } from '@/domain/models';
import { templateSummary } from '@/domain/template/templates';
import { useMessages } from '@/i18n/use-messages';
import { Disclosure } from '@/ui/layout/disclosure';
import { TextLink } from '@/ui/text/text-link';

/** Title and description of the template that is being tailored. */
export function CustomizerHeader({ template }: { template: Template }) {
  const t = useMessages(templateMessages);
  const { summary, rest } = templateSummary(template);
  return (
    <header className="flex flex-col items-start gap-3">
      <TextLink to={PATHS.templates} className="inline-flex items-center gap-1.5 py-0.5 text-sm">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t.back}
      </TextLink>
      <h1 className="text-xl font-semibold">{template.title}</h1>
      <p className="max-w-[72ch] text-pretty text-ink-soft">{summary}</p>
      <Disclosure summary={t.fullText}>{rest}</Disclosure>
    </header>
  );
}
