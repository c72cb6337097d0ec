import { settings } from '@/config/settings';
import { supportMessages } from '@/content/support.messages';
import { useMessages } from '@/i18n/use-messages';
import { OutsideLink } from '@/ui/text/outside-link';

/** A text whose `{support}` becomes a link to the contact (VITE_SUPPORT_CONTACT) or the operator's name. */
export function SupportText({ text }: { text: string }) {
  const t = useMessages(supportMessages);
  const { supportContact, brand } = settings();
  const [before, ...after] = text.split('{support}');
  if (after.length === 0) return <>{text}</>;
  return (
    <>
      {before}
      {supportContact === '' ? t.operator({ brand }) : <OutsideLink href={supportContact}>{t.support}</OutsideLink>}
      {after.join('{support}')}
    </>
  );
}
