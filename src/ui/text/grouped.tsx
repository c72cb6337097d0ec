import { Fragment } from 'react';

export interface GroupedProps {
  groups: readonly string[];
  /** A line may break between groups. */
  breakable?: boolean;
}

/** Text in groups. The gaps are margins, so it copies and reads out as plain text. */
export function Grouped({ groups, breakable = false }: GroupedProps) {
  return groups.map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: groups are parts of one text, in place
    <Fragment key={index}>
      {index > 0 && breakable && <wbr />}
      <span className={index < groups.length - 1 ? (breakable ? 'mr-[0.6ch]' : 'mr-[0.22em]') : undefined}>
        {group}
      </span>
    </Fragment>
  ));
}
