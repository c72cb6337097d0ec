import { openCertificateMessages } from '@/content/open-certificate.messages';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';

/** Opens the dialog that reads a certificate from a file. */
export function OpenCertificateButton() {
  const open = useOpenDialog();
  const t = useMessages(openCertificateMessages);
  return (
    <Button size="sm" onClick={() => open({ kind: 'open-certificate' })}>
      {t.title}
    </Button>
  );
}
