import { templateMessages } from '@/content/templates.messages';
import { useLegalTexts } from '@/content/use-legal-texts';
import type { ContractType, TemplateRole } from '@/domain/models';
import { toPartyLabel } from '@/features/templates/party-name';
import { useMessages } from '@/i18n/use-messages';
import { SelectField } from '@/ui/fields/select-field';
import { Card } from '@/ui/layout/card';

export interface RoleSelectProps {
  type: ContractType;
  role: TemplateRole;
  onSelect: (role: TemplateRole) => void;
}

/**
 * Buyer or seller, with the name of that party in this type of contract. Before everything else: who deposits which
 * guarantee, and whose details are asked for, depends on it.
 */
export function RoleSelect({ type, role, onSelect }: RoleSelectProps) {
  const t = useMessages(templateMessages);
  const parties = useLegalTexts().parties[type];
  return (
    <Card>
      <SelectField
        label={t.role}
        hint={t.roleHint}
        value={role}
        onChange={(event) => onSelect(event.target.value === 'seller' ? 'seller' : 'buyer')}
      >
        <option value="buyer">
          {isSameWord(parties.buyer, t.buyer) ? t.buyer : t.roleBuyer({ party: toPartyLabel(parties.buyer) })}
        </option>
        <option value="seller">
          {isSameWord(parties.seller, t.seller) ? t.seller : t.roleSeller({ party: toPartyLabel(parties.seller) })}
        </option>
      </SelectField>
    </Card>
  );
}

/** In a sale the party is called like the role: the name is not repeated. */
function isSameWord(party: string, role: string): boolean {
  return party.toLowerCase() === role.toLowerCase();
}
