import { logger } from '@/lib/logger';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/** Code that the screen does without meanwhile: asked for until it comes, at ever longer intervals. */
export async function untilFetched<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await fetchPart();
    } catch (error) {
      logger.warn(`A part of this program could not be fetched: ${String(error)}`);
    }
    await new Promise((resume) => setTimeout(resume, pause));
  }
}
