import { useStore } from '@nanostores/react';
import Languages from 'lucide-react/icons/languages';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { Suspense } from 'react';
import { chooseLanguage, languageFailed } from '@/app/language';
import { NAVIGATION_ITEM } from '@/app/navigation-link';
import { chooseTheme, THEMES, theme } from '@/app/theme';
import { languageMessages, themeMessages } from '@/content/bar-tools.messages';
import { LANGUAGES, language } from '@/i18n/i18n';
import { useMessages } from '@/i18n/use-messages';
import { lazyAfterPaint } from '@/lib/lazy';
import { useBaseSelector } from '@/store/setup/hooks';
import { Menu } from '@/ui/menu/menu';

const Attention = lazyAfterPaint(async () => ({ default: (await import('@/app/attention')).Attention }));

/** The right end of the bar: notifications, language and theme. */
export function BarTools() {
  const isMember = useBaseSelector((state) => state.auth.user !== null);
  return (
    <>
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

const ICONS = { system: Monitor, light: Sun, dark: Moon };

function ThemeSwitch() {
  const t = useMessages(themeMessages);
  const chosen = useStore(theme);
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

function LanguageSwitch() {
  const t = useMessages(languageMessages);
  const chosen = useStore(language);
  const failed = useStore(languageFailed);
  return (
    <div className="relative">
      <Menu
        label={
          <>
            <Languages aria-hidden="true" className="size-4.5" />
            <span className="sr-only">{t.language}</span>
          </>
        }
        align="right"
        className={NAVIGATION_ITEM}
        entries={LANGUAGES.map((name) => ({
          label: t[name],
          checked: name === chosen,
          onSelect: () => void chooseLanguage(name),
        }))}
      />
      {failed && (
        <p
          role="alert"
          className="absolute top-full right-0 mt-1 w-64 rounded-control border border-line bg-raised p-3 text-sm text-tone-red shadow-pop"
        >
          {t.failed}
        </p>
      )}
    </div>
  );
}
