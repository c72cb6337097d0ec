import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import { galleryMessages } from '@/content/gallery.messages';
import { useDiscard } from '@/content/use-discard';
import { SampleRow, Samples } from '@/features/devel/gallery/samples';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { TextField } from '@/ui/fields/text-field';
import { EmptyState } from '@/ui/message/empty-state';
import { Skeleton, SkeletonGroup } from '@/ui/message/skeleton';

export function PlaceSamples() {
  const t = useMessages(galleryMessages);
  const [open, setOpen] = useState(false);
  return (
    <Samples title={t.places}>
      <SampleRow>
        <Button onClick={() => setOpen(true)}>{t.openDialog}</Button>
      </SampleRow>
      <EmptyState icon={<FileText />} action={<Button size="sm">{t.secondary}</Button>}>
        {t.empty}
      </EmptyState>
      <SkeletonGroup label={t.loading} className="flex flex-col gap-3">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-2/3" />
      </SkeletonGroup>
      {open && <SampleDialog onClose={() => setOpen(false)} />}
    </Samples>
  );
}

function SampleDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(galleryMessages);
  const [text, setText] = useState('');
  return (
    <Dialog
      title={t.dialogTitle}
      purpose={t.dialogPurpose}
      onClose={onClose}
      discard={useDiscard(text !== '')}
      footer={
        <>
          <LeaveButton onLeave={onClose}>{t.cancel}</LeaveButton>
          <Button variant="primary" onClick={onClose}>
            {t.done}
          </Button>
        </>
      }
    >
      <TextField label={t.text} value={text} onChange={(event) => setText(event.target.value)} />
    </Dialog>
  );
}
