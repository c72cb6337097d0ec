import { languageMessages } from '@/content/bar-tools.messages';
import { chooseLanguage } from '@/features/language/language';
import { useScreenTag } from '@/i18n/use-language';
import { useMessages } from '@/i18n/use-messages';
import { classes } from '@/ui/layout/classes';

const NAMES = ['en', 'es'] as const;

/** EN · ES in words, the current one marked. */
export function LanguageSwitch() {
  const t = useMessages(languageMessages);
  const current = useScreenTag();
  return (
    <fieldset className="flex items-center text-sm">
      <legend className="sr-only">{t.language}</legend>
      {NAMES.map((name, index) => (
        <span key={name} className="flex items-center">
          {index > 0 && (
            <span aria-hidden="true" className="text-ink-faint">
              ·
            </span>
          )}
          <button
            type="button"
            lang={name}
            title={t[name]}
            aria-pressed={name === current}
            onClick={() => void chooseLanguage(name)}
            className={classes(
              'min-h-9 rounded-control px-1.5 font-medium transition-colors hover:bg-sunken hover:text-ink',
              name === current ? 'text-ink underline decoration-2 underline-offset-4' : 'text-ink-soft',
            )}
          >
            {name.toUpperCase()}
          </button>
        </span>
      ))}
    </fieldset>
  );
}
