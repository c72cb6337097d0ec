import type { Tone } from '@/domain/primitives/tone';

/** Saturated colours for dots, bars and edges. */
export const TONE_FILL: Record<Tone, string> = {
  gray: 'bg-tone-gray-dot',
  yellow: 'bg-tone-yellow-dot',
  green: 'bg-tone-green-dot',
  blue: 'bg-tone-blue-dot',
  purple: 'bg-tone-purple-dot',
  red: 'bg-tone-red-dot',
};

export const TONE_TEXT: Record<Tone, string> = {
  gray: 'text-tone-gray',
  yellow: 'text-tone-yellow',
  green: 'text-tone-green',
  blue: 'text-tone-blue',
  purple: 'text-tone-purple',
  red: 'text-tone-red',
};

/** Tinted background with dark text of the same hue. */
export const TONE_TINT: Record<Tone, string> = {
  gray: 'bg-tone-gray-soft text-tone-gray',
  yellow: 'bg-tone-yellow-soft text-tone-yellow',
  green: 'bg-tone-green-soft text-tone-green',
  blue: 'bg-tone-blue-soft text-tone-blue',
  purple: 'bg-tone-purple-soft text-tone-purple',
  red: 'bg-tone-red-soft text-tone-red',
};
