import { draftMessages, legalDraftMessages } from '@/content/drafts.messages';
import type { DraftControl } from '@/features/drafts/use-draft';
import { useMessages } from '@/i18n/use-messages';
import { Banner } from '@/ui/message/banner';
import { DateText } from '@/ui/text/date-text';

interface DraftNoticeProps {
  draft: DraftControl;
  /** On the template and clause screens. */
  isLegal?: boolean;
}

const ACTION = 'font-medium text-accent-ink hover:underline';

/** Says that a draft was restored, or why a text is not stored. Usually nothing. */
export function DraftNotice({ draft, isLegal = false }: DraftNoticeProps) {
  const texts = useMessages(draftMessages);
  const legal = useMessages(legalDraftMessages);
  const t = isLegal ? legal : texts;
  return (
    <>
      {draft.restoredAt !== null && (
        <p role="status" className="text-sm text-ink-soft">
          {t.restored} <DateText value={draft.restoredAt} show="moment" />. {draft.isOutdated && `${t.outdated} `}
          <button type="button" onClick={draft.discard} className={ACTION}>
            {t.discard}
          </button>
        </p>
      )}
      {draft.isDiscarded && (
        <p role="status" className="text-sm text-ink-soft">
          {t.discarded}{' '}
          <button type="button" onClick={draft.undoDiscard} className={ACTION}>
            {t.undo}
          </button>
        </p>
      )}
      {draft.problem !== null && <Banner tone="yellow">{t[draft.problem]}</Banner>}
    </>
  );
}
