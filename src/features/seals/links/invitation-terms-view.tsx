import type { ReactNode } from 'react';
import { invitationMessages } from '@/content/invitation.messages';
import { TermsView } from '@/features/seals/terms-view';
import { useMessages } from '@/i18n/use-messages';
import type { InvitationTerms } from '@/store/seals/invitation-terms';
import { useAppSelector } from '@/store/setup/hooks';
import { Banner } from '@/ui/message/banner';

export interface InvitationTermsViewProps {
  preview: InvitationTerms;
  retry: ReactNode;
}

/** What an invitation is signed over, or what is missing. */
export function InvitationTermsView({ preview: { terms, gaps, hash }, retry }: InvitationTermsViewProps) {
  const t = useMessages(invitationMessages);
  const names = useAppSelector(({ people }) => people.names);
  const missing = [...new Set(gaps.map(({ kind }) => t[`gap-${kind}`]))];
  return (
    <>
      {missing.length > 0 && (
        <Banner tone="yellow" action={retry}>
          {t.gaps} {missing.join('; ')}.
        </Banner>
      )}
      <section aria-label={t.terms} className="rounded-card border border-line p-4">
        <TermsView terms={terms} names={names} {...(gaps.length === 0 && { hash })} />
      </section>
    </>
  );
}
