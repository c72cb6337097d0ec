import { pdfCheckMessages } from '@/content/pdf-check.messages';
import type { PdfFinding } from '@/domain/seals/pdf-match';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';

type Alarming = Exclude<PdfFinding, 'as-known' | 'new'>;

/** Explains why the PDF may be unsafe or changed, before it opens. */
export function isAlarmingFinding(finding: PdfFinding): finding is Alarming {
  return finding !== 'as-known' && finding !== 'new';
}

interface PdfAlarmProps {
  finding: Alarming;
  onOpen: () => void;
}

export function PdfAlarm({ finding, onOpen }: PdfAlarmProps) {
  const t = useMessages(pdfCheckMessages);
  return (
    <span role="alert" className="text-tone-red">
      {t[finding]}{' '}
      <Button size="sm" onClick={onOpen}>
        {t.openAnyway}
      </Button>
    </span>
  );
}
