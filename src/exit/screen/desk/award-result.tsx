import { formatAwardFile, type SignedAward } from '@/domain/settlement/award';
import { LongCode } from '@/exit/screen/done/long-code';
import { StepCard } from '@/exit/screen/step-card';
import { useTexts } from '@/exit/texts/texts';

/** The file of a signed decision: to save, to copy, and to send to both parties. */
export function AwardResult({ name, signed }: { name: string; signed: SignedAward }) {
  const t = useTexts();
  return (
    <StepCard step={4} heading={t.award.done} purpose={t.award.donePurpose} takesFocus>
      <LongCode
        label={t.award.result}
        text={formatAwardFile(signed).trimEnd()}
        save={t.award.save}
        fileName={name}
        type="application/json"
      />
    </StepCard>
  );
}
