import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { useLegalTexts } from '@/content/templates/use-legal-texts';
import { templateMessages } from '@/content/templates.messages';
import type { ContractType, Importance, PredefinedGuarantee } from '@/domain/models';
import { listOffered } from '@/domain/templates/special-terms';
import type { TailoredTemplate } from '@/domain/templates/tailored-template';
import { toPartyLabel } from '@/features/templates/role-and-language';
import { useMessages } from '@/i18n/use-messages';
import { Card } from '@/ui/layout/card';
import { Badge } from '@/ui/message/badge';

interface GuaranteeChoicesProps {
  tailored: TailoredTemplate;
  /** The essential ones without an amount. */
  waiting: readonly PredefinedGuarantee[];
  onSelect: (guarantee: PredefinedGuarantee) => void;
}

/** The template's guarantees. */
export function GuaranteeChoices({ tailored, waiting, onSelect }: GuaranteeChoicesProps) {
  const t = useMessages(templateMessages);
  const { template, role, values, guarantees } = tailored;
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{t.predefinedGuarantees}</h2>
      <ul className="-mb-5 flex flex-col sm:-mb-6">
        {listOffered(template, values).map((guarantee) => (
          <PredefinedGuaranteeRow
            key={guarantee.id}
            guarantee={guarantee}
            type={template.type}
            own={role === null ? null : guarantee.role === role}
            isAdded={guarantees.some(({ predefinedId }) => predefinedId === guarantee.id)}
            isWaiting={waiting.includes(guarantee)}
            onSelect={() => onSelect(guarantee)}
          />
        ))}
      </ul>
    </Card>
  );
}

interface PredefinedGuaranteeRowProps {
  guarantee: PredefinedGuarantee;
  type: ContractType;
  /** Deposited in the user's own role; `null`: not chosen yet. */
  own: boolean | null;
  isAdded: boolean;
  /** It is essential and has no amount yet. */
  isWaiting: boolean;
  onSelect: () => void;
}

const ROW =
  'relative -mx-5 flex flex-col gap-1.5 border-t border-line px-5 py-3.5 transition-colors last:rounded-b-card ' +
  'hover:bg-well has-[button:focus-visible]:outline-2 has-[button:focus-visible]:-outline-offset-2 ' +
  'has-[button:focus-visible]:outline-accent-ink sm:-mx-6 sm:px-6';

function PredefinedGuaranteeRow({ guarantee, type, own, isAdded, isWaiting, onSelect }: PredefinedGuaranteeRowProps) {
  const t = useMessages(templateMessages);
  const { formatDefaultAmount, parties } = useLegalTexts();
  const { description, role, importance, conditions, thirdPartyType } = guarantee;
  const party = toPartyLabel(parties[type][role]);
  const facts = [
    party,
    ...(own === false ? [t.otherParty] : []),
    formatDefaultAmount(guarantee, type),
    ...(thirdPartyType === null ? [] : [t[thirdPartyType]]),
  ];
  return (
    <li className={ROW}>
      <div className="flex items-start justify-between gap-4">
        {/* Labelled by the description only; covers the whole row. */}
        <button
          type="button"
          onClick={onSelect}
          className="text-left text-sm font-medium outline-none after:absolute after:inset-0"
        >
          {description}
        </button>
        <ChoiceState isAdded={isAdded} isWaiting={isWaiting} />
      </div>
      <p className="figures text-xs text-ink-faint">
        <ImportanceBadge importance={importance} /> <span className="ml-1">{facts.join(' · ')}</span>
      </p>
      <p className="line-clamp-1 max-w-[72ch] text-xs text-ink-soft sm:line-clamp-2">{conditions}</p>
    </li>
  );
}

/** That it was added, waits for an amount, or can be added. */
function ChoiceState({ isAdded, isWaiting }: Pick<PredefinedGuaranteeRowProps, 'isAdded' | 'isWaiting'>) {
  const t = useMessages(templateMessages);
  if (isWaiting) return <span className="text-right text-xs text-ink-soft">{t.noAmount}</span>;
  const Icon = isAdded ? Check : Plus;
  return (
    <span className="inline-flex shrink-0 items-center gap-1 text-sm font-medium text-accent-ink">
      <Icon aria-hidden="true" className="size-4" />
      {isAdded ? t.added : t.add}
    </span>
  );
}

function ImportanceBadge({ importance }: { importance: Importance }) {
  const t = useMessages(templateMessages);
  return <Badge tone="gray">{t[importance]}</Badge>;
}
