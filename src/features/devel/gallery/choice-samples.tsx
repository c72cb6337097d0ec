import { useState } from 'react';
import { PATHS } from '@/config/paths';
import { galleryMessages } from '@/content/gallery.messages';
import { SampleRow, Samples } from '@/features/devel/gallery/samples';
import { useMessages } from '@/i18n/use-messages';
import { buttonClasses } from '@/ui/button/button-style';
import { FilterChips } from '@/ui/fields/filter-chips';
import { Disclosure } from '@/ui/layout/disclosure';
import { Tabs } from '@/ui/layout/tabs';
import { Menu } from '@/ui/menu/menu';

const KEYS = ['first', 'second', 'third'] as const;
type Key = (typeof KEYS)[number];

export function ChoiceSamples() {
  const t = useMessages(galleryMessages);
  const [chosen, setChosen] = useState<Key>('first');
  return (
    <Samples title={t.choices}>
      <SampleRow>
        <Menu
          label={t.menu}
          className={buttonClasses('secondary', 'md')}
          entries={[
            ...KEYS.map((key) => ({ label: t[key], checked: key === chosen, onSelect: () => setChosen(key) })),
            { label: t.link, to: PATHS.devel },
          ]}
        />
        <FilterChips
          label={t.chips}
          chips={KEYS.map((key, at) => ({ key, label: t[key], count: at * 3 }))}
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
