import type { Figure } from '../bench/figure';
import type { Site } from '../set-up/site';
import { count, open, percentile, wait, type Answer } from './clients';
import { askHonestly } from './honest';

/** More than the server has for all of its clients. */
const sockets = 2400;
const atOnce = 100;
const honestRequests = 50;

/** One client opens all the connections there are and says nothing; fifty others want a page. */
export const connectionAttacks = async (site: Site): Promise<readonly Figure[]> => {
  const idle = [];
  for (let opened = 0; opened < sockets; opened += atOnce)
    idle.push(...(await Promise.all(Array.from({ length: atOnce }, () => open(site.url)))));
  for (const socket of idle) socket.resume();
  await wait(500);
  const answers: Answer[] = [];
  for (let nth = 0; nth < honestRequests; nth += 1) answers.push(await askHonestly(site, '/'));
  const left = idle.filter(({ destroyed, readyState }) => !destroyed && readyState === 'open').length;
  for (const socket of idle) socket.destroy();
  return [
    {
      what: `${sockets} idle connections of one client: it keeps`,
      value: left,
      goal: 400,
      unit: 'x',
    },
    {
      what: `of ${honestRequests} honest requests, not answered`,
      value: count(answers, ({ status }) => status !== 200),
      goal: 0,
      unit: 'x',
    },
    {
      what: `of ${honestRequests} honest requests, the slowest`,
      value: percentile(answers, 100),
      goal: 500,
      unit: 'ms',
    },
  ];
};
