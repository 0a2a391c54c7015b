import { expect, test } from 'vitest';
import { arena, foe, own, type Arena } from '../testing/arena';
import { Counter } from './counter';

const far = foe(23, 23);

/** Counts of the last action of a match. */
const counted = (match: Arena) => {
  const counter = new Counter(2);
  counter.see(match.events, match.s);
  return counter.tallies();
};

test.each([
  [
    'ranger',
    own(2, 10, { rank: 'specialist', stat: 4, role: 'ranger', shooter: 'light' }),
    foe(17, 10),
    'shoot',
    [8, 4, 1],
  ],
  [
    'brawler',
    own(10, 10, { rank: 'specialist', stat: 4, role: 'brawler' }),
    foe(11, 10),
    'strike',
    [1, 6, 2],
  ],
] as const)('wounds of an attack count for the %s that led to it', (skill, a, b, pick, faces) => {
  const match = arena({ a, b, far }).on('a').act({ pick, target: 'b' }, faces);
  const [mine, theirs] = counted(match);
  expect(mine).toMatchObject({ dealt: 1, felled: 1, skills: { [skill]: { uses: 1, wounds: 1, felled: 1 } } });
  expect(theirs).toMatchObject({ taken: 1, dealt: 0 });
});

test('what an order brings counts for whoever gave it', () => {
  const match = arena({
    a: own(10, 10, { rank: 'boss', stat: 5, role: 'tank' }),
    b: own(20, 10),
    c: foe(21, 10),
    far,
  });
  match.on('a').act({ pick: 'use', skill: 'command' }, [5, 3, 1], { pick: 'strike', target: 'c' });
  expect(counted(match)[0]?.skills['command']).toMatchObject({ uses: 1, worked: 1, wounds: 1 });
});

test('a wound by one’s own skill is lost otherwise, and who recovers is counted', () => {
  const match = arena({
    a: own(4, 10, { rank: 'specialist', stat: 4, role: 'switcher' }),
    b: foe(15, 10),
  }).on('a');
  match.act({ pick: 'use' }, [5]);
  expect(counted(match)[0]).toMatchObject({
    lost: 1,
    dealt: 0,
    skills: { switcher: { uses: 1, worked: 0 } },
  });
});
