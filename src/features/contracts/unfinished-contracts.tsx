import { useState } from 'react';
import { PATHS } from '@/config/paths';
import { draftMessages } from '@/content/drafts.messages';
import { NEW_CONTRACT, readContractFormDraft, readDraftOrigin } from '@/domain/contracts/contract-draft';
import { useMessages } from '@/i18n/use-messages';
import { useAppDispatch } from '@/store/core/hooks';
import { listDrafts, readDraft } from '@/store/drafts/drafts.thunks';
import { Foreign } from '@/ui/text/foreign';
import { TextLink } from '@/ui/text/text-link';

const MOST_SHOWN = 3;

/** Links to new contracts that were typed and not created yet. Usually nothing. */
export function UnfinishedContracts() {
  const t = useMessages(draftMessages);
  const dispatch = useAppDispatch();
  const [names] = useState(() => dispatch(listDrafts(NEW_CONTRACT)).slice(0, MOST_SHOWN));
  const drafts = names.flatMap((name) => {
    const draft = dispatch(readDraft(name));
    const text = readContractFormDraft(draft?.value);
    return draft === null || text === null ? [] : [{ name, text, origin: readDraftOrigin(draft.base) }];
  });
  if (drafts.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-soft">
      {t.unfinished}
      {drafts.map(({ name, text, origin }) => (
        <TextLink key={name} to={PATHS.newContract} state={origin && { template: origin }} className="wrap-anywhere">
          {text.title.trim() === '' ? t.untitled : <Foreign>{text.title}</Foreign>}
        </TextLink>
      ))}
    </p>
  );
}
