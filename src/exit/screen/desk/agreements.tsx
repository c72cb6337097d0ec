import { toReturnDay } from '@/domain/settlement/return-rules';
import type { Agreement } from '@/exit/recovery/award/agreed-payments';
import { useTexts } from '@/exit/texts/texts';
import { Banner } from '@/ui/message/banner';
import { DateText } from '@/ui/text/date-text';

/** Agreements that the parties have signed about the same coins: they can be carried out before the decision. */
export function Agreements({ list }: { list: readonly Agreement[] }) {
  const t = useTexts();
  if (list.length === 0) return null;
  return (
    <Banner tone="yellow">
      <p>{t.award.agreed}</p>
      <ul className="list-disc pl-5">
        {list.map(({ number, from }) => (
          <li key={`${number} ${from}`}>
            {t.award.returned(number)} <DateText value={toReturnDay(from)} />
          </li>
        ))}
      </ul>
    </Banner>
  );
}
