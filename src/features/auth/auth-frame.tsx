import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS, toSafeReturnPath } from '@/config/paths';
import { settings } from '@/config/settings';
import { hasOffer } from '@/domain/seals/seal-fragment';
import { lazyExtra } from '@/features/auth/extras/lazy-extra';
import { lazyAfterPaint } from '@/lib/lazy';
import { useLastText } from '@/lib/use-last-text';
import { carryFragment } from '@/store/seals/carry-fragment';
import { Card } from '@/ui/layout/card';

const PasswordNotice = lazyExtra((extras) => extras.PasswordNotice);
const AuthIntro = lazyExtra((extras) => extras.AuthIntro);
// Only for those who were invited.
const InvitationNotice = lazyAfterPaint(async () => ({
  default: (await import('@/features/auth/invitation-notice')).InvitationNotice,
}));

export interface AuthFrameProps {
  title: string;
  /** The page after login, which shows whether the visitor was invited. */
  target: string;
  /** Above everything. */
  intro?: ReactNode;
  children: ReactNode;
  /** Link to the other form, under the card. */
  footer?: ReactNode;
}

/** Layout shared by login and registration. Space is reserved for late content, so that nothing moves. */
export function AuthFrame({ title, target, intro, children, footer }: AuthFrameProps) {
  return (
    <div className="mx-auto grid max-w-104 grid-cols-1 items-start gap-x-16 gap-y-6 lg:max-w-none lg:grid-cols-[26rem_1fr]">
      <div className="flex flex-col gap-6 empty:hidden lg:col-span-2">
        {/\/join(#|$)/.test(target) && (
          <Suspense fallback={<div className={hasOffer(target) ? 'min-h-40 lg:min-h-28' : 'min-h-28'} />}>
            <InvitationNotice fragment={target.slice(target.indexOf('/join') + '/join'.length)} />
          </Suspense>
        )}
        {intro}
      </div>
      <div className="flex flex-col gap-6">
        <h1 className={`text-center ${intro ? 'text-lg' : 'text-xl'} font-semibold lg:text-left`}>{title}</h1>
        <Card className="flex flex-col gap-5">
          {settings().loginSecret === 'password' && (
            <Suspense fallback={<div className="min-h-21" />}>
              <PasswordNotice />
            </Suspense>
          )}
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
  /** Path to open after login, with the fragment of a sealed link. */
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
