import { areReturnsOn } from '@/config/returns';
import { settings } from '@/config/settings';
import { useLegalTexts } from '@/content/templates/use-legal-texts';
import type { ContractText } from '@/domain/contracts/contract-form';
import type { SiteFacts, TailoredTemplate } from '@/domain/templates/tailored-template';

/** The text of the contract to be; `null` while there is no role. */
export function useContractText(tailored: TailoredTemplate): ContractText | null {
  const { writeContract } = useLegalTexts();
  const { role } = tailored;
  return role === null ? null : writeContract({ ...tailored, role }, readSite());
}

function readSite(): SiteFacts {
  const { arbitrators, templateArbitratorId: id } = settings();
  const { name = '', contact = '' } = (Object.hasOwn(arbitrators, id) ? arbitrators[id] : undefined) ?? {};
  return { hasReturns: areReturnsOn(), holder: { name, contact: contact.replace(/^mailto:/, '') } };
}
