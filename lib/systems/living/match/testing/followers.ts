import { type Answer, arena, type Arena } from './arena';
import type { Fighter, Fighters } from './fighters';
import { casterFaces as faces, castsOf } from './casters';

/** A daemon's 6 shows a Skill pip and one Melee pip, its 5 two Melee pips. */
export const claws = { 6: { skill: 1, melee: 1 }, 5: { melee: 2 } };

/** A daemon of the figure called summoner at 12, 10, in its turn, with these skills. */
export const daemon = (skills: readonly string[] = [], more: Partial<Fighter> = {}): Fighter => ({
  at: [12, 10],
  kind: 'daemon',
  of: 'summoner',
  faces: claws,
  skills: skills.map((id) => `summoner/${id}`),
  with: { actions: 2, isActing: true },
  ...more,
});

/** A fighter whose 6 strikes with three and whose 5 with one; he stands beside a friend of the druid. */
export const brute = { at: [12, 10], team: 1, faces: { 6: { melee: 3 }, 5: { melee: 1 } } } as const;

/** The fighter out of the way. */
export const away: Fighter = { ...brute, at: [20, 20] };

/** A druid at 10, 10 with these spells, the fighter and the friend. */
export const scene = (spells: readonly string[], others: Fighters = {}): Arena =>
  arena({
    druid: { at: [10, 10], faces, skills: spells.map((id) => `druid/${id}`) },
    foe: brute,
    friend: { at: [12, 11] },
    ...others,
  });

export const { cast, offered, spellsOn } = castsOf('druid');

/** A 6 shows a Skill pip, a 5 three Melee pips, a 4 one, a 2 two Defence pips. */
export const wild = { 6: { skill: 1 }, 5: { melee: 3 }, 4: { melee: 1 }, 2: { defence: 2 } };
export const training = 'beastmaster/basic-animal-training';

const ids = (...names: readonly string[]) => names.map((name) => `beastmaster/${name}`);

/** His pet. */
export const pet = (more: Partial<Fighter> = {}): Fighter => ({
  at: [11, 10],
  kind: 'pet',
  of: 'master',
  faces: wild,
  ...more,
});

/** An opponent far off. */
export const far: Fighter = { at: [20, 20], team: 1 };

/** A Beastmaster at 10 with his trained pet at 11 and an opponent beside that at 12. */
export const pack = (
  skills: readonly string[],
  more: Fighters = {},
  master: Partial<Fighter> = {},
  options: Parameters<typeof arena>[1] = {},
): Arena =>
  arena(
    {
      master: { at: [10, 10], faces: wild, skills: [training, ...ids(...skills)], ...master },
      pet: pet(),
      foe: { at: [12, 10], team: 1, faces: wild },
      ...more,
    },
    options,
  );

/** The same when the pet has begun to act. */
export const petActs = { match: { acting: 1 } } as const;

export const use = (match: Arena, skill: string, dice: string, answers: readonly Answer[] = []): Arena =>
  match.act({ pick: 'use', skill: `beastmaster/${skill}` }, dice, answers);

/** A Shout along with a movement on the spot. */
export const call = (match: Arena, skill: string, dice: string, answers: readonly Answer[] = []): Arena =>
  match.act({ pick: 'move' }, dice, [{ pick: 'skill', skill: `beastmaster/${skill}` }, ...answers]);

export const bite = (match: Arena, skill: string, dice: string, target = 'foe'): Arena =>
  match.act({ pick: 'melee', skill: `beastmaster/${skill}`, target: match.id(target) }, dice);
