import { toReturnDay } from '@/domain/settlement/return-rules';
import type { EvidenceAgreement } from '@/exit/recovery/evidence/evidence-api';
import { useTexts } from '@/exit/texts/texts';
import { Banner } from '@/ui/message/banner';
import { DateText } from '@/ui/text/date-text';

/** Agreements that the parties have signed about the same coins: they can be carried out before the decision. */
export function Agreements({ list }: { list: readonly EvidenceAgreement[] }) {
  const t = useTexts();
  if (list.length === 0) return null;
  return (
    <Banner tone="yellow">
      <p>{t.award.agreed}</p>
      <ul className="list-disc pl-5">
        {list.map(({ kind, number, isConfidential, from }) => (
          <li key={`${kind} ${number} ${isConfidential} ${from}`}>
            {kind === 'return' ? t.award.returned(number) : t.evidence.subjects.acceptance(number, isConfidential)}
            {kind === 'return' && (
              <>
                {' '}
                <DateText value={toReturnDay(from)} />
              </>
            )}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
