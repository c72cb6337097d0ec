import { authIntroMessages } from '@/content/auth-intro.messages';
import { formatBtc } from '@/domain/primitives/amount';
import { type InvitationOffer, readOffer } from '@/domain/seals/invitation-offer';
import { hasOffer } from '@/domain/seals/seal-fragment';
import { useMessages } from '@/i18n/use-messages';
import { Foreign } from '@/ui/text/foreign';

interface InvitationNoticeProps {
  /** Of the link; may be empty. */
  fragment: string;
}

/** For visitors who follow a join link. As high as its place in the frame, so that nothing moves. */
export function InvitationNotice({ fragment }: InvitationNoticeProps) {
  const t = useMessages(authIntroMessages);
  const offer = readOffer(fragment);
  return (
    <section
      aria-labelledby="invited"
      className={`flex flex-col justify-center rounded-control bg-tone-blue-soft text-tone-blue px-4 py-3 text-sm ${hasOffer(fragment) ? 'min-h-40 lg:min-h-28' : 'min-h-28'}`}
    >
      <h2 id="invited" className="line-clamp-3 font-semibold wrap-anywhere">
        {offer === null ? t.invited : <Foreign>{t.offered({ name: offer.by, title: offer.title })}</Foreign>}
      </h2>
      <p className="mt-1 wrap-anywhere">
        {offer?.sums != null && <Deposits {...offer.sums} />}
        {t.invitedText}
      </p>
    </section>
  );
}

function Deposits({ owner, counterparty }: NonNullable<InvitationOffer['sums']>) {
  const t = useMessages(authIntroMessages);
  if (owner === 0 && counterparty === 0) return null;
  const describe = owner === 0 ? t.depositsYours : counterparty === 0 ? t.depositsTheirs : t.depositsBoth;
  return `${describe({ owner: formatBtc(owner), counterparty: formatBtc(counterparty) })} `;
}
