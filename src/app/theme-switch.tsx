import { useStore } from '@nanostores/react';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { NAVIGATION_ITEM } from '@/app/navigation-style';
import { chooseTheme, THEMES, theme } from '@/app/theme';
import { themeMessages } from '@/content/theme.messages';
import { useMessages } from '@/i18n/use-messages';
import { Menu } from '@/ui/menu/menu';

const ICONS = { system: Monitor, light: Sun, dark: Moon };

/** Light, dark, or as the system. */
export function ThemeSwitch() {
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
