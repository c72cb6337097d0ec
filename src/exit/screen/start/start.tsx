import { CheckDecision } from '@/exit/screen/desk/check-decision';
import { Desk } from '@/exit/screen/desk/desk';
import { CheckDocument } from '@/exit/screen/evidence/check-document';
import { Recover, type RecoverProps } from '@/exit/screen/start/recover';
import { useTexts } from '@/exit/texts/texts';
import { Button } from '@/ui/button/button';

/** The first one is open at the start: most people come for it. */
const CHOICES = ['recover', 'decide', 'check'] as const;
export type Choice = (typeof CHOICES)[number];

interface StartProps extends RecoverProps {
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** The choices of the page. */
export function Start({ choice, onChoose, ...props }: StartProps) {
  const t = useTexts();
  return (
    <>
      <nav aria-label={t.award.start} className="flex flex-wrap gap-2">
        {CHOICES.map((each) => (
          <Button
            key={each}
            variant={each === choice ? 'primary' : 'secondary'}
            aria-pressed={each === choice}
            onClick={() => onChoose(each)}
          >
            {t.award[each]}
          </Button>
        ))}
      </nav>
      {choice === 'recover' && <Recover {...props} />}
      {choice === 'decide' && <Desk />}
      {choice === 'check' && (
        <>
          <CheckDocument />
          <CheckDecision />
        </>
      )}
    </>
  );
}
