import { shellMessages } from '@/content/shell.messages';
import type { Id } from '@/domain/primitives/ids';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/core/hooks';
import { selectIsOwn } from '@/store/keys/own-key.selectors';

interface YouMarkProps {
  id: Id;
  /** Hex, where it is known: it decides. */
  publicKey?: string;
}

/**
 * Marks the user among the parties, by what this session knows: names are only what the server says. It has a border, so that no
 * name can imitate it.
 */
export function YouMark({ id, publicKey = '' }: YouMarkProps) {
  const t = useMessages(shellMessages);
  const isOwn = useAppSelector((state) => selectIsOwn(state, id, publicKey));
  if (!isOwn) return null;
  return (
    <>
      {' '}
      <span className="rounded-full border border-line-strong px-2 text-xs font-normal whitespace-nowrap text-ink-soft print:hidden">
        {t.you}
      </span>
    </>
  );
}
