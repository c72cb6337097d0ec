import { lintMessages } from '@/content/lint.messages';
import { FindingList, type FindingListProps } from '@/features/lint/finding-list';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';

export interface FindingsQuestionProps extends FindingListProps {
  /** What is about to be done. */
  act: 'publish' | 'sign';
  /** Changes to the text are among the findings. */
  isUnsaved: boolean;
  onBack: () => void;
  onGoOn: () => void;
}

/** Lists the findings before a contract is published or signed. The parties decide. `onGo` closes it. */
export function FindingsQuestion({ act, isUnsaved, findings, onGo, onBack, onGoOn }: FindingsQuestionProps) {
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
