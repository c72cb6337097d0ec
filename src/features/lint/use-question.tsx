import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { lintMessages } from '@/content/lint.messages';
import { type Finding, type FindingPlace, isAskedAbout, UNSAVED_EDIT } from '@/domain/lint/finding';
import { FindingList, type FindingListProps } from '@/features/lint/finding-list';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';

interface Question {
  /** Runs the action. Asks first if there are findings or unsaved changes to the text. */
  ask: (action: () => void, isUnsaved?: boolean) => void;
  /** The dialog, while it is open. */
  dialog: ReactNode;
}

/** Asks before publishing or signing if there are findings. */
export function useQuestion(
  act: 'publish' | 'sign',
  findings: readonly Finding[],
  onGo?: ((place: FindingPlace) => void) | undefined,
): Question {
  const [asked, setAsked] = useState<{ action: () => void; isUnsaved: boolean } | null>(null);
  const [chosen, setChosen] = useState<FindingPlace | null>(null);
  const show = useEffectEvent((place: FindingPlace) => onGo?.(place));

  // After the closed dialog has restored the focus.
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

interface FindingsQuestionProps extends FindingListProps {
  /** The action that follows. */
  act: 'publish' | 'sign';
  /** The text has unsaved changes. */
  isUnsaved: boolean;
  onBack: () => void;
  onGoOn: () => void;
}

/** Lists the findings before a contract is published or signed. The parties decide. `onGo` closes it. */
function FindingsQuestion({ act, isUnsaved, findings, onGo, onBack, onGoOn }: FindingsQuestionProps) {
  const t = useMessages(lintMessages);
  const footer = (
    <>
      <Button onClick={onGoOn}>{t[act]}</Button>
      <Button variant="primary" onClick={onBack} data-autofocus>
        {t.back}
      </Button>
    </>
  );
  return (
    <Dialog
      title={t[`${act}Title`]}
      purpose={isUnsaved ? t.unsavedPurpose : t[`${act}Purpose`]}
      onClose={onBack}
      footer={footer}
    >
      <FindingList findings={findings} onGo={onGo} />
    </Dialog>
  );
}
