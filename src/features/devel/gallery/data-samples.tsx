import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import { useDiscard } from '@/content/discard.messages';
import { galleryMessages } from '@/content/gallery.messages';
import { VoteCount } from '@/features/catalogue/catalogue';
import { SampleRow, Samples } from '@/features/devel/gallery/samples';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { CopyText } from '@/ui/copy/copy-text';
import { Dialog } from '@/ui/dialog/dialog';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { TextField } from '@/ui/fields/text-field';
import { EmptyState } from '@/ui/message/empty-state';
import { ProgressBar } from '@/ui/message/progress-bar';
import { Skeleton, SkeletonGroup } from '@/ui/message/skeleton';
import { AddressText } from '@/ui/text/address-text';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { QrCode } from '@/ui/text/qr-code';

// A test vector of BIP173.
const ADDRESS = 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3';
const MOMENT = '2026-11-21T10:30:00Z';

export function DataSamples() {
  const t = useMessages(galleryMessages);
  return (
    <Samples title={t.data}>
      <FactList>
        <Fact label={t.amount}>
          <Amount sats={123_456_789_000} className="text-lg font-semibold" />
        </Fact>
        <Fact label={t.unknown}>
          <Amount sats={null} unknown={t.unknown} />
        </Fact>
        <Fact label={t.address} wide>
          <AddressText value={ADDRESS} />
        </Fact>
        <Fact label={t.time} wide>
          {(['date', 'time', 'moment', 'relative'] as const).map((style) => (
            <DateText key={style} value={MOMENT} show={style} className="mr-4" />
          ))}
        </Fact>
      </FactList>
      <ProgressBar label={t.funding} value={50} max={100} hatched={20} />
      <CopyText text={ADDRESS} label={t.copy} copiedLabel={t.copied} failedLabel={t.copyFailed}>
        <AddressText value={ADDRESS} />
      </CopyText>
      <div className="flex flex-wrap items-end gap-6">
        <QrCode value={ADDRESS} label={t.qrCode} />
        <VoteCount>42</VoteCount>
      </div>
    </Samples>
  );
}

export function SurfaceSamples() {
  const t = useMessages(galleryMessages);
  const [open, setOpen] = useState(false);
  return (
    <Samples title={t.surfaces}>
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
