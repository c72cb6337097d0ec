import { useId } from 'react';
import { useLegalTexts } from '@/content/use-legal-texts';
import type { Template, TemplateRole } from '@/domain/models';

export interface TemplateGuaranteesProps {
  template: Template;
  party: TemplateRole;
  label: string;
}

/** The guarantees of one role, each with its usual amount. */
export function TemplateGuarantees({ template, party, label }: TemplateGuaranteesProps) {
  const id = useId();
  const { defaultAmountText } = useLegalTexts();
  const guarantees = template.predefinedGuarantees.filter((guarantee) => guarantee.role === party);
  return (
    <section className="flex flex-col gap-2">
      <h3 id={id} className="text-sm font-semibold">
        {label}
      </h3>
      <ul aria-labelledby={id} className="flex flex-col gap-2 text-sm">
        {guarantees.map((guarantee) => (
          <li key={guarantee.id}>
            {guarantee.description}
            <span className="figures block text-xs text-ink-faint">{defaultAmountText(guarantee, template.type)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
