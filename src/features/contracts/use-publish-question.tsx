import { type ReactNode, useState } from 'react';
import { openPointMessages } from '@/content/open-points.messages';
import type { OpenPoint } from '@/domain/templates/open-points';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Foreign } from '@/ui/text/foreign';
import { useFormatDay } from '@/ui/text/use-format-day';

interface PublishQuestion {
  /** Publishes, after a question if there are open points. */
  ask: (points: readonly OpenPoint[], publish: () => void) => void;
  /** The dialog, while it is open. */
  dialog: ReactNode;
}

/** Lists what a contract lacks before it is published. The owner decides. */
export function usePublishQuestion(): PublishQuestion {
  const [asked, setAsked] = useState<{ points: readonly OpenPoint[]; publish: () => void } | null>(null);
  return {
    ask: (points, publish) => (points.length === 0 ? publish() : setAsked({ points, publish })),
    dialog: asked && (
      <OpenPointsDialog
        points={asked.points}
        onBack={() => setAsked(null)}
        onPublish={() => {
          setAsked(null);
          asked.publish();
        }}
      />
    ),
  };
}

interface OpenPointsDialogProps {
  points: readonly OpenPoint[];
  onBack: () => void;
  onPublish: () => void;
}

function OpenPointsDialog({ points, onBack, onPublish }: OpenPointsDialogProps) {
  const t = useMessages(openPointMessages);
  const footer = (
    <>
      <Button onClick={onPublish}>{t.publish}</Button>
      <Button variant="primary" onClick={onBack} data-autofocus>
        {t.back}
      </Button>
    </>
  );
  const isUnsaved = points.some(({ kind }) => kind === 'unsaved');
  return (
    <Dialog title={t.title} purpose={isUnsaved ? t.unsavedPurpose : t.purpose} onClose={onBack} footer={footer}>
      <ul className="flex list-disc flex-col gap-2 pl-5 text-sm">
        {points.map((point, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points have no id and never move
          <li key={at} className="wrap-anywhere">
            <OpenPointText point={point} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function OpenPointText({ point }: { point: OpenPoint }) {
  const t = useMessages(openPointMessages);
  const formatDay = useFormatDay();
  if (point.kind === 'unsaved') return <>{t.unsaved}</>;
  return (
    <>
      {point.kind === 'past' ? t.past({ date: formatDay(point.date) }) : t[point.kind]}{' '}
      <Foreign className="font-medium">{point.quote}</Foreign>
    </>
  );
}
