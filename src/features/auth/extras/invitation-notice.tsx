import { authIntroMessages } from '@/content/auth-intro.messages';
import { useMessages } from '@/i18n/use-messages';

/** For visitors who follow a join link. As high as its place in the frame, so that nothing moves. */
export function InvitationNotice() {
  const t = useMessages(authIntroMessages);
  return (
    <section
      aria-labelledby="invited"
      className="flex min-h-28 flex-col justify-center rounded-control bg-tone-blue-soft text-tone-blue px-4 py-3 text-sm"
    >
      <h2 id="invited" className="font-semibold">
        {t.invited}
      </h2>
      <p className="mt-1">{t.invitedText}</p>
    </section>
  );
}
