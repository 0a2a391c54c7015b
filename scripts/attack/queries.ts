import { Agent } from 'node:http';
import type { Figure } from '../bench/figure';
import type { Site } from '../set-up/site';
import { ask, count, percentile, type Answer } from './clients';
import { keepAskingHonestly } from './honest';
import { watchAnswers } from './watcher';

interface Crowd {
  readonly connections: number;
  /** Requests on each of them. */
  readonly each: number;
  /** ms within which the server says meanwhile that it is up. */
  readonly health: number;
}

const crowds: readonly Crowd[] = [
  { connections: 16, each: 20, health: 250 },
  { connections: 100, each: 5, health: 500 },
  { connections: 900, each: 1, health: 1000 },
];

/** Asks for addresses that differ only in their query, on this many connections at once. */
const queries = async (
  site: Site,
  page: string,
  { connections, each }: Crowd,
): Promise<readonly Answer[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers: Answer[] = [];
  const client = async (_: unknown, nth: number): Promise<void> => {
    for (let round = 0; round < each; round += 1) {
      const { status, ms } = await ask(`${site.url}${page}?x=${connections}-${nth}-${round}`, { agent });
      answers.push({ status, ms, body: '' });
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return answers;
};

/** Pages that read no query, and that do. */
const pages = ['/', '/build'] as const;

/** Queries that nobody has asked for before. */
export const queryAttacks = async (site: Site): Promise<readonly Figure[]> => {
  const figures: Figure[] = [];
  for (const page of pages)
    for (const crowd of crowds) {
      const what = `${crowd.connections} connections on ${page}?x=N`;
      const stopHealth = watchAnswers(`${site.url}/healthz`, 20);
      const stopHonest = keepAskingHonestly(site, () => '/rules', 100);
      const answers = await queries(site, page, crowd);
      const health = await stopHealth();
      const honest = await stopHonest();
      figures.push(
        {
          what: `${what}: the slowest /healthz`,
          value: health.every(({ status }) => status !== 0) ? percentile(health, 100) : Infinity,
          goal: crowd.health,
          unit: 'ms',
        },
        {
          what: `${what}: others' pages without an answer`,
          value: count(honest, ({ status }) => status !== 200),
          goal: 0,
          unit: 'x',
        },
        {
          what: `${what}: neither page nor "try again"`,
          value: count(answers, ({ status }) => status !== 200 && status !== 503),
          goal: 0,
          unit: 'x',
        },
      );
    }
  return figures;
};
