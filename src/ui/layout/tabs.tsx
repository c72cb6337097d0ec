import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { getNextIndex } from '@/ui/focus/roving';
import { classes } from '@/ui/layout/classes';

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

interface Tab<Key extends string> {
  key: Key;
  label: string;
  /** Beside the label, such as a number of unread messages. */
  mark?: ReactNode;
}

interface TabListProps<Key extends string> {
  /** Names the group of tabs. */
  label: string;
  /** Of its tabs and panels, see `getPanelProps`. */
  id: string;
  tabs: readonly Tab<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
  /** All tabs share the width. */
  fill?: boolean;
}

/** ARIA tabs, selection follows focus. The panels are anywhere else on the page. */
export function TabList<Key extends string>({ label, id, tabs, selected, onSelect, fill = false }: TabListProps<Key>) {
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const current = tabs.findIndex((tab) => tab.key === selected);
    const target = getNextIndex(event.key, current, tabs.length, 'horizontal');
    const tab = target === null ? undefined : tabs[target];
    if (target === null || tab === undefined) return;
    event.preventDefault();
    onSelect(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      className={classes('flex overflow-x-auto border-b border-line', !fill && 'gap-5')}
    >
      {tabs.map(({ key, label: name, mark }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={`${id}-${key}-tab`}
          aria-selected={key === selected}
          aria-controls={`${id}-${key}`}
          tabIndex={key === selected ? 0 : -1}
          onClick={() => onSelect(key)}
          className={classes(
            '-mb-px min-h-10 border-b-2 px-1 text-sm font-medium whitespace-nowrap focus-visible:outline-offset-[-2px]',
            fill && 'grow',
            key === selected ? 'border-accent-ink text-ink' : 'border-transparent text-ink-soft hover:text-ink',
          )}
        >
          {name}
          {mark}
        </button>
      ))}
    </div>
  );
}

/** Props of the panel of a tab. */
export function getPanelProps(id: string, key: string) {
  return { role: 'tabpanel', id: `${id}-${key}`, 'aria-labelledby': `${id}-${key}-tab` } as const;
}
