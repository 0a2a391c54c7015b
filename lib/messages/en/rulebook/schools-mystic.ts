import type { SchoolText } from '../../rulebook-text';

export const druid: SchoolText<'druid'> = {
  title: 'Druid',
  lead: 'Grows, heals and tames what is wild.',
  sections: {
    'nature-spells': {
      title: 'Nature Spells',
      text: [
        'Allies with Magic pips need not [defend](magic#defending) against Nature Spells.',
        'A Hero can be under one Nature Spell only. While an Enchantment or Hex of this kind lasts, casting it again on him does not prolong it, and no other Nature Spell affects him. It ends when its time is over and by nothing else: no skill removes it, not even death ends it.',
      ],
    },
    'spirit-bond': {
      title: 'Spirit Bond and the pet',
      text: [
        '[Spirit Bond](skills/druid/spirit-bond) brings one [pet](followers#pet). You may measure range and sight of your Nature Spells from it.',
        'Each time the pet dies, your Dicepool is 1 die smaller for good. When you die, the pet’s is.',
      ],
    },
  },
};

export const elementalMage: SchoolText<'elemental-mage'> = {
  title: 'Elemental Mage',
  lead: 'Fire, rock, snow and storm, from the last row.',
  sections: {
    elements: {
      title: 'Elemental Spells',
      text: ['Flame, Rock, Snow and Storm Spells are also Elemental Spells.'],
    },
  },
};

export const necromancer: SchoolText<'necromancer'> = {
  title: 'Necromancer',
  lead: 'Pays Death in blood, his own if need be.',
  sections: {
    sacrifice: {
      title: 'Blood sacrifice',
      text: [
        'Before you cast a Death Spell you may announce a sacrifice. After the roll you may then turn one die to the face with the green pip, and you lose 1 Life.',
      ],
    },
    failing: {
      title: 'Failing, and dying of it',
      text: [
        'Whenever casting a Death Spell fails, you lose 1 Life.',
        'If the cost of a Death Spell or a sacrifice takes your last Life, you are dead at once, not unconscious first. The spell succeeds all the same, and as if one green pip more had been rolled.',
      ],
    },
    bodies: {
      title: 'Bodies',
      text: [
        'Where a Death Spell wants a dead body, an unconscious Hero or follower will do. After a successful spell the body is [wasted](conditions#wasted): no further Death Spell may use it. Other spells and skills may, and its Hero may still respawn.',
      ],
    },
  },
};

export const psion: SchoolText<'psion'> = {
  title: 'Psion',
  lead: 'Magic with a mind of its own, and somebody’s body.',
  sections: {
    powers: {
      title: 'Powers are spells',
      text: ['A Psion’s powers are [cast](magic#casting) as spells are, with green and Magic pips.'],
    },
    triggers: {
      title: 'Hexes that wait',
      text: [
        'A Psion’s Hex lasts some turns and waits for something to happen: an action, a spell, whatever it names. When it does, the effect comes at once and the Hex is over.',
      ],
    },
  },
};

export const summoner: SchoolText<'summoner'> = {
  title: 'Summoner',
  lead: 'Commands a daemon who waits for him to fall.',
  sections: {
    daemon: {
      title: 'The daemon',
      text: [
        'One daemon at a time; it is built anew or kept with each summoning, and vanishes when you fall or begin another. See [Daemon](followers#daemon).',
      ],
    },
    ritual: {
      title: 'The ritual',
      text: [
        '[Summon Daemon](skills/summoner/summon-daemon) takes turns, in which you do nothing else but defend yourself. Each damage or loss of Life from a skill or condition that you survive prolongs it by 1 turn. Green pips shorten it, Magic pips prolong it and make the daemon greater: per Magic pip 1 Life and 4 points.',
      ],
    },
    'daemon-skills': {
      title: 'Daemon Skills',
      text: [
        'They are the daemon’s, one for each slot that your Hero left free. Some want to be seen on its miniature: a mouth, horns, wings.',
      ],
    },
  },
};

export const voodoo: SchoolText<'voodoo'> = {
  title: 'Voodoo',
  lead: 'Spirits for everybody, and against everybody.',
  sections: {
    loas: {
      title: 'Loas: guest, sleeper, intruder',
      text: [
        'Voodoo is no magic: its skills are no spells and their effects no enchantments, and you need no Magic pip. You send a spirit, a Loa, into a Hero, its Vessel. Friend or foe makes no difference to it.',
        {
          list: [
            'A guest comes, does what it does and leaves. The effect stays.',
            'A sleeper waits for the next occasion that its skill names, does it then, and leaves.',
            'An intruder stays, and its effect with it, until it is made to leave.',
          ],
        },
      ],
    },
    leaving: {
      title: 'Begone',
      text: [
        'A sleeper or intruder leaves when its Vessel dies, when [Papa Legba](skills/voodoo/papa-legba) leads it away, or when the Hero who called it says “begone”: at any time, in anybody’s turn, for no action.',
      ],
    },
    'one-vessel': {
      title: 'One Loa, one Vessel',
      text: [
        'A Loa rides one Vessel. If somebody else calls the same Loa successfully into another Hero, it moves there. A Hero is ridden by one Loa: while it is in, no other enters.',
      ],
    },
    force: {
      title: 'Force and range',
      text: [
        'The green pips that called a Loa are its force. Without Magic pips a Voodoo skill may be aimed at yourself or at a Hero in base contact; each Magic pip adds 5# of range.',
      ],
    },
    defence: {
      title: 'Defence is voluntary',
      text: [
        'The target may roll Magic pips against Voodoo, as [against magic](magic#defending), but stops only what comes from Magic pips. What comes from green pips cannot be defended against.',
      ],
    },
  },
};

export const zealot: SchoolText<'zealot'> = {
  title: 'Zealot',
  lead: 'Light that keeps others alive.',
  sections: {
    equipment: {
      title: 'No iron',
      text: [
        'To use the school’s spells your Hero may wear no armour and carry no weapon but a magic one, such as a wand or a staff.',
      ],
    },
  },
};

export const harbinger: SchoolText<'harbinger'> = {
  title: 'Harbinger',
  lead: 'Darkness on a long shaft.',
  sections: {
    pole: {
      title: 'A pole weapon',
      text: ['To use the school’s skills your Hero must carry a [pole weapon](armoury#pole).'],
    },
    'force-enchantments': {
      title: 'Force Enchantments',
      text: [
        'Casting one takes two actions. Its first effect comes when it is cast. Its removal effect comes only if it ends early; it needs no roll and goes by the green pips of the casting.',
        'Unless it says otherwise it lasts until the end of your next turn. It needs no Magic pip and gains nothing from one, but is an [Enchantment](magic#enchantments) in every respect.',
      ],
    },
  },
};
