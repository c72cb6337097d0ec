import { useLocation } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { shellMessages } from '@/content/shell.messages';
import { LegalLinks } from '@/features/help/legal-links';
import { useMessages } from '@/i18n/use-messages';
import { TextLink } from '@/ui/text/text-link';

/** Help and the links of the settings, below every page. */
export function Footer() {
  const t = useMessages(shellMessages);
  const isHelp = useLocation().pathname === PATHS.help;
  return (
    <footer className="mx-auto flex w-full max-w-page flex-wrap gap-x-5 gap-y-1 px-4 pt-2 pb-6 text-sm sm:px-6 print:hidden">
      {isHelp ? (
        <span aria-current="page" className="py-0.5 text-ink-soft">
          {t.help}
        </span>
      ) : (
        <TextLink to={PATHS.help} className="inline-block py-0.5">
          {t.help}
        </TextLink>
      )}
      <LegalLinks />
    </footer>
  );
}
