import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';

/*
 * Finds in the source what a screen tells without being asked. A notice is
 *
 * - the content of `Banner`, `FloatingBanner`, `NoticeStrip` or `Badge`, and of a component that puts its own children or title there
 * - the content of an element with the role `status` or `alert`, and of one with a tinted background
 * - the content of a component whose name ends with Note, Notice, Warning, Alarm or Line
 * - the `hint` of a field, and what a copy button says once it has copied
 *
 * Buttons and links in it are not part of its text. What only screen readers get is none.
 */

interface Node {
  type: string;
  [field: string]: unknown;
}

const BOXES = ['Banner', 'FloatingBanner', 'NoticeStrip', 'Badge'];
// Their texts are labels of what the user can do.
const CONTROLS = /^(Button|button|a|\w*Link|IconButton|CopyButton|Checkbox|TextField)$/;
/** Attributes of a notice without text of its own. */
const NO_TEXT = /^(action|actions|on[A-Z]\w*|className|tone|role|key|icon|disabled|acceptLabel|retry)$/;
const NOTICE_NAME = /(Note|Notice|Warning|Alarm|Line)$/;
const TINT = /TONE_TINT|bg-tone-\w+-soft/;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const listChildren = (node: Node) => Object.values(node).flat().filter(isNode);
const getName = (node: unknown): string => (isNode(node) ? String(node.name ?? node.value ?? '') : '');
const getTag = (element: Node) => getName((element.openingElement as Node).name);
const getAttributes = (element: Node) => (element.openingElement as Node).attributes as Node[];
const getAttribute = (element: Node, name: string) =>
  getAttributes(element).find((each) => getName(each.name) === name);

type Visit = (node: Node, parents: readonly Node[]) => boolean;

/** Visits the nodes below one for which `visit` is true. */
function walk(node: Node, visit: Visit, parents: readonly Node[] = []): void {
  if (!visit(node, parents)) return;
  for (const child of listChildren(node)) walk(child, visit, [...parents, node]);
}

function find(node: Node, accept: (node: Node) => boolean): Node[] {
  const found: Node[] = [];
  walk(node, (each) => {
    if (accept(each)) found.push(each);
    return true;
  });
  return found;
}

interface Source {
  file: string;
  text: string;
  program: Node;
}

export function readSource(file: string, text: string): Source {
  return { file, text, program: parseAst(text, { lang: 'tsx' }) as unknown as Node };
}

export function readSources(): Source[] {
  // The mockups of features/devel show sample data.
  return ['app', 'pages', 'features'].flatMap((folder) =>
    readdirSync(`src/${folder}`, { encoding: 'utf8', recursive: true })
      .filter((name) => name.endsWith('.tsx') && !name.startsWith('devel'))
      .sort()
      .map((name) => readSource(`src/${folder}/${name}`, readFileSync(`src/${folder}/${name}`, 'utf8'))),
  );
}

/** The text of a node's source. */
const print = (source: Source, node: Node) => source.text.slice(node.start as number, node.end as number);

/** The nearest component or hook around a node, or the function of the file. */
function getComponent(parents: readonly Node[]): Node | undefined {
  const named = parents.filter((node) => node.type === 'FunctionDeclaration');
  return named.findLast((node) => /^([A-Z]|use)/.test(getName(node.id))) ?? named[0];
}

/** Variables with a catalogue, and those taken out of one: `t` → `deposits`, `title` → `deposits.title`. */
function readCatalogues(component: Node): Map<string, string> {
  const names = new Map<string, string>();
  for (const { id, init } of find(component, ({ type }) => type === 'VariableDeclarator')) {
    if (!isNode(id) || !isNode(init) || getName(init.callee) !== 'useMessages') continue;
    const catalogue = getName((init.arguments as Node[])[0]).replace(/Messages$/, '');
    if (id.type === 'Identifier') names.set(getName(id), catalogue);
    else
      for (const { key, value } of (id.properties as Node[]) ?? [])
        names.set(getName(value), `${catalogue}.${getName(key)}`);
  }
  return names;
}

function readKey(member: Node): string {
  const property = member.property as Node;
  if (member.computed !== true) return getName(property);
  if (property.type === 'TemplateLiteral') {
    const [first] = property.quasis as { value: { raw: string } }[];
    return `${first?.value.raw ?? ''}*`;
  }
  return '*';
}

/** Keys of the texts below a node, those in variables of the component included. */
function listKeys(source: Source, node: Node, component: Node, seen: readonly string[] = []): string[] {
  const catalogues = readCatalogues(component);
  const keys: string[] = [];
  walk(node, (each, parents) => {
    if (each.type === 'JSXAttribute' && NO_TEXT.test(getName(each.name))) return false;
    if (each.type === 'JSXElement' && CONTROLS.test(getTag(each))) return false;
    if (each.type === 'MemberExpression') {
      const catalogue = catalogues.get(getName(each.object));
      if (catalogue === undefined) return true;
      keys.push(`${catalogue}.${readKey(each)}`);
      return false;
    }
    if (each.type !== 'Identifier' || parents.at(-1)?.type === 'Property') return true;
    const name = getName(each);
    const taken = catalogues.get(name);
    if (taken?.includes('.')) keys.push(taken);
    if (seen.includes(name)) return true;
    for (const { id, init } of find(component, ({ type }) => type === 'VariableDeclarator')) {
      if (getName(id) === name && isNode(init) && init.type !== 'CallExpression')
        keys.push(...listKeys(source, init, component, [...seen, name]));
    }
    return true;
  });
  return [...new Set(keys)];
}

/** Whether an element shows what its component was given. */
const showsGiven = (source: Source, element: Node, component: Node) => {
  const [props] = component.params as Node[];
  const given = props === undefined ? '' : print(source, props);
  return /\b(children|title)\b/.test(given) && /\b(children|title)\b/.test(print(source, element));
};

function isBox(element: Node, boxes: readonly string[], source: Source): boolean {
  // Differences of terms.
  if (/^(ins|del)$/.test(getTag(element))) return false;
  if (boxes.includes(getTag(element))) return true;
  const className = getAttribute(element, 'className');
  const classText = className === undefined ? '' : print(source, className);
  if (classText.includes('sr-only')) return false;
  const role = getAttribute(element, 'role');
  return (role !== undefined && /['"](status|alert)['"]/.test(print(source, role))) || TINT.test(classText);
}

/** Every notice as `Component: catalogue.key`. A text that comes from elsewhere has the key `given`. */
export function listNotices(sources: readonly Source[]): string[] {
  const boxes = [...BOXES];
  for (let before = 0; before !== boxes.length; ) {
    before = boxes.length;
    for (const { component, element, source } of listElements(sources)) {
      const name = getName(component.id);
      if (isBox(element, boxes, source) && showsGiven(source, element, component) && !boxes.includes(name))
        boxes.push(name);
    }
  }
  const notices = listElements(sources).flatMap(({ component, element, source }) => {
    const name = getName(component.id);
    const hints = ['hint', 'copiedLabel']
      .flatMap((attribute) => getAttribute(element, attribute) ?? [])
      .flatMap((attribute) => listKeys(source, attribute, component));
    if (!isBox(element, boxes, source) && !NOTICE_NAME.test(name)) return hints.map((key) => `${name}: ${key}`);
    const keys = [...listKeys(source, element, component), ...hints];
    if (!isBox(element, boxes, source)) return keys.map((key) => `${name}: ${key}`);
    return (keys.length === 0 && !boxes.includes(name) ? ['given'] : keys).map((key) => `${name}: ${key}`);
  });
  return [...new Set(notices)].sort();
}

function listElements(sources: readonly Source[]) {
  return sources.flatMap((source) => {
    const elements: { source: Source; component: Node; element: Node }[] = [];
    walk(source.program, (node, parents) => {
      const component = getComponent(parents);
      if (node.type === 'JSXElement' && component !== undefined) elements.push({ source, component, element: node });
      return true;
    });
    return elements;
  });
}
