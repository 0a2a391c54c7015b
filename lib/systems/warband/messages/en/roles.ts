import type { RoleId } from '../../skills/roles';

/** What each role and speciality does, in our own words; an active one is tried by a roll of the stat or below. */
export const roleTexts: Readonly<Record<RoleId, string>> = {
  allrounder:
    'Nothing better and nothing worse than the stat says. Can join a fire team that a Fire Team rookie of the same stat founds; two Allrounders make none.',
  distraction:
    'Within 10″, an opponent who sees the Distraction and could aim the action at it must do so. Needs a stat of 3 or more.',
  fighter: 'Attacks in melee with 1 off the die, and defends against shots with 1 off the die.',
  'fire-team':
    'Two rookies of one stat work a heavy area shooter, and a specialist directs them. They are activated as one, with 3 actions: all of them move, or both rookies spend theirs on a shot to which the specialist lends a speciality. The team fires at long range too, with 2 dice of which the higher counts. A fallen rookie is replaced by another who could be in the team; without one the specialist carries the gun. While the specialist is wounded, the gun is silent.',
  gunner: 'Shoots with 1 off the die, and defends in melee with 1 off the die.',
  'meat-shield':
    'In cover while a specialist or the boss of the own warband is within 5″. Moves half the stat, and never shoots.',
  thug: 'Rolls 2 dice to attack in melee, and the lower counts. Whenever somebody attacks in melee within 10″, may move 1″ towards them afterwards. Never shoots.',
  assassin:
    'Success: a move in a straight line, through terrain of any kind, that ends within 1″ of an opponent, and an attack at once. Failure: an ordinary move.',
  brawler: 'Whoever defends against the Brawler’s attack in melee rolls 2 dice for it, and the lower counts.',
  doppelganger:
    'Not in an activation in which the Doppelganger has moved. Success: two of the same stand within 1″, each one rank lower and with half the stat, rounded up. In contact they may merge again by the same roll, after a move too. Failure: the action is lost.',
  berserker: 'Attacks twice with one attack in melee. Never shoots.',
  healer: 'Success: a fighter who lies prone within 5″ loses 1 wound. Failure: the action is lost.',
  influencer:
    'Chooses an opponent in sight within 15″. Success: performs 1 action with that fighter, by that fighter’s die and stat. Failure: the Influencer’s next activation is lost.',
  maniac:
    'After two moves in a straight line that end within 1″ of an opponent, attacks at once with 2 dice, of which the lower counts.',
  'martial-artist':
    'Attacks in melee at up to 5″ with 2 dice, of which the lower counts. Carries no weapon, shooter or shield.',
  'minion-master':
    'Is activated together with the minions, and all of them act in any order. A wound of the master is taken by a minion within 5″ instead, without defence. When the master leaves the table, the minions leave too. Two rookies are needed.',
  preacher: 'Rookies of the own warband within 3″ attack with 1 off the die and defend with 1 more.',
  ranger: 'Shoots a light or medium shooter at anything within 15″ with 2 dice, of which the lower counts.',
  regenerator:
    'Recovers with up to two rolls for each action, and keeps the second action after recovering with the first. With the second wound lies face down and cannot be activated; in the upkeep one roll brings the Regenerator back with 1 wound, or ends it.',
  shapeshifter:
    'Not in an activation in which the Shapeshifter has moved. Success: changes between human and animal shape. The human shape does not attack. The animal hits in melee with the stat or more, defends with less than the stat, moves as many inches as the die has above the stat, does not shoot, and neither carries treasures nor holds tokens. Failure: the action is lost.',
  skirmisher:
    'May interrupt a move for an attack in melee and then finish it; there is no other action afterwards.',
  sniper:
    'Whoever the Sniper shoots at is never in cover, and a shot into a melee hits the one it was meant for.',
  switcher: 'Success: changes places with any rookie in sight within 10″. Failure: takes a wound.',
  tank: 'Defends with 2 dice, of which the higher counts. Friends in contact may defend with the Tank’s stat and die.',
  veteran: 'Attacks with 1 off the die and defends with 1 more.',
  warrior:
    'When the Warrior rolls the stat or less to defend in melee, the attacker is hit too and must defend or take a wound. The Warrior’s own wound stands.',
};

/** What the boss can do beside a speciality. */
export const commandText =
  'Success: any one action with any one friend who may act, activated already or not. The boss rolls for it. Failure: the action is lost.';
