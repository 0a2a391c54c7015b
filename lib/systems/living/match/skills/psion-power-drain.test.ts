import { expect, it } from 'vitest';
import { arena } from '../testing/arena';
import { faces, foe, magesOf, using } from '../testing/mages';
import { counters } from '../testing/reading';

const { mage: psion, cast } = magesOf('psion');

it('two who drain the same Hero take one pip from his next check', () => {
  const match = arena({
    psion: psion('power-drain'),
    ally: psion('power-drain', { at: [4, 6] }),
    foe: foe(8, 4, { faces, skills: ['elemental-mage/lava-pit'] }),
  });
  const drain = cast('power-drain', 2);
  match.act(drain, '65111 11111').turnOf('ally').act(drain, '65111 11111').turnOf('foe');
  match.act(using('elemental-mage/lava-pit', 0), '66511');
  expect(counters(match, 'psion')).toEqual(['burning 1']);
});
