import FileText from 'lucide-react/icons/file-text';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import type { ReactNode } from 'react';
import { PATHS } from '@/config/paths';
import { creationMessages } from '@/content/creation.messages';
import { useMessages } from '@/i18n/use-messages';
import { LinkButton } from '@/ui/button/link-button';
import { Card } from '@/ui/layout/card';
import { Badge } from '@/ui/message/badge';
import { TextLink } from '@/ui/text/text-link';

/** The link covers its card. */
const WHOLE_CARD = 'static! overflow-visible! after:absolute after:inset-0 after:rounded-card';

/** From a template or from scratch, and when to choose which. */
export function CreationOptions() {
  const t = useMessages(creationMessages);
  return (
    <>
      <header className="flex flex-col gap-2">
        <h1 className="text-xl font-semibold">{t.title}</h1>
        <p className="max-w-[72ch] text-ink-soft">{t.intro}</p>
      </header>
      <div className="grid gap-6 md:grid-cols-2">
        <Option
          icon={<LayoutTemplate />}
          badge={<Badge tone="gray">{t.recommended}</Badge>}
          title={t.templateTitle}
          text={t.templateText}
          when={t.templateWhen}
          action={
            <LinkButton to={PATHS.templates} variant="primary" className={WHOLE_CARD}>
              {t.templateAction}
            </LinkButton>
          }
        />
        <Option
          icon={<FileText />}
          title={t.scratchTitle}
          text={t.scratchText}
          when={t.scratchWhen}
          action={
            <LinkButton to={PATHS.newContract} className={WHOLE_CARD}>
              {t.scratchAction}
            </LinkButton>
          }
        />
      </div>
      <p className="text-sm text-ink-soft">
        {t.clausesText} <TextLink to={PATHS.clauses}>{t.clausesLink}</TextLink>.
      </p>
    </>
  );
}

interface OptionProps {
  icon: ReactNode;
  badge?: ReactNode;
  title: string;
  text: string;
  when: string;
  action: ReactNode;
}

function Option({ icon, badge, title, text, when, action }: OptionProps) {
  return (
    <Card className="relative flex flex-col gap-3 transition-colors hover:border-line-strong">
      <div className="flex items-center justify-between gap-4">
        <span
          aria-hidden="true"
          className="inline-flex size-10 items-center justify-center rounded-control bg-accent-soft text-accent-ink [&>svg]:size-5 [&>svg]:stroke-[1.5]"
        >
          {icon}
        </span>
        {badge}
      </div>
      <h2 className="mt-1 text-lg font-semibold">{title}</h2>
      <p className="text-pretty">{text}</p>
      <p className="text-sm text-pretty text-ink-soft">{when}</p>
      <div className="mt-auto pt-3">{action}</div>
    </Card>
  );
}
