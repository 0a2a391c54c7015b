import type { RulingTexts } from '../rulebook-text';

export const rulings = {
  '1': 'The 1-face stays empty: its single pip would fill the face with one colour. That applies to the Skill pip too.',
  '2': 'A face is illegal only when all its pips are painted and all in the same colour. Green counts as a colour. With an unpainted pip, or two or more colours, it’s fine.',
  '3': 'A shield without armour allows one Defence pip per face.',
  '4': 'Armour limits each face separately, and the one-colour rule limits it again. Heavy armour with a shield allows 4 Defence pips on the 5- and 6-faces, 3 on the 4-face, 2 on the 3-face and 1 on the 2-face.',
  '5': 'You may use fewer points and skills than you are allowed. Unspent points are legal, but Pipsmith warns you.',
  '6': 'A Hero’s skills depend on his traits. Count each trait with at least one pip; green isn’t a trait. One trait: up to 4 common skills and 1 elite from one school, or up to 2 common ones from each of exactly two schools. Two traits: up to 3 common skills from one school, or 1 from each of two. Three traits: 1 common skill. Four traits: none. A Hero without any trait counts as having two, since the book speaks of “no more than two”.',
  '7': 'Basic Animal Training takes one slot for each pet. Spirit Chains, an elite skill, may replace it for one pet. Spirit Bond gives you one pet, however often you take it. Having more pets than these skills allow is an error; having fewer isn’t.',
  '8': 'Pet skills use the Hero’s slots. A skill you design for an “other” weapon counts as a common Warrior or Ranger skill.',
  '9': 'A Hero with Zealot spells may have no armour, no shield and no weapon except a magic one. So a paladin in plate with a Zealot’s Life Boon, as in the first edition’s example, isn’t legal. He can have Regrowth instead, a Druid skill.',
  '10': 'A Hero with Harbinger skills needs at least one pole weapon.',
  '11': 'If a skill names equipment, that equipment must be on the Hero’s card. Deflect missiles and Shield up need a shield, Fierce Blow needs a blunt weapon, Hamstring a slashing one and Impale a piercing one. Wounding Strike needs a slashing or piercing weapon. Volley and Barrage need a bow or a throwing weapon. For these skills a blowpipe doesn’t count as a throwing weapon, nor a crossbow as a bow. A throwing weapon also counts as its melee kind. Fists don’t count as equipment. A pole weapon with a shield is legal.',
  '12': 'Melee pips without a melee weapon are legal, since you can fight with your fists (they’re blunt), but Pipsmith warns you. The same goes for Ranged pips without a ranged weapon, and for a weapon without the pips to use it. A throwing weapon counts for both kinds of pips.',
  '13': 'Skills without a Skill pip, and spells without a Magic pip, are legal, but Pipsmith warns you. Voodoo and Force Enchantments don’t need a Magic pip.',
  '14': 'For Snowfall a Hero has a separate loadout of four common skills and one elite, in addition to his usual skills. The two are never mixed. In a snowball fight his Defence, Melee, Ranged and Magic pips don’t count; his Skill pip does.',
  '15': 'A pet has 20 points, one Skill pip and no Ranged pips, with up to 2 Defence and 3 Melee pips per face. Only a magical pet may have a Magic pip, and only one on the whole die. Abilities change these limits. Aggressive: +2 Melee, no Defence. Evasive: +1 Defence. Hungry: +1 Melee. Thick hide: +2 Defence, −1 Melee. Magic attunement: two Magic pips on the die, at most one per face, magical or not. Magic protection: a magical pet may have two Magic pips on the die, even both on one face. The one-colour rule applies.',
  '16': 'A Daemon has no Ranged pips, and armour doesn’t limit its Defence pips. If it’s built before the match, it counts as summoned with one Skill pip and the Summoner’s best Magic face. With M Magic pips on that face, it has M Life, 4 × M points and one Skill pip. Its Daemon Skills fill the slots that the Hero left free for Summoner skills. If Summoner is his only school, he has 5 slots (one trait) or 3 (two traits), the elite slot included. With a second school he has 2 slots for the Summoner (one trait) or 1 (two traits).',
  '17': 'Build a Druid’s beast shape like a pet. He needs Shapeshift to have one.',
  '18': 'You can save, share and print Heroes who break rules. The card then carries a visible “house rules” mark.',
  '19': 'Pips multiply a number written as a digit, but not one written as a word. Add up the Skill pips on the whole Hand; a face with two counts as two. For Magic pips, count only the one die you pick. Pick the die for an attack after the roll; every Skill pip you rolled counts as well.',
  '20': 'A bonus to AV, RAV or MAV can turn a miss into a hit. A bonus to DV or MDV always counts. No value falls below 0.',
  '21': 'An attack is a critical hit if at least two dice show the highest number of attack pips on the card. Bonuses don’t count for this.',
  '22': 'Use DV to defend against an attack with AV or RAV, and MDV against one with MAV, even if the attack comes from a Skill pip. Nobody can defend against a green part that doesn’t attack. Each figure that a spell affects rolls MDV once. That roll counts both against the blue part and against any MAV attack of the spell. Range and reach come from the Magic pips of the caster’s chosen die, and MDV never reduces them.',
  '23': '“Damage” is what gets through when somebody is attacked; “loss of Life” isn’t damage. Effects that name one don’t affect the other.',
  '24': 'A base is 1# across. Measure range, dead zone, earshot and “within N#” from base edge to base edge. Reach is different: measure it from the middle of the figure it is centred on to the nearest part of the other figure’s base. The book says so twice. A figure that is partly inside counts as inside.',
  '25': 'Heroes don’t block sight or give cover. For each piece of terrain the players agree, yes or no, whether you can see through it, walk through it, take cover behind it and climb it. Nobody may end a move on another base. You may move through allies but not through opponents.',
  '26': 'Ganging up gives +1 AV for each ally who is in base contact with the target and with no other opponent. It works only in regular attacks.',
  '27': 'You react to a finished action with a movement or an attack, before the next action starts. If several players react, the one whose turn comes next in the initiative deck goes first.',
  '28': 'You never keep more Life than your Dicepool allows. When the Dicepool changes, the Hand changes by the same number of dice.',
  '29': 'A Hero who loses his last die is unconscious until the end of his next turn, and then dies. If the cost of a Death Spell takes its caster’s last die, he dies at once.',
  '30': '“Until your next turn” ends when your card is moved to the discard pile; “N turns” counts the target’s turns.',
  '31': 'Random choices (pushes, ties, random targets) are rolled with the match’s own dice, so a replay comes out the same.',
  'skills-1':
    'The part before the pip happens on every try, before the roll counts. It is never multiplied. The part after the pip needs that pip. A spell that fizzles or a Voodoo skill that fails affects nobody, but you still pay any cost printed before the pip.',
  'skills-2':
    'After a pip, every digit is multiplied by the pips of its part: in ranges, reaches, durations, numbers of targets and drawbacks. If a sentence has two digits, multiply both: with 2 pips, 2 targets get 2 counters each. There is one exception: if a number is “for each” of something that the same pips have already multiplied, don’t multiply it again. An example is Kiss of Death, which restores Life for each point of damage. Tranquility’s counters are a total: each covers one enchantment counter, and the caster divides them up as he likes.',
  'skills-3':
    'If the same skill changes a figure’s value several times, the changes don’t add up, unless the skill’s text says so (Daemonic Rage, Flurry, Barrage). The strongest counts, and each runs out at its own time. If you cast it again, it keeps its place in the order. Changes from different skills add up. Counters, instant effects and actions always add up.',
  'skills-4':
    'An attack hits if its AV, RAV or MAV is at least 1 after bonuses, whatever the defence. The green part of an attack skill needs a hit only if it says so, if it changes the damage (“at least”, “instead of”, “in addition to damage”), or if it gives a critical hit. “Next attack” means the next attack that hits.',
  'skills-5':
    'Work out damage in this order. First come AV − DV, “instead of damage”, and the highest “at least N”. The DV can’t lower that N, but later steps can. Next come negation, sharing, reductions (not below 0) and additions. Last come anything that turns damage into something else, extra loss of Life, counters in the order of the text (those of a critical hit last), and the push. If no damage is left, nothing that needs damage happens. “No defence” stops the DV roll, not reductions.',
  'skills-6':
    'Roll only once for an attack skill, a Shout, or a skill with “perform an action” before the pip: the same roll serves the action and the skill. An attack granted after the pip is a plain one. It has its own roll, no attack skill and no ganging up, and its Skill pips do nothing. It can still be a critical hit.',
  'skills-7':
    'If an effect attacks by itself (“attack the target with MAV 2”), the pips multiply its value and the target defends as usual. Nobody rolls for the attack, and it has no critical hit, no ganging up and no modifiers. A skill may say otherwise, as Dancing Daggers does.',
  'skills-8':
    'If a skill gives you several attacks or actions, choose the target of each in turn. You can’t delay any of them, and you lose those you can’t use. Others react only after the last one.',
  'skills-9':
    '“This turn” lasts until the figure’s card is drawn again. An effect for “N turns” ends with the Nth turn that its bearer starts after the casting. “At the beginning of the next N turns” means when the bearer’s card is drawn; “per turn” means at the beginning of his turn. An effect that would last 0 turns never starts, nor does a hex or enchantment with nothing left to do.',
  'skills-10':
    'If a value is “set to 0”, its pips don’t count, but bonuses still do. “May not attack” forbids attack actions, charges, and skills or spells that attack. If an effect already in play attacks by itself, that attack still happens.',
  'skills-11':
    'If something answers an attack, the answer comes before the attack. Each announced attack is answered once, and an answer can’t itself be answered. If the attacker falls, his attack doesn’t happen.',
  'skills-12':
    'Work out a movement in this order. Start with 1# per die. Add any extra # and subtract any reductions. If you must halve the result, do it now and round down. Apply any limit last. It is never below 0. If you must move “towards” something, end nearer to it or stay put.',
  'skills-13':
    'Nothing in a green part is optional unless it says “may”. “Perform an action” means to move, attack, reload or remove a condition, as long as that takes only one action.',
  'skills-14':
    'Name the target before the roll; pick the die and any further targets after it. If the target is out of range with that die, the spell fizzles. If a skill names no range, neither distance nor sight limits it; if it names one, the target must also be in sight. For a one-time effect, check once who is in reach; for a lasting one, check each time.',
  'skills-15':
    'If only the blue part reaches a figure, it rolls its own MDV; if no Magic pip gets through, the spell doesn’t affect it. Nobody defends against a blue part that only names a reach, or against a spell he casts on himself. Only spells that say Enchantment or Hex are enchantments or hexes. Carry out the green part first, then the blue part, and only then see who is down.',
  'skills-16':
    'You may use one Shout per action, even with a reaction or a plain charge. It takes effect after that action, on you too. If it succeeds, it counts for every ally in earshot, and nobody may refuse. An unused bonus on an ally’s “next” action is lost at the end of their next turn. A Command is for another ally in your earshot. It costs him no action and no Delay counter, and he may decline. If he is Dazed, he can only move, and only half as far. If he is knocked down, he does nothing.',
  'skills-17':
    'A trap is a point beside the Ranger’s base. Each trap goes off once, at the end of the phase in which it was laid. If there are several, they go off in the order in which they were laid. If terrain between the trap and a figure blocks sight or gives cover, it protects that figure. Fliers are safe; the Ranger isn’t.',
  'skills-18':
    'A shrinking Dicepool can take a Hero’s last die. A Hero who falls unconscious at the start of his own turn loses that turn; he dies when the turn after it ends. If the cost of a Death Spell takes its caster’s last Life, he dies at once.',
  'skills-19':
    'A Hero counts as one of his own allies unless the text says “other”. Unconscious allies don’t count as allies. Skills that restore Life may target them and put them back on their feet. Nothing else affects the unconscious or the dead unless it names them.',
  'skills-20':
    'Falling unconscious removes all counters: conditions, statuses, charges, enchantments and hexes. Only Nature Spells and Loas stay.',
  'skills-21':
    'If you gain the Life that somebody else loses, you gain no more than they actually lost. If the text doesn’t say “newest”, the caster chooses the condition, hex or enchantment. A skill that “fails” counts as rolled without Skill pips, but any attack or movement in it still happens.',
  'skills-22':
    'Each Burning counter costs you 2 Life when you get it and 2 more at the end of your next turn. If you are Dazed and knocked down, you get up first, and being Dazed doesn’t prevent that.',
  'skills-23':
    'Rules about a Hero also apply to followers, and a follower’s turns are its Hero’s turns. An effect that changes the Dicepool also changes the Hand, even with Awake Golem. To say which skill you mean, name its school too: more than one school has a Dodge, a Shove, a Soothe or a Life Boon.',
  'pipsmith-repeats':
    'A skill that you list twice counts only once, both among the Daemon Skills and in the Snowfall loadout.',
  'pipsmith-same-custom': 'Custom skills with the same name and school are the same skill.',
  'pipsmith-daemon-slots':
    'With two or more schools besides Summoner, a Hero still has only as many slots for Daemon Skills as with one. With three traits he has 1 slot, with four none.',
  'pipsmith-idle-training':
    'If you have taken Basic Animal Training more often than you have pets, the extra copies do nothing.',
  'pipsmith-snowfall-pip':
    'A Hero whose only skills are in the Snowfall loadout should have a Skill pip too.',
  'pipsmith-serves-neither':
    'Neither a magic weapon nor an “other” weapon counts as the weapon for your Melee or Ranged pips.',
  'pipsmith-throwing-either': 'A throwing weapon needs either Melee or Ranged pips.',
  'pipsmith-nameless': 'A weapon or a follower needn’t have a name.',
  'pipsmith-equal-height':
    'If you are at least as high up as the top of a piece of terrain, you can see over it.',
  'pipsmith-cover-between-centres':
    'To see whether a target is in cover, use the line between the middles of the two bases.',
  'pipsmith-push-stops':
    'A push ends at the first thing in its way: terrain you can’t walk through, another base or the edge of the map.',
  'pipsmith-token-touch': 'You touch a token if its middle is under your base.',
  'pipsmith-followers-carry':
    'Followers carry tokens and hold circles like Heroes, until they lose their master. When a scenario asks who is left standing, only Heroes count.',
  'pipsmith-respawn-whom':
    'Pets respawn like Heroes. Followers that a skill creates don’t. You can’t choose not to respawn: the scenario decides that.',
  'pipsmith-koth-tie':
    'If both teams reach the goal in the same phase, the one with more points wins; a tie means sudden death.',
  'pipsmith-koth-circle': 'The circles are 2# across. A figure that moves across one touches it on the way.',
  'pipsmith-sudden-death-life':
    'In sudden death a Hero falls as soon as he loses any Life, whatever the cause.',
  'pipsmith-bomb-home': 'A bomb carried home goes off before the point is scored.',
  'pipsmith-no-masters':
    'Undead without a master attack the nearest figure that has a master or needs none. If several are equally near, choose at random.',
  'pipsmith-golem-falls': 'A Golem that loses its last Life dies at once; it never falls unconscious.',
  'pipsmith-going-on':
    'A skill that lets you act again after each success does so at most 20 times a turn, so that every turn comes to an end.',
  'pipsmith-daemon-over-points':
    'If you keep a Daemon’s card and it costs more points than the ritual gives, the Daemon loses pips from its lowest faces until it fits.',
} satisfies RulingTexts;
