import { hashText } from '@/bitcoin/seals/verify-seal';
import { recoverMessages } from '@/content/recover/recover.messages';
import { useMessages } from '@/i18n/use-messages';
import { Disclosure } from '@/ui/layout/disclosure';
import { CodeFact } from '@/ui/text/code-fact';
import { FactList } from '@/ui/text/fact-list';

interface ProgramHashProps {
  hash: string;
  /** SHA-256 of the published scripts, according to the file that the page is; `null`: none. */
  published: string | null;
}

/** 'Is this page genuine?' */
export function ProgramHash({ hash, published }: ProgramHashProps) {
  const t = useMessages(recoverMessages);
  return (
    <Disclosure summary={t.program}>
      <p className="mb-3">{t.programText}</p>
      <FactList>
        <CodeFact label={t.programHash} value={hash} />
        {published !== null && <CodeFact label={t.publishedHash} value={published} />}
      </FactList>
    </Disclosure>
  );
}

/** The SHA-256 of the page's scripts, which are those of `recover.html` in every recovery file. */
export function hashScripts(): string {
  const scripts = [...document.querySelectorAll('script:not([type="application/json"])')];
  return hashText(scripts.map(({ textContent }) => textContent).join(''));
}
