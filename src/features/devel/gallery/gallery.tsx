import Bell from 'lucide-react/icons/bell';
import { useId, useState } from 'react';
import { PATHS } from '@/config/paths';
import { galleryMessages } from '@/content/gallery.messages';
import { DataSamples, SurfaceSamples } from '@/features/devel/gallery/data-samples';
import { SampleRow, Samples } from '@/features/devel/gallery/samples';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { type ButtonVariant, getButtonClasses } from '@/ui/button/button-style';
import { IconButton } from '@/ui/button/icon-button';
import { LinkButton } from '@/ui/button/link-button';
import { CopyButton } from '@/ui/copy/copy-button';
import { Checkbox } from '@/ui/fields/checkbox';
import { FilterChips } from '@/ui/fields/chips';
import { FileField } from '@/ui/fields/file-field';
import { NumberField } from '@/ui/fields/number-field';
import { SearchField } from '@/ui/fields/search-field';
import { SelectField } from '@/ui/fields/select-field';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';
import { Disclosure } from '@/ui/layout/disclosure';
import { Tabs } from '@/ui/layout/tabs';
import { Menu } from '@/ui/menu/menu';
import { Badge } from '@/ui/message/badge';
import { Banner, type BannerTone } from '@/ui/message/banner';
import { OutsideLink } from '@/ui/text/outside-link';
import { TextLink } from '@/ui/text/text-link';

/** Every component of `src/ui` in its states. */
export function Gallery() {
  const t = useMessages(galleryMessages);
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-6">
      <header className="flex flex-col gap-1">
        <h2 id={id} className="text-lg font-semibold">
          {t.title}
        </h2>
        <p className="text-sm text-ink-soft">{t.intro}</p>
      </header>
      <ActionSamples />
      <StatusSamples />
      <FieldSamples />
      <DataSamples />
      <ChoiceSamples />
      <SurfaceSamples />
    </section>
  );
}

const BANNERS: readonly BannerTone[] = ['gray', 'blue', 'green', 'yellow', 'red'];

/** Samples are not live regions. */
const SILENT = { role: null };

function StatusSamples() {
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

const KEYS = ['first', 'second', 'third'] as const;
type Key = (typeof KEYS)[number];

function ChoiceSamples() {
  const t = useMessages(galleryMessages);
  const [chosen, setChosen] = useState<Key>('first');
  return (
    <Samples title={t.choices}>
      <SampleRow>
        <Menu
          label={t.menu}
          className={getButtonClasses('secondary', 'md')}
          entries={[
            ...KEYS.map((key) => ({ label: t[key], checked: key === chosen, onSelect: () => setChosen(key) })),
            { label: t.link, to: PATHS.devel },
          ]}
        />
        <FilterChips
          label={t.chips}
          chips={KEYS.map((key, index) => ({ key, label: t[key], count: index * 3 }))}
          selected={chosen}
          onSelect={setChosen}
        />
      </SampleRow>
      <Tabs label={t.tabs} tabs={KEYS.map((key) => ({ key, label: t[key] }))} selected={chosen} onSelect={setChosen}>
        <p className="text-sm text-ink-soft">{t.panel({ tab: t[chosen] })}</p>
      </Tabs>
      <Disclosure summary={t.more}>{t.moreText}</Disclosure>
    </Samples>
  );
}

function FieldSamples() {
  const t = useMessages(galleryMessages);
  const [query, setQuery] = useState('');
  return (
    <Samples title={t.fields}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={t.text} hint={t.hint} placeholder={t.text} />
        <TextField label={`${t.text}: ${t.filled}`} defaultValue={t.filled} error={t.error} />
        <TextField label={`${t.text}: ${t.disabled}`} defaultValue={t.filled} disabled />
        <TextField label={t.address} mono defaultValue="bcrt1qxyz" />
        <NumberField label={t.number} step="0.00000001" defaultValue="0.001" hint={t.hint} suffix="BTC" />
        <SelectField label={t.choice}>
          <option>{t.first}</option>
          <option>{t.second}</option>
        </SelectField>
        <TextArea label={t.textArea} hint={t.hint} />
        <TextArea label={`${t.textArea}: ${t.filled}`} defaultValue={t.filled} error={t.error} />
        <div className="flex flex-col gap-3">
          <Checkbox label={t.checkbox} hint={t.hint} />
          <Checkbox label={`${t.checkbox}: ${t.filled}`} defaultChecked />
          <Checkbox label={`${t.checkbox}: ${t.disabled}`} disabled />
        </div>
        <FileField label={t.file} hint={t.hint} texts={{ choose: t.fileChoose, none: t.fileNone }} />
        <SearchField
          label={t.search}
          clearLabel={t.clearSearch}
          placeholder={t.search}
          value={query}
          onSearch={setQuery}
        />
      </div>
    </Samples>
  );
}

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];

function ActionSamples() {
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
        <OutsideLink href={PATHS.devel}>{t.externalLink}</OutsideLink>
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
