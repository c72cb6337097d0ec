import { loginStatusMessages } from '@/content/login-status.messages';
import type { ErrorData } from '@/domain/primitives/errors';
import { useMessages } from '@/i18n/use-messages';

/** What to do if the server did not reply or has a problem. Its own text is seldom in the user's language. */
export function ServerAdvice({ error: { code, detail } }: { error: ErrorData }) {
  const t = useMessages(loginStatusMessages);
  const isDown = code === 'http' && (detail.status ?? 0) >= 500;
  const advice = code === 'network' ? t.noReply : isDown ? t.serverProblem : null;
  return advice !== null && <p className="text-sm text-ink-soft">{advice}</p>;
}
