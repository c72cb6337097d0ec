import { PATHS } from '@/config/paths';
import { helpMessages } from '@/content/help.messages';
import { useMessages } from '@/i18n/use-messages';
import { OutsideLink } from '@/ui/text/outside-link';

/** "How does this work?": leads to a part of the help by its id, in a new tab, so that what is open here stays open. */
export function HelpLink({ part }: { part: string }) {
  const t = useMessages(helpMessages);
  return (
    <OutsideLink href={`${PATHS.help}#${part}`} className="self-start text-sm">
      {t.link}
    </OutsideLink>
  );
}
