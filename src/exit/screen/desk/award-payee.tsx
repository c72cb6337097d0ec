import type { TermsRole } from '@/domain/seals/terms';
import { AWARD_ROLES, type AwardRole } from '@/domain/settlement/award';
import { useTexts } from '@/exit/texts/texts';
import { Button } from '@/ui/button/button';
import { SelectField } from '@/ui/fields/select-field';

interface AwardPayeeProps {
  role: AwardRole;
  stated: Readonly<Record<TermsRole, readonly string[]>>;
  onRole: (role: AwardRole) => void;
  onAddress: (address: string) => void;
}

/** Addresses of a party that are offered; the latest come first. */
const MOST_OFFERED = 3;

/** Whom an output pays, and the addresses that this party has stated. */
export function AwardPayee({ role, stated, onRole, onAddress }: AwardPayeeProps) {
  const t = useTexts();
  const offered = role === 'owner' || role === 'counterparty' ? stated[role].slice(0, MOST_OFFERED) : [];
  return (
    <>
      <SelectField label={t.award.to} value={role} onChange={({ target }) => onRole(target.value as AwardRole)}>
        {AWARD_ROLES.map((each) => (
          <option key={each} value={each}>
            {t.award.roles[each]}
          </option>
        ))}
      </SelectField>
      {offered.map((address) => (
        <Button key={address} size="sm" className="max-w-full self-start" onClick={() => onAddress(address)}>
          <span className="truncate">{t.award.use(address)}</span>
        </Button>
      ))}
    </>
  );
}
