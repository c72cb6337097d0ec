import { AWARD_ROLES, type AwardRole } from '@/domain/settlement/award';
import { useTexts } from '@/exit/texts/texts';
import { SelectField } from '@/ui/fields/select-field';

interface AwardPayeeProps {
  role: AwardRole;
  onRole: (role: AwardRole) => void;
}

/** Whom an output pays. */
export function AwardPayee({ role, onRole }: AwardPayeeProps) {
  const t = useTexts();
  return (
    <SelectField label={t.award.to} value={role} onChange={({ target }) => onRole(target.value as AwardRole)}>
      {AWARD_ROLES.map((each) => (
        <option key={each} value={each}>
          {t.award.roles[each]}
        </option>
      ))}
    </SelectField>
  );
}
