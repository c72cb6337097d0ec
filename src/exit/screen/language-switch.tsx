import { LANGUAGE_NAMES, LANGUAGES, type Language, useTexts } from '@/exit/texts/texts';
import { classes } from '@/ui/layout/classes';

export interface LanguageSwitchProps {
  language: Language;
  onLanguage: (language: Language) => void;
}

/** The languages by their own names. */
export function LanguageSwitch({ language, onLanguage }: LanguageSwitchProps) {
  const { page } = useTexts();
  return (
    <fieldset className="flex rounded-control border border-line bg-card p-0.5">
      <legend className="sr-only">{page.language}</legend>
      {LANGUAGES.map((choice) => (
        <button
          key={choice}
          type="button"
          lang={choice}
          aria-pressed={choice === language}
          onClick={() => onLanguage(choice)}
          className={classes(
            'min-h-8 rounded-sm px-3 text-sm transition-colors',
            choice === language ? 'bg-accent-soft font-medium text-accent-ink' : 'text-ink-soft hover:text-ink',
          )}
        >
          {LANGUAGE_NAMES[choice]}
        </button>
      ))}
    </fieldset>
  );
}
