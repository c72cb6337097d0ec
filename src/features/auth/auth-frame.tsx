import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS, toSafeReturnPath } from '@/config/paths';
import { settings } from '@/config/settings';
import { loginMessages } from '@/content/login.messages';
import { EngineNotice } from '@/features/password/engine-notice';
import { useMessages } from '@/i18n/use-messages';
import { lazyPart } from '@/lib/lazy';
import { Card } from '@/ui/layout/card';
import { Banner } from '@/ui/message/banner';

// Long, and beside the form.
const AuthIntro = lazyPart('AuthIntro', () => import('@/features/auth/auth-intro'));

export interface AuthFrameProps {
  title: string;
  /** The page after login, which shows whether the visitor was invited. */
  target: string;
  /** Above everything, but for those who were invited: the invitation stands in its place. */
  intro?: ReactNode;
  /** Below it. */
  action?: ReactNode;
  children: ReactNode;
  /** Link to the other form, under the card. */
  footer?: ReactNode;
}

/** Whether the visitor follows a join link. */
export function isInvited(target: string): boolean {
  return target.endsWith('/join');
}

/** Layout shared by login and registration. Space is reserved for late content, so that nothing moves. */
export function AuthFrame({ title, target, intro, action, children, footer }: AuthFrameProps) {
  const invited = isInvited(target);
  const hasHeading = invited || intro !== undefined;
  const Title = invited ? 'h2' : 'h1';
  return (
    <div className="mx-auto grid max-w-104 grid-cols-1 items-start gap-x-16 gap-y-6 lg:max-w-none lg:grid-cols-[26rem_1fr]">
      <div className="flex flex-col gap-3 empty:hidden max-lg:text-center lg:col-span-2">
        {invited ? <InvitationNotice /> : intro}
        {action}
      </div>
      <div className="flex flex-col gap-6">
        <Card className="flex flex-col gap-5">
          <Title className={`${hasHeading ? 'text-lg' : 'text-xl'} font-semibold`}>{title}</Title>
          {settings().loginSecret === 'password' && <PasswordNotice />}
          <EngineNotice />
          {children}
        </Card>
        {footer !== undefined && <p className="text-center text-sm text-ink-soft">{footer}</p>}
      </div>
      <Suspense fallback={null}>
        <AuthIntro />
      </Suspense>
    </div>
  );
}

export interface ReturnPath {
  /** Path to open after login. */
  target: string;
  /** Query that passes it on to the other form; may be empty. */
  query: string;
}

/**
 * Reads `?returnUrl=contracts/{id}/join` (docs/specification.md#2-screens-and-routes), or the page that sent a visitor
 * here; anything but a path of this application is dropped.
 */
export function useReturnPath(): ReturnPath {
  const { search, state } = useLocation();
  const path = toSafeReturnPath(new URLSearchParams(search).get('returnUrl') ?? state?.returnUrl);
  if (path === null) return { target: PATHS.contracts, query: '' };
  return { target: path, query: `?${new URLSearchParams({ returnUrl: path.slice(1) })}` };
}

/** The heading of the page for visitors who follow a join link. */
function InvitationNotice() {
  const t = useMessages(loginMessages);
  return (
    <section aria-labelledby="invited" className="flex max-w-[72ch] flex-col gap-1">
      <h1 id="invited" className="text-xl font-semibold text-balance">
        {t.invited}
      </h1>
      <p className="text-pretty text-ink-soft">{t.invitedNext}</p>
    </section>
  );
}

/** Says what a build with VITE_LOGIN_SECRET=password sends (docs/security.md#keys-and-passwords). */
function PasswordNotice() {
  const t = useMessages(loginMessages);
  return <Banner tone="yellow">{t.passwordIsSent}</Banner>;
}
