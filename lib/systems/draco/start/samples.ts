import type { Sample } from '../../system';
import { dragonFaces, slayerFaces, type Attack } from '../sheet/pips';
import { newDragon, newSlayer, type Draft, type Dragon, type DragonCard, type Slayer } from '../sheet/sheet';
import type { DragonSkillId } from '../skills/dragons';
import type { SlayerSkillId } from '../skills/slayers';

type Painted = Parameters<typeof slayerFaces>[0];

export const slayer = (
  name: string,
  title: string,
  attack: Attack,
  painted: Painted,
  skills: readonly SlayerSkillId[],
): Slayer => ({ ...newSlayer(name, attack), title, faces: slayerFaces(painted), skills });

export const dragonCard = (
  name: string,
  skill: DragonSkillId,
  painted: Parameters<typeof dragonFaces>[0],
  claw = false,
): DragonCard => ({ name, skill, claw, faces: dragonFaces(painted) });

type TheSet = Readonly<Record<'cathryn' | 'daeldric' | 'braron' | 'amalica', Slayer>> & {
  readonly eryam: Dragon;
};

/** The set of the box: four slayers and the dragon, by the names that the text gives; faces and skills are house values. */
export const theSet: TheSet = {
  cathryn: slayer(
    'Cathryn',
    'Shield of the four',
    'dagger',
    { 6: { attack: 4, shield: 1 }, 5: { attack: 3, shield: 1 }, 4: { attack: 2 } },
    ['low-guard', 'second-wind', 'draw-her-eye'],
  ),
  daeldric: slayer(
    'Daeldric',
    'Breaker of scales',
    'dagger',
    { 6: { attack: 4 }, 5: { attack: 3 }, 4: { attack: 2 }, 3: { attack: 1 } },
    ['heavy-swing', 'between-the-scales', 'hamstring'],
  ),
  braron: slayer(
    'Braron',
    'Archer who must not be reached',
    'bow',
    { 6: { attack: 3, shield: 1 }, 5: { attack: 3 }, 4: { shield: 1 } },
    ['shot-at-the-eye', 'barbed-arrow', 'fall-back'],
  ),
  amalica: slayer(
    'Amalica',
    'Priestess of the spider queen',
    'magic',
    {
      6: { attack: 1, shield: 1 },
      5: { attack: 1, shield: 1 },
      4: { attack: 1, shield: 1 },
      3: { attack: 1, shield: 1 },
    },
    ['raise-the-dead', 'spider-sting', 'great-web'],
  ),
  eryam: {
    ...newDragon('Eryam'),
    title: 'The dragon',
    cards: [
      dragonCard('Maw', 'acid-breath', { 6: { dagger: 4, shield: 2 }, 2: { dagger: 2 } }, true),
      dragonCard(
        'Hide',
        'thickening-scales',
        { 6: { dagger: 1, shield: 2 }, 5: { shield: 1 }, 4: { dagger: 4 }, 3: { shield: 1 } },
        true,
      ),
      dragonCard('Fangs', 'crushing-jaws', { 6: { dagger: 2 }, 5: { dagger: 5 } }),
      dragonCard('Nostrils', 'scent-of-blood', { 6: { dagger: 4 }, 3: { dagger: 3 } }),
      dragonCard('Heart', 'rising-fury', { 6: { dagger: 5 }, 5: { shield: 2 }, 3: { shield: 2 } }),
    ],
  },
};

/** Legal slayers and a dragon to start from. */
export const samples: readonly Sample<Draft>[] = Object.entries<Draft>(theSet).map(([id, sheet]) => ({
  id,
  sheet,
}));
