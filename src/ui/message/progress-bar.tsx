import type { Tone } from '@/domain/primitives/tone';
import { classes } from '@/ui/layout/classes';
import { TONE_FILL } from '@/ui/message/tone-shades';

export interface ProgressBarProps {
  /** What is measured, read out: "Funded". */
  label: string;
  /** Share that is filled, in the unit of `max`; null while unknown. */
  value: number | null;
  max: number;
  /** Leading part of the filled share that is hatched (released of what was funded), in the unit of `max`. */
  hatched?: number;
  /** The figures in words, read out. */
  valueText?: string;
  tone?: Tone;
  className?: string;
}

const HATCH = { backgroundImage: 'repeating-linear-gradient(135deg, var(--color-card) 0 2px, transparent 2px 5px)' };

/** A thin bar: one amount against another. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, value, max, hatched = 0, valueText, tone = 'green', className } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native meter can't be drawn in two parts
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value ?? 0}
      aria-valuetext={valueText}
      className={classes('relative h-1.5 overflow-hidden rounded-full bg-line', className)}
    >
      <div className={classes('absolute inset-y-0 left-0', TONE_FILL[tone])} style={{ width: share(value, max) }} />
      {hatched > 0 && <div className="absolute inset-y-0 left-0" style={{ width: share(hatched, max), ...HATCH }} />}
    </div>
  );
}

function share(part: number | null, whole: number): string {
  if (part === null || whole <= 0) return '0%';
  return `${Math.min(100, Math.max(0, (part / whole) * 100))}%`;
}
