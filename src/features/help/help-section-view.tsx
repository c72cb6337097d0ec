import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { PATHS } from '@/config/paths';
import type { HelpSection } from '@/content/help/help-section';
import { KeyPicture } from '@/features/help/key-picture';
import { TextLink } from '@/ui/text/text-link';

interface HelpPartProps {
  id: string;
  title: string;
  /** Unfolded from the start. */
  open: boolean;
  children: ReactNode;
}

/** A heading that unfolds its part. The browser's search in the page finds and unfolds it too. */
export function HelpPart({ id, title, open, children }: HelpPartProps) {
  return (
    <details id={id} open={open} className="group scroll-mt-20 border-b border-line">
      <summary className="flex list-none items-start gap-2 rounded-sm py-2.5 hover:text-accent-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="mt-1 size-4 shrink-0 text-ink-faint transition-transform group-open:rotate-90"
        />
        <h3 className="font-medium">{title}</h3>
      </summary>
      <div className="flex flex-col gap-3 pt-1 pb-6 pl-6">{children}</div>
    </details>
  );
}

interface HelpSectionViewProps {
  section: HelpSection;
  open: boolean;
}

/** One part of the help. */
export function HelpSectionView({ section, open }: HelpSectionViewProps) {
  const { id, title, text = [], steps = [], points = [], table, recoveryLink = false } = section;
  return (
    <HelpPart id={id} title={title} open={open}>
      {id === 'three-keys' && <KeyPicture />}
      {text.map((part) => (
        <p key={part}>
          <LabelledText text={part} />
        </p>
      ))}
      {steps.length > 0 && (
        <ol className="flex list-decimal flex-col gap-2 pl-6 marker:text-ink-soft">
          <Items texts={steps} />
        </ol>
      )}
      {table !== undefined && <HelpTable table={table} />}
      {points.length > 0 && (
        <ul className="flex list-disc flex-col gap-2 pl-6 marker:text-ink-soft">
          <Items texts={points} />
        </ul>
      )}
      {recoveryLink !== false && (
        <p>
          <TextLink to={PATHS.helpRecovery} className="inline-block py-0.5">
            {recoveryLink}
          </TextLink>
        </p>
      )}
    </HelpPart>
  );
}

function Items({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <li key={text}>
      <LabelledText text={text} />
    </li>
  ));
}

/** Scrolls inside the card where it is too wide; then the keyboard must reach it. */
function HelpTable({ table: [head = [], ...rows] }: { table: readonly (readonly string[])[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
    <section tabIndex={0} aria-label={head.join(', ')} className="overflow-x-auto">
      <table className="figures w-full min-w-120 text-left text-sm">
        <thead>
          <tr className="border-b border-line text-xs text-ink-soft">
            {head.map((cell) => (
              <th key={cell} scope="col" className="py-1.5 pr-4 font-medium">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...cells]) => (
            <tr key={`${first} ${cells.join()}`} className="border-b border-line last:border-0">
              <th scope="row" className="py-1.5 pr-4 font-normal">
                {first}
              </th>
              {cells.map((cell) => (
                <td key={cell} className="py-1.5 pr-4 whitespace-nowrap">
                  <LabelledText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A text in which `**…**` marks labels of the screen. */
function LabelledText({ text }: { text: string }) {
  return (
    <>
      {text.split('**').map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text
          <strong key={index} className="font-semibold">
            {part}
          </strong>
        ),
      )}
    </>
  );
}
