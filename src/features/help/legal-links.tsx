import { settings } from '@/config/settings';
import { shellMessages } from '@/content/shell.messages';
import { useMessages } from '@/i18n/use-messages';
import { OutsideLink } from '@/ui/text/outside-link';

/** Links to legal notice, terms, privacy and support, if the settings have them. */
export function LegalLinks() {
  const t = useMessages(shellMessages);
  const { legalNotice, terms, privacy, support } = settings().links;
  const links = [
    { label: t.legalNotice, href: legalNotice },
    { label: t.terms, href: terms },
    { label: t.privacy, href: privacy },
    { label: t.support, href: support },
  ].filter(({ href }) => href !== '');
  if (links.length === 0) return null;
  return (
    <nav aria-label={t.legal}>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {links.map(({ label, href }) => (
          <li key={label}>
            <OutsideLink href={href}>{label}</OutsideLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
