import { loadEnv, type Plugin } from 'vite';
import { parseSettings } from '../settings.ts';

/** Parses the settings while building, so that the first screen carries the result and not the parser. */
export function parsedSettings(): Plugin {
  return {
    name: 'aval-parsed-settings',
    config({ envDir }, { command, mode }) {
      if (command !== 'build') return undefined;
      const result = parseSettings(loadEnv(mode, envDir || process.cwd(), 'VITE_'));
      return { define: { 'import.meta.env.PARSED_SETTINGS': JSON.stringify(result) } };
    },
  };
}
