import { useState } from 'react';
import { CheckDecision } from '@/exit/screen/desk/check-decision';
import { Desk } from '@/exit/screen/desk/desk';
import { Recover, type RecoverProps } from '@/exit/screen/start/recover';
import { useTexts } from '@/exit/texts/texts';
import { Button } from '@/ui/button/button';

const CHOICES = ['recover', 'decide', 'check'] as const;
type Choice = (typeof CHOICES)[number];

/** The choices of the page. The first one is open: most people come for it. */
export function Start(props: RecoverProps) {
  const t = useTexts();
  const [choice, setChoice] = useState<Choice>('recover');
  return (
    <>
      <nav aria-label={t.award.start} className="flex flex-wrap gap-2">
        {CHOICES.map((each) => (
          <Button
            key={each}
            variant={each === choice ? 'primary' : 'secondary'}
            aria-pressed={each === choice}
            onClick={() => setChoice(each)}
          >
            {t.award[each]}
          </Button>
        ))}
      </nav>
      {choice === 'recover' && <Recover {...props} />}
      {choice === 'decide' && <Desk />}
      {choice === 'check' && <CheckDecision />}
    </>
  );
}
