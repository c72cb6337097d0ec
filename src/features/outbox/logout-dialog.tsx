import { useState } from 'react';
import { draftMessages } from '@/content/drafts.messages';
import { logoutMessages } from '@/content/status.messages';
import { useMessages } from '@/i18n/use-messages';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { countDrafts } from '@/store/drafts/drafts.thunks';
import { selectSaves } from '@/store/outbox/outbox.selectors';
import { QuestionDialog } from '@/ui/dialog/question-dialog';

interface LogoutDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Lists what logging out would lose. */
export function LogoutDialog({ onStay, onLeave }: LogoutDialogProps) {
  const t = useMessages(logoutMessages);
  const texts = useMessages(draftMessages);
  const dispatch = useAppDispatch();
  const [drafts] = useState(() => dispatch(countDrafts()));
  const outbox = useAppSelector((state) => state.outbox);
  const { sent, unsent, signatures } = selectSaves(outbox);
  return (
    <QuestionDialog
      title={t.title}
      question={t.purpose}
      cancelLabel={t.stay}
      confirmLabel={t.leave}
      onClose={onStay}
      onConfirm={onLeave}
    >
      <ul className="flex list-disc flex-col gap-2 pl-5 text-sm text-ink-soft">
        {sent > 0 && <li>{t.sent({ count: sent })}</li>}
        {unsent > 0 && <li>{t.unsent({ count: unsent })}</li>}
        {drafts > 0 && <li>{texts.onLogout(drafts)}</li>}
        {signatures > 0 && <li>{t.signatures({ count: signatures })}</li>}
      </ul>
    </QuestionDialog>
  );
}
