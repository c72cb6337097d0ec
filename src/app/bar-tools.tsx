import { Suspense } from 'react';
import { late } from '@/lib/late';
import { useVisitorSelector } from '@/store/hooks';
import { LanguageSwitch } from './language-switch';
import { ThemeSwitch } from './theme-switch';

const Attention = late(async () => ({ default: (await import('./attention')).Attention }));

/** The right end of the bar: what the person sets for themselves. */
export function BarTools() {
  const member = useVisitorSelector((state) => state.auth.user !== null);
  return (
    <>
      {member && (
        <Suspense fallback={<span className="size-9" />}>
          <Attention />
        </Suspense>
      )}
      <LanguageSwitch />
      <ThemeSwitch />
    </>
  );
}
