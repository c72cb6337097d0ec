import { memo } from 'react';
import { toShownText } from '@/domain/primitives/foreign-text';

export interface ForeignProps {
  children: string | number;
  className?: string;
}

/** Text of another person or a server. It cannot reorder the text around it (docs/security.md#the-page). */
export const Foreign = memo(function Foreign({ children, className }: ForeignProps) {
  return <bdi className={className}>{toShownText(String(children))}</bdi>;
});
