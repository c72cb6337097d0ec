import { useState } from 'react';
import type { EarlierTransaction } from '@/exit/recovery/second-payment';
import { CertificateSummary } from '@/exit/screen/certificate/certificate-summary';
import { type OpenFile, OpenKit } from '@/exit/screen/kit/open-kit';
import { Recovery } from '@/exit/screen/recovery';

interface RecoverProps {
  /** Signed since the page was loaded, with any kit. */
  signed: readonly EarlierTransaction[];
  onSigned: (transaction: EarlierTransaction) => void;
}

/** 'Recover a guarantee': a kit, or a certificate in the same field. */
export function Recover({ signed, onSigned }: RecoverProps) {
  const [file, setFile] = useState<OpenFile | null>(null);
  const [wasOpen, setWasOpen] = useState(false);

  function close(): void {
    setWasOpen(true);
    setFile(null);
  }

  if (file === null) return <OpenKit takesFocus={wasOpen} onOpen={setFile} />;
  if ('certificate' in file) return <CertificateSummary checked={file.certificate} onClose={close} />;
  return <Recovery opened={file.kit} signed={signed} onSigned={onSigned} onClose={close} />;
}
