import { signTermsMessages } from '@/content/terms.messages';
import type { Id } from '@/domain/primitives/ids';
import { TermsReader } from '@/features/terms/terms-view';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/core/hooks';
import { selectContractTerms } from '@/store/terms/terms.selectors';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';

interface ReadTermsDialogProps {
  contractId: Id;
  hash: string;
  onClose: () => void;
}

/** Terms that somebody signed, as they were then. */
export function ReadTermsDialog({ contractId, hash, onClose }: ReadTermsDialogProps) {
  const t = useMessages(signTermsMessages);
  const signed = useAppSelector((state) =>
    selectContractTerms(state, contractId)?.record.signed.find((each) => each.hash === hash),
  );
  if (signed === undefined) return null;
  return (
    <Dialog
      title={t.readTitle({ revision: signed.terms.revision })}
      size="wide"
      onClose={onClose}
      footer={<Button onClick={onClose}>{t.close}</Button>}
    >
      <TermsReader terms={signed.terms} hash={hash} />
    </Dialog>
  );
}
