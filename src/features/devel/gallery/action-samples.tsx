import Bell from 'lucide-react/icons/bell';
import { PATHS } from '@/config/paths';
import { galleryMessages } from '@/content/gallery.messages';
import { SampleRow, Samples } from '@/features/devel/gallery/samples';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import type { ButtonVariant } from '@/ui/button/button-style';
import { IconButton } from '@/ui/button/icon-button';
import { LinkButton } from '@/ui/button/link-button';
import { CopyButton } from '@/ui/copy/copy-button';
import { OutsideLink } from '@/ui/text/outside-link';
import { TextLink } from '@/ui/text/text-link';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];

export function ActionSamples() {
  const t = useMessages(galleryMessages);
  return (
    <Samples title={t.actions}>
      {VARIANTS.map((variant) => (
        <SampleRow key={variant}>
          <Button variant={variant}>{t[variant]}</Button>
          <Button variant={variant} size="sm">
            {t.small}
          </Button>
          <Button variant={variant} disabled>
            {t.disabled}
          </Button>
          <Button variant={variant} busy busyLabel={t.working}>
            {t.busy}
          </Button>
        </SampleRow>
      ))}
      <SampleRow>
        <LinkButton to={PATHS.devel}>{t.link}</LinkButton>
        <TextLink to={PATHS.devel} className="inline-block py-0.5">
          {t.link}
        </TextLink>
        <OutsideLink href={PATHS.devel}>{t.outside}</OutsideLink>
        <IconButton label={t.icon}>
          <Bell aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label={`${t.icon}: ${t.disabled}`} disabled>
          <Bell aria-hidden="true" className="size-5" />
        </IconButton>
        <CopyButton text={t.copy} copiedLabel={t.copied} failedLabel={t.copyFailed}>
          {t.copy}
        </CopyButton>
      </SampleRow>
    </Samples>
  );
}
