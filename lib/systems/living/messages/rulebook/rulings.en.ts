import type { RulingTexts } from '../rulebook-text';

export const rulings = {
  '1': 'The 1-face stays empty: its single pip would fill the face with one colour. That applies to the Skill pip too.',
  '2': 'A face is illegal only when all its pips are painted and all in the same colour. Green counts as a colour. With an unpainted pip, or two or more colours, it’s fine.',
  '3': 'A shield without armour allows one Defence pip per face.',
  '4': 'Armour caps each face on its own, and the one-colour rule caps it again. Heavy armour and a shield allow 4 on the 5- and 6-face, 3 on the 4, 2 on the 3 and 1 on the 2.',
  '5': 'Points and skills are limits. Unspent points are legal, but worth a warning.',
  '6': 'The number of traits with at least one pip decides the skills; green isn’t a trait. One trait: 4 common and 1 elite of one school, or 2 common each of exactly two. Two traits: 3 common of one school, or 1 common each of two. Three: 1 common. Four: none. A Hero without any trait counts as one with two, since the book speaks of “no more than two”.',
  '7': 'Basic Animal Training takes a slot per pet. Spirit Chains, an elite skill, may replace one of them. Spirit Bond brings one pet, once. More pets than these allow is an error; fewer isn’t.',
  '8': 'Pet skills use the Hero’s slots. The skill designed for an “other” weapon counts as a common skill of the Warrior or the Ranger.',
  '9': 'Zealot spells: no armour, no shield, no weapon except a magic one. So a paladin in plate with a Zealot’s Life Boon, as in the first edition’s example, isn’t legal; he can have Regrowth, a Druid’s skill.',
  '10': 'Harbinger skills need at least one pole weapon.',
  '11': 'Some skills name equipment, and it must be on the card. Deflect missiles and Shield up need a shield, Fierce Blow a blunt weapon, Hamstring a slashing and Impale a piercing one. Wounding Strike needs slashing or piercing, Volley and Barrage a bow or throwing weapon. Here a blowpipe isn’t a throwing weapon, nor a crossbow a bow. A throwing weapon also counts as its melee kind. Fists don’t count as equipment. A pole weapon with a shield is legal.',
  '12': 'Melee pips without a melee weapon are legal, since fists are blunt, but worth a warning. So are Ranged pips without a ranged weapon, and a weapon without its pips. A throwing weapon serves both.',
  '13': 'Skills without a Skill pip, and spells without a Magic pip, are legal, but worth a warning. Voodoo and Force Enchantments need no Magic pip.',
  '14': 'Snowfall is a separate loadout of four common skills and one elite, in addition to the Hero’s skills and never mixed with them; there the traits count 0.',
  '15': 'A pet has 20 points, one Skill pip and no Ranged pips; per face up to 2 Defence and 3 Melee. Only a magical pet may have a Magic pip, one on the whole die. Aggressive: +2 Melee, no Defence. Evasive: +1 Defence. Hungry: +1 Melee. Thick hide: +2 Defence, −1 Melee. Magic attunement: two Magic pips on the die, at most one per face, magical or not. Magic protection: a magical pet may have two Magic pips on the die, even both on one face. The one-colour rule applies.',
  '16': 'A daemon has no Ranged pips and no armour cap. If it is summoned before the match, count one Skill pip and the Summoner’s best Magic face, M. It has M Life, 4 × M points and one Skill pip. Its Daemon Skills fill slots that the Hero left free for the Summoner’s list. If Summoner is his only school, these are all that is left of 5 (one trait) or 3 (two traits), the elite slot included. With a second school they are what is left of 2 (one trait) or 1 (two traits).',
  '17': 'Build a Druid’s beast shape like a pet. It needs Shapeshift.',
  '18': 'You can save, share and print Heroes who break rules. The card then carries a visible “house rules” mark.',
  '19': 'Pips multiply a digit in an effect, but not a number word. Add up Skill pips over the whole Hand, and a face with two counts as two. Magic pips are the ones on one die of the player’s choice. Pick the die for an attack after the roll; every Skill pip counts as well.',
  '20': 'Bonuses on AV, RAV and MAV turn a miss into a hit; bonuses on DV and MDV always count. No value falls below 0.',
  '21': 'An attack is critical if at least two dice show the highest number of attack pips on the card. Bonuses don’t matter for it.',
  '22': 'Use DV to defend against an attack with AV or RAV, and MDV against one with MAV, even if a Skill pip causes it. Nobody can defend against a green effect that doesn’t attack. Each affected figure rolls one MDV per spell, against both the blue effect’s power on it and a MAV attack of that spell. Range and reach count the caster’s chosen Magic pips: no MDV shrinks them.',
  '23': '“Damage” is what an undefended attack does; “loss of Life” is not damage. Effects that name one don’t affect the other.',
  '24': 'A base is 1# across. Range, dead zone, earshot and “within N#” run from base edge to base edge. Reach runs from the middle of the figure it is centred on to the nearest part of the other’s base; the book says so twice. Partly inside is inside.',
  '25': 'Heroes don’t block sight or give cover; terrain does what the players agreed on: see through, walk through, cover, climb, each yes or no. Nobody ends a move on another base; you may pass allies but not opponents.',
  '26': 'Ganging up gives +1 AV for each ally in base contact with the target and with no other opponent, in regular attacks only.',
  '27': 'A reaction answers a finished action, is a movement or an attack, and ends before the next action starts. Of several who react, the one whose turn comes next in the initiative deck goes first.',
  '28': 'You never keep Life above the Dicepool, and a change of the Dicepool changes the Hand by the same number.',
  '29': 'A Hero is unconscious from the loss of his last die to the end of his next turn, and then dead. A Death Spell’s own cost kills at once.',
  '30': '“Until your next turn” ends when the card is moved to the discard pile; “N turns” counts the target’s turns.',
  '31': 'Random choices (pushes, ties, random targets) come from the match’s own seeded dice, never from the clock.',
  'skills-1':
    'The part before the pip always happens on a try, before the roll counts, and is never multiplied. The part after it needs the pip. A fizzled spell and a failed Voodoo affect nobody, but you pay any cost printed before the pip.',
  'skills-2':
    'After a pip every digit is multiplied by the pips of its part: range, reach, duration, targets, drawbacks. That goes for two digits in one sentence too: with 2 pips 2 targets get 2 counters each. A number “for each” of something the same pips have already multiplied isn’t multiplied again, such as Kiss of Death’s Life per damage. Count Tranquility’s counters in total: each covers one counter, and the caster divides them as he likes.',
  'skills-3':
    'A skill’s lasting change of a value never adds to itself on one figure, unless its text says that it adds up (Daemonic Rage, Flurry, Barrage). The stronger counts, each for its own time, and a skill cast again keeps its place in the order. Different skills add up. Counters, instant effects and actions always do.',
  'skills-4':
    'A hit is an AV, RAV or MAV of at least 1 after bonuses, whatever the defence. A green effect of an attack skill needs a hit only if it says so, if it changes the damage (“at least”, “instead of”, “in addition to damage”), or if it is a critical. “Next attack” means the next that hits.',
  'skills-5':
    'Work out damage in this order. First AV − DV, “instead of damage”, and the highest “at least N”, which beats the DV only. Then negation, sharing, reductions (not below 0) and additions. Then what turns damage into something else, extra loss of Life, counters in text order (a critical’s last), and the push. If no damage is left, nothing that needs damage happens. “No defence” stops the DV roll, not reductions.',
  'skills-6':
    'Attack skills, Shouts and “perform an action” in the part that always happens share one roll. An attack granted after the pip is plain: its own roll, no attack skill, no ganging up, and its Skill pips do nothing. Critical hits count.',
  'skills-7':
    'An attack that an effect makes by itself (“attacked with 1 AV”) is multiplied by pips and defended as usual. It has no roll, no critical hit, no ganging up and no modifiers, unless the skill says so, as Dancing Daggers does.',
  'skills-8':
    'If a skill gives you several attacks or actions, choose the target of each in turn. You lose any attack or action that you can’t use, and you can’t delay them. Others react only after the last one.',
  'skills-9':
    '“This turn” lasts until the figure’s card is drawn again. “N turns” end with the Nth turn of his own that the bearer starts after the cast. “Beginning of the next N turns” is when his card is drawn; “per turn” is the beginning of his turn. An effect that would last 0 turns never starts, nor does a hex or enchantment with nothing left to do.',
  'skills-10':
    'A value “set to 0” drops its pips; bonuses still count. “May not attack” forbids attack actions, charges and skills or spells that attack; attacks that a running effect makes by itself still happen.',
  'skills-11':
    'If something answers an attack, the answer comes first. There is one per announced attack, and an answer can’t be answered in turn. If the attacker falls, his attack is off.',
  'skills-12':
    'Work out a movement in this order: dice, plus extra #, minus reductions, halved (rounded down), capped, and never below 0. To move “towards” something, end nearer to it or stay put.',
  'skills-13':
    'Green effects aren’t optional unless they say “may”. “Perform an action” means a movement, an attack, reloading or removing a condition, each of one action.',
  'skills-14':
    'Name targets before the roll; pick the die and any further targets after it. If that die doesn’t reach, the spell fizzles. If a skill names no range, neither distance nor sight limits it; a named range needs sight. One-time effects look at the reach once, lasting ones each time.',
  'skills-15':
    'A figure that only the blue line reaches rolls its own MDV; if no Magic pip gets through, it is left out. Nobody defends against a blue line that only names a reach, or against his own spell on himself. Only spells that say Enchantment or Hex are enchantments or hexes. Do the green line first, then the blue, then see who is down.',
  'skills-16':
    'You may use one Shout per action, also with a reaction or a plain charge. It takes effect after that action, on you too. If it succeeds, all in earshot are bound and nobody may refuse. Unused “next” bonuses are lost at the end of the ally’s very next turn. A Command is for another ally in your earshot. It costs him no action and no Delay counter, and he may decline. If Dazed, he only moves, at half rate; if knocked down, he does nothing.',
  'skills-17':
    'A trap is a point at the Ranger’s base. Each goes off once, at the end of the phase it was set in, in the order they were set. Terrain on the line that blocks sight or gives cover shields from it. Fliers are safe, the Ranger isn’t.',
  'skills-18':
    'If a Hero’s Dicepool loses a die, that may be his last. A Hero who falls at the start of his own turn loses it; his clock ends with the turn after. A Death Spell whose own cost is lethal kills at once.',
  'skills-19':
    'A Hero is one of his own allies unless the text says “other”. Unconscious allies don’t count. Skills that restore Life may target them and get them up; nothing else reaches the unconscious or dead unless it names them.',
  'skills-20':
    'Falling unconscious removes all counters: conditions, statuses, charges, enchantments and hexes; Nature Spells and Loas stay.',
  'skills-21':
    'You gain at most the Life really lost. Without “newest” the caster chooses the condition, hex or enchantment. A skill that “fails” counts as rolled without Skill pips; an attack or move it includes still happens.',
  'skills-22':
    'Burning costs 2 Life per counter on arrival and again at the end of the next turn. If you are Dazed and knocked down, standing up comes first, and Dazed doesn’t stop you from doing it.',
  'skills-23':
    'A rule about a Hero also applies to followers; a follower’s turns are its Hero’s. An effect that changes the Dicepool changes the Hand (Awake Golem too). School and name together identify a skill: Dodge, Shove, Soothe and Life Boon each exist more than once.',
  'pipsmith-repeats':
    'A skill written down twice counts once, both for the slots of Daemon Skills and for the Snowfall loadout.',
  'pipsmith-same-custom': 'Custom skills of the same name and school are the same skill.',
  'pipsmith-daemon-slots':
    'With two or more other schools there are as many slots for Daemon Skills as with one. With three traits there is 1, with four none.',
  'pipsmith-idle-training': 'Basic Animal Training beyond the number of pets does nothing.',
  'pipsmith-snowfall-pip':
    'A Hero whose only skills are in the Snowfall loadout should have a Skill pip too.',
  'pipsmith-serves-neither': 'Magic and “other” weapons don’t count as the weapon for Melee or Ranged pips.',
  'pipsmith-throwing-either': 'A throwing weapon needs either Melee or Ranged pips.',
  'pipsmith-nameless': 'A weapon or a follower needn’t have a name.',
  'pipsmith-equal-height': 'If you are at least as high up as the top of a thing, you can see over it.',
  'pipsmith-cover-between-centres': 'To judge cover, use the line between the middles of the two bases.',
  'pipsmith-push-stops':
    'A push ends at the first thing in its way: terrain you can’t walk through, another base, the edge of the map.',
  'pipsmith-token-touch': 'You touch a token if its middle is under your base.',
  'pipsmith-followers-carry':
    'Followers carry tokens and hold circles like Heroes, until they lose their master. When a scenario asks who is left standing, only Heroes count.',
  'pipsmith-respawn-whom':
    'Pets respawn like Heroes. Followers called by a skill don’t. Nobody may decline: each scenario says that he respawns.',
  'pipsmith-koth-tie':
    'If two teams reach the goal in the same phase, the one with more points wins; a tie means sudden death.',
  'pipsmith-koth-circle': 'The circles are 2# across; a figure that runs across one touches it on the way.',
  'pipsmith-sudden-death-life':
    'In sudden death a Hero falls as soon as he loses any Life, whatever the cause.',
  'pipsmith-bomb-home': 'A bomb goes off before its point counts.',
  'pipsmith-no-masters':
    'Undead without a master attack the nearest figure that has one or needs none; if several are equally near, choose at random.',
  'pipsmith-golem-falls': 'A Golem without Life is dead at once: it is never unconscious.',
  'pipsmith-going-on':
    'A skill that lets you act again after each success does so at most 20 times in a turn, so that every turn ends.',
  'pipsmith-daemon-over-points':
    'If you keep a daemon’s card that costs more than its ritual gives, it loses pips from its lowest faces until it fits.',
} satisfies RulingTexts;
