import { linkToAddress, linkToTx } from '@/config/explorer-links';
import { settings } from '@/config/settings';
import { guaranteeStateMessages } from '@/content/guarantee-state.messages';
import { type GuaranteeState, getGuaranteeState } from '@/domain/guarantee/guarantee-state';
import type { GuaranteeView } from '@/features/guarantees/use-guarantee-view';
import { useMessages } from '@/i18n/use-messages';
import { OutsideLink } from '@/ui/text/outside-link';

/** How far the guarantee is, in one line. What happened before is in the activity log. */
export function GuaranteeStateLine({ view }: { view: GuaranteeView }) {
  const t = useMessages(guaranteeStateMessages);
  const { guarantee, balance, missing, addresses, txid } = view;
  const { name, link } = getGuaranteeState(guarantee, balance.kind === 'known' ? balance : null, missing);
  // Badge and footer say it.
  if (name === 'executed') return null;
  // The card's footer has the links to pending and active addresses, and to the last transaction.
  const isBelow = link !== null && ('address' in link ? addresses.includes(link.address) : link.txid === txid);
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-soft">
      <span className="text-xs text-ink-faint">{t.title}</span>
      <span>{t[`state-${name}`]}</span>
      {!isBelow && <StateLink link={link} />}
    </p>
  );
}

function StateLink({ link }: Pick<GuaranteeState, 'link'>) {
  const t = useMessages(guaranteeStateMessages);
  const { explorerUrl } = settings();
  if (link === null) return null;
  if ('address' in link)
    return (
      <OutsideLink href={linkToAddress(explorerUrl, link.address)} className="text-xs sm:ml-auto">
        {t.viewAddress}
      </OutsideLink>
    );
  return (
    <OutsideLink href={linkToTx(explorerUrl, link.txid)} className="text-xs sm:ml-auto">
      {t.viewTransaction}
    </OutsideLink>
  );
}
