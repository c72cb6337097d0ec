import { templateMessages } from '@/content/templates.messages';
import { useLegalTexts } from '@/content/use-legal-texts';
import type { ContractType, TemplateRole } from '@/domain/models';
import { useMessages } from '@/i18n/use-messages';
import { SelectField } from '@/ui/fields/select-field';

export interface RoleSelectProps {
  type: ContractType;
  role: TemplateRole;
  onSelect: (role: TemplateRole) => void;
}

/** Buyer or seller, with what that is called in this type of contract. */
export function RoleSelect({ type, role, onSelect }: RoleSelectProps) {
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
