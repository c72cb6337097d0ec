import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { getNextIndex } from '@/ui/focus/roving';
import { classes } from '@/ui/layout/classes';

export interface Tab<Key extends string> {
  key: Key;
  label: string;
}

export interface TabsProps<Key extends string> {
  /** Names the group of tabs. */
  label: string;
  tabs: readonly Tab<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
  className?: string;
}

/** Tabs over one panel (ARIA tabs, selection follows focus). */
export function Tabs<Key extends string>({ label, tabs, selected, onSelect, children, className }: TabsProps<Key>) {
  const id = useId();
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
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-5 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === selected ? 0 : -1}
            onClick={() => onSelect(tab.key)}
            className={classes(
              '-mb-px min-h-10 border-b-2 px-1 text-sm font-medium whitespace-nowrap focus-visible:outline-offset-[-2px]',
              tab.key === selected ? 'border-accent-ink text-ink' : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`} className="pt-4">
        {children}
      </div>
    </div>
  );
}
