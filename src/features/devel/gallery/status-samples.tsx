import { galleryMessages } from '@/content/gallery.messages';
import { SampleRow, Samples } from '@/features/devel/gallery/samples';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Badge } from '@/ui/message/badge';
import { Banner, type BannerTone } from '@/ui/message/banner';

const BANNERS: readonly BannerTone[] = ['gray', 'blue', 'green', 'yellow', 'red'];

/** Samples interrupt nobody: no live regions. */
const SILENT = { role: null };

export function StatusSamples() {
  const t = useMessages(galleryMessages);
  return (
    <Samples title={t.status}>
      <SampleRow>
        {([...BANNERS, 'purple'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </SampleRow>
      {BANNERS.map((tone) => (
        <Banner key={tone} tone={tone} {...SILENT} action={tone === 'red' && <Button size="sm">{t.small}</Button>}>
          {t.tone({ tone })}
        </Banner>
      ))}
    </Samples>
  );
}
