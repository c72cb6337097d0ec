import Blocks from 'lucide-react/icons/blocks';
import Monitor from 'lucide-react/icons/monitor';
import PenLine from 'lucide-react/icons/pen-line';
import Server from 'lucide-react/icons/server';
import { activityMessages } from '@/content/activity.messages';
import { ACTIVITY_PROOFS, type ActivityProof } from '@/domain/activity/activity';
import { useMessages } from '@/i18n/use-messages';
import { classes } from '@/ui/layout/classes';
import { Disclosure } from '@/ui/layout/disclosure';

const ICONS = { chain: Blocks, signed: PenLine, device: Monitor, server: Server } as const;
/** Entries that only the server claims are muted. */
const COLOURS: Record<ActivityProof, string> = {
  chain: 'text-tone-green',
  signed: 'text-tone-green',
  device: 'text-tone-blue',
  server: 'text-ink-faint',
};

/** Icon for the proof of an entry. `MarksLegend` explains the icons. */
export function ProofMark({ proof }: { proof: ActivityProof }) {
  const t = useMessages(activityMessages);
  const label = t[`proof-${proof}`];
  return (
    <span title={label} className="shrink-0">
      <ProofIcon proof={proof} />
      <span className="sr-only">{label}</span>
    </span>
  );
}

function ProofIcon({ proof }: { proof: ActivityProof }) {
  const Icon = ICONS[proof];
  return <Icon aria-hidden="true" className={classes('size-4 shrink-0', COLOURS[proof])} />;
}

/** Unfolds to the marks, strongest first, and their meanings. */
export function MarksLegend({ onToggle }: { onToggle: (open: boolean) => void }) {
  const t = useMessages(activityMessages);
  return (
    <Disclosure summary={t.marks} onToggle={onToggle}>
      <ul className="mb-2 flex flex-wrap gap-x-5 gap-y-1 text-xs">
        {ACTIVITY_PROOFS.toReversed().map((proof) => (
          <li key={proof} className="flex items-center gap-1.5">
            <ProofIcon proof={proof} />
            {t[`proof-${proof}`]}
          </li>
        ))}
      </ul>
      {t.explain}
    </Disclosure>
  );
}
