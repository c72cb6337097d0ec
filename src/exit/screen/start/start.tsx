import { type ReactNode, useState } from 'react';
import { CheckDecision } from '@/exit/screen/desk/check-decision';
import { Desk, type DeskProps } from '@/exit/screen/desk/desk';
import { Recover, type RecoverProps } from '@/exit/screen/start/recover';
import { useTexts } from '@/exit/texts/texts';
import { Button } from '@/ui/button/button';

/** The first one is open at the start: most people come for it. */
const CHOICES = ['recover', 'decide', 'check'] as const;
export type Choice = (typeof CHOICES)[number];

interface StartProps {
  choice: Choice;
  onChoose: (choice: Choice) => void;
  recover: RecoverProps;
  desk: DeskProps;
}

/** The choices of the page. */
export function Start({ choice, onChoose, recover, desk }: StartProps) {
  const t = useTexts();
  const [opened, setOpened] = useState<ReadonlySet<Choice>>(new Set([choice]));

  /** Opened files stay as they are, unseen. */
  const show = (each: Choice, content: ReactNode) =>
    opened.has(each) && (
      <div hidden={each !== choice} className="flex flex-col gap-5">
        {content}
      </div>
    );

  function choose(each: Choice): void {
    setOpened((now) => new Set([...now, each]));
    onChoose(each);
  }

  return (
    <>
      <nav aria-label={t.award.start} className="flex flex-wrap gap-2">
        {CHOICES.map((each) => (
          <Button
            key={each}
            variant={each === choice ? 'primary' : 'secondary'}
            aria-pressed={each === choice}
            onClick={() => choose(each)}
          >
            {t.award[each]}
          </Button>
        ))}
      </nav>
      {show('recover', <Recover {...recover} />)}
      {show('decide', <Desk {...desk} />)}
      {show('check', <CheckDecision />)}
    </>
  );
}
