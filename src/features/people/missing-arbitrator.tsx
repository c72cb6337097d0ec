import { settings } from '@/config/settings';
import { useLoaded } from '@/lib/use-loaded';
import { isArbitratorMissing } from '@/store/deposits/arbitrator-key.thunks';
import { Banner } from '@/ui/message/banner';

interface MissingArbitratorProps {
  setting: 'arbitratorId' | 'templateArbitratorId';
  text: (values: { id: string; variable: string }) => string;
}

/** Says that the server does not know the arbitrator of new contracts, with the setting that names them. */
export function MissingArbitrator({ setting, text }: MissingArbitratorProps) {
  const { arbitratorId, [setting]: id } = settings();
  const { value: missing } = useLoaded(() => isArbitratorMissing(id), id);
  if (missing !== true) return null;
  const variable = id === arbitratorId ? 'VITE_ARBITRATOR_ID' : 'VITE_TEMPLATE_ARBITRATOR_ID';
  return <Banner tone="red">{text({ id, variable })}</Banner>;
}
