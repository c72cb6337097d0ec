import type { TermsRole } from '@/domain/seals/terms';
import { AWARD_ROLES, type AwardRole } from '@/domain/settlement/award';
import type { StatedAddress } from '@/exit/recovery/evidence/evidence-api';
import { useTexts } from '@/exit/texts/texts';
import { Button } from '@/ui/button/button';
import { SelectField } from '@/ui/fields/select-field';

export type StatedByRole = Readonly<Record<TermsRole, readonly StatedAddress[]>>;

interface AwardPayeeProps {
  role: AwardRole;
  stated: StatedByRole;
  onRole: (role: AwardRole) => void;
  onAddress: (address: string) => void;
}

/** Addresses of a party that are offered; those of its own file come first. */
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
      {offered.map(({ address, in: source }) => (
        <Button key={address} size="sm" className="max-w-full self-start" onClick={() => onAddress(address)}>
          <span className="truncate">
            {t.award.use(address)} · {t.evidence.statedIn[source]}
          </span>
        </Button>
      ))}
    </>
  );
}
