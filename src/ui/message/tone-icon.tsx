import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Tone } from '@/domain/primitives/tone';

const ICONS = { gray: Info, yellow: TriangleAlert, green: CircleCheck, blue: Info, red: CircleAlert };

/** Purple is for statuses only. */
export function ToneIcon({ tone }: { tone: Exclude<Tone, 'purple'> }) {
  const Icon = ICONS[tone];
  return <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />;
}
