import type { Tone } from '@/domain/primitives/tone';

/** Tinted background with dark text of the same hue. */
export const TONE_TINT: Record<Tone, string> = {
  gray: 'bg-tone-gray-soft text-tone-gray',
  yellow: 'bg-tone-yellow-soft text-tone-yellow',
  green: 'bg-tone-green-soft text-tone-green',
  blue: 'bg-tone-blue-soft text-tone-blue',
  purple: 'bg-tone-purple-soft text-tone-purple',
  red: 'bg-tone-red-soft text-tone-red',
};

/** Purple is for statuses only. */
export interface ToneIconProps {
  tone: Exclude<Tone, 'purple'>;
}
