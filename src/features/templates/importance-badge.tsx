import { templateMessages } from '@/content/templates.messages';
import { useMessages } from '@/content/use-messages';
import type { Importance } from '@/domain/models';
import { Badge } from '@/ui/badge';
import type { Tone } from '@/ui/tone';

const TONES: Record<Importance, Tone> = { essential: 'blue', recommended: 'green', optional: 'gray' };

export function ImportanceBadge({ importance }: { importance: Importance }) {
  const t = useMessages(templateMessages);
  return <Badge tone={TONES[importance]}>{t[importance]}</Badge>;
}
