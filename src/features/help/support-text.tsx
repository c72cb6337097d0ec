import { settings } from '@/config/settings';
import { supportMessages } from '@/content/support.messages';
import { useMessages } from '@/i18n/use-messages';
import { OutsideLink } from '@/ui/text/outside-link';

/** A text whose `{support}` becomes a link to the contact (`support` of VITE_LINKS) or the operator's name. */
export function SupportText({ text }: { text: string }) {
  const t = useMessages(supportMessages);
  const { links, brand } = settings();
  const [before, ...after] = text.split('{support}');
  if (after.length === 0) return <>{text}</>;
  return (
    <>
      {before}
      {links.support === '' ? t.operator({ brand }) : <OutsideLink href={links.support}>{t.support}</OutsideLink>}
      {after.join('{support}')}
    </>
  );
}
