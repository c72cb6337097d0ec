import Plus from 'lucide-react/icons/plus';
import { clauseMessages } from '@/content/clauses.messages';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';

export function ClausesHeader({ onNew }: { onNew: () => void }) {
  const t = useMessages(clauseMessages);
  return (
    <header className="flex flex-wrap items-start justify-between gap-4">
      <div className="flex flex-col gap-2">
        <h1 className="text-xl font-semibold">{t.title}</h1>
        <p className="max-w-[72ch] text-ink-soft">{t.intro}</p>
      </div>
      <Button variant="primary" onClick={onNew}>
        <Plus aria-hidden="true" className="size-4" />
        {t.new}
      </Button>
    </header>
  );
}
