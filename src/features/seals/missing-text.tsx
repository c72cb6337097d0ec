import type { ReactNode } from 'react';
import { sealsMessages } from '@/content/seals.messages';
import type { MissingText as Missing } from '@/domain/terms/checked-line';
import { getOtherRole } from '@/domain/terms/terms';
import type { SealDialog } from '@/features/seals/seal-dialog';
import type { SealScreen } from '@/features/seals/use-seal-screen';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';

export interface MissingTextProps {
  missing: Missing;
  screen: SealScreen;
  /** Offers to open a certificate. */
  certificate: ReactNode;
  onOpen: (dialog: SealDialog) => void;
}

/** Says that both signed terms whose text this device does not have. */
export function MissingText({ missing, screen, certificate, onOpen }: MissingTextProps) {
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
          {certificate}
          {!hasOwn && gaps.length === 0 && (
            <Button size="sm" onClick={() => onOpen({ kind: 'sign' })}>
              {t.signNew}
            </Button>
          )}
        </div>
      </div>
    </Banner>
  );
}
