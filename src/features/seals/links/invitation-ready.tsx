import { invitationMessages } from '@/content/invitation.messages';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { CopyNotice, type CopyState } from '@/ui/copy/use-copy';
import { Dialog } from '@/ui/dialog/dialog';
import { Banner } from '@/ui/message/banner';

export interface InvitationReadyProps {
  link: string;
  copying: CopyState;
  onClose: () => void;
}

/** The signed link, copied already if the browser allowed it. */
export function InvitationReady({ link, copying, onClose }: InvitationReadyProps) {
  const t = useMessages(invitationMessages);
  const footer = (
    <>
      <Button onClick={onClose}>{t.close}</Button>
      <Button variant="primary" data-autofocus onClick={() => void copying.copy(link)}>
        {t.copyAgain}
      </Button>
    </>
  );
  return (
    <Dialog title={t.title} onClose={onClose} footer={footer}>
      <Banner tone="green">{t.ready}</Banner>
      <p className="text-sm">{t.advice}</p>
      <p translate="no" className="rounded-control bg-sunken p-3 font-mono text-xs break-all">
        {link}
      </p>
      <CopyNotice copying={copying} copiedLabel={t.copied} failedLabel={t.copyFailed} />
    </Dialog>
  );
}
