import { attacks } from './attack/attacks';
import { isMet, line } from './bench/figure';
import { openSite } from './set-up/site';

/**
 * `npm run attack`: what a hostile client would do, bounded and against a server on this machine alone; figures beside
 * what is promised. Ends with 1 when a promise is broken.
 */
const site = await openSite();
if (!site) process.exitCode = 1;
else {
  try {
    const { hostname } = new URL(site.url);
    if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname))
      throw new RangeError(`${hostname} is another machine: attack your own.`);
    for (const { on, figures } of attacks) {
      console.log(`\n${on}`);
      for (const figure of await figures(site)) {
        console.log(line(figure));
        if (!isMet(figure)) process.exitCode = 1;
      }
    }
  } finally {
    await site.close();
  }
}
