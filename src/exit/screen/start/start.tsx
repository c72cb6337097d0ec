import { useState } from 'react';
import { Desk } from '@/exit/screen/desk/desk';
import { Recover, type RecoverProps } from '@/exit/screen/start/recover';
import { useTexts } from '@/exit/texts/texts';
import { Button } from '@/ui/button/button';

type Choice = 'recover' | 'decide';
const CHOICES: readonly Choice[] = ['recover', 'decide'];

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
    </>
  );
}
