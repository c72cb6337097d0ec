import type { ReactNode } from 'react';
import { contractScreenMessages } from '@/content/contract-screen.messages';
import type { Contract } from '@/domain/models';
import { ContractReading } from '@/features/contracts/detail/contract-reading';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';

interface ReadingDialogProps {
  contract: Contract;
  /** Above the text. */
  before: ReactNode;
  onClose: () => void;
}

/** The terms of a contract, to read and to print. */
export function ReadingDialog({ contract, before, onClose }: ReadingDialogProps) {
  const t = useMessages(contractScreenMessages);
  const footer = (
    <>
      <Button onClick={() => window.print()}>{t.print}</Button>
      <Button variant="primary" onClick={onClose}>
        {t.close}
      </Button>
    </>
  );
  return (
    <Dialog title={t.terms} size="reading" onClose={onClose} footer={footer}>
      {before}
      <section
        aria-label={t.description}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: reading scrolls it
        tabIndex={0}
        data-autofocus
        className="outline-offset-4"
      >
        <ContractReading contract={contract} />
      </section>
    </Dialog>
  );
}
