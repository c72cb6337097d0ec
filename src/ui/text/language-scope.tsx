import type { ReactNode } from 'react';
import { LocaleContext } from '@/ui/text/locale-context';

export interface LanguageScopeProps {
  /** BCP 47 tag. */
  tag: string;
  className?: string;
  children: ReactNode;
}

/** A part of the page in another language, including its dates and numbers. */
export function LanguageScope({ tag, className, children }: LanguageScopeProps) {
  return (
    <LocaleContext value={tag}>
      <div lang={tag} className={className}>
        {children}
      </div>
    </LocaleContext>
  );
}
