import { authIntroMessages } from '@/content/auth-intro.messages';
import { formatBtc } from '@/domain/primitives/amount';
import { type InvitationOffer, readOffer } from '@/domain/seals/invitation-offer';
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
      className={`flex flex-col justify-center rounded-control bg-tone-blue-soft text-tone-blue px-4 py-3 text-sm ${offer === null ? 'min-h-28' : 'min-h-40 sm:min-h-28'}`}
    >
      <h2 id="invited" className="font-semibold wrap-anywhere">
        {offer === null ? t.invited : <Foreign>{t.offered({ name: offer.by, title: offer.title })}</Foreign>}
      </h2>
      <p className="mt-1 wrap-anywhere">
        {offer !== null && <Deposits offer={offer} />}
        {t.invitedText}
      </p>
    </section>
  );
}

function Deposits({ offer: { by, owner, counterparty } }: { offer: InvitationOffer }) {
  const t = useMessages(authIntroMessages);
  if (owner === 0 && counterparty === 0) return null;
  const sums = { name: by, owner: formatBtc(owner), counterparty: formatBtc(counterparty) };
  const describe = owner === 0 ? t.depositsYours : counterparty === 0 ? t.depositsTheirs : t.depositsBoth;
  return (
    <>
      <Foreign>{describe(sums)}</Foreign>{' '}
    </>
  );
}
