import type { SchoolText } from '../rulebook-text';
import { rulesOf } from '#words/systems/living/messages/rulebook/school-rules';

export const druid: SchoolText<'druid'> = {
  title: 'Druid',
  lead: 'Calls on nature to heal, to protect and to entangle.',
  sections: {
    'nature-spells': {
      title: 'Nature Spells',
      text: rulesOf('druid', 'nature-spells'),
    },
    'spirit-bond': {
      title: 'Spirit Bond and the pet',
      text: [
        '[Spirit Bond](skills/druid/spirit-bond) gives you one [pet](followers#pet).',
        ...rulesOf('druid', 'spirit-bond'),
      ],
    },
  },
};

export const elementalMage: SchoolText<'elemental-mage'> = {
  title: 'Elemental Mage',
  lead: 'Fire, rock, snow and storm, from the back row.',
  sections: {
    elements: {
      title: 'Elemental Spells',
      text: rulesOf('elemental-mage', 'elements'),
    },
  },
};

export const necromancer: SchoolText<'necromancer'> = {
  title: 'Necromancer',
  lead: 'Pays Death in blood, their own if need be.',
  sections: {
    sacrifice: {
      title: 'Blood sacrifice',
      text: rulesOf('necromancer', 'sacrifice'),
    },
    failing: {
      title: 'Failing, and dying from it',
      text: rulesOf('necromancer', 'failing'),
    },
    bodies: {
      title: 'Bodies',
      text: rulesOf('necromancer', 'bodies'),
    },
  },
};

export const psion: SchoolText<'psion'> = {
  title: 'Psion',
  lead: 'Dazes, distracts and turns opponents’ own skills against them.',
  sections: {
    powers: {
      title: 'Powers are spells',
      text: rulesOf('psion', 'powers'),
    },
    triggers: {
      title: 'Hexes that wait',
      text: rulesOf('psion', 'triggers'),
    },
  },
};

export const summoner: SchoolText<'summoner'> = {
  title: 'Summoner',
  lead: 'Commands a Daemon that waits for its master to fall.',
  sections: {
    daemon: {
      title: 'The Daemon',
      text: [
        ...rulesOf('summoner', 'daemon'),
        'Each time you summon it, you may keep its card or build a new one. See [Daemon](followers#daemon).',
      ],
    },
    ritual: {
      title: 'The ritual',
      text: [
        '[Summon Daemon](skills/summoner/summon-daemon) takes time. Until the Daemon appears you can only defend yourself. Each time you take damage, or lose Life to a skill or condition, and survive, the ritual takes 1 turn longer. Each Skill pip you roll for it makes it 1 turn shorter. Each Magic pip makes it 1 turn longer, but gives the Daemon 1 Life and 4 points.',
      ],
    },
    'daemon-skills': {
      title: 'Daemon Skills',
      text: rulesOf('summoner', 'daemon-skills'),
    },
  },
};

const [voodooSkills = '', ...kindsOfLoas] = rulesOf('voodoo', 'loas');

export const voodoo: SchoolText<'voodoo'> = {
  title: 'Voodoo',
  lead: 'Sends spirits into friend and foe alike.',
  sections: {
    loas: {
      title: 'Loas: guest, sleeper, intruder',
      text: [
        voodooSkills,
        'You send a spirit (a Loa) into a Hero (its Vessel). A Loa doesn’t distinguish between friend and foe.',
        { list: kindsOfLoas },
      ],
    },
    leaving: {
      title: 'Begone',
      text: rulesOf('voodoo', 'leaving'),
    },
    'one-vessel': {
      title: 'One Loa, one Vessel',
      text: rulesOf('voodoo', 'one-vessel'),
    },
    force: {
      title: 'Force and range',
      text: ['The number of Skill pips you rolled for a Loa is its force.', ...rulesOf('voodoo', 'force')],
    },
    defence: {
      title: 'Defence is voluntary',
      text: rulesOf('voodoo', 'defence'),
    },
  },
};

export const zealot: SchoolText<'zealot'> = {
  title: 'Zealot',
  lead: 'Uses the power of light to keep others alive.',
  sections: {
    equipment: {
      title: 'No iron',
      text: rulesOf('zealot', 'equipment'),
    },
  },
};

export const harbinger: SchoolText<'harbinger'> = {
  title: 'Harbinger',
  lead: 'Combines dark magic with a pole weapon.',
  sections: {
    pole: {
      title: 'A pole weapon',
      text: rulesOf('harbinger', 'pole'),
    },
    'force-enchantments': {
      title: 'Force Enchantments',
      text: [
        'A Force Enchantment takes two actions to cast. Unless it says otherwise, it lasts until the end of your next turn.',
        ...rulesOf('harbinger', 'force-enchantments'),
      ],
    },
  },
};
