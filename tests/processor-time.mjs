/*
 * Processor time (user and system) of the processes that this one starts. Node has it for itself only, so it is read from /proc, on Linux. The
 * system adds the time of a process to its parent once the parent has waited for it. Chromium's zygotes end without waiting for the
 * pages that they have started, so those are looked at every second.
 */
import { readdirSync, readFileSync } from 'node:fs';

/** Linux reports in hundredths of a second on all platforms that Node supports. */
const TICKS = 100;

/** Starts to measure. @returns a function that ends it and returns seconds; null where there is no /proc */
export function measureChildren() {
  const before = readProcess('self');
  if (before === null) return () => null;
  /** Time of each page, and what their zygotes have waited for, by process. */
  const pages = new Map();
  const waited = new Map();
  const timer = setInterval(() => lookAtPages(pages, waited), 1000);
  return () => {
    clearInterval(timer);
    const lost = sum(pages) - sum(waited);
    return Math.round((readProcess('self').waited - before.waited + Math.max(0, lost)) / TICKS);
  };
}

function lookAtPages(pages, waited) {
  const processes = listDescendants();
  for (const [pid, each] of processes) {
    if (each.name.startsWith('chrom') || each.name === 'headless_shell') {
      const parent = processes.get(each.parent);
      if (parent !== undefined && isZygote(each.parent)) pages.set(`${pid} ${each.started}`, each.own + each.waited);
      if (isZygote(pid)) waited.set(`${pid} ${each.started}`, each.waited);
    }
  }
}

function listDescendants() {
  const all = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), readProcess(name)])
      .filter(([, each]) => each !== null),
  );
  const isOurs = (pid) => {
    for (let at = pid; at > 1; at = all.get(at)?.parent ?? 0) if (at === process.pid) return true;
    return false;
  };
  return new Map([...all].filter(([pid]) => isOurs(pid)));
}

const zygotes = new Map();
function isZygote(pid) {
  if (!zygotes.has(pid)) zygotes.set(pid, readText(`/proc/${pid}/cmdline`)?.includes('--type=zygote') ?? false);
  return zygotes.get(pid);
}

/** Numbers are in ticks. */
function readProcess(pid) {
  const text = readText(`/proc/${pid}/stat`);
  if (text === null) return null;
  // The name may contain spaces and brackets.
  const end = text.lastIndexOf(')');
  const fields = text
    .slice(end + 2)
    .split(' ')
    .map(Number);
  return {
    name: text.slice(text.indexOf('(') + 1, end),
    parent: fields[1],
    own: fields[11] + fields[12],
    waited: fields[13] + fields[14],
    started: fields[19],
  };
}

function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function sum(times) {
  return [...times.values()].reduce((total, time) => total + time, 0);
}
