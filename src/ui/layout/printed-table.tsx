import type { ReactNode } from 'react';

interface PrintedTableProps {
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

const CELL = 'border-b border-line py-1 pr-2 text-left align-top wrap-anywhere';

/** A table in small print. No row is cut by a page. */
export function PrintedTable({ heads, rows }: PrintedTableProps) {
  return (
    <table className="w-full text-[8pt]">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={CELL}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key} className="break-inside-avoid">
            {cells.map((cell, at) => (
              <td key={heads[at]} className={CELL}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
