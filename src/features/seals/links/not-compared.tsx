import type { ReactNode } from 'react';
import { invitationCheckMessages } from '@/content/invitation.messages';
import { useMessages } from '@/i18n/use-messages';
import { Checkbox } from '@/ui/fields/checkbox';
import { Banner } from '@/ui/message/banner';

export interface NotComparedProps {
  needsPdf: boolean;
  /** Makes the PDF known, after which the link is compared again. */
  pdf: ReactNode;
  accepted: boolean;
  onAccepted: (accepted: boolean) => void;
  /** Compares again. */
  again: ReactNode;
}

/** A part of the terms is unknown here. No alarm: most often the PDF has not been read yet. */
export function NotCompared({ needsPdf, pdf, accepted, onAccepted, again }: NotComparedProps) {
  const t = useMessages(invitationCheckMessages);
  return (
    <Banner tone="yellow">
      <div className="flex flex-col items-start gap-3">
        <h2 className="text-base font-semibold">{t.notCompared}</h2>
        <p>{needsPdf ? t.needsPdf : t.incomplete}</p>
        {needsPdf ? pdf : again}
        <Checkbox
          label={t.acceptNotCompared}
          checked={accepted}
          onChange={(event) => onAccepted(event.target.checked)}
        />
      </div>
    </Banner>
  );
}
