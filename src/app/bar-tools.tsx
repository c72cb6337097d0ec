import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { Suspense } from 'react';
import { NAVIGATION_ITEM } from '@/app/navigation-link';
import { chooseTheme, THEMES, theme } from '@/app/theme';
import { settings } from '@/config/settings';
import { networkMessages, themeMessages } from '@/content/bar-tools.messages';
import { LanguageSwitch } from '@/features/language/language-switch';
import { useMessages } from '@/i18n/use-messages';
import { lazyPart } from '@/lib/lazy';
import { useValue } from '@/lib/value';
import { useBaseSelector } from '@/store/core/hooks';
import { Menu } from '@/ui/menu/menu';

const Attention = lazyPart('Attention', () => import('@/app/attention'));

/** The right end of the bar: test network, notifications, language and theme. */
export function BarTools() {
  const isMember = useBaseSelector((state) => state.auth.user !== null);
  return (
    <>
      {isMember && settings().network !== 'mainnet' && <TestNetwork />}
      {isMember && (
        <Suspense fallback={<span className="size-9" />}>
          <Attention />
        </Suspense>
      )}
      <LanguageSwitch />
      <ThemeSwitch />
    </>
  );
}

function TestNetwork() {
  const t = useMessages(networkMessages);
  return (
    <span
      title={t.testMeaning}
      className="mr-1 rounded-full border border-line px-2.5 py-0.5 text-xs font-medium whitespace-nowrap text-ink-soft"
    >
      <span className="max-sm:sr-only">{t.test}</span>
      <span aria-hidden="true" className="sm:hidden">
        {t.testShort}
      </span>
    </span>
  );
}

const ICONS = { system: Monitor, light: Sun, dark: Moon };

function ThemeSwitch() {
  const t = useMessages(themeMessages);
  const chosen = useValue(theme);
  const Icon = ICONS[chosen];
  return (
    <Menu
      label={
        <>
          <Icon aria-hidden="true" className="size-4.5" />
          <span className="sr-only">{t.theme}</span>
        </>
      }
      align="right"
      className={NAVIGATION_ITEM}
      entries={THEMES.map((name) => ({
        label: t[name],
        checked: name === chosen,
        onSelect: () => chooseTheme(name),
      }))}
    />
  );
}
