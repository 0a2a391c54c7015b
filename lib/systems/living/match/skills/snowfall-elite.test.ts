import { describe, expect, it } from 'vitest';
import { unit } from '../../../../table/table';
import type { Figure } from '../state/figure';
import { type Answer, arena, type Arena } from '../testing/arena';
import type { Fighter } from '../testing/fighters';
import { counters, hand } from '../testing/watching';
import { faces, offers, snow, thrower, use } from '../testing/snow';

const snowmen = (match: Arena): readonly Figure[] =>
  match.situation().figures.filter(({ kind, life }) => kind === 'snowman' && life === 'up');

describe('Avalanche', () => {
  const crowd = {
    near: { at: [10.5, 12] as const, team: 1 },
    far: { at: [10.6, 13.2] as const },
    mate: { at: [9, 13.5] as const },
  };

  it('knocks down the target and everybody in reach of 1#, once for each Skill pip, without damage', () => {
    const match = use(snow(['avalanche'], crowd), 'avalanche', 'foe', '61111');
    expect(['foe', 'near', 'mate', 'far', 'you'].map((name) => counters(match, name))).toEqual([
      ['knockdown 1'],
      ['knockdown 1'],
      ['knockdown 1'],
      [],
      [],
    ]);
    expect(['foe', 'near', 'mate'].map((name) => hand(match, name))).toEqual([5, 5, 5]);
  });

  it('reaches 2# with two, and counts two', () => {
    const match = use(snow(['avalanche'], crowd), 'avalanche', 'foe', '66111');
    expect([counters(match, 'foe'), counters(match, 'far')]).toEqual([['knockdown 2'], ['knockdown 2']]);
  });

  it('does nothing more to who lies there, and nothing at all without a Skill pip', () => {
    const lying: Fighter = {
      at: [9, 12],
      team: 1,
      with: { conditions: [{ condition: 'knockdown', count: 1 }] },
    };
    expect(hand(use(snow(['avalanche'], { foe: lying }), 'avalanche', 'foe', '61111'), 'foe')).toBe(5);
    expect(counters(use(snow(['avalanche']), 'avalanche', 'foe', '11111'), 'foe')).toEqual([]);
  });
});

describe('Freeze Soul', () => {
  const frozen = (dice: string, life = 2, own: Partial<Fighter> = {}): Arena =>
    use(
      snow(
        ['freeze-soul'],
        { foe: { at: [7, 12], team: 1, faces, skills: ['snowfall/popsicle'], with: { hand: life } } },
        own,
      ),
      'freeze-soul',
      'foe',
      dice,
    );

  it('takes 1 for each Skill pip off the Life that is restored next, once', () => {
    const match = frozen('61111').turnOf('foe');
    use(match, 'popsicle', undefined, '66');
    expect(hand(match, 'foe')).toBe(3);
    use(match, 'popsicle', undefined, '661');
    expect(hand(match, 'foe')).toBe(5);
    const twice = frozen('66111').turnOf('foe');
    expect(hand(use(twice, 'popsicle', undefined, '66'), 'foe')).toBe(2);
  });

  it('waits for an effect that would really restore Life', () => {
    const match = frozen('61111', 5).turnOf('foe');
    use(match, 'popsicle', undefined, '61111');
    use(match, 'popsicle', undefined, '11111');
    expect(match.the('foe').modifiers).toHaveLength(1);
  });

  it('needs an opponent in base contact', () => {
    const match = snow(['freeze-soul'], { mate: { at: [6, 13] }, near: { at: [7, 12], team: 1 } });
    expect(['foe', 'mate', 'near'].map((who) => offers(match, 'freeze-soul', who))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('Igloo', () => {
  const built = (dice: string, more: Readonly<Record<string, Fighter>> = {}): Arena =>
    use(
      snow(['igloo', 'popsicle'], { foe: thrower, ...more }, { with: { actions: 3 } }),
      'igloo',
      undefined,
      dice,
    );
  const thrown = (match: Arena, at: string, answers: readonly Answer[] = []): number =>
    hand(use(match.turnOf('foe'), 'regular-snowball', at, '61111', answers), at);

  it('lets you and everybody within 1# ignore snowballs', () => {
    const more = { near: { at: [6, 14] as const }, far: { at: [6, 10] as const } };
    expect(thrown(built('61111').act({ pick: 'end' }), 'you')).toBe(5);
    expect(thrown(built('61111', more).act({ pick: 'end' }), 'near')).toBe(5);
    expect(thrown(built('61111', { near: { at: [6, 14.1] } }).act({ pick: 'end' }), 'near')).toBe(3);
    expect(thrown(built('66111', { near: { at: [6, 15] } }).act({ pick: 'end' }), 'near')).toBe(5);
  });

  it('is left to each of them', () => {
    expect(thrown(built('61111').act({ pick: 'end' }), 'you', [{ pick: 'no' }])).toBe(3);
  });

  it('helps against what happens around others, and whoever comes in later', () => {
    const match = built('61111', { near: { at: [6, 14] }, out: { at: [6, 14.9] } }).act({ pick: 'end' });
    use(match.turnOf('foe'), 'avalanche', 'out', '61111');
    expect([counters(match, 'near'), counters(match, 'out')]).toEqual([[], ['knockdown 1']]);
    const later = built('61111', { mate: { at: [6, 17] } })
      .act({ pick: 'end' })
      .turnOf('mate');
    later.act({ pick: 'move' }, '', [[6, 14]]);
    later.act({ pick: 'end' });
    expect(later.the('mate').at.y).toBe(14 * unit);
    expect(thrown(later, 'mate')).toBe(5);
  });

  it('ends as soon as you move or use a skill', () => {
    const moved = built('61111').act({ pick: 'move' }, '', [[6, 13]]);
    expect(moved.the('you').auras).toEqual([]);
    const skilled = use(built('61111'), 'popsicle', undefined, '11111');
    expect(skilled.the('you').auras).toEqual([]);
    const stayed = built('61111').act({ pick: 'move' });
    expect(stayed.the('you').auras).toHaveLength(1);
  });

  it('takes two actions', () => {
    expect(snow(['igloo'], {}, { with: { actions: 1 } }).offers({ pick: 'use' })).toBe(false);
  });
});

describe('Raise Snowman', () => {
  const near: Fighter = { at: [7.5, 13], team: 1, faces };

  it('builds one for each Skill pip, in base contact, with 5 dice and a Skill pip on the 6', () => {
    const match = use(snow(['raise-snowman']), 'raise-snowman', undefined, '66111');
    const [one, two] = snowmen(match);
    expect([one, two]).toMatchObject([
      { hand: 5, team: 0, owner: 0, hero: 0 },
      { hand: 5, team: 0, owner: 0, hero: 0 },
    ]);
    expect(match.situation().sheets[one?.sheet ?? 0]?.sides.skill).toEqual([0, 0, 0, 0, 0, 1]);
    for (const { at } of snowmen(match)) {
      const [dx, dy] = [at.x - 6 * unit, at.y - 12 * unit];
      expect(Math.abs(Math.sqrt(dx * dx + dy * dy) - unit)).toBeLessThan(9);
    }
    expect(snowmen(use(snow(['raise-snowman']), 'raise-snowman', undefined, '11111'))).toEqual([]);
  });

  it('lets each act once, in this turn and in yours: move, strike or knock down', () => {
    const match = use(
      snow(['raise-snowman'], {}, { with: { actions: 1 } }),
      'raise-snowman',
      undefined,
      '61111',
    );
    const [man] = snowmen(match);
    expect(match.situation().acting).toBe(man?.id);
    expect(match.options().map(({ pick }) => pick)).toEqual(['move', 'end']);
    match.act({ pick: 'move' });
    expect(match.situation().turn).toBe(match.id('foe'));
  });

  const man = (at: readonly [number, number], more: Partial<Figure> = {}): Fighter => ({
    at,
    kind: 'snowman',
    of: 'you',
    faces,
    with: { hand: 5, actions: 1, isActing: true, ...more },
  });
  const led = (more: Readonly<Record<string, Fighter>>): Arena =>
    snow(['raise-snowman', 'regular-snowball', 'avalanche'], more, { with: { actions: 0 } });

  it.each([
    ['61111', 4, ['knockdown 1']],
    ['66111', 3, ['knockdown 2']],
    ['11111', 5, []],
  ])('deals 1 damage or gives 1 Knockdown for each Skill pip: %s', (dice, left, given) => {
    const struck = led({ man: man([7, 12]), foe: { at: [8, 12], team: 1 } });
    expect(hand(struck.act({ pick: 'melee', target: struck.id('foe') }, dice), 'foe')).toBe(left);
    // He does not act next: he would stand up.
    const knocked = led({
      man: man([7, 12]),
      foe: { at: [20, 20], team: 1 },
      lying: { at: [8, 12], team: 1 },
    });
    knocked.act({ pick: 'knock-down', target: knocked.id('lying') }, dice);
    expect([counters(knocked, 'lying'), hand(knocked, 'lying')]).toEqual([given, 5]);
  });

  it('moves 1# for each die it has left', () => {
    const far = { foe: { at: [20, 20] as const, team: 1 } };
    expect(() =>
      led({ man: man([7, 12], { hand: 3 }), ...far }).act({ pick: 'move' }, '', [[7, 15.1]]),
    ).toThrow('refused');
    const match = led({ man: man([7, 12], { hand: 3 }), ...far }).act({ pick: 'move' }, '', [[7, 15]]);
    expect(match.the('man').at.y).toBe(15 * unit);
  });

  it('melts at the end of your turns after the first, and is gone with its last die', () => {
    const match = use(snow(['raise-snowman'], { foe: near }), 'raise-snowman', undefined, '61111');
    match.turnOf('foe');
    expect(snowmen(match)).toMatchObject([{ hand: 5 }]);
    match.turnOf('you');
    expect(snowmen(match)).toMatchObject([{ hand: 5 }]);
    match.nextPhase();
    expect(snowmen(match)).toMatchObject([{ hand: 4 }]);
    const last = led({ man: man([7, 12], { hand: 1 }) });
    last.act({ pick: 'end' });
    expect(last.the('man').life).toBe('gone');
  });

  it.each(['regular-snowball', 'avalanche'])(
    'is mended by any snowball of anybody, by 1 for each Skill pip: %s',
    (ball) => {
      const mended = (whose: Fighter): Arena =>
        use(
          snow([ball], { man: whose, foe: { at: [9, 12], team: 1 }, mate: { at: [9, 13] } }),
          ball,
          'man',
          '66111',
        );
      const mine = mended(man([8, 12], { hand: 2, actions: 0 }));
      expect([hand(mine, 'man'), counters(mine, 'foe'), counters(mine, 'man')]).toEqual([4, [], []]);
      const theirs = mended({ ...man([8, 12], { hand: 2 }), of: 'foe', team: 1 });
      expect(hand(theirs, 'man')).toBe(4);
    },
  );

  it('stands up first where it was knocked down', () => {
    const lying = { conditions: [{ condition: 'knockdown', count: 1 } as const] };
    const match = led({ man: man([7, 12], lying), foe: { at: [8, 12], team: 1 } });
    expect([counters(match, 'man'), match.the('man').actions]).toEqual([[], 0]);
  });

  it('is out of hand once you fall, and attacks whoever is nearest', () => {
    const match = snow(
      [],
      {
        man: man([7, 13], { actions: 0 }),
        foe: { at: [7, 12], team: 1, faces, skills: ['snowfall/regular-snowball'] },
        mate: { at: [7, 15] },
      },
      { with: { hand: 1, actions: 0 } },
    );
    use(match, 'regular-snowball', 'you', '61111');
    expect(match.the('you').life).toBe('down');
    expect(match.the('man')).toMatchObject({ owner: -1, life: 'up' });
    expect(match.the('man').team).toBeLessThan(0);
    match.turnOf('you').nextPhase('6111');
    expect(['foe', 'mate'].map((name) => hand(match, name))).toEqual([4, 5]);
  });
});

describe('Winter Spirit', () => {
  const spirit = (dice = '61111', face = 5, more: Readonly<Record<string, Fighter>> = {}): Arena =>
    use(snow(['winter-spirit'], more), 'winter-spirit', undefined, dice, [{ pick: 'value', value: face }]);
  const sidesOf = (match: Arena): readonly number[] | undefined =>
    match.situation().sheets[match.the('you').sheet]?.sides.skill;

  it('adds a Skill pip for each one rolled to one face without any, and keeps one pip of it free', () => {
    expect(sidesOf(spirit())).toEqual([0, 0, 0, 0, 1, 1]);
    expect(sidesOf(spirit('66111', 4))).toEqual([0, 0, 0, 2, 0, 1]);
    expect(sidesOf(spirit('66611', 2))).toEqual([0, 1, 0, 0, 0, 1]);
    expect(() => spirit('61111', 6)).toThrow('nobody asked for');
    expect(() => spirit('61111', 1)).toThrow('nobody asked for');
  });

  it('leaves your team, and the skill is Hibernate from then on', () => {
    const match = spirit('61111', 5, { mate: { at: [6, 13], skills: ['snowfall/icicle'] } });
    expect(match.the('you').team).not.toBe(match.the('mate').team);
    match.turnOf('you');
    expect(offers(match, 'hibernate', 'mate')).toBe(true);
    expect(match.offers({ pick: 'use', skill: 'snowfall/winter-spirit' })).toBe(false);
    expect(match.turnOf('mate').offers({ pick: 'use', target: match.id('you') })).toBe(true);
  });

  it('does nothing without a Skill pip, and takes two actions', () => {
    const match = use(snow(['winter-spirit']), 'winter-spirit', undefined, '11111');
    expect([match.the('you').team, sidesOf(match)]).toEqual([0, [0, 0, 0, 0, 0, 1]]);
    expect(snow(['winter-spirit'], {}, { with: { actions: 1 } }).offers({ pick: 'use' })).toBe(false);
  });

  it('wins with a stalemate: nobody else can damage anybody, no snowman stands, nobody is unconscious', () => {
    const outcome = (more: Readonly<Record<string, Fighter>>) => spirit('61111', 5, more).situation().outcome;
    expect(outcome({})).toMatchObject({ because: 'stalemate' });
    expect(
      outcome({ mate: { at: [6, 13], skills: ['snowfall/avalanche', 'snowfall/shove'] } }),
    ).toMatchObject({
      because: 'stalemate',
    });
    expect(outcome({ mate: { at: [6, 13], skills: ['snowfall/icicle'] } })).toBeUndefined();
    expect(outcome({ mate: { at: [6, 13], with: { hand: 0, life: 'down' } } })).toBeUndefined();
    expect(outcome({ man: { at: [6, 13], kind: 'snowman', of: 'foe', team: 1 } })).toBeUndefined();
  });

  it('is the Spirit’s own victory', () => {
    const match = spirit();
    expect(match.situation().outcome?.winner).toBe(match.the('you').team);
  });

  it('outlasts a fall: it comes back to its old corner as the Spirit', () => {
    const icy = { foe: { at: [9, 12] as const, team: 1, faces, skills: ['snowfall/regular-snowball'] } };
    const match = arena(
      { you: { at: [6, 12], faces, skills: ['snowfall/winter-spirit'], with: { hand: 2 } }, ...icy },
      { scenario: 'snowfall' },
    );
    use(match, 'winter-spirit', undefined, '61', [{ pick: 'value', value: 5 }]);
    const { team } = match.the('you');
    use(match, 'regular-snowball', 'you', '61111').nextPhase();
    expect(match.the('you')).toMatchObject({ life: 'up', hand: 5, team });
    expect(sidesOf(match)).toEqual([0, 0, 0, 0, 1, 1]);
    expect(match.the('you').at.x).toBeLessThan(5 * unit);
    expect(match.the('you').home).toBe(0);
  });
});

describe('Hibernate', () => {
  const armed = { skills: ['snowfall/icicle', 'snowfall/shove'], faces };
  const asleep = (dice: string, answers: readonly Answer[] = []): Arena =>
    use(
      snow(['hibernate'], {
        foe: { at: [7, 12], team: 1, ...armed },
        far: { at: [22, 22], team: 1, ...armed },
      }),
      'hibernate',
      'foe',
      dice,
      answers,
    );

  it('takes Snowball skills away for the match, at any range in sight, and adds a die', () => {
    const match = asleep('61111');
    expect(match.the('you')).toMatchObject({ hand: 6, pool: 6 });
    match.turnOf('foe');
    expect([offers(match, 'icicle', 'you'), offers(match, 'shove', 'you')]).toEqual([false, true]);
    expect(offers(match.turnOf('far'), 'shove', 'you')).toBe(false);
    expect(
      offers(snow(['hibernate'], { far: { at: [22, 22], team: 1, ...armed } }), 'hibernate', 'far'),
    ).toBe(true);
  });

  it('affects up to as many as Skill pips, for as many dice', () => {
    const match = asleep('66111', [{ pick: 'figure', figure: 2 }]);
    expect(match.the('you')).toMatchObject({ hand: 7, pool: 7 });
    expect([match.the('foe').barred.length, match.the('far').barred.length]).toEqual([1, 1]);
  });

  it('needs a target whose Snowball skills still work', () => {
    const match = snow(['hibernate'], {
      foe: { at: [7, 12], team: 1, faces, skills: ['snowfall/shove'] },
      other: { at: [8, 14], team: 1, ...armed },
    });
    expect([offers(match, 'hibernate', 'foe'), offers(match, 'hibernate', 'other')]).toEqual([false, true]);
    use(match, 'hibernate', 'other', '61111');
    expect(offers(match, 'hibernate', 'other')).toBe(false);
  });

  it('does nothing without a Skill pip', () => {
    const match = asleep('11111');
    expect([match.the('you').pool, match.the('foe').barred]).toEqual([5, []]);
  });

  it('is not undone by coming back', () => {
    const match = snow(
      ['hibernate'],
      {
        last: { at: [9, 13], team: 1, faces, skills: ['snowfall/regular-snowball'] },
        foe: { at: [7, 12], team: 1, ...armed },
      },
      { with: { hand: 1 } },
    );
    use(match, 'hibernate', 'foe', '6').turnOf('last');
    use(match, 'regular-snowball', 'you', '61111').nextPhase();
    expect(match.the('you')).toMatchObject({ life: 'up', hand: 6, pool: 6 });
    expect(match.the('foe').barred).toHaveLength(1);
  });
});
