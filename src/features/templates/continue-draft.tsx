import { useState } from 'react';
import { PATHS } from '@/config/paths';
import { legalDraftMessages } from '@/content/drafts.messages';
import { useLegalTexts } from '@/content/templates/use-legal-texts';
import { nameCustomizerDraft } from '@/domain/templates/customizer-draft';
import { useMessages } from '@/i18n/use-messages';
import { useAppDispatch } from '@/store/core/hooks';
import { listDrafts } from '@/store/drafts/drafts.thunks';
import { TextLink } from '@/ui/text/text-link';

/** Links to templates that the user has begun to customise. Usually nothing. */
export function ContinueDraft() {
  const t = useMessages(legalDraftMessages);
  const dispatch = useAppDispatch();
  const { templates } = useLegalTexts();
  const [names] = useState(() => dispatch(listDrafts(nameCustomizerDraft(''))));
  const begun = templates.filter(({ id }) => names.includes(nameCustomizerDraft(id)));
  if (begun.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-soft">
      {t.continue}
      {begun.map(({ id, title }) => (
        <TextLink key={id} to={PATHS.customize} state={{ template: { id } }}>
          {title}
        </TextLink>
      ))}
    </p>
  );
}
