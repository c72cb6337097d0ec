import { formatSignedMessage } from '@/domain/seals/certificate';
import type { CheckedCertificate } from '@/exit/recovery/api';
import { useTexts } from '@/exit/texts/texts';
import { CodeFact } from '@/ui/text/code-fact';
import { DateText } from '@/ui/text/date-text';
import { Fact, FactList } from '@/ui/text/fact-list';

/** The signatures, with what any wallet needs to verify them. */
export function SignatureList({ checked: { certificate, hash } }: { checked: CheckedCertificate }) {
  const { certificate: t, roles } = useTexts();
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="font-semibold">{t.signatures}</h3>
      <FactList>
        <CodeFact label={t.message} value={formatSignedMessage(hash)} />
      </FactList>
      {certificate.signatures.map(({ role, key, address, signature, madeAt }) => (
        <section key={role} className="flex flex-col gap-2">
          <h4 className="text-sm font-medium">{roles[role]}</h4>
          <FactList>
            <CodeFact label={t.key} value={key} />
            <CodeFact label={t.address} value={address} />
            <CodeFact label={t.signature} value={signature} />
            <Fact label={t.madeAt}>
              <DateText value={madeAt} show="utc" />
            </Fact>
          </FactList>
        </section>
      ))}
    </section>
  );
}
