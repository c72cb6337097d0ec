import { describeProblem, listVariables, parseSettings, type Settings } from '../settings.ts';

/** Of Vite itself. */
const OTHER_VARIABLES = ['VITE_USER_NODE_ENV'];

/**
 * The settings of an environment, of which only names that begin with VITE_ are read. Unlike in the app, an unknown name is an error, since
 * a misspelt one would leave the default. Throws an Error with one line for each problem.
 */
export function readEnvironment(env: Record<string, string | undefined>): Settings {
  const known = listVariables();
  const unknown = Object.keys(env).filter(
    (name) => name.startsWith('VITE_') && !known.includes(name) && !OTHER_VARIABLES.includes(name),
  );
  const result = parseSettings(env);
  const problems = [
    ...unknown.map(
      (name) => `${name} is no setting: correct the name or remove it. The settings are ${known.join(', ')}`,
    ),
    ...(result.ok ? [] : result.problems.map(describeProblem)),
  ];
  if (!result.ok || problems.length > 0) throw new Error(problems.join('\n'));
  return result.settings;
}
