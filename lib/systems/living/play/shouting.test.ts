import { expect, test } from 'vitest';
import type { Request } from '../../../match/request';
import { arena } from '../match/testing/arena';
import type { About, Option } from '../match/state/option';
import { heardNow, noShout } from './shouting';

/** All dead allies in earshot hear it: nobody but them. */
const skill = 'commander/we-will-survive';

const options: readonly Option[] = [{ pick: 'done' }, { pick: 'skill', skill }];

/** A shouter with five dice at 2, and a dead ally so many # off, from edge to edge. */
const asked = (away: number | undefined) => {
  const match = arena({
    you: { at: [2, 10], skills: [skill] },
    foe: { at: [22, 22], team: 1 },
    ...(away !== undefined && { ally: { at: [3 + away, 10], with: { life: 'dead', hand: 0 } } }),
  });
  const request: Request<About, Option> = {
    by: 0,
    about: { about: 'skill', figure: match.id('you'), skill: 'shout' },
    options,
  };
  return { match, request };
};

test.each<[number | undefined, Option['pick'], number | undefined]>([
  // Earshot is 5#, a movement leads 5# further, a charge 10#.
  [4, 'melee', undefined],
  [6, 'melee', 0],
  [9, 'move', undefined],
  [11, 'move', 0],
  [11, 'charge', undefined],
  [16, 'charge', 0],
  [undefined, 'charge', 0],
])('somebody it is for %s# off, with a %s: taken is %s', (away, pick, taken) => {
  const { match, request } = asked(away);
  expect(noShout(request, match.situation(), { pick } as Option)).toBe(taken);
});

test('whoever hears it now is known', () => {
  const { match } = asked(4);
  expect(heardNow(match.situation(), match.id('you'), options)).toEqual([undefined, [match.id('ally')]]);
  expect(heardNow(asked(9).match.situation(), 0, options)).toEqual([undefined, []]);
});

test('another question stays a question', () => {
  const { match, request } = asked(undefined);
  const about: About = { about: 'skill', figure: 0, skill: 'druid/shapeshift' };
  expect(noShout({ ...request, about }, match.situation(), undefined)).toBeUndefined();
});
