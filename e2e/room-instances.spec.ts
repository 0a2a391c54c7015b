import { once } from 'node:events';
import { OwnRedis } from './redis';
import { map } from './play-table';
import { areAlike, goOn, invites, opens, sits } from './room-match';
import { serverAt, type OwnServer } from './server';
import { expect, long, test } from './test';
import { openWay, type Way } from './way';

const portOf = ({ site }: OwnServer): number => Number(new URL(site).port);

test(
  'two friends at two instances with one Redis go on when an instance is killed, and then Redis',
  long,
  async ({ browser }) => {
    test.setTimeout(600_000);
    const redis = await OwnRedis.start();
    const servers: OwnServer[] = [];
    const ways: Way[] = [];
    try {
      for (let nth = 0; nth < 2; nth += 1) servers.push(await serverAt(0, { PIPSMITH_REDIS: redis.url }));
      const [one, two] = servers as [OwnServer, OwnServer];
      ways.push(await openWay([portOf(one), portOf(two)]), await openWay([portOf(two), portOf(one)]));
      const [toOne, toTwo] = ways as [Way, Way];
      const ann = await (await browser.newContext({ baseURL: toOne.site })).newPage();
      const bob = await (await browser.newContext({ baseURL: toTwo.site })).newPage();
      const pages = [ann, bob] as const;
      const { pathname, hash } = new URL(await invites(ann));
      await opens(bob, `${toTwo.site}${pathname}${hash}`);
      await sits(bob);
      await expect(map(ann)).toBeVisible();
      for (let nth = 0; nth < 3; nth += 1) await goOn(pages);
      await areAlike(pages);
      expect([toOne.goesTo(), toTwo.goesTo()]).toEqual([portOf(one), portOf(two)]);

      two.server.kill('SIGKILL');
      await once(two.server, 'exit');
      for (let nth = 0; nth < 3; nth += 1) await goOn(pages);
      await areAlike(pages);
      expect(toTwo.goesTo()).toBe(portOf(one));

      await redis.kill();
      const goingOn = goOn(pages);
      await redis.start();
      await goingOn;
      await bob.reload();
      await expect(map(bob)).toBeVisible();
      for (let nth = 0; nth < 2; nth += 1) await goOn(pages);
      await areAlike(pages);
    } finally {
      for (const way of ways) way.close();
      for (const { server } of servers) server.kill('SIGKILL');
      await redis.end();
    }
  },
);
