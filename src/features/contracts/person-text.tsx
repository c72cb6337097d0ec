import type { Id } from '@/domain/primitives/ids';
import { selectName } from '@/store/people/people.thunks';
import { useAppSelector } from '@/store/setup/hooks';

export interface PersonTextProps {
  id: Id;
}

/** Somebody's id, after their name where it is known. */
export function PersonText({ id }: PersonTextProps) {
  const name = useAppSelector((state) => selectName(state, id));
  if (name === null) return <span className="break-all">{String(id)}</span>;
  return (
    <span>
      <span className="font-medium text-ink">{name}</span> <span className="break-all text-ink-faint">({id})</span>
    </span>
  );
}
