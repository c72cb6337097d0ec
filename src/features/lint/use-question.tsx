import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { type Finding, type FindingPlace, isAskedAbout, UNSAVED_EDIT } from '@/domain/lint/finding';
import { FindingsQuestion } from '@/features/lint/findings-question';

export interface Question {
  /** Runs the action, after a question if something should be looked at or changes to the text are not saved. */
  ask: (action: () => void, isUnsaved?: boolean) => void;
  /** The dialog, while it is open. */
  dialog: ReactNode;
}

/** Asks before something is published or signed with open points. Without any, nothing is asked. */
export function useQuestion(
  act: 'publish' | 'sign',
  findings: readonly Finding[],
  onGo?: ((place: FindingPlace) => void) | undefined,
): Question {
  const [asked, setAsked] = useState<{ action: () => void; isUnsaved: boolean } | null>(null);
  const [chosen, setChosen] = useState<FindingPlace | null>(null);
  const show = useEffectEvent((place: FindingPlace) => onGo?.(place));

  // After the dialog has closed and given the focus back.
  useEffect(() => {
    if (chosen !== null) show(chosen);
  }, [chosen]);

  function go(place: FindingPlace): void {
    setAsked(null);
    setChosen({ ...place });
  }

  function goOn(): void {
    setAsked(null);
    asked?.action();
  }
  return {
    ask: (action, isUnsaved = false) =>
      isUnsaved || isAskedAbout(findings) ? setAsked({ action, isUnsaved }) : action(),
    dialog: asked && (
      <FindingsQuestion
        act={act}
        isUnsaved={asked.isUnsaved}
        findings={asked.isUnsaved ? [UNSAVED_EDIT, ...findings] : findings}
        onGo={onGo && go}
        onBack={() => setAsked(null)}
        onGoOn={goOn}
      />
    ),
  };
}
