import { memo } from 'react';
import { toShownText } from '@/domain/primitives/foreign-text';

export interface ForeignProps {
  children: string | number;
  className?: string;
  /** Of the text, if it is known and may differ from the screen's. */
  lang?: string | undefined;
  /** Where only the first lines have room: the rest is not in the page, for screen readers either. */
  excerpt?: boolean;
}

/** Characters: more than two lines. */
const EXCERPT_LENGTH = 600;

/** Text of another person or a server. It cannot reorder the text around it (docs/security.md#the-page). */
export const Foreign = memo(function Foreign({ children, className, lang, excerpt = false }: ForeignProps) {
  const text = excerpt ? String(children).slice(0, EXCERPT_LENGTH) : String(children);
  return (
    <bdi lang={lang} className={className}>
      {toShownText(text)}
    </bdi>
  );
});
