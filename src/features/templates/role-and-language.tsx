import { useLegalTexts } from '@/content/templates/use-legal-texts';
import { templateMessages } from '@/content/templates.messages';
import type { ContractType, TemplateRole } from '@/domain/models';
import { useLegalTag } from '@/i18n/use-language';
import { useMessages } from '@/i18n/use-messages';
import { SelectField } from '@/ui/fields/select-field';

interface RoleSelectProps {
  type: ContractType;
  role: TemplateRole | null;
  /** The import was asked for. */
  isAsked: boolean;
  onSelect: (role: TemplateRole) => void;
}

/**
 * Buyer or seller, by the name of that party in this type of contract. First field of the screen, because the
 * depositor of each guarantee and the requested details depend on it.
 */
export function RoleSelect({ type, role, isAsked, onSelect }: RoleSelectProps) {
  const t = useMessages(templateMessages);
  const parties = useLegalTexts().parties[type];
  return (
    <SelectField
      label={t.role}
      value={role ?? ''}
      error={isAsked && role === null ? t.chooseRole : null}
      data-role=""
      onChange={(event) => onSelect(event.target.value === 'seller' ? 'seller' : 'buyer')}
    >
      {role === null && <option value="">{t.choose}</option>}
      <option value="buyer">{toPartyLabel(parties.buyer)}</option>
      <option value="seller">{toPartyLabel(parties.seller)}</option>
    </SelectField>
  );
}

/** The language of the text that the parties sign, and of this screen. */
export function LanguageSelect({ onSelect }: { onSelect: (language: 'es' | 'en') => void }) {
  const t = useMessages(templateMessages);
  return (
    <SelectField
      label={t.contractLanguage}
      value={useLegalTag()}
      onChange={(event) => onSelect(event.target.value === 'en' ? 'en' : 'es')}
    >
      <option value="es">{t.spanish}</option>
      <option value="en">{t.english}</option>
    </SelectField>
  );
}

/** A party's name as a label: `Parte vendedora`. */
export function toPartyLabel(party: string): string {
  return party.charAt(0).toUpperCase() + party.slice(1);
}
