import { withdrawalsMessages } from '@/content/withdrawals.messages';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Banner } from '@/ui/message/banner';

/** In place of the form of a release whose transaction could not be signed here. */
export function UnsupportedRelease({ onClose }: { onClose: () => void }) {
  const t = useMessages(withdrawalsMessages);
  return (
    <Dialog title={t.releaseTitle} onClose={onClose} footer={<Button onClick={onClose}>{t.cancel}</Button>}>
      <Banner tone="red" role="alert">
        {t.releaseUnsupported}
      </Banner>
    </Dialog>
  );
}
