import type { NumberedRuling } from '../../list-reference';
import type { SkillId } from '../skills/ask';
import { rookieRoleIds, specialityIds } from '../skills/roles';

const skillIds: readonly SkillId[] = ['command', ...specialityIds, ...rookieRoleIds];

/** Roles that a ruling is about, among the rules that it settles. */
const skillIdsIn = (about: readonly string[]): readonly SkillId[] =>
  skillIds.filter((id) => about.includes(`skills/${id}`));

/** A ruling of sentences that each need one of these roles; a sentence without roles holds for everybody. */
interface WarbandRuling extends NumberedRuling {
  readonly sentences?: readonly RoleSentence[];
  /** Arises only among all the roles it is about. */
  readonly asks?: 'all';
}
type RoleSentence = readonly [text: string, ...roles: readonly SkillId[]];

const byRole = (about: readonly string[], ...sentences: readonly RoleSentence[]): WarbandRuling => ({
  about,
  text: sentences.map(([text]) => text).join(' '),
  sentences,
});

/** How we read what the text leaves open, by number. */
export const rulings: Readonly<Record<number, WarbandRuling>> = {
  1: {
    text: 'Lower is better for an attack, higher for a defence: taking 1 off an attack die helps, taking 1 off a defence die hurts. A natural 1 always hits, and the highest number of a die always defends.',
    about: ['combat#melee', 'combat#defence', 'warband#stat'],
  },
  2: {
    text: 'The game is for exactly two players. They take turns activating one fighter each. When one player has nobody left to activate, the other continues. You may skip any action.',
    about: ['turn#phases', 'turn#actions'],
  },
  3: {
    text: 'The table is 24 by 24 inches, and bases are 1 inch across. Measure from edge to edge, and don’t round half inches. You may move through friends, but not through opponents. Fighters don’t block sight; terrain you can’t see through does.',
    about: ['turn#movement', 'turn#terrain'],
  },
  4: {
    text: 'Defend against each hit separately. An area shot is one roll, and each target defends against it. A random target may be a friend. Cover helps only against shots; a shield always helps. For a push, compare the dice after modifiers, whether the hit was defended or not. Nobody is pushed through terrain or other fighters.',
    about: ['combat#melee', 'combat#ranged', 'combat#defence'],
  },
  5: {
    text: 'Prone fighters can be attacked and may defend, but can’t support friends, hold tokens, carry treasures or distract. A fighter who recovers stands up, unwounded. If you recover with the first action, you lose the second; if you fail, you may try again with the second. Each attempt is one roll.',
    about: ['combat#wounds', 'turn#actions', 'skills/regenerator'],
  },
  6: byRole(
    ['skills/switcher', 'skills/influencer'],
    ['A Switcher must see the target.', 'switcher'],
    [
      'An Influencer must see the target. An influenced fighter acts with their own die and stat.',
      'influencer',
    ],
  ),
  7: {
    text: 'Each half of a Doppelganger is one rank lower and has half the stat, rounded up. It has no skill and no Command, and counts as activated. The two halves score as one fighter. To merge, they must be in contact and roll the stat or less, one roll for both. The Doppelganger then has the wounds of whichever half is more badly hurt.',
    about: ['skills/doppelganger'],
  },
  8: {
    text: 'In animal shape, roll the stat or more to hit, and less than the stat to defend or recover. The animal moves as many inches as the die’s highest number minus the stat, and can’t shoot. Modifiers work the other way round, and the 1 and the die’s highest number change places. An animal needs no weapon in melee.',
    about: ['skills/shapeshifter'],
  },
  9: {
    text: 'If a Warrior defends in melee and rolls the stat or less, the Warrior hits back, and the attacker may defend. The Warrior still takes the wound, and nobody can hit back a second time.',
    about: ['skills/warrior'],
  },
  10: {
    text: 'With Command, any one friend on the table takes any one action, even if already activated. A prone friend can only try to recover. The boss rolls for Command.',
    about: ['skills/command'],
  },
  11: byRole(
    ['skills/fire-team'],
    [
      'To act as one, the rookies and the specialist of a fire team must be within 2″ of each other. A rookie must carry the gun.',
    ],
    ['Sniper and Veteran are the only specialities that change the team’s shot.', 'sniper', 'veteran'],
  ),
  12: byRole(
    ['skills/distraction', 'skills/martial-artist', 'skills/preacher', 'skills/thug'],
    [
      'A Distraction affects opponents who can see it, are within 10″, and could reach it with the action they are taking.',
      'distraction',
    ],
    ['Martial Artists attack in melee at up to 5″.', 'martial-artist'],
    ['Preachers help only friends.', 'preacher'],
    ['Thugs move after the attack that draws them.', 'thug'],
  ),
  13: {
    text: 'Minions are the rookies marked as minions. If fewer than two are marked, the first unmarked rookies on the roster make up the number.',
    about: ['skills/minion-master'],
  },
  14: {
    text: 'A Tank who defends against a Brawler rolls one die: the two skills cancel out.',
    about: ['skills/brawler', 'skills/tank'],
    asks: 'all',
  },
  15: {
    text: 'A fighter acting on another’s orders may take any action except giving an order. If that action is an attack, everybody who isn’t on the order giver’s side counts as an opponent.',
    about: ['skills/command', 'skills/influencer'],
  },
  16: {
    text: 'While a fire team is complete, only the team can fire its gun. If the rookie who carries the gun falls, it goes to another rookie of the team, no matter how far away. If there is none, it goes to the nearest standing specialist. If the roster gives the gun to somebody else, the rookie who founds the team gets it before the match.',
    about: ['skills/fire-team'],
  },
  17: {
    text: 'A boss ignores the first wound of a turn before a minion takes one for them. If there are several Minion Masters, the minions leave with the last one.',
    about: ['skills/minion-master', 'combat#wounds'],
  },
  18: byRole(
    ['combat#melee', 'skills/warrior', 'skills/tank'],
    ['You must see the target in melee too.'],
    ['A prone Warrior can’t hit back.', 'warrior'],
    [
      'In contact with a Tank, defend with your own stat and die or with the Tank’s, whichever pair is better.',
      'tank',
    ],
  ),
  19: {
    text: 'Climbing an inch up or down costs two inches of movement, since you climb at half the stat. A jump costs its length; a fall is one hit for each full inch after the first.',
    about: ['turn#movement'],
  },
  20: {
    text: 'An Assassin rushes over any terrain, but not through opponents. After a success they may make an ordinary move instead, or do neither.',
    about: ['skills/assassin'],
  },
  21: byRole(
    ['combat#melee', 'skills/martial-artist', 'skills/assassin', 'skills/maniac'],
    [
      'Measure melee in three dimensions: the 1″ from edge to edge includes the difference in height. So does the 1″ for friends who help.',
    ],
    ['So does a Martial Artist’s reach.', 'martial-artist'],
    ['So does the 1″ at the end of a rush or a charge.', 'assassin', 'maniac'],
    ['Measure all other distances from above.'],
  ),
  22: {
    text: '“Always counts as in cover” applies in melee and to falls too: a Meat Shield near a specialist or the boss defends like a fighter with a shield. Reroll a failed defence only once, however many things give cover.',
    about: ['skills/meat-shield', 'combat#defence'],
  },
  23: {
    text: 'Flat ground that can’t be entered, such as water, may be jumped if there is room to land. The jump’s length comes off the move.',
    about: ['turn#movement', 'turn#terrain'],
  },
  24: byRole(
    ['skills/preacher', 'skills/meat-shield', 'skills/minion-master', 'combat#wounds'],
    ['Two Preachers near a rookie count as one. A prone Preacher helps nobody.', 'preacher'],
    ['A prone specialist or boss gives a Meat Shield no cover.', 'meat-shield'],
    ['A prone Minion Master leads nobody, but a minion still takes a wound for them.', 'minion-master'],
  ),
  25: {
    text: 'A Warrior hits back only if the hit causes a wound: if the shield’s reroll saves them, they don’t hit back.',
    about: ['skills/warrior', 'combat#defence'],
  },
  26: {
    text: 'A Skirmisher may interrupt a move once: after walking, after a climb or after a jump.',
    about: ['skills/skirmisher'],
  },
};

/**
 * Rulings about the roles of these fighters, without sentences about roles that nobody has.
 * @param skills roles, specialities and Command that these warbands have
 */
export const rulingsFor = (skills: readonly SkillId[]): readonly string[] => {
  const isThere = (id: SkillId): boolean => skills.includes(id);
  return Object.values(rulings)
    .filter(({ about, asks }) => {
      const asked = skillIdsIn(about);
      return asks === 'all' ? asked.every(isThere) : asked.some(isThere);
    })
    .map(({ text, sentences }) =>
      sentences === undefined
        ? text
        : sentences
            .flatMap(([said, ...roles]) => (roles.length === 0 || roles.some(isThere) ? [said] : []))
            .join(' '),
    );
};
