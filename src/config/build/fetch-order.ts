import { basename, extname } from 'node:path';
import type { Plugin } from 'vite';

interface Stage {
  /** Name of its chunk. Without a name, each import is a separate stage, named after its file. */
  name?: string;
  /**
   * Folders of `src`. The dynamic imports of their modules are fetched at this stage, with all their static imports.
   */
  from: readonly string[];
}

/** The bundler's modules. */
interface Graph {
  getModuleIds: () => Iterable<string>;
  getModuleInfo: (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

/**
 * Gives each stage of loading its own chunk, so that it does not wait for code that is fetched later. A module belongs
 * to the first stage that needs it, so chunks import only chunks of earlier stages.
 */
export function fetchOrder(stages: readonly Stage[]): { plugin: Plugin; findStage: (id: string) => string | null } {
  let stageOf = new Map<string, string>();
  return {
    plugin: {
      name: 'aval-fetch-order',
      buildEnd() {
        stageOf = assignStages(stages, this);
      },
    },
    findStage: (id) => stageOf.get(id) ?? null,
  };
}

/** The chunk of each module that a stage fetches. */
export function assignStages(stages: readonly Stage[], graph: Graph): Map<string, string> {
  const ids = [...graph.getModuleIds()];
  const stageOf = new Map<string, string>();
  for (const { name, from } of stages) {
    const importers = ids.filter((id) => from.some((folder) => id.includes(`/src/${folder}/`)));
    for (const imported of importers.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []))
      for (const id of collectImports(imported, graph))
        if (!stageOf.has(id)) stageOf.set(id, name ?? basename(imported, extname(imported)));
  }
  return stageOf;
}

/** A module and all its static imports. */
function collectImports(module: string, graph: Graph): Set<string> {
  const found = new Set([module]);
  // Iterating over a set includes items added meanwhile.
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
