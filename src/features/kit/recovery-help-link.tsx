import { PATHS } from '@/config/paths';
import { settings } from '@/config/settings';
import { kitMessages } from '@/content/kit.messages';
import { useMessages } from '@/i18n/use-messages';
import { OutsideLink } from '@/ui/text/outside-link';

/** Leads to the help page, in a new tab: what is open here stays open. */
export function RecoveryHelpLink() {
  const t = useMessages(kitMessages);
  return <OutsideLink href={PATHS.helpRecovery}>{t.help({ brand: settings().brand })}</OutsideLink>;
}
