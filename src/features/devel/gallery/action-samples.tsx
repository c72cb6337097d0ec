import Bell from 'lucide-react/icons/bell';
import { galleryMessages } from '@/content/gallery.messages';
import { useMessages } from '@/content/use-messages';
import { PATHS } from '@/lib/paths';
import { Button } from '@/ui/button';
import type { ButtonVariant } from '@/ui/button-style';
import { CopyButton } from '@/ui/copy-button';
import { IconButton } from '@/ui/icon-button';
import { LinkButton } from '@/ui/link-button';
import { OutsideLink } from '@/ui/outside-link';
import { TextLink } from '@/ui/text-link';
import { SampleRow, Samples } from './samples';

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
