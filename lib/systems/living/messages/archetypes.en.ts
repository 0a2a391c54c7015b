import type { ArchetypeId } from '../start/archetypes';

interface Concept {
  readonly name: string;
  /** Strength of the archetype, in one sentence. */
  readonly why: string;
}

const concepts: Readonly<Record<ArchetypeId, Concept>> = {
  'shield-wall': {
    name: 'Shield wall',
    why: 'Four Defence pips on each of the two highest faces, and a hammer that knocks down anybody who comes close.',
  },
  duelist: {
    name: 'Duellist',
    why: 'A light coat and a quick blade: several thrusts a turn, and a hit leaves the foe bleeding.',
  },
  berserker: {
    name: 'Berserker',
    why: 'Every point in Melee and none in Defence: hits harder than anyone and hopes to hit first.',
  },
  reaper: {
    name: 'Reaper',
    why: 'A scythe that reaches three foes with one critical hit, and dark enchantments that make it swing harder.',
  },
  monk: {
    name: 'Monk',
    why: 'Strikes before he is struck: steps away, hits back and knocks foes off their feet with a staff.',
  },
  commander: {
    name: 'Commander',
    why: 'Stands among his allies in mail, and his shouts make them move further, hit better and hold their ground.',
  },
  archer: {
    name: 'Archer',
    why: 'A long bow that shoots furthest while you are unhurt, and a volley for foes who stand together.',
  },
  sniper: {
    name: 'Sniper',
    why: 'One bolt at a time, up to 15# away, with 1 extra damage if it does any. It’s slow to reload, so he has learnt to be quick.',
  },
  trickster: {
    name: 'Trickster',
    why: 'Knives to throw and to stab with, dirt for the eyes and shadows to hide in: never where the foe is looking.',
  },
  houngan: {
    name: 'Houngan',
    why: 'A pistol in his hand and spirits at his side. Voodoo needs no Magic pips, so your points can go into shooting.',
  },
  battlemage: {
    name: 'Battlemage',
    why: 'Fire and lightning from inside a coat of mail: a mage for the front row.',
  },
  druid: {
    name: 'Druid',
    why: 'Roots that hold foes back, thorns that strike anybody who attacks your allies, and light armour to survive it all.',
  },
  healer: {
    name: 'Healer',
    why: 'All Magic, no armour: restores Life, removes conditions and even raises the dead. Keep him behind the others.',
  },
  protector: {
    name: 'Protector',
    why: 'Wraps allies in light before the blow falls and turns damage into Life: the calmest way to win.',
  },
  'mind-reader': {
    name: 'Mind reader',
    why: 'Dazes, distracts and interrupts: foes lose their actions before you lose any Life.',
  },
  necromancer: {
    name: 'Necromancer',
    why: 'Raises the fallen, sends them ahead and makes them explode among the foes. Spends Life like money.',
  },
  summoner: {
    name: 'Summoner with Daemon',
    why: 'Five Magic pips on one face call a Daemon of 20 points that fights in your place.',
  },
  beastmaster: {
    name: 'Beastmaster with pet',
    why: 'You and a quick beast attack from two sides. Most of your skills make the beast better.',
  },
};

/** Where a hero can begin: concepts and chance. */
export const beginnings = {
  concept: (id: ArchetypeId): Concept => concepts[id],
  equipment: 'Equipment',
  nothing: 'Empty hands',
};
