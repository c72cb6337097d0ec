import { useMemo } from 'react';
import type { Kit } from '@/domain/kit/kit';
import { engine } from '@/exit/recovery/engine';
import { SignatureList } from '@/exit/screen/certificate/signature-list';
import { TermsText } from '@/exit/screen/certificate/terms-text';
import { Verdict } from '@/exit/screen/certificate/verdict';
import { describeCertificateFault } from '@/exit/screen/describe-faults';
import { useTexts } from '@/exit/texts/texts';
import { Disclosure } from '@/ui/layout/disclosure';
import { Banner } from '@/ui/message/banner';

/** The signed terms of a kit. The money does not depend on them, so a fault is shown but blocks nothing. */
export function KitTermsList({ kit }: { kit: Kit }) {
  const t = useTexts();
  const checks = useMemo(() => engine.checkKitTerms(kit), [kit]);
  if (checks.length === 0) return null;
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="font-semibold">{t.certificate.inKit}</h3>
      <ul className="flex flex-col gap-3">
        {checks.map((check, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of one kit, which does not change
          <li key={at}>
            {check.ok ? (
              <Disclosure summary={t.certificate.inKitSummary(check.value.certificate.terms.revision)}>
                <div className="flex flex-col gap-4 whitespace-normal text-ink">
                  <Verdict checked={check.value} />
                  <TermsText checked={check.value} />
                  <SignatureList checked={check.value} />
                </div>
              </Disclosure>
            ) : (
              <Banner tone="yellow">
                {t.certificate.refused} {describeCertificateFault(t, check.error)}
              </Banner>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
