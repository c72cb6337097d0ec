import { disputesMessages } from '@/content/disputes.messages';
import { useMessages } from '@/content/use-messages';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

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
