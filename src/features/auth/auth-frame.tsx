import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS, toSafeReturnPath } from '@/config/paths';
import { settings } from '@/config/settings';
import { loginMessages } from '@/content/login.messages';
import { EngineNotice } from '@/features/password/engine-notice';
import { useMessages } from '@/i18n/use-messages';
import { lazyPart } from '@/lib/lazy';
import { logger } from '@/lib/logger';
import { useLastText } from '@/lib/use-last-text';
import { carryFragment } from '@/store/seals/carry-fragment';
import { Card } from '@/ui/layout/card';
import { Banner } from '@/ui/message/banner';

// Long, and beside the form.
const AuthIntro = lazyPart('AuthIntro', () => import('@/features/auth/auth-intro'));

interface HeadingProps {
  fragment: string;
  /** For everybody who was not invited. */
  intro: ReactNode;
}

// Only for those who were invited. They wait for it, so that nothing moves; if it cannot be fetched, the page is as for everybody.
const InvitationNotice = lazy(async (): Promise<{ default: ComponentType<HeadingProps> }> => {
  try {
    return { default: (await import('@/features/auth/invitation-notice')).InvitationNotice };
  } catch (error) {
    logger.warn(`Fetching the invitation's heading failed: ${String(error)}`);
    return { default: ({ intro }) => intro };
  }
});

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

/** Layout shared by login and registration. Space is reserved for late content, so that nothing moves. */
export function AuthFrame(props: AuthFrameProps) {
  return (
    <Suspense fallback={null}>
      <Frame {...props} />
    </Suspense>
  );
}

/** The fragment of the join link that a visitor follows, which may be empty; `null`: nobody invited them. */
export function readInvitation(target: string): string | null {
  return /\/join(?=#|$)(.*)/.exec(target)?.[1] ?? null;
}

function Frame({ title, target, intro, action, children, footer }: AuthFrameProps) {
  const invitation = readInvitation(target);
  const hasHeading = invitation !== null || intro !== undefined;
  const Title = invitation === null ? 'h1' : 'h2';
  return (
    <div className="mx-auto grid max-w-104 grid-cols-1 items-start gap-x-16 gap-y-6 lg:max-w-none lg:grid-cols-[26rem_1fr]">
      <div className="flex flex-col gap-3 empty:hidden max-lg:text-center lg:col-span-2">
        {invitation === null ? intro : <InvitationNotice fragment={invitation} intro={intro} />}
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
  /** Path to open after login, with the fragment of a sealed invitation. */
  target: string;
  /** Query and fragment that pass it on to the other form; may be empty. */
  query: string;
}

/**
 * Reads `?returnUrl=contracts/{id}/join` (docs/specification.md#2-screens-and-routes), or the page that sent a visitor
 * here; anything but a path of this application is dropped. The skip link must not lose the fragment.
 */
export function useReturnPath(): ReturnPath {
  const { search, hash, state } = useLocation();
  const fragment = useLastText(carryFragment(hash));
  const path = toSafeReturnPath(new URLSearchParams(search).get('returnUrl') ?? state?.returnUrl);
  if (path === null) return { target: PATHS.contracts, query: '' };
  return { target: path + fragment, query: `?${new URLSearchParams({ returnUrl: path.slice(1) })}${fragment}` };
}

/** Says what a build with VITE_LOGIN_SECRET=password sends (docs/security.md#keys-and-passwords). */
function PasswordNotice() {
  const t = useMessages(loginMessages);
  return <Banner tone="yellow">{t.passwordIsSent}</Banner>;
}
