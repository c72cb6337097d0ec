import { certificateMessages } from '@/content/certificate.messages';
import type { NamedCertificate } from '@/features/seals/certificate/use-certificates';
import { useMessages } from '@/i18n/use-messages';
import { saveFile } from '@/lib/save-file';
import { toCertificateFile } from '@/store/seals/certificates';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Button } from '@/ui/button/button';
import { SelectField } from '@/ui/fields/select-field';

export interface CertificateToolsProps {
  certificates: readonly NamedCertificate[];
  chosen: NamedCertificate;
  onRevision: (name: string) => void;
}

/** Choice of revision, *Download* and *Print*. */
export function CertificateTools({ certificates, chosen, onRevision }: CertificateToolsProps) {
  const t = useMessages(certificateMessages);
  const announce = useAnnounce();

  function download(): void {
    const { name, text } = toCertificateFile(chosen.certificate);
    saveFile(name, text);
    announce(t.downloaded({ file: name }));
  }

  return (
    <div className="flex flex-wrap items-end gap-3">
      {certificates.length > 1 && (
        <SelectField label={t.revision} value={chosen.name} onChange={({ target }) => onRevision(target.value)}>
          {certificates.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <Button onClick={download}>{t.download}</Button>
      <Button variant="primary" onClick={() => window.print()}>
        {t.print}
      </Button>
    </div>
  );
}
