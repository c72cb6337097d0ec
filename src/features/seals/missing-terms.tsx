import { sealsMessages } from '@/content/seals.messages';
import type { MissingTerms } from '@/domain/seals/last-signed';
import { getOtherRole } from '@/domain/seals/terms';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { OpenCertificateButton } from '@/features/seals/certificate/open-certificate-button';
import type { SealScreen } from '@/features/seals/use-seal-screen';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';

interface MissingTermsBannerProps {
  missing: MissingTerms;
  screen: SealScreen;
}

/** Both signed terms whose text this device does not have. */
export function MissingTermsBanner({ missing, screen }: MissingTermsBannerProps) {
  const open = useOpenDialog();
  const t = useMessages(sealsMessages);
  const { view, role, other } = screen;
  const { state, gaps } = view;
  const signedBy = state.kind === 'text-missing' ? state.signedBy : [];
  const hasOwn = signedBy.includes(role);
  return (
    <Banner tone="red">
      <div className="flex flex-col items-start gap-2">
        <p>{t[view.terms.pdf === '' ? 'textMissing' : 'textMissingPdf']({ revision: missing.revision })}</p>
        {hasOwn && <p className="font-medium">{t.changedWaiting({ name: other })}</p>}
        {signedBy.includes(getOtherRole(role)) && <p className="font-medium">{t.changedOther({ name: other })}</p>}
        <div className="flex flex-wrap gap-2">
          <OpenCertificateButton />
          {!hasOwn && gaps.length === 0 && (
            <Button size="sm" onClick={() => open({ kind: 'sign-terms' })}>
              {t.signNew}
            </Button>
          )}
        </div>
      </div>
    </Banner>
  );
}
