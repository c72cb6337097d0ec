/** What the bundler says of a module. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** What is fetched between the login form and the list of contracts (app/next-step.ts), and with the list. */
const BEFORE_THE_LIST = [
  'src/app/attention.tsx',
  'src/app/member-bar.tsx',
  'src/app/other-routes.tsx',
  'src/features/outbox/status-notices.tsx',
  'src/features/outbox/unsettled-notice.tsx',
  'src/pages/contracts-page.tsx',
  'src/store/auth/auth.thunks.ts',
  'src/store/setup/store.ts',
];

/** Chunks by layer: together they would exceed the limit of a chunk. */
const CHUNKS = [
  { name: 'list-state', test: /\/src\/(store|config)\// },
  { name: 'list-rules', test: /\/src\/(domain|services|lib|i18n)\/|\/node_modules\/(valibot|reselect|idb)\// },
  { name: 'list-parts', test: /\/src\/|\/node_modules\/lucide-react\// },
];

/** Makes a name of a group, or `null` for modules that are not in it. */
type NameGroup = (id: string, graph: ModuleGraph) => string | null;

/**
 * `nameList`: puts modules that the list of contracts needs in chunks of their own, so that they do not wait for what other
 * screens share. Such chunks import each other and the first screen only. `nameOthers`: a group without those modules.
 */
export function createListGroups(root: (path: string) => string) {
  let needed: Set<string> | null = null;

  function isNeeded(id: string, graph: ModuleGraph): boolean {
    needed ??= collectImports(
      BEFORE_THE_LIST.map((path) => root(`./${path}`)),
      graph,
    );
    return needed.has(id);
  }

  const nameList: NameGroup = (id, graph) =>
    isNeeded(id, graph) ? (CHUNKS.find(({ test }) => test.test(id))?.name ?? null) : null;
  const nameOthers =
    (name: string): NameGroup =>
    (id, graph) =>
      isNeeded(id, graph) ? null : name;
  return { nameList, nameOthers };
}

function collectImports(ids: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set(ids);
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
