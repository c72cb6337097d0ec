import { useId } from 'react';
import { loginMessages } from '@/content/login.messages';
import { useMessages } from '@/i18n/use-messages';

/** A link without a target (docs/specification.md#2-screens-and-routes): shown and read out as unavailable, with the reason. */
export function ForgotPassword() {
  const t = useMessages(loginMessages);
  const reasonId = useId();
  return (
    <p className="text-xs text-ink-faint">
      {/* biome-ignore lint/a11y/useValidAnchor: the link has no target */}
      <a role="link" aria-disabled="true" aria-describedby={reasonId} title={t.forgotPasswordReason}>
        {t.forgotPassword}
      </a>
      <span id={reasonId} hidden>
        {t.forgotPasswordReason}
      </span>
    </p>
  );
}
