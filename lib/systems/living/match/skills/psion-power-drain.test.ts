import { expect, it } from 'vitest';
import { arena } from '../testing/arena';
import { faces, foe, magesOf, using } from '../testing/casters';
import { counters } from '../testing/watching';

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

it('takes no pip from what its target does before the next turn, and waits for that', () => {
  const match = arena({
    psion: psion('power-drain'),
    foe: foe(8, 4, {
      faces,
      skills: ['survival/shortening-reaction', 'survival/evade'],
      with: { delays: 1, isActing: true },
    }),
  });
  const checks = (figure: number, green: number) =>
    expect.objectContaining({ type: 'skill', figure, green }) as unknown;
  match.act(cast('power-drain', 1), '65111 11111').act(using('survival/shortening-reaction'), '61111');
  expect(match.events()).toContainEqual(checks(1, 1));
  match.turnOf('foe').act(using('survival/evade'), '66111');
  expect(match.events()).toContainEqual(checks(1, 1));
  match.act(using('survival/evade'), '66111');
  expect(match.events()).toContainEqual(checks(1, 2));
});
