import { contractPath } from '@/config/paths';
import { errorMessages, errorText } from '@/content/errors.messages';
import { templateMessages } from '@/content/templates.messages';
import { useMessages } from '@/i18n/use-messages';
import type { ImportedTemplate } from '@/store/contracts/import-template.thunks';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import { Card } from '@/ui/layout/card';
import { Banner } from '@/ui/message/banner';
import { Amount } from '@/ui/text/amount';

export interface ImportInterruptedProps {
  imported: ImportedTemplate;
  busy: boolean;
  onRetry: () => void;
}

/** The draft exists and some guarantees do not: importing again would make a second draft, so only the rest is tried. */
export function ImportInterrupted({ imported, busy, onRetry }: ImportInterruptedProps) {
  const t = useMessages(templateMessages);
  const errors = useMessages(errorMessages);
  const { contract, missing, error } = imported;
  return (
    <Card className="flex max-w-reading flex-col gap-4">
      <h1 className="text-lg font-semibold">{t.interruptedTitle}</h1>
      {error !== null && <Banner tone="red">{errorText(errors, error)}</Banner>}
      <p>{t.interruptedText({ title: contract.title })}</p>
      <ul className="flex flex-col gap-1 text-sm">
        {missing.map(({ key, description, amount }) => (
          <li key={key}>
            {description}: <Amount sats={amount} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" busy={busy} busyLabel={t.retrying} onClick={onRetry}>
          {t.retry}
        </Button>
        <LinkButton to={contractPath(contract.id)}>{t.openContract}</LinkButton>
      </div>
    </Card>
  );
}
