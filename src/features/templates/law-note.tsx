import { templateMessages } from '@/content/templates.messages';
import type { Template } from '@/domain/models';
import { useLegalTag } from '@/i18n/use-language';
import { useMessages } from '@/i18n/use-messages';

/** The nature of a template's text, its review date, and the law of its contracts, which is the same in every language. */
export function LawNote({ template }: { template: Pick<Template, 'reviewed'> }) {
  const t = useMessages(templateMessages);
  const tag = useLegalTag();
  const reviewed = new Date(`${template.reviewed}-01T00:00:00Z`);
  const month = reviewed.toLocaleDateString(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <p className="max-w-[72ch] text-xs text-pretty text-ink-faint">
      {t.draftingNote({ month })} {t.draftingHelp} {t.law}
      {tag === 'en' && ` ${t.translation}`}
    </p>
  );
}
