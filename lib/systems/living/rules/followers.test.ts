import { describe, expect, it } from 'vitest';
import { broken, heroOf } from '../fixtures/heroes';
import { daemonCaps, daemonSlots, petTraining } from './followers';

const training = 'beastmaster/basic-animal-training';
const summon = 'summoner/summon-daemon';
const pet = { kind: 'pet', ability: 'flight' };
const beast = { kind: 'beast-shape', ability: 'flight' };
const daemon = (more: object = {}) => ({ kind: 'daemon', ...more });

describe('pet-training, ruling 7', () => {
  it.each<[string, number, readonly string[], boolean]>([
    ['no pet', 0, [], false],
    ['an untrained pet', 1, [], true],
    ['a trained pet', 1, [training], false],
    ['two pets, one training', 2, [training], true],
    ['two pets, two trainings', 2, [training, training], false],
    ['Spirit Chains in place of one', 2, [training, 'beastmaster/spirit-chains'], false],
    ['Spirit Chains twice', 2, ['beastmaster/spirit-chains', 'beastmaster/spirit-chains'], true],
    ['Spirit Bond brings one', 1, ['druid/spirit-bond'], false],
    ['Spirit Bond brings one only', 2, ['druid/spirit-bond', 'druid/spirit-bond'], true],
    ['all of them', 3, [training, 'beastmaster/spirit-chains', 'druid/spirit-bond'], false],
    ['more training than pets', 1, [training, training], false],
  ])('%s', (_, pets, skills, expected) => {
    const hero = heroOf({ skills, followers: Array<object>(pets).fill(pet) });
    expect(petTraining(hero)).toHaveLength(expected ? 1 : 0);
  });

  it('asks nothing for daemons and beast shapes', () => {
    expect(petTraining(heroOf({ followers: [daemon(), beast] }))).toEqual([]);
  });
});

describe('follower-unsupported', () => {
  it.each<[string, readonly string[], readonly object[], boolean]>([
    ['a daemon alone', [], [daemon()], true],
    ['a daemon of another Summoner', ['summoner/banish'], [daemon()], true],
    ['a summoned daemon', [summon], [daemon()], false],
    ['two daemons', [summon], [daemon(), daemon()], true],
    ['a beast shape alone', [], [beast], true],
    ['Shape Shift of the Summoner is not Shapeshift', ['summoner/shape-shift'], [beast], true],
    ['a shifted beast', ['druid/shapeshift'], [beast], false],
    ['two beast shapes', ['druid/shapeshift'], [beast, beast], true],
    ['one of either', [summon, 'druid/shapeshift'], [daemon(), beast], false],
    ['an untrained pet is another rule', [], [pet], false],
  ])('%s', (_, skills, followers, expected) => {
    expect(broken(heroOf({ skills, followers }), 'follower-unsupported')).toEqual(
      expected ? ['follower-unsupported'] : [],
    );
  });

  it('leaves the caps and slots of such daemons alone', () => {
    const bad = daemon({ faces: { 6: { ranged: 5, skill: 1 } }, skills: ['warrior/berserk'] });
    for (const hero of [heroOf({ followers: [bad] }), heroOf({ skills: [summon], followers: [bad, bad] })]) {
      expect(broken(hero, 'daemon-caps', 'daemon-slots')).toEqual([]);
    }
    expect(broken(heroOf({ skills: [summon], followers: [bad] }), 'daemon-caps', 'daemon-slots')).toEqual([
      'daemon-caps',
      'daemon-slots',
    ]);
  });
});

describe('daemon-caps, ruling 16', () => {
  const reasons = (magic: object, faces: object) =>
    daemonCaps(heroOf({ faces: magic, skills: [summon], followers: [daemon({ faces })] })).map(
      ({ figures }) => figures.reason,
    );
  it.each<[string, object, object, readonly string[]]>([
    ['4 points for a Magic pip', { 6: { magic: 1 } }, { 6: { melee: 2 } }, []],
    ['5 points of 4', { 6: { magic: 1 } }, { 6: { melee: 2, defence: 1 } }, ['points']],
    [
      'the best face counts, not the sum',
      { 6: { magic: 2 }, 5: { magic: 2 } },
      { 6: { melee: 4, defence: 1 } },
      ['points'],
    ],
    ['no Magic, no points', {}, { 6: { defence: 1 } }, ['points']],
    ['no Magic, no pips', {}, { 6: { skill: 1 } }, []],
    ['20 points of 20', { 6: { magic: 5 } }, { 6: { magic: 5 } }, []],
    ['no armour cap', { 6: { magic: 5 } }, { 6: { defence: 5 }, 5: { defence: 4 } }, []],
    ['Ranged pips', { 6: { magic: 5 } }, { 6: { ranged: 1 } }, ['ranged']],
    ['two green pips', { 6: { magic: 5 } }, { 6: { skill: 1 }, 5: { skill: 1 } }, ['skill-pips']],
  ])('%s', (_, magic, faces, expected) => {
    expect(reasons(magic, faces)).toEqual(expected);
  });
});

describe('daemon-slots, ruling 16', () => {
  const daemonSkills = ['bite', 'daemonic-rage', 'fiery-breath', 'horns', 'spikes', 'wings'].map(
    (id) => `summoner/${id}`,
  );
  const dice: Readonly<Record<number, object>> = {
    0: {},
    1: { 6: { magic: 1 } },
    2: { 6: { magic: 1, melee: 1 } },
    3: { 6: { magic: 1, melee: 1, ranged: 1 } },
    4: { 6: { magic: 1, melee: 1, ranged: 1, defence: 1 } },
  };
  /** The most Daemon Skills that break no rule of slots. */
  const room = (traits: number, skills: readonly unknown[]): number => {
    const fits = (count: number) =>
      daemonSlots(
        heroOf({
          faces: dice[traits],
          skills,
          followers: [daemon({ skills: daemonSkills.slice(0, count) })],
        }),
      ).length === 0;
    return [0, 1, 2, 3, 4, 5, 6].filter(fits).length - 1;
  };
  it.each<[string, number, readonly unknown[], number]>([
    ['5 less Summon Daemon', 1, [summon], 4],
    ['3 less Summon Daemon', 2, [summon], 2],
    ['no trait is as two', 0, [summon], 2],
    ['three traits: the one slot is taken', 3, [summon], 0],
    ['four traits: none', 4, [summon], 0],
    ['every skill of the hero takes one', 1, [summon, 'summoner/banish', 'summoner/veil'], 2],
    ['also a Daemon Skill of his own', 1, [summon, 'summoner/bite'], 3],
    ['a second school: 2 less the Summoner’s', 1, [summon, 'druid/thorns', 'druid/wrath'], 1],
    ['a second school takes only its own', 1, [summon, 'summoner/banish', 'druid/thorns'], 0],
    ['a second school with two traits', 2, [summon, 'druid/thorns'], 0],
    ['a custom skill is a second school', 1, [summon, { custom: 'Spin', school: 'warrior' }], 1],
    ['never below none', 2, [summon, 'summoner/banish', 'summoner/drain-force', 'summoner/shadow-form'], 0],
    ['Snowfall and unknown ids take none', 1, [summon, 'snowfall/shove', 'nothing'], 4],
  ])('%s', (_, traits, skills, expected) => {
    expect(room(traits, skills)).toBe(expected);
  });

  it('takes a repeated Daemon Skill once', () => {
    const skills = ['summoner/bite', 'summoner/bite', 'summoner/wings', 'summoner/wings'];
    const hero = heroOf({ faces: dice[2], skills: [summon], followers: [daemon({ skills })] });
    expect(daemonSlots(hero)).toEqual([]);
  });

  it.each(['summoner/banish', 'warrior/berserk', 'snowfall/shove', 'nothing', 'constructor'])(
    'refuses %s as a Daemon Skill',
    (id) => {
      const hero = heroOf({
        faces: dice[1],
        skills: [summon],
        followers: [daemon({ skills: ['summoner/bite', id] })],
      });
      expect(daemonSlots(hero)).toMatchObject([
        { path: ['followers', 0, 'skills', 1], figures: { reason: 'no-daemon-skill' } },
      ]);
    },
  );
});
