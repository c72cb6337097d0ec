import type { ReactNode } from 'react';
import { markHiddenCharacters } from '@/domain/seals/hidden-characters';
import { Foreign } from '@/ui/text/foreign';

/** Words that somebody has signed, as they were signed: all line breaks, and a mark for each character that nobody would see. */
export function SignedText({ label, children }: { label: ReactNode; children: string }) {
  return (
    <figure className="w-full text-sm">
      <figcaption className="text-ink-soft">{label}</figcaption>
      <blockquote className="max-h-40 overflow-y-auto border-l-2 border-line-strong pl-3 wrap-anywhere whitespace-pre-wrap print:max-h-none">
        <Foreign>{markHiddenCharacters(children)}</Foreign>
      </blockquote>
    </figure>
  );
}
