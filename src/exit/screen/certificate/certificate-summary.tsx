import type { CheckedCertificate } from '@/exit/recovery/api';
import { SignatureList } from '@/exit/screen/certificate/signature-list';
import { TermsText } from '@/exit/screen/certificate/terms-text';
import { Verdict } from '@/exit/screen/certificate/verdict';
import { StepCard } from '@/exit/screen/step-card';
import { useTexts } from '@/exit/texts/texts';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';

export interface CertificateSummaryProps {
  checked: CheckedCertificate;
  onClose: () => void;
}

/** An opened certificate: who signed, and what (docs/seal.md#certificate). */
export function CertificateSummary({ checked, onClose }: CertificateSummaryProps) {
  const t = useTexts();
  const { network } = checked.certificate.terms;
  return (
    <StepCard
      heading={t.certificate.opened}
      takesFocus
      action={
        <Button size="sm" onClick={onClose}>
          {t.certificate.another}
        </Button>
      }
    >
      <Verdict checked={checked} />
      <p className="max-w-[72ch] text-sm">{t.certificate.keys}</p>
      <p className="max-w-[72ch] text-sm text-ink-soft">{t.certificate.claim}</p>
      {network !== 'mainnet' && <Banner tone="yellow">{t.certificate.notMainnet(network)}</Banner>}
      <TermsText checked={checked} />
      <SignatureList checked={checked} />
    </StepCard>
  );
}
