import { useState } from 'react';
import { ownKeyMessages } from '@/content/own-key.messages';
import { isOwnKeyBlock, type PayBlock } from '@/domain/keys/key-verdict';
import { SupportText } from '@/features/help/support-text';
import { KeyCheckDialog } from '@/features/keys/key-check-dialog';
import { OpenKeyDialog } from '@/features/keys/open-key-dialog';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Banner } from '@/ui/message/banner';

export interface KeyBlockedDialogProps {
  block: PayBlock;
  /** Deposits all the same, under a key that another program opens. */
  onDeposit?: (() => void) | undefined;
  onClose: () => void;
}

/**
 * Opens instead of the deposit, release and signing dialogs while nothing can be paid or signed. An unchecked key is
 * checked here; if the server's copy cannot be opened, the key can be opened from a file.
 */
export function KeyBlockedDialog({ block, onDeposit, onClose }: KeyBlockedDialogProps) {
  const t = useMessages(ownKeyMessages);
  const [opening, setOpening] = useState(false);
  if (block === 'unchecked') return <KeyCheckDialog onClose={onClose} />;
  if (opening) return <OpenKeyDialog onOpened={() => setOpening(false)} onClose={onClose} />;
  const isOfMemory = block === 'lost' || block === 'signatures-lost' || block === 'not-kept';
  if (block === 'other-client')
    return <OtherClientKey onDeposit={onDeposit} onOpen={() => setOpening(true)} onClose={onClose} />;
  const isOfKey = isOwnKeyBlock(block);
  return (
    <Dialog
      title={block === 'checking' ? t.checkKeyTitle : isOfMemory ? t.blockedMemoryTitle : t.blockedTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.close}</Button>
          {isOfKey && (
            <Button variant="primary" onClick={() => setOpening(true)}>
              {t.openFromFile}
            </Button>
          )}
        </>
      }
    >
      <Banner tone={block === 'checking' ? 'yellow' : 'red'}>
        <p>{t[`key-${block}`]}</p>
      </Banner>
      {block === 'lost' && (
        <p className="text-sm text-ink-soft">
          <SupportText text={t.lostAdvice} />
        </p>
      )}
      {block === 'signatures-lost' && (
        <p className="text-sm text-ink-soft">
          <SupportText text={t.signaturesLostAdvice} />
        </p>
      )}
      {isOfKey && (
        <p className="text-sm text-ink-soft">
          <SupportText text={t.warningAdvice} />
        </p>
      )}
    </Dialog>
  );
}

interface OtherClientKeyProps {
  onDeposit: (() => void) | undefined;
  onOpen: () => void;
  onClose: () => void;
}

/** Nothing is wrong with the key: another program encrypted it. A deposit needs no key, but the money does later. */
function OtherClientKey({ onDeposit, onOpen, onClose }: OtherClientKeyProps) {
  const t = useMessages(ownKeyMessages);
  return (
    <Dialog
      title={t.otherClientTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.close}</Button>
          <Button variant={onDeposit ? 'secondary' : 'primary'} onClick={onOpen}>
            {t.openFromFile}
          </Button>
          {onDeposit && (
            <Button variant="primary" onClick={onDeposit}>
              {t.otherClientDeposit}
            </Button>
          )}
        </>
      }
    >
      <Banner tone="yellow">
        <p>{t['key-other-client']}</p>
      </Banner>
      <p className="text-sm text-ink-soft">
        <SupportText text={onDeposit ? t.otherClientDepositAdvice : t.otherClientAdvice} />
      </p>
    </Dialog>
  );
}
