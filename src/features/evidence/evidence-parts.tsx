import { evidenceMessages } from '@/content/evidence.messages';
import type { EvidencePart } from '@/domain/evidence/evidence-choice';
import { useMessages } from '@/i18n/use-messages';
import type { CollectedPart } from '@/store/evidence/collected-part';
import { Checkbox } from '@/ui/fields/checkbox';

interface EvidencePartsProps {
  parts: readonly CollectedPart[];
  leftOut: readonly EvidencePart[];
  disabled: boolean;
  onChange: (leftOut: readonly EvidencePart[]) => void;
}

/** Ticks for what goes into the file, with what was not received. */
export function EvidenceParts({ parts, leftOut, disabled, onChange }: EvidencePartsProps) {
  const t = useMessages(evidenceMessages);
  const name = ({ part, count }: CollectedPart) => (part === 'kit' ? t['part-kit'] : t[`part-${part}`]({ count }));

  // Proofs say nothing without the addresses that were paid.
  function toggle(part: EvidencePart, isIn: boolean): void {
    const added = isIn && part === 'proofs' ? ['proofs', 'kit'] : [part];
    const removed: EvidencePart[] = part === 'kit' ? ['kit', 'proofs'] : [part];
    const others = leftOut.filter((each) => !(isIn ? added : removed).includes(each));
    onChange(isIn ? others : [...others, ...removed]);
  }

  return (
    <fieldset className="flex flex-col gap-2" disabled={disabled}>
      <legend className="mb-1 text-sm font-medium">{t.contents}</legend>
      <p className="text-sm text-ink-soft">{t.contentsHint}</p>
      {parts.map((each) => (
        <Checkbox
          key={each.part}
          label={
            <>
              {name(each)}
              {each.missing > 0 && <span className="text-ink-soft"> {each.count === 0 ? t.none : t.missing}</span>}
            </>
          }
          checked={!leftOut.includes(each.part)}
          disabled={disabled}
          onChange={({ target }) => toggle(each.part, target.checked)}
        />
      ))}
    </fieldset>
  );
}
