import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSpecifiers } from './import-rules';

/** Folders by the folders that they import, type-only and dynamic imports included. */
export type FolderGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** The imports between the folders directly below `layer`, such as `src/store`. Files beside the folders do not count. */
export function readFolderGraph(layer: string): FolderGraph {
  const folders = readdirSync(layer, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const graph = new Map<string, Set<string>>();
  for (const { name } of folders) {
    const files = readdirSync(join(layer, name), { recursive: true, encoding: 'utf8' });
    const texts = files
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(join(layer, name, file), 'utf8'));
    const imported = texts.flatMap((text) => findImportedFolders(text, layer)).filter((other) => other !== name);
    graph.set(name, new Set(imported));
  }
  return graph;
}

function findImportedFolders(text: string, layer: string): string[] {
  return listSpecifiers(text).flatMap((specifier) => {
    const [folder = '', file] = specifier.replace('@', 'src').replace(`${layer}/`, '').split('/');
    return file !== undefined && existsSync(join(layer, folder)) ? [folder] : [];
  });
}

/** Folders that import each other, directly or through others; an empty list if imports have one direction. */
export function findFolderCycle(graph: FolderGraph): string[] {
  const remaining = new Map(graph);
  // A folder that imports none of the remaining ones is in no cycle.
  for (let removed = true; removed; ) {
    removed = false;
    for (const [folder, imports] of remaining) {
      if ([...imports].some((other) => remaining.has(other))) continue;
      remaining.delete(folder);
      removed = true;
    }
  }
  return [...remaining.keys()];
}
