import { corpus } from '@/lib/share/corpus.v1';
import { most, residentOf } from '../set-up/site';
import type { Figure } from './figure';

const clients = 50;
const rounds = 3;

/** Samples, damaged heroes, the fullest ones and parties. */
const codes = corpus.slice(0, 30).map(({ code }) => code);

const pictures = ['sheet.pdf', 'card.png', 'preview.png'] as const;

interface Answer {
  readonly ms: number;
  /** A whole file, or the sentence that asks to come again; anything else is wrong. */
  readonly came: 'file' | 'later' | 'wrong';
}

const begins = (bytes: Uint8Array, text: string): boolean =>
  Buffer.from(bytes.subarray(0, text.length)).toString('latin1') === text;

const ask = async (address: string): Promise<Answer> => {
  const start = performance.now();
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(60_000) });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const ms = performance.now() - start;
    if (response.ok)
      return { ms, came: begins(bytes, '%PDF-') || begins(bytes, '\x89PNG') ? 'file' : 'wrong' };
    const asksAgain = response.status === 503 && /^\d+$/.test(response.headers.get('retry-after') ?? '');
    return { ms, came: asksAgain && /^[A-Z].*\.\n$/.test(Buffer.from(bytes).toString()) ? 'later' : 'wrong' };
  } catch {
    return { ms: performance.now() - start, came: 'wrong' };
  }
};

/** One client after the other picture of its code, in an order that differs from its neighbours'. */
const client = async (site: string, number: number): Promise<readonly Answer[]> => {
  const code = codes[number % codes.length] ?? '';
  const answers: Answer[] = [];
  for (let step = 0; step < pictures.length; step += 1) {
    const picture = pictures[(number + step) % pictures.length] ?? pictures[0];
    answers.push(await ask(`${site}/api/hero/${code}/${picture}`));
  }
  return answers;
};

const pageTime = async (site: string): Promise<number> => {
  const start = performance.now();
  await (await fetch(site)).arrayBuffer();
  return performance.now() - start;
};

/**
 * Fifty clients at once on sheets, cards and previews behind thirty codes, three times over: nobody goes without a
 * file or a sentence, pages go on, and the server's memory (of the process `pid`, where it is known) stays bounded.
 */
export const loadFigures = async (site: string, pid: number | undefined): Promise<readonly Figure[]> => {
  const resident = () => residentOf(pid);
  const before = await resident();
  const peak = most(resident);
  const slowestPage = most(() => pageTime(site));
  const answers: Answer[] = [];
  const afterRound: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const asked = Array.from({ length: clients }, (_, number) => client(site, number + round * 7));
    answers.push(...(await Promise.all(asked)).flat());
    afterRound.push((await resident()) ?? 0);
  }
  const page = await slowestPage();
  const highest = await peak();
  const count = (came: Answer['came']): number => answers.filter((answer) => answer.came === came).length;
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  const what = `${clients} clients, ${answers.length} answers`;
  const [first = 0, last = 0] = [afterRound[0], afterRound.at(-1)];
  return [
    { what: `${what}: neither a file nor a sentence`, value: count('wrong'), goal: 0, unit: 'x' },
    { what: `${what}: told to try again`, value: count('later'), goal: answers.length / 2, unit: 'x' },
    { what: `${what}: the slowest`, value: slowest, goal: 20_000, unit: 'ms' },
    { what: 'meanwhile / answers, slowest', value: page, goal: 2000, unit: 'ms' },
    ...(before === undefined
      ? []
      : ([
          { what: 'memory of the server before', value: before, goal: 400, unit: 'MB' },
          { what: 'memory at its peak', value: highest, goal: 600, unit: 'MB' },
          { what: `memory after ${rounds} rounds`, value: last, goal: 600, unit: 'MB' },
          { what: 'memory that rounds 2 and 3 added', value: last - first, goal: 150, unit: 'MB' },
        ] as const)),
  ];
};
