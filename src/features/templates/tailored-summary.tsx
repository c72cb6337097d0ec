import X from 'lucide-react/icons/x';
import { templateMessages } from '@/content/templates.messages';
import { useLegalTexts } from '@/content/use-legal-texts';
import type { Clause, ContractType, TemplateRole } from '@/domain/models';
import type { GuaranteeChoice } from '@/domain/template/guarantee-choice';
import { buildContractText, type TailoredTemplate } from '@/domain/template/template-draft';
import { SelectedClauses } from '@/features/templates/selected-clauses';
import { ImportPanel, type ImportState } from '@/features/templates/template-import';
import { useMessages } from '@/i18n/use-messages';
import { IconButton } from '@/ui/button/icon-button';
import { SelectField } from '@/ui/fields/select-field';
import { Card } from '@/ui/layout/card';
import { Disclosure } from '@/ui/layout/disclosure';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';

export interface TailoredSummaryProps {
  tailored: TailoredTemplate;
  onRole: (role: TemplateRole) => void;
  onRemoveClause: (clause: Clause) => void;
  onValue: (clauseId: string, index: number, value: string) => void;
  onRemoveGuarantee: (key: string) => void;
  importing: ImportState;
  onImport: () => void;
}

/** What the contract will be: role, clauses, guarantees, and the import. */
export function TailoredSummary(props: TailoredSummaryProps) {
  const { tailored, importing, onImport } = props;
  const t = useMessages(templateMessages);
  return (
    <Card flush className="flex flex-col lg:top-20 lg:not-low:sticky lg:not-low:max-h-[calc(100dvh-6.5rem)]">
      <div className="flex flex-col gap-6 p-5 sm:p-6 lg:min-h-0 lg:overflow-y-auto">
        <h2 className="text-lg font-semibold">{t.yourContract}</h2>
        <RoleSelect type={tailored.template.type} role={tailored.role} onSelect={props.onRole} />
        <section aria-label={t.selectedClauses} tabIndex={-1} className="flex flex-col gap-3 outline-none">
          <h3 className="text-sm font-semibold">{t.selectedClauses}</h3>
          <SelectedClauses clauses={tailored.clauses} onRemove={props.onRemoveClause} onValue={props.onValue} />
        </section>
        <section aria-label={t.selectedGuarantees} tabIndex={-1} className="flex flex-col gap-3 outline-none">
          <h3 className="text-sm font-semibold">{t.selectedGuarantees}</h3>
          <SelectedGuarantees guarantees={tailored.guarantees} onRemove={props.onRemoveGuarantee} />
        </section>
        <ContractPreview tailored={tailored} />
      </div>
      <div className="border-t border-line px-5 py-4 sm:px-6">
        <ImportPanel tailored={tailored} state={importing} onImport={onImport} />
      </div>
    </Card>
  );
}

/** The contract's text as it stands. */
function ContractPreview({ tailored }: { tailored: TailoredTemplate }) {
  const t = useMessages(templateMessages);
  const { draftWording } = useLegalTexts();
  const { description } = buildContractText(tailored, draftWording(tailored.template.type));
  return <Disclosure summary={t.preview}>{description}</Disclosure>;
}

interface SelectedGuaranteesProps {
  guarantees: readonly GuaranteeChoice[];
  onRemove: (key: string) => void;
}

/** The guarantees that the contract will have. */
function SelectedGuarantees({ guarantees, onRemove }: SelectedGuaranteesProps) {
  const t = useMessages(templateMessages);
  if (guarantees.length === 0) return <p className="text-sm text-ink-faint">{t.noGuarantees}</p>;
  return (
    <ul aria-label={t.selectedGuarantees} className="flex flex-col divide-y divide-line">
      {guarantees.map(({ key, role, description, amount, validUntil }) => (
        <li key={key} className="flex items-start justify-between gap-2 py-3 first:pt-0 last:pb-0">
          <div className="flex min-w-0 flex-col gap-0.5">
            <h4 className="text-sm font-medium break-words">{description}</h4>
            <Amount sats={amount} className="text-sm" />
            <p className="text-xs text-ink-faint">
              {t[role]} · {t.validUntilDate} <DateText value={validUntil} />
            </p>
          </div>
          <IconButton label={t.removeGuarantee({ title: description })} onClick={() => onRemove(key)}>
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

interface RoleSelectProps {
  type: ContractType;
  role: TemplateRole;
  onSelect: (role: TemplateRole) => void;
}

/** Buyer or seller, with what that is called in this type of contract. */
function RoleSelect({ type, role, onSelect }: RoleSelectProps) {
  const t = useMessages(templateMessages);
  const parties = useLegalTexts().parties[type];
  return (
    <SelectField
      label={t.role}
      hint={t.roleHint}
      value={role}
      onChange={(event) => onSelect(event.target.value === 'seller' ? 'seller' : 'buyer')}
    >
      <option value="buyer">
        {sameWord(parties.buyer, t.buyer) ? t.buyer : t.roleBuyer({ party: parties.buyer })}
      </option>
      <option value="seller">
        {sameWord(parties.seller, t.seller) ? t.seller : t.roleSeller({ party: parties.seller })}
      </option>
    </SelectField>
  );
}

/** A sale calls them by no other name: one word is enough. */
function sameWord(party: string, role: string): boolean {
  return party.toLowerCase() === role.toLowerCase();
}
