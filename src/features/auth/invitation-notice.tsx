import { authIntroMessages } from '@/content/auth-intro.messages';
import { formatBtc } from '@/domain/primitives/amount';
import { type InvitationOffer, readOffer } from '@/domain/seals/invitation-offer';
import { useMessages } from '@/i18n/use-messages';
import { Foreign } from '@/ui/text/foreign';

interface InvitationNoticeProps {
  /** Of the link; may be empty. */
  fragment: string;
}

/** The heading of the page for visitors who follow a join link. */
export function InvitationNotice({ fragment }: InvitationNoticeProps) {
  const t = useMessages(authIntroMessages);
  const offer = readOffer(fragment);
  return (
    <section aria-labelledby="invited" className="flex max-w-[72ch] flex-col gap-1 wrap-anywhere">
      <h1 id="invited" className={`${offer === null ? 'text-xl' : 'text-lg sm:text-xl'} font-semibold text-balance`}>
        {offer === null ? t.invited : <Foreign>{t.offered({ name: offer.by, title: offer.title })}</Foreign>}
      </h1>
      {offer?.sums != null && <Deposits {...offer.sums} />}
      <p className="text-pretty text-ink-soft">{t.next}</p>
    </section>
  );
}

function Deposits({ owner, counterparty }: NonNullable<InvitationOffer['sums']>) {
  const t = useMessages(authIntroMessages);
  if (owner === 0 && counterparty === 0) return null;
  const describe = owner === 0 ? t.depositsYours : counterparty === 0 ? t.depositsTheirs : t.depositsBoth;
  return (
    <p className="text-ink-soft">{describe({ owner: formatBtc(owner), counterparty: formatBtc(counterparty) })}</p>
  );
}
