import type { ReactNode } from 'react';
import { invitationMessages } from '@/content/invitation.messages';
import { TermsReader } from '@/features/seals/terms-reader';
import { useMessages } from '@/i18n/use-messages';
import type { InvitationTerms } from '@/store/seals/invitation-terms.thunks';
import { Banner } from '@/ui/message/banner';

export interface InvitationTermsViewProps {
  preview: InvitationTerms;
  retry: ReactNode;
}

/** The terms that an invitation signs, or their missing parts. */
export function InvitationTermsView({ preview: { terms, gaps, hash }, retry }: InvitationTermsViewProps) {
  const t = useMessages(invitationMessages);
  const missing = [...new Set(gaps.map(({ kind }) => t[`gap-${kind}`]))];
  return (
    <>
      {missing.length > 0 && (
        <Banner tone="yellow" action={retry}>
          {t.gaps} {missing.join('; ')}.
        </Banner>
      )}
      <TermsReader terms={terms} label={t.terms} {...(gaps.length === 0 && { hash })} />
    </>
  );
}
