import FileX from 'lucide-react/icons/file-x';
import { PATHS } from '@/config/paths';
import { contractMessages } from '@/content/contracts.messages';
import { errorMessages, errorText } from '@/content/errors.messages';
import type { ErrorData } from '@/domain/primitives/errors';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import { Banner } from '@/ui/message/banner';
import { DeadEnd } from '@/ui/message/dead-end';

export interface FailureBannerProps {
  /** What did not work: "The contract was not published." */
  what: string;
  error: ErrorData;
  onRetry?: (() => void) | undefined;
  /** The screen still shows what it had: a quiet notice instead of an alert. */
  quiet?: boolean;
}

/** What did not work, why, and what to do about it, in the place where it happened. */
export function FailureBanner({ what, error, onRetry, quiet = false }: FailureBannerProps) {
  const t = useMessages(contractMessages);
  const errors = useMessages(errorMessages);
  const retry = onRetry && (
    <Button size="sm" onClick={onRetry}>
      {t.retry}
    </Button>
  );
  return (
    <Banner tone={quiet ? 'gray' : 'red'} role={quiet ? 'status' : 'alert'} action={retry}>
      <span className="font-medium">{what}</span> {errorText(errors, error)}
    </Banner>
  );
}

/** There is no such contract. */
export function ContractMissing() {
  const t = useMessages(contractMessages);
  return (
    <DeadEnd
      icon={<FileX />}
      title={t.notFound}
      text={t.notFoundHint}
      action={<LinkButton to={PATHS.contracts}>{t.backToContracts}</LinkButton>}
    />
  );
}
