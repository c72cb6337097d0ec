import { describeError, errorMessages } from '@/content/errors.messages';
import { loginStatusMessages } from '@/content/login-status.messages';
import type { ErrorData } from '@/domain/primitives/errors';
import { useMessages } from '@/i18n/use-messages';

/** Statuses with which backends refuse what was entered. */
export const REFUSALS: readonly unknown[] = [400, 401, 403, 404, 422];

/** Advice on a failure that is not about what was entered, in the user's language, which the server does not know. */
export function ServerAdvice({ error }: { error: ErrorData }) {
  const t = useMessages(loginStatusMessages);
  const errors = useMessages(errorMessages);
  const { code, detail } = error;
  const isDown = code === 'http' && (detail.status ?? 0) >= 500;
  const isUnexplained = code === 'http' && detail.serverText === undefined && !REFUSALS.includes(detail.status);
  const other = isUnexplained ? describeError(errors, error) : null;
  const advice = code === 'network' ? t.noReply : isDown ? t.serverProblem : other;
  return advice !== null && <p className="text-sm text-ink-soft">{advice}</p>;
}
