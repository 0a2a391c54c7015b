import { zHero, type HeroDraft } from './sheet/hero';

const hero = (more: object): HeroDraft =>
  zHero.parse({ format: 'pipsmith/hero', version: 1, system: 'first', name: 'Nobody', ...more });

/** The paladin of the text, the archer and the wizard of the examples, and one who calls fiends. */
export const exampleHeroes: readonly HeroDraft[] = [
  hero({
    name: 'Bito van Ostmark',
    title: 'Paladin',
    equipment: { armour: 'heavy', shield: true, weapons: [{ name: 'Mace', type: 'melee' }] },
    faces: { 6: { armour: 4, magic: 1, skill: 1 }, 5: { armour: 4 }, 4: { melee: 3 }, 3: { melee: 1 } },
    skills: ['prayers/life-boon'],
  }),
  hero({
    name: 'Thranduil',
    title: 'Archer',
    equipment: {
      armour: 'light',
      weapons: [
        { name: 'Longbow', type: 'ranged' },
        { name: 'Dagger', type: 'melee' },
      ],
    },
    faces: { 6: { ranged: 4, armour: 1, skill: 1 }, 5: { armour: 1, melee: 3 } },
    skills: ['ranged/aimed-shot'],
  }),
  hero({
    name: 'Hekate',
    title: 'Battlemage',
    equipment: { weapons: [{ name: 'Wand', type: 'magic' }], other: ['Robe'] },
    faces: { 6: { magic: 5, skill: 1 } },
    skills: ['primal-force/fireball', 'primal-force/starfire', 'primal-force/icy-shackles'],
  }),
  hero({
    name: 'Morgause the Unforgiving',
    title: 'Summoner',
    faces: { 6: { magic: 5, skill: 1 } },
    skills: ['summoning/summon-fiend', 'summoning/rage', 'summoning/spikes'],
    fiend: { faces: { 6: { armour: 3, melee: 3 }, 5: { melee: 3 } } },
  }),
];
