import { activityMessages } from '@/content/activity.messages';
import type { ActivityEntry } from '@/domain/activity/activity';
import { isSameId } from '@/domain/primitives/ids';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectName } from '@/store/people/people.thunks';
import { useAppSelector } from '@/store/setup/hooks';
import { Foreign } from '@/ui/text/foreign';

/** Who it was. The chain proves no person, so there the name comes from the server. */
export function EntryPerson({ entry: { person, proof } }: { entry: ActivityEntry }) {
  const t = useMessages(activityMessages);
  const userId = useAppSelector(selectUserId);
  const name = useAppSelector((state) => (person === null ? null : selectName(state, person)));
  if (person === null) return null;
  return (
    <span className="min-w-0 break-words">
      {isSameId(person, userId) ? t.you : <Foreign>{name ?? person}</Foreign>}
      {proof === 'chain' && <span className="text-ink-faint"> ({t.personSaid})</span>}
    </span>
  );
}
