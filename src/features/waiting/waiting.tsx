import { useLocation } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { contractMessages } from '@/content/contracts.messages';
import { describeError, errorMessages } from '@/content/errors.messages';
import { waitingMessages } from '@/content/waiting.messages';
import type { ErrorData } from '@/domain/primitives/errors';
import { useMessages } from '@/i18n/use-messages';
import { SLOW_MS } from '@/lib/slow';
import { useSettled } from '@/lib/timed-flags';
import type { AsyncTask, TaskState } from '@/lib/use-task';
import { LinkButton } from '@/ui/button/link-button';
import { Banner } from '@/ui/message/banner';

interface WaitingProps {
  task: Pick<AsyncTask<unknown>, 'stop'> & { state: TaskState<ErrorData> | TaskState<unknown> };
}

/** Lets the user stop waiting for a slow call. Then says that the call may have succeeded and, once known, that it did. */
export function Waiting({ task: { state, stop } }: WaitingProps) {
  const t = useMessages(waitingMessages);
  const slow = useSettled(state.status === 'busy', SLOW_MS);
  if (slow) {
    return (
      <Banner tone="blue" action={{ label: t.stop, onPress: stop }}>
        {t.slow}
      </Banner>
    );
  }
  if (state.status === 'late') return <Banner tone="green">{t.late}</Banner>;
  return state.status === 'stopped' ? <Banner tone="yellow">{t.stopped}</Banner> : null;
}

interface OutcomeProps {
  task: Pick<AsyncTask<ErrorData>, 'state' | 'stop' | 'error'>;
  /** A sentence about a failure: "The contract was not published." */
  failed?: string;
}

/** What has become of an intent: that it takes long, was stopped, came late, or failed. */
export function Outcome({ task, failed }: OutcomeProps) {
  return (
    <>
      <Waiting task={task} />
      {task.error !== null && <FailureBanner {...(failed !== undefined && { title: failed })} error={task.error} />}
    </>
  );
}

interface SlowLoadProps {
  busy: boolean;
  /** Loads again, and drops the slow request. */
  onRetry: () => void;
}

/** Says in place that something has been loading for a long time. */
export function SlowLoad({ busy, onRetry }: SlowLoadProps) {
  const t = useMessages(waitingMessages);
  if (!useSettled(busy, SLOW_MS)) return null;
  return (
    <Banner tone="gray" action={{ label: t.retry, onPress: onRetry }}>
      {t.slowLoad}
    </Banner>
  );
}

interface FailureBannerProps {
  /** A sentence about the failure. */
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
