import { pdfCheckMessages } from '@/content/pdf-check.messages';
import { type Id, isSameId } from '@/domain/primitives/ids';
import type { PdfMatch } from '@/domain/terms/pdf-match';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { selectName } from '@/store/people/people.thunks';
import { useAppSelector } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';

export interface PdfMatchNoteProps {
  contractId: Id;
  match: PdfMatch;
  /** Takes it although both have signed another one. */
  onWanted: () => void;
}

/** What a chosen PDF turned out to be. */
export function PdfMatchNote({ contractId, match, onWanted }: PdfMatchNoteProps) {
  const t = useMessages(pdfCheckMessages);
  const name = useOtherName(contractId) ?? t.otherSide;
  switch (match) {
    case 'sealed':
      return <Banner tone="green">{t.match}</Banner>;
    case 'signed-by-other':
      return <Banner tone="green">{t.matchOther({ name })}</Banner>;
    case 'not-sealed':
      return (
        <Banner
          tone="red"
          action={
            <Button size="sm" onClick={onWanted}>
              {t.useAnyway}
            </Button>
          }
        >
          {t.noMatch}
        </Banner>
      );
    case 'not-signed-by-other':
      return <Banner tone="red">{t.noMatchOther({ name })}</Banner>;
    case 'noted':
      return <Banner tone="blue">{t.noted}</Banner>;
  }
}

function useOtherName(contractId: Id): string | null {
  return useAppSelector((state) => {
    const own = selectUserId(state);
    const other = selectContract(state, contractId)?.contractors.find((id) => !isSameId(id, own));
    return other === undefined ? null : selectName(state, other);
  });
}
