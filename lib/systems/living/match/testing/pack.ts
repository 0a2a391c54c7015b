import { arena, type Answer, type Arena, type Fighter, type Fighters } from './arena';

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
