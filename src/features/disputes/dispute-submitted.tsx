import { disputesMessages } from '@/content/disputes.messages';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Banner } from '@/ui/message/banner';

/** In place of the form, after its submission was logged. */
export function DisputeSubmitted({ onClose }: { onClose: () => void }) {
  const t = useMessages(disputesMessages);
  return (
    <Dialog
      title={t.title}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t.close}
        </Button>
      }
    >
      <Banner tone="green">
        <strong className="font-semibold">{t.submitted}</strong> {t.submittedText}
      </Banner>
    </Dialog>
  );
}
