import type { ReactNode } from 'react';
import { signaturesMessages } from '@/content/terms.messages';
import type { SignedTerms } from '@/domain/terms/record';
import { useMessages } from '@/i18n/use-messages';
import { saveFile } from '@/lib/save-file';
import { makeCertificateFile } from '@/store/terms/certificates';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Button } from '@/ui/button/button';

/** Saves the file with which anybody can verify signed terms (docs/terms.md#certificate). */
export function SaveCertificate({ signed, children }: { signed: SignedTerms; children: ReactNode }) {
  const t = useMessages(signaturesMessages);
  const announce = useAnnounce();

  async function save(): Promise<void> {
    const { name, text } = await makeCertificateFile(signed);
    saveFile(name, text);
    announce(t.saved({ file: name }));
  }

  return (
    <Button size="sm" className="self-start" onClick={() => void save()}>
      {children}
    </Button>
  );
}
