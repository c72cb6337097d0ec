import { useStore } from '@nanostores/react';
import Languages from 'lucide-react/icons/languages';
import { chooseLanguage, languageFailed } from '@/app/language';
import { NAVIGATION_ITEM } from '@/app/navigation-style';
import { languageMessages } from '@/content/language.messages';
import { LANGUAGES, language } from '@/i18n/i18n';
import { useMessages } from '@/i18n/use-messages';
import { Menu } from '@/ui/menu/menu';

/** As specified, English, or Spanish. */
export function LanguageSwitch() {
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
