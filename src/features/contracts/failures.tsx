import FileX from 'lucide-react/icons/file-x';
import { useLocation } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { contractMessages } from '@/content/contracts.messages';
import { describeError, errorMessages } from '@/content/errors.messages';
import type { ErrorData } from '@/domain/primitives/errors';
import { useMessages } from '@/i18n/use-messages';
import { LinkButton } from '@/ui/button/link-button';
import { Banner } from '@/ui/message/banner';
import { DeadEnd } from '@/ui/message/dead-end';

interface FailureBannerProps {
  /** A sentence about the failure: "The contract was not published." */
  title?: string;
  error: ErrorData;
  onRetry?: (() => void) | undefined;
  /** A polite notice instead of an alert, while the screen still shows older data. */
  quiet?: boolean;
}

/** The failure, its reason, and a retry button; after a login that no longer counts, the way back to it. */
export function FailureBanner({ title, error, onRetry, quiet = false }: FailureBannerProps) {
  const t = useMessages(contractMessages);
  const errors = useMessages(errorMessages);
  const { pathname } = useLocation();
  const login = `${PATHS.login}?${new URLSearchParams({ returnUrl: pathname.slice(1) })}`;
  const retry = onRetry && { label: t.retry, onPress: onRetry };
  const action = error.detail.status === 401 ? <LinkButton to={login}>{t.logInAgain}</LinkButton> : retry;
  return (
    <Banner tone={quiet ? 'gray' : 'red'} role={quiet ? 'status' : 'alert'} action={action}>
      {title !== undefined && <span className="font-medium">{title}</span>} {describeError(errors, error)}
    </Banner>
  );
}

/** Screen for a contract that does not exist. */
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
