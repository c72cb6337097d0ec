import type { Tone } from '@/domain/primitives/tone';
import { classes } from '@/ui/layout/classes';
import { TONE_FILL } from '@/ui/message/tone-shades';

export interface ProgressBarProps {
  /** Accessible name: "Funded". */
  label: string;
  /** In the unit of `max`; `null` while unknown. */
  value: number | null;
  max: number;
  /** Hatched part of `value`, in the unit of `max`: the released part of the funded amount. */
  hatched?: number;
  /** The figures in words, for screen readers. */
  valueText?: string;
  tone?: Tone;
  className?: string;
}

const HATCH = { backgroundImage: 'repeating-linear-gradient(135deg, var(--color-card) 0 2px, transparent 2px 5px)' };

export function ProgressBar(props: ProgressBarProps) {
  const { label, value, max, hatched = 0, valueText, tone = 'green', className } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native meter can't have two parts
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value ?? 0}
      aria-valuetext={valueText}
      className={classes('relative h-1.5 overflow-hidden rounded-full bg-line', className)}
    >
      <div className={classes('absolute inset-y-0 left-0', TONE_FILL[tone])} style={{ width: toPercent(value, max) }} />
      {hatched > 0 && (
        <div className="absolute inset-y-0 left-0" style={{ width: toPercent(hatched, max), ...HATCH }} />
      )}
    </div>
  );
}

function toPercent(part: number | null, whole: number): string {
  if (part === null || whole <= 0) return '0%';
  return `${Math.min(100, Math.max(0, (part / whole) * 100))}%`;
}
