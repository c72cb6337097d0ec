import { templateMessages } from '@/content/templates.messages';
import type { PredefinedGuarantee } from '@/domain/models';
import type { TailoredTemplate } from '@/domain/template/template-draft';
import { PredefinedGuaranteeRow } from '@/features/templates/predefined-guarantee-row';
import { useMessages } from '@/i18n/use-messages';
import { Card } from '@/ui/layout/card';

export interface GuaranteeChoicesProps {
  tailored: TailoredTemplate;
  onSelect: (guarantee: PredefinedGuarantee) => void;
}

/** The template's guarantees; selecting one opens its editor. */
export function GuaranteeChoices({ tailored, onSelect }: GuaranteeChoicesProps) {
  const t = useMessages(templateMessages);
  const { template, role, guarantees } = tailored;
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 className="text-lg font-semibold">{t.predefinedGuarantees}</h2>
        <p className="text-sm text-ink-soft">{t.predefinedGuaranteesIntro}</p>
      </div>
      <ul className="flex flex-col gap-3">
        {template.predefinedGuarantees.map((guarantee) => (
          <PredefinedGuaranteeRow
            key={guarantee.id}
            guarantee={guarantee}
            type={template.type}
            own={guarantee.role === role}
            added={guarantees.some(({ predefinedId }) => predefinedId === guarantee.id)}
            onSelect={() => onSelect(guarantee)}
          />
        ))}
      </ul>
    </Card>
  );
}
