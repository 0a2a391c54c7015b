import { expect, test } from 'vitest';
import type { Request } from '../../../match/request';
import { arena } from '../match/testing/arena';
import type { About, Option } from '../match/state/option';
import { withHearers } from '#words/systems/living/messages/play-notes';
import { heardNow, noShout } from './shouting';

/** All dead allies in earshot hear it: nobody but them. */
const skill = 'commander/we-will-survive';

const options: readonly Option[] = [{ pick: 'done' }, { pick: 'skill', skill }];

/** A shouter with five dice at 2, and a dead ally this many # away, from edge to edge. */
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
  const heard = (by: readonly number[]) => [undefined, { skill, heard: by }];
  expect(heardNow(match.situation(), match.id('you'), options)).toEqual(heard([match.id('ally')]));
  expect(heardNow(asked(9).match.situation(), 0, options)).toEqual(heard([]));
});

const surrender = 'commander/never-surrender';

test.each<[number, string, number | undefined]>([
  // It heals allies who have lost two Life; another Shout helps the unhurt as well.
  [5, surrender, 0],
  [4, surrender, 0],
  [3, surrender, undefined],
  [5, 'commander/take-cover', undefined],
])('a lone shouter with %i of 5 dice and %s: answered by itself with option %s', (hand, shout, taken) => {
  const match = arena({
    you: { at: [2, 10], skills: [shout], with: { hand } },
    foe: { at: [22, 22], team: 1 },
  });
  const request: Request<About, Option> = {
    by: 0,
    about: { about: 'skill', figure: match.id('you'), skill: 'shout' },
    options: [{ pick: 'done' }, { pick: 'skill', skill: shout }],
  };
  expect(noShout(request, match.situation(), { pick: 'melee' } as Option)).toBe(taken);
});

test('a Shout says what it does, and who hears it', () => {
  const shout = 'commander/take-cover';
  const match = arena({ you: { at: [2, 10], skills: [shout] }, foe: { at: [22, 22], team: 1 } });
  const [, told] = withHearers(
    [
      { text: 'No Shout', group: '' },
      { text: 'Take cover!', group: '' },
    ],
    heardNow(match.situation(), 0, [{ pick: 'done' }, { pick: 'skill', skill: shout }]),
    () => 'Jane',
  );
  expect(told?.note).toMatch(/ DV.* Only Jane hears it now\.$/);
});

test('another question stays a question', () => {
  const { match, request } = asked(undefined);
  const about: About = { about: 'skill', figure: 0, skill: 'druid/shapeshift' };
  expect(noShout({ ...request, about }, match.situation(), undefined)).toBeUndefined();
});
