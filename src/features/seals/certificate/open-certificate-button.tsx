import { openCertificateMessages } from '@/content/open-certificate.messages';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';

/** Opens the dialog that reads a certificate from a file. */
export function OpenCertificateButton({ onClick }: { onClick: () => void }) {
  const t = useMessages(openCertificateMessages);
  return (
    <Button size="sm" onClick={onClick}>
      {t.title}
    </Button>
  );
}
