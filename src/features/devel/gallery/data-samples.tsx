import { galleryMessages } from '@/content/gallery.messages';
import { VoteCount } from '@/features/catalogue/vote-count';
import { Samples } from '@/features/devel/gallery/samples';
import { useMessages } from '@/i18n/use-messages';
import { CopyText } from '@/ui/copy/copy-text';
import { ProgressBar } from '@/ui/message/progress-bar';
import { AddressText } from '@/ui/text/address-text';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { QrCode } from '@/ui/text/qr-code';

// Of the test vectors of BIP 173: nobody's money.
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
        <QrCode value={ADDRESS} label={t.code} />
        <VoteCount>42</VoteCount>
      </div>
    </Samples>
  );
}
