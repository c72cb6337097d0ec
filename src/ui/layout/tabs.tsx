import { type ReactNode, useId } from 'react';
import { getPanelProps, type Tab, TabList } from '@/ui/layout/tab-list';

export interface TabsProps<Key extends string> {
  /** Names the group of tabs. */
  label: string;
  tabs: readonly Tab<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
}

/** Tabs over one panel: only the selected one is rendered. */
export function Tabs<Key extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Key>) {
  const id = useId();
  return (
    <div>
      <TabList label={label} id={id} tabs={tabs} selected={selected} onSelect={onSelect} />
      <div {...getPanelProps(id, selected)} className="pt-4">
        {children}
      </div>
    </div>
  );
}
