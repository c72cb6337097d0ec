import { linkToAddress, linkToTx } from '@/config/explorer-links';
import { settings } from '@/config/settings';
import { activityMessages } from '@/content/activity.messages';
import type { ActivityEntry } from '@/domain/activity/activity';
import { useMessages } from '@/i18n/use-messages';
import { OutsideLink } from '@/ui/text/outside-link';

export interface EntryLinkProps {
  entry: ActivityEntry;
  /** What was signed has been broadcast. */
  isSent: boolean;
}

/** The page of the block explorer on the entry's transaction or address. */
export function EntryLink({ entry: { kind, link, hash }, isSent }: EntryLinkProps) {
  const t = useMessages(activityMessages);
  const { explorerUrl } = settings();
  const target = kind === 'signature' && hash !== null && isSent ? { txid: hash } : link;
  if (target === null) return null;
  if ('address' in target)
    return <OutsideLink href={linkToAddress(explorerUrl, target.address)}>{t.viewAddress}</OutsideLink>;
  return <OutsideLink href={linkToTx(explorerUrl, target.txid)}>{t.viewTransaction}</OutsideLink>;
}
