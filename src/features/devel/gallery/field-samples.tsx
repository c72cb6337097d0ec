import { useState } from 'react';
import { galleryMessages } from '@/content/gallery.messages';
import { Samples } from '@/features/devel/gallery/samples';
import { useMessages } from '@/i18n/use-messages';
import { Checkbox } from '@/ui/fields/checkbox';
import { FileField } from '@/ui/fields/file-field';
import { NumberField } from '@/ui/fields/number-field';
import { SearchField } from '@/ui/fields/search-field';
import { SelectField } from '@/ui/fields/select-field';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';

export function FieldSamples() {
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
        <TextArea label={t.area} hint={t.hint} />
        <TextArea label={`${t.area}: ${t.filled}`} defaultValue={t.filled} error={t.error} />
        <div className="flex flex-col gap-3">
          <Checkbox label={t.tick} hint={t.hint} />
          <Checkbox label={`${t.tick}: ${t.filled}`} defaultChecked />
          <Checkbox label={`${t.tick}: ${t.disabled}`} disabled />
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
