import { useState } from 'react';
import { galleryMessages } from '@/content/gallery.messages';
import { useMessages } from '@/content/use-messages';
import { PATHS } from '@/lib/paths';
import { buttonClasses } from '@/ui/button-style';
import { Disclosure } from '@/ui/disclosure';
import { FilterChips } from '@/ui/filter-chips';
import { Menu } from '@/ui/menu';
import { Tabs } from '@/ui/tabs';
import { SampleRow, Samples } from './samples';

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
