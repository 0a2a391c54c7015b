import type { RulingTexts } from '../rulebook-text';

/** The words of the rulings taken for matches. */
export const rulingsOfMatches = {
  'warrior-cats-charge-target':
    'The attack goes to the opponent you aimed Cat’s Charge at, if your movement ends in contact with him.',
  'warrior-bloodlust-nobody':
    'If no opponent is left, you get no movement. A figure that has just lost its last die counts as neither an opponent nor an obstacle.',
  'warrior-flurry-reactions':
    'Flurry’s extra actions are skill actions of this turn. Announce and roll each one separately: others may react after each. You lose any that are left when the turn ends.',
  'skills-may-not-attack':
    'A figure that may not attack may still use a skill whose attack is optional. A skill that attacks when you use it counts as an attack of that turn. An attack that its effect makes later doesn’t.',
  'warrior-deflect-rav':
    'If an effect attacks you with a RAV, Deflect missiles gives you its DV bonus, as against any ranged attack. But you don’t attack opponents in contact with you.',
  'skills-following':
    'If an attack skill adds something afterwards (Bloodlust’s movement, Barrage’s next shot), that comes last, after the attack and its critical hit.',
  'warrior-cleave-damage':
    'DV doesn’t stop Cleave’s damage, but anything else can negate, share or reduce it as usual.',
  'warrior-experts-defence-pips':
    'You get the bonus from Expert’s Defence on your own next turn. Skills you use earlier, this turn or as a reaction, neither get it nor use it up. Each attack uses only one charge, even if you have charges left from earlier uses.',
  'survival-further':
    'Add the extra # to those from the dice first. Whatever slows, halves or caps your movement applies to the sum.',
  'survival-stamina-cut':
    'For Stamina, first remove any temporary dice that end as your turn begins. Then cut the Dicepool.',
  'survival-shortening-home':
    'For Shortening Reaction, home is the tip of your team’s home corner. Each movement must end nearer to it, or you stay put. Without a home base you don’t move.',
  'skills-dice-after-always':
    'First do the part before the pip, then roll the Hand you have. But if that part costs you Life, roll the dice you had when you announced the skill.',
  'harbinger-fall-order':
    'When a figure falls, it loses conditions, charges and temporary effects first, then enchantments, the newest first. Each removal effect happens, even if an earlier one has already put the figure back on its feet. Anybody who falls because of them falls at the same moment.',
  'harbinger-vow-sweep': 'An attack that sweeps counts as one melee attack for Vow Of Strength.',
  'recovering-ends':
    'Recovering ends with any action except moving, restoring Life, using Purify or giving up the rest of the turn. It also ends if the Hero has taken damage since his last turn began. A Dazed Hero may restore Life too, since that is a movement action. To use Purify, a Hero needs two actions and must have a condition.',
  'contact-steps':
    'Touching bases are in contact unless one stands half a Hero’s height or more above the other. A step that you must climb keeps figures apart, both for charges and for attacks.',
  'climbing-action':
    'Climbing takes a whole movement action, which gets you from beside a piece of terrain onto its edge. Without a ladder you can climb no higher than a Hero. A Dazed figure can’t climb, and nobody can climb as a reaction.',
  'climbing-ladder':
    'You can climb up a ladder from its foot. You can also climb down it, from within a base’s width of its top, without losing Life. If it measures exactly as many # as you have dice in the Hand, it takes two actions.',
  'falling-jump':
    'From higher than 1#, a figure may jump down to places it can’t otherwise reach in that movement. It loses 1 Life for each full #. In a charge nobody jumps down more than 1#. A charging figure must go as near as it can, and shouldn’t have to hurt itself to do so.',
  'armoury-cannon-fired':
    'You drop a cannon as soon as you have fired it, but you still get your other action that turn. Before that, you can drop it whenever you are about to act, even after using the one action it allows you.',
  'armoury-cannon-blast':
    'A cannon’s blast spares nobody on the ground, not even friends or the cannoneer. Measure its radius from the target’s centre. To see how much RAV is lost, measure the gap between the bases.',
  'armoury-cannon-skill':
    'You can’t combine a shot from the cannon with a Shout, or with a skill that lets you perform an action.',
  'armoury-sweep-answered':
    'A figure hit by a pole weapon’s sweep counts as attacked in melee, just like the target. If an effect of that figure strikes back at melee attackers, it strikes before the sweep hits. An attacker who falls to it sweeps no further.',
  'armoury-projectile':
    'A magic weapon’s projectile is an attack: effects can answer it, and it delivers charges such as poison. It never misses, but any Defence or Magic pip, any bonus to DV or MDV, or cover stops it.',
  'armoury-projectile-skills':
    'Nobody rolls for a magic weapon’s projectile, so you can’t combine it with any skill that goes with a ranged attack. That means no Ranged Attack skills and no shot with Incendiary missile, which then has only its own range.',
  'delay-prone':
    'A figure that is knocked down keeps its Delay counters but can’t use them, since getting up uses actions from its own turn. If somebody else helps it to its feet, it may react again.',
  'magic-die-without-pips':
    'You may pick a die without Magic pips: a spell that needs one then fizzles, and Pipsmith tells you so before you pick that die.',
  'armoury-bows-beyond':
    'You may shoot a bow at any distance at which your pips and bonuses could still give you a RAV of 1.',
  'armoury-reload-on-the-move':
    'Any movement action can remove the Reload counter, even one from a skill or a reaction, but a charge can’t.',
  'ranger-traps-terrain':
    'A Dust Trap’s cloud doesn’t blind fliers. It hides anybody who is even partly in it.',
  'ranger-dust-trap-phases': 'Anybody in a Dust Trap’s cloud when a phase begins is blind for that phase.',
  'ranger-barrage-weapon':
    'Barrage’s Reload counter goes on the weapon you used for the last shot, even if it’s a throwing weapon.',
  'ranger-troll-blood-moment':
    'After Troll Blood, Pipsmith asks at the end of each of your turns whether you want the later Life now. At the end of the last one you regain it anyway, before you lose any Life to poison and fire.',
  'dirty-tricks-critical-hit-piercing':
    'With a piercing weapon, the effect stays “at least 1 damage”, however often Critical Hit applies it.',
  'dirty-tricks-daggers-targets':
    'Roll for Dancing Daggers first. Then name targets in range and sight, and aim each dagger at one of them.',
  'dirty-tricks-daggers-attack':
    'The daggers are one attack, so effects on your next attack apply to all of them. If you throw them on the order “You! Finish Him!”, only the first dagger that hits the original target does the “at least” damage and gives the Deep Wound.',
  'dirty-tricks-shadow-meld-contact':
    'For Shadow Meld, you stay in contact with terrain as long as the same piece is beside you all the way. Nobody may aim a shot at you, not even from base contact.',
  'dirty-tricks-shadows-dance-end':
    'Only the second movement of Shadows’ Dance must end in contact with terrain. A figure that can’t reach any stays where it is.',
  'dirty-tricks-tease-sex':
    'The hero file gives a Hero’s sex under “sex”: “female” or “male”. The same goes for followers.',
  'dirty-tricks-tease-turn':
    'Tease doesn’t affect actions that the target delayed before that turn. If two Heroes tease the same target, it moves towards the first to do so, then the other. A Hero who has fallen lures nobody.',
  'dirty-tricks-assault-least':
    'The “at least” damage already applies to the Assault attack itself, and ends at once if that attack misses.',
  'magic-lessened':
    'Anything that lowers the MAV weakens the blue part of the spell, even for the caster. Whether the spell works, and how far its range and reach go, depends on the Magic pips rolled. Attacks named in a green part stay as strong as they are, and so does the Illusionary Blade.',
  'dirty-tricks-assault-orders':
    'An action that somebody orders you to take ends Assault just as your own would: a movement or a skill does, but a plain attack doesn’t.',
  'pipsmith-charges':
    'A skill for “the next time”, or for the next several times, leaves its charges on the card as counters. If you use the skill several times, the charges add up and are used one by one.',
  'pipsmith-answers-once':
    'A skill answers an announced attack only once, however often you have used it: the strongest use counts.',
  'pipsmith-barred-fall':
    'Disabled skills work again once their owner has fallen, since a fall removes all counters. Effects that last for the whole match stay.',
  'pipsmith-recast':
    'If the same caster casts a skill again and the new effect is weaker, it waits behind the stronger one. It takes over once the stronger one has run out or been used up. Anything that removes one removes both. Extra Skill pips for a later check don’t add up either: the strongest casting counts, and all are used up.',
  'pipsmith-getting-up':
    'If somebody is standing where a figure would get up, it gets up at the nearest free place.',
  'pipsmith-wasted':
    'A figure that gets up is no longer a wasted body. If it falls again, that leaves a new body.',
  'pipsmith-life-later':
    'Skills that restore Life when the target’s turn begins (Regrowth, Overwatch, Greater Protection) can target unconscious figures.',
  'pipsmith-further-in-reach':
    'Further targets “within reach” only have to be in that reach around the first target. They need neither range nor sight from the caster.',
  'pipsmith-best-die':
    'You can’t aim a spell further than your best Magic face allows, even if the spell names its own range.',
  'druid-kept-off':
    'A Nature Spell blocked by another does nothing to that figure, not even its instant effects such as raising or curing. It still works on others in its reach.',
  'druid-tranquility-counters':
    'An enchantment has one counter for each turn (or attack) it has left. Tranquility ends with the last enchantment it covers, or at once if it covers none. If two counters end at the same time, the older goes first.',
  'druid-tranquility-expires':
    'If Tranquility makes an enchantment expire, it ends early: Overwatch restores its Life at once. But nothing has removed it, so a Force Enchantment’s removal effect doesn’t happen.',
  'druid-dead-turns':
    'To see how many turns a Hero has been dead, count how many of his own turns have begun since he died.',
  'druid-entropic-shield-present': 'Entropic Shield blocks new counters; conditions you already have stay.',
  'druid-focus':
    'Your bonded pet can stand in for you when you check distance and sight, or contact, but only while it is up and not in the air. A reach around you is still measured from you.',
  'druid-beast-pet': 'The bonded pet obeys the Druid even when he is in beast shape.',
  'druid-beast-flight':
    'A Druid in a beast shape with Flight takes off and lands like a pet. If he leaves that shape in the air, he reaches the ground unharmed.',
  'druid-beast-respawn': 'A Druid who respawns is in his own shape again.',
  'zealot-essence-bond-share':
    'With Essence Bond, the caster’s share counts as separate damage: his charges and reductions work on it, and nobody shares it again. A crossbow’s extra point stays with the target. If there are two bonds, only the older one counts.',
  'zealot-essence-bond-end':
    'You may end Essence Bond at any time, on your turn or before another player’s action, without using an action.',
  'zealot-amity-sweeps':
    'A pole weapon’s sweep is an attack, so an attacker inside the reach of somebody’s Amity can’t sweep him.',
  'zealot-resurrection-last-die': 'A figure whose Dicepool would be 0 can’t be raised.',
  'beastmaster-bound':
    'A Shout to pets makes only pets deaf, and “Rampage!” makes only its target deaf. Your other allies can still hear later Shouts.',
  'beastmaster-chained':
    'If you have several pets, Spirit Chains or Spirit Bond belongs to one of them: of the trained pets on your card, the one listed last.',
  'beastmaster-rampage-named':
    'Name the pet for “Rampage!” when you announce the action. If the pet is out of earshot when the action ends, it isn’t affected and doesn’t get the −1 AV either.',
  'beastmaster-granted':
    'A pet uses its extra actions one by one in its Hero’s own turn, even if it has delayed. It uses actions limited to one kind first. Extra actions given outside that turn are lost.',
  'beastmaster-untrained':
    'An untrained pet doesn’t act, and nobody can give it actions, order it or ride it.',
  'shout-lost':
    'If an attack is stopped before its roll, the Shout used with it is stopped too. If your charge falls short, or you use a magic weapon, roll separately for the Shout.',
  'shout-with':
    'You may use a Shout with any action except using a skill, delaying, ending your turn and giving a pet an action. You can’t use one with an action that somebody orders you to take.',
  'commander-help-choice':
    'With “You! Help me!” you choose the skill; then the ally may decline. You can’t choose “You! Help me!” again.',
  'commander-survive-followers':
    '“We Will Survive!” also raises dead followers who have left a body. Undead leave none.',
  'speech-dazed': 'A Dazed Hero can’t give the Inspirational Speech.',
  'delay-both': 'If you delay your first action, you must also delay the second or give it up.',
  'mount-cards':
    'When riding, attack with the weapons and attack skills of the card you named. You may roll either Hand for a skill action, but only the rider’s for a spell. In a charge the mount makes a plain attack.',
  'mount-values':
    'If the rider or the mount gains DV or MDV, that helps both. If the rider gains AV or RAV, that helps the mount too, but not the other way round. If the rider’s DV is set to a number, that applies to both.',
  'mount-shares':
    'Share out damage between rider and mount as you like. Life lost or restored, a condition, a cure or a change of movement goes to one of the two: you choose which. If a skill restores Life to its own user, or costs him Life, it affects only him. A skill that names both affects each of them.',
  'mount-moves':
    'Mounting or dismounting counts as moving. It ends effects that last until you move or leave terrain.',
  'mount-counts':
    'A rider and his mount count as one Hero for ganging up, on a circle and near a bomb. Only the mount of the bomb’s carrier counts separately. The mount’s turn goes on as long as its rider has Delay counters.',
  'mount-hampered':
    'If the rider or the mount is knocked down, you must get up first. Being Dazed hampers only what you do with the card that has the counter; if that is the mount’s, it also hampers movement.',
  'flight-ends':
    'A flier must end his movement where he could stand. Decide at the beginning or the end of the movement whether to take off or land.',
  'flight-reach':
    'Nothing that is measured from the ground reaches a flier, not even a Shout, a Command or a bomb. Effects on everybody on the map do reach him. He doesn’t touch flags, tokens or circles on the ground.',
  'flight-sight': 'Fliers see each other over all terrain, and terrain gives them no cover.',
  'flight-rider':
    'The rider of a flying mount flies with it and can dismount only on the ground. If the two are separated in the air, he reaches the ground unharmed.',
  'wounds-credit':
    'The book doesn’t count who felled which figure, but Pipsmith’s reports do. Life lost to burning or poison is credited to whoever gave the last of those counters. So if you set somebody on fire and the fire fells him, it counts as yours.',
  'pet-alone':
    'When its Hero is unconscious or dead, a pet first gets up if it is knocked down, then attacks or goes for whoever attacked it last. If nobody did, it goes to its Hero, and then attacks anybody closer than 1#. It makes only plain attacks and doesn’t react. If it is in the air, it lands first.',
  'voodoo-rides':
    'Any Loa that stays rides its Vessel and keeps others out, even Marinette or a Guest that has become a Sleeper. Papa Legba and “begone” drive away Sleepers and Intruders, and any Loa that has become one.',
  'voodoo-not-offered': 'Papa Legba is the only Loa you can send into a figure that another Loa is riding.',
  'voodoo-shared':
    'A figure that only shares a Loa’s effect isn’t ridden. It keeps its share until that is used up, even after the Loa has done its work and left its Vessel. But if the Loa is made to leave, the share is lost.',
  'voodoo-sleeper':
    'A Sleeper leaves once its own Vessel has used the effect. The DV that L’ingleson gives ends then too.',
  'voodoo-renewed':
    'A weaker summoning never shortens a Loa’s stay: if you renew a sleeping Kalfu without Magic pips, it stays as long as before. Whoever renews a Loa is its summoner from then on.',
  'voodoo-begone':
    'You may say “begone” on your own turn or before any action of another player, but not while unconscious.',
  'voodoo-cpt-debas':
    'Cpt. Debas can give the Life to anybody in reach who has lost some, even to an unconscious figure. If the target resists, you get the Life yourself.',
  'voodoo-stand-in-hand':
    'A Hand that replaces another is never larger than the Dicepool. If it loses dice, the real Hand loses them too, and only the last die of the real Hand counts as the last Life.',
  'voodoo-damballa-both':
    'The borrowed actions come first; then the Hero comes back at full Life, but acts for himself only when his card is drawn. Borrowed actions don’t change how long a Hero has been dead, and he doesn’t die again after them.',
  'voodoo-pets':
    'Pets obey whoever commands their Hero. If you borrow a rider, you borrow his mount too, and when Damballa brings a Hero back, his pets change sides with him until he dies again.',
  'match-charge':
    'An effect that waits for the next movement action doesn’t help a charge, and a charge doesn’t use it up.',
  'snowfall-thrown':
    'A snowball without a Skill pip counts as not thrown, so it uses up no Dodge. A dodged snowball does nothing to anybody.',
  'snowfall-freeze-soul-adds':
    'Several Freeze Souls don’t add up: the strongest counts, and all are used up.',
  'snowfall-snowman-blow':
    'A snowman’s attack does 1 damage for each Skill pip it rolls. Nobody can defend against it, and there’s no critical hit and no ganging up.',
  'snowfall-mending': 'A snowball thrown at a snowman heals it and does nothing else to anybody.',
  'snowfall-weapons': 'Nobody has weapons in a snowball fight.',
  'snowfall-spirit-team':
    'The Winter Spirit and its snowmen are a team of their own. The Spirit respawns in its old team’s corner and scores no points.',
  'snowfall-unicorn':
    'A Unicorn Parcel shortens the target’s next turn. If he falls unconscious and comes back, the parcel no longer counts.',
  'treasure-two':
    'Two Heroes carry a treasure together once the second has taken hold of it, which takes an action. Check that their bases still touch once both have acted. If either card had already been drawn when they joined up, each acts only on his own card until the next phase.',
  'carrier-falls':
    'A carrier who falls unconscious drops what he carries at that moment, even if a skill such as Overwatch puts him back on his feet at once. He doesn’t get it back by standing on it: he has to pick it up as anybody does, by moving across it or with an action.',
  'bomb-kills':
    'The bomb kills its carrier. He dies at once, as when the cost of a Death Spell takes the last Life. Nothing that a fall sets off, such as Overwatch or a removal effect, brings him back.',
  'reactors-order':
    'If several players may react and nobody knows whose card comes first, look for their cards in the deck. Leave the cards where they are; from then on everybody knows where they lie.',
  'flag-pushed-home':
    'A flag carrier scores when he moves into or across his home base. Being pushed into it isn’t movement, so it doesn’t score. His next movement there does.',
  'charge-in-contact':
    'You can’t charge an opponent you are already in contact with: there’s nowhere to charge to, so attack him instead.',
  'mount-strikes':
    'An attack with the mount’s card counts as the rider’s attack too. It sets off effects that wait for his attack, uses up effects on his next attack, and ends any effect that lasts until he attacks. If the rider may not attack, use a skill or choose a target, he may not do so with the mount’s card either.',
  'mount-hexes':
    'If a hex on a rider waits for him to attack, use a skill or make a check, doing so with the mount’s card sets it off too. An Insect Swarm treats the two as one figure.',
  'psion-distract-turn':
    'Distract stops others from reacting to whoever is acting, even with an Interrupt, until the acting Hero’s card is drawn again. A copied or stored Interrupt or Distract works as a reaction just as the original does.',
  'necromancer-die-left':
    'After announcing a sacrifice you may still leave all dice as they are. If a cost takes your last Life, you die. Neither the spell nor an effect that ends with your fall can save you by restoring Life. If a spell is cast without a roll, there is no die to turn, so you can’t make a sacrifice for it.',
  'necromancer-dark-bond-share':
    'With Dark Bond, the ally’s share counts as separate damage: the ally’s charges and reductions work on it, and nobody shares it again.',
  'summoner-wings-longer': 'If you use Wings in the air, the new turns are added to those left.',
  'summoner-dead-daemon':
    'Once you have summoned another Daemon, or tried Dark Portal, you can’t bring the dead one back: you can’t have two.',
  'torment-position':
    '“Getting into a position to attack” the Daemon means getting into base contact with it. A skill that attacks the Daemon when used counts as an attack on it.',
} satisfies RulingTexts;
