import { formatAwardFile, nameAwardFile, type SignedAward } from '@/domain/settlement/award';
import { AwardSummary } from '@/exit/screen/desk/award-summary';
import { LongCode } from '@/exit/screen/done/long-code';
import { StepCard } from '@/exit/screen/step-card';
import { useTexts } from '@/exit/texts/texts';
import { saveFile } from '@/lib/save-file';
import { Button } from '@/ui/button/button';

interface AwardResultProps {
  signed: SignedAward;
  onSave: () => void;
}

/** The file of a signed decision: to save, to copy, and to send to both parties. */
export function AwardResult({ signed, onSave }: AwardResultProps) {
  const t = useTexts();
  return (
    <StepCard step={4} heading={t.award.done} purpose={t.award.donePurpose} takesFocus>
      <AwardSummary award={signed.award} />
      <LongCode
        label={t.award.result}
        text={formatAwardFile(signed).trimEnd()}
        save={t.award.save}
        fileName={nameAwardFile(signed.award)}
        type="application/json"
        onSave={onSave}
      />
    </StepCard>
  );
}

interface EarlierResultsProps {
  earlier: readonly SignedAward[];
  onSave: (signed: SignedAward) => void;
}

/** Decisions that say something else than the form does now. */
export function EarlierResults({ earlier, onSave }: EarlierResultsProps) {
  const t = useTexts();
  if (earlier.length === 0) return null;
  return (
    <StepCard heading={t.award.earlier} purpose={t.award.earlierPurpose}>
      <ul aria-label={t.award.earlier} className="flex flex-col divide-y divide-line">
        {earlier.map((signed) => (
          <li key={signed.statement} className="flex flex-col items-start gap-3 py-3">
            <AwardSummary award={signed.award} />
            <Button
              size="sm"
              onClick={() => {
                saveFile(nameAwardFile(signed.award), formatAwardFile(signed));
                onSave(signed);
              }}
            >
              {t.award.saveEarlier(signed.award.number)}
            </Button>
          </li>
        ))}
      </ul>
    </StepCard>
  );
}
