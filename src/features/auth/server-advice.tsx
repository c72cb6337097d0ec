import { describeError, errorMessages } from '@/content/errors.messages';
import { loginStatusMessages } from '@/content/login-status.messages';
import type { ErrorData } from '@/domain/primitives/errors';
import { useMessages } from '@/i18n/use-messages';

/** What to do about a failure that the server does not explain itself, in the user's language. */
export function ServerAdvice({ error }: { error: ErrorData }) {
  const t = useMessages(loginStatusMessages);
  const errors = useMessages(errorMessages);
  const { code, detail } = error;
  if (code !== 'network' && (code !== 'http' || detail.status === 401)) return null;
  const isDown = code === 'http' && (detail.status ?? 0) >= 500;
  if (code === 'http' && !isDown && detail.serverText !== undefined) return null;
  return (
    <p className="text-sm text-ink-soft">
      {code === 'network' ? t.noReply : isDown ? t.serverProblem : describeError(errors, error)}
    </p>
  );
}
