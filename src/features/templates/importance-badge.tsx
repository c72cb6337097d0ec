import { templateMessages } from '@/content/templates.messages';
import type { Importance } from '@/domain/models';
import { useMessages } from '@/i18n/use-messages';
import { Badge } from '@/ui/message/badge';
import type { Tone } from '@/ui/message/tone';

const TONES: Record<Importance, Tone> = { essential: 'blue', recommended: 'green', optional: 'gray' };

export function ImportanceBadge({ importance }: { importance: Importance }) {
  const t = useMessages(templateMessages);
  return <Badge tone={TONES[importance]}>{t[importance]}</Badge>;
}
