import type { BrowserContext, Request, Response } from '@playwright/test';
import { type Exchange, OpenApiValidator } from '../openapi/validator';

/** Requests to a backend and its explorer, with their answers, by all pages of a browser. */
export interface Exchanges {
  /**
   * What is not as docs/openapi.json says, by call, and saves that were sent while the same record was being saved. Not empty either
   * if there was no call.
   */
  listFaults(): Promise<string[]>;
}

const PATH = /^\/(?:explorer\/)?api(\/.*)$/;

/** Watches the calls of the pages of a browser, from now on. */
export function watchExchanges(context: Pick<BrowserContext, 'on'>): Exchanges {
  const validator = new OpenApiValidator();
  const judgements: Promise<string[] | null>[] = [];
  const doubled: string[] = [];
  const saving = new Set<string>();
  const end = (request: Request) => void saving.delete(toSave(request));

  context.on('request', (request) => {
    if (request.method() !== 'PUT') return;
    if (saving.has(toSave(request))) doubled.push(`${toSave(request)} sent twice at a time`);
    saving.add(toSave(request));
  });
  context.on('requestfailed', end);
  context.on('requestfinished', end);
  context.on('response', (response) => {
    judgements.push(readExchange(response).then((exchange) => exchange && validator.judge(exchange)));
  });
  return {
    listFaults: async () => {
      const judged = (await Promise.all(judgements)).filter((faults) => faults !== null);
      return judged.length === 0 ? ['no call was seen'] : [...judged.flat(), ...doubled];
    },
  };
}

function toSave(request: Request): string {
  return `${request.method()} ${new URL(request.url()).pathname}`;
}

/** `null`: no call of a backend or explorer, or one whose page was left before its answer could be read. */
async function readExchange(response: Response): Promise<Exchange | null> {
  const request = response.request();
  const method = request.method();
  const path = PATH.exec(new URL(response.url()).pathname)?.[1];
  if (path === undefined || method === 'OPTIONS') return null;
  const answer = await response.text().catch(() => null);
  if (answer === null) return null;
  return { method, path, body: parse(request.postData()), status: response.status(), answer: parse(answer) };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return text ?? '';
  }
}
