import { Suspense } from 'react';
import { LanguageSwitch } from '@/app/language-switch';
import { ThemeSwitch } from '@/app/theme-switch';
import { late } from '@/lib/late';
import { useVisitorSelector } from '@/store/setup/hooks';

const Attention = late(async () => ({ default: (await import('@/app/attention')).Attention }));

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
