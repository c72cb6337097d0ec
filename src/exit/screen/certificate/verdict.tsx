import { getOtherRole } from '@/domain/seals/terms';
import type { CheckedCertificate } from '@/exit/recovery/api';
import { useTexts } from '@/exit/texts/texts';
import { Banner } from '@/ui/message/banner';

/** Whether both parties signed. */
export function Verdict({ checked: { missing } }: { checked: CheckedCertificate }) {
  const { certificate: t, roles } = useTexts();
  const [absent] = missing;
  if (absent === undefined)
    return (
      <Banner tone="green">
        <p className="font-medium">{t.signedByBoth}</p>
        <p>{t.signedByBothWhat}</p>
      </Banner>
    );
  return (
    <Banner tone="yellow">
      <p className="font-medium">{t.missing(roles[absent])}</p>
      <p>{t.missingWhat(roles[getOtherRole(absent)])}</p>
    </Banner>
  );
}
