import { type Next, waitingMessages } from '@/content/waiting.messages';
import { useMessages } from '@/i18n/use-messages';
import { SLOW_MS } from '@/lib/slow';
import { useSettled } from '@/lib/timed-flags';
import type { AsyncTask } from '@/lib/use-task';
import { Banner } from '@/ui/message/banner';

interface WaitingProps {
  task: Pick<AsyncTask<unknown>, 'state' | 'stop'>;
  /** Shown once the user has stopped waiting: what is looked up next, or where they can check. */
  next?: Next | undefined;
}

/**
 * Lets the user stop waiting for a slow call. Then says that the call may have succeeded and, once known, that it did.
 */
export function Waiting({ task: { state, stop }, next }: WaitingProps) {
  const t = useMessages(waitingMessages);
  const slow = useSettled(state.status === 'busy', SLOW_MS);
  if (slow) {
    const action = { label: t.stop, onPress: stop };
    return (
      <Banner tone="blue" action={action}>
        {t.slow}
      </Banner>
    );
  }
  if (state.status === 'late') return <Banner tone="green">{t.late}</Banner>;
  if (state.status !== 'stopped') return null;
  return (
    <Banner tone="yellow">
      {t.stopped} {next !== undefined && t[`next-${next}`]}
    </Banner>
  );
}
