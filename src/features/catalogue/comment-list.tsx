import { DateText } from '@/ui/text/date-text';

export interface ListedComment {
  id: string;
  user: string;
  text: string;
  /** YYYY-MM-DD */
  date: string;
}

export interface CommentListProps {
  label: string;
  comments: readonly ListedComment[];
}

/** What people say about a thing of a catalogue. */
export function CommentList({ label, comments }: CommentListProps) {
  if (comments.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-col gap-3 border-t border-line pt-4">
      {comments.map(({ id, user, text, date }) => (
        <li key={id} className="text-xs text-ink-soft">
          <p className="text-pretty">{text}</p>
          <p className="mt-0.5 text-ink-faint">
            {user} · <DateText value={date} />
          </p>
        </li>
      ))}
    </ul>
  );
}
