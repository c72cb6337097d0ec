import { settings } from '@/config/settings';
import { certificateMessages } from '@/content/certificate.messages';
import type { Id } from '@/domain/primitives/ids';
import { countTexts, isAlarmDue } from '@/domain/seals/seal-state';
import { useMessages } from '@/i18n/use-messages';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { selectContractSeals, selectSealView, selectTermsRole } from '@/store/seals/seals.selectors';
import { Banner } from '@/ui/message/banner';

export interface CertificateNoticeProps {
  contractId: Id;
  hasCertificate: boolean;
}

/** Why there is no certificate, or what has happened since. On screen only: paper keeps what was signed. */
export function CertificateNotice({ contractId, hasCertificate }: CertificateNoticeProps) {
  const t = useMessages(certificateMessages);
  const contract = useAppSelector((state) => selectContract(state, contractId));
  const role = useAppSelector((state) => (contract === null ? null : selectTermsRole(state, contract)));
  const view = useAppSelector((state) => selectSealView(state, contractId));
  const isHalf = useAppSelector((state) => (selectContractSeals(state, contractId)?.record.signed.length ?? 0) > 0);
  if (settings().seals === 'off') return <Banner tone="blue">{t.off}</Banner>;
  if (contract !== null && role === null) return <Banner tone="blue">{t.noParty}</Banner>;
  if (view?.state.kind === 'text-missing')
    return <Banner tone="yellow">{t.missing({ revision: view.state.missing.revision })}</Banner>;
  if (view?.state.kind === 'conflict') {
    const { last } = view.state;
    return <Banner tone="red">{t.conflict({ revision: last.revision, count: countTexts(last) })}</Banner>;
  }
  if (view !== null && isAlarmDue(view)) return <Banner tone="red">{t.changed}</Banner>;
  if (hasCertificate) return null;
  return (
    <Banner tone="blue">
      <p>{isHalf ? t.half : t.none}</p>
      <p>{t.noneElsewhere}</p>
    </Banner>
  );
}
