import { describe, expect, it } from 'vitest';
import type { Fighters } from '../testing/fighters';
import { cast, scene } from '../testing/necromancers';
import { counters } from '../testing/watching';

/** The necromancer suffers, and casts another Death Spell at somebody. */
const suffers = (spell: string, target: string, dice: string, others: Fighters = {}) =>
  cast(cast(scene(['suffer', spell], others), 'suffer', 'necro', '61111'), spell, target, dice);

describe('What Suffer passes on', () => {
  it('is nothing to a body', () => {
    const corpse = { at: [10, 12], team: 1, with: { life: 'dead', hand: 0 } } as const;
    const match = suffers('raise-zombie', 'corpse', '65111', { corpse });
    expect(counters(match, 'necro')).toEqual(['bleeding 1']);
  });

  it("goes to whoever the swarm was sent to, though the swarm is the place's then", () => {
    const match = suffers('insect-swarm', 'foe', '65111');
    expect([counters(match, 'necro'), counters(match)]).toEqual([[], ['bleeding 1']]);
  });

  it('is for the rider or the mount of a unit, as their player says', () => {
    const foe = { at: [12, 10], team: 1, with: { mount: 2 } } as const;
    const mount = { at: [12, 10], team: 1, kind: 'pet', of: 'foe', with: { rider: 1 } } as const;
    const match = cast(scene(['suffer', 'spill-blood'], { foe, mount }), 'suffer', 'necro', '61111');
    const ride = { pick: 'figure', figure: 2 };
    cast(match, 'spill-blood', 'foe', '65111 11111', [{ pick: 'no' }, ride, { pick: 'value' }, ride]);
    expect([counters(match, 'necro'), counters(match), counters(match, 'mount')]).toEqual([
      [],
      [],
      ['bleeding 1'],
    ]);
  });
});
