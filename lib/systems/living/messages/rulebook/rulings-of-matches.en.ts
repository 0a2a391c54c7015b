import type { RulingTexts } from '../rulebook-text';

/** The words of the rulings taken for matches. */
export const rulingsOfMatches = {
  'warrior-cats-charge-target':
    'The attack goes to the opponent you aimed Cat’s Charge at, if your movement ends in contact with him.',
  'warrior-bloodlust-nobody':
    'If no opponent is left, you get no movement. A figure that has just lost its last die is neither opponent nor obstacle.',
  'warrior-flurry-reactions':
    'Flurry’s extra actions are skill actions of this turn. Announce and roll each on its own: others may react after each. Unused ones are lost with the turn.',
  'skills-may-not-attack':
    'A figure that may not attack may still use a skill whose attack is optional. A skill that attacks when used counts as an attack of that turn; an attack made by an effect, running or ending, doesn’t.',
  'warrior-deflect-rav':
    'An attack that an effect makes with a RAV counts as ranged for your DV, but opponents in contact with you aren’t attacked because of it.',
  'skills-following':
    'Whatever an attack skill adds afterwards (Bloodlust’s movement, Barrage’s next shot) comes after everything its attack and its critical hit do.',
  'warrior-cleave-damage':
    'The damage from Cleave can be negated, shared and reduced like any damage; only the DV doesn’t count.',
  'warrior-experts-defence-pips':
    'The bonus waits for your own next turn: skills on the turn you used it, and reactions before that turn, neither get nor spend it. One attack uses one charge, whatever is left of older uses.',
  'survival-further':
    'Add the extra # to those from the dice first. Whatever slows, halves or caps your movement applies to the sum.',
  'survival-stamina-cut': 'Temporary dice that end as your turn begins go first; then the Dicepool shrinks.',
  'survival-shortening-home':
    'Home is the tip of your team’s home corner. Each movement must end nearer to it or stay put. Without a home base you don’t move.',
  'skills-dice-after-always':
    'First do the part before the pip, then roll the Hand you have. But if that part costs you Life, roll the dice you had when you announced the skill.',
  'harbinger-fall-order':
    'When a figure falls, it loses conditions, charges and passing effects first, then enchantments, the newest first. Removal effects happen for each, even if an earlier one has already got the figure up. Anybody who falls because of them falls at the same moment.',
  'harbinger-vow-sweep': 'An attack that sweeps counts as one melee attack for Vow Of Strength.',
  'recovering-ends':
    'Recovering ends with any action except a movement, restoring Life, Purify or giving up the rest. It also ends with damage taken since the Hero’s last turn began. A Dazed Hero may restore Life too: that is a movement action. To use Purify, a Hero needs two actions and a condition.',
  'contact-steps':
    'Touching bases are in contact unless half a Hero’s height or more lies between them. A step that must be climbed separates them, for charges and for attacks.',
  'climbing-action':
    'Climbing takes a whole movement action: from beside the piece onto its edge, and no higher than a Hero where no ladder leads up. The Dazed can’t climb, and nobody climbs as a reaction.',
  'climbing-ladder':
    'Climb a ladder from its foot, or down from within a base’s width of its top, without loss of Life. If it has exactly as many # as you have dice in the Hand, it takes two actions.',
  'falling-jump':
    'From higher than 1#, a figure may jump down to places it can’t otherwise reach in that movement. It loses 1 Life for each full #. A charge jumps down from no higher than 1#: otherwise a figure that must go as near as it can would have to hurt itself.',
  'armoury-cannon-fired':
    'A cannon that has been fired is dropped at once, and its bearer gets the other action of that turn. Before that, he can drop it whenever he is about to act, even after the one action it leaves him.',
  'armoury-cannon-blast':
    'The blast spares nobody on the ground, not even friends or the cannoneer. Measure its radius from the target’s centre, and the loss of RAV by the gap between the bases.',
  'armoury-cannon-skill':
    'You can’t combine the cannon’s shot with a Shout, or with a skill that lets you perform an action.',
  'armoury-sweep-answered':
    'A figure hit by a pole weapon’s sweep counts as attacked in melee, just like the target. If something answers melee attacks, it answers this one first, and a figure that falls to the answer sweeps no further.',
  'armoury-projectile':
    'A magic weapon’s projectile is an attack: it can be answered and it delivers charges. Any Defence or Magic pip, any bonus to DV or MDV, and cover stop it; it never misses.',
  'armoury-projectile-skills':
    'Nobody rolls for a magic weapon’s projectile, so no skill that goes with a ranged attack goes with it. No Ranged Attack skill does, nor does Incendiary Missile, which then only has its own range.',
  'delay-prone':
    'A figure that is knocked down keeps its Delay counters but can’t use them: getting up takes actions of its own turn. If somebody else gets it up, it may react again.',
  'magic-die-without-pips':
    'You may pick a die without Magic pips: a spell that needs one then fizzles, and the game tells you so before you pick it.',
  'armoury-bows-beyond':
    'You may aim a bow at any distance at which your pips and bonuses could still give it a RAV of 1.',
  'armoury-reload-on-the-move':
    'Any movement action removes the Reload counter, even one from a skill or a reaction; a charge doesn’t.',
  'ranger-traps-terrain': 'Clouds don’t blind fliers either; a cloud hides anybody partly in it.',
  'ranger-dust-trap-phases': 'Anybody in the cloud when a phase begins is blind for that phase.',
  'ranger-barrage-weapon': 'The Reload counter goes on the weapon of the last shot, even a throwing weapon.',
  'ranger-troll-blood-moment':
    'You are asked at the end of each of the turns; in the last one the Life comes by itself, before poison and fire.',
  'dirty-tricks-critical-hit-piercing':
    'A piercing weapon’s effect stays “at least 1 damage”, however often it counts.',
  'dirty-tricks-daggers-targets':
    'Name the targets after the roll, each in range and sight; then aim each dagger at one of them.',
  'dirty-tricks-daggers-attack':
    'The daggers are one attack: effects on your next attack apply to all of them. If “You! Finish Him!” ordered it, only the first dagger that hits the original target brings the “at least” damage and the wound.',
  'dirty-tricks-shadow-meld-contact':
    'You stay in contact as long as one piece of terrain is beside you all the way. Nobody may aim a shot at you, not even from base contact.',
  'dirty-tricks-shadows-dance-end':
    'Only the second of the two movements must end at terrain; a figure that can’t reach any stays.',
  'dirty-tricks-tease-sex':
    'A Hero’s sex is what the hero file notes under “sex”: “female” or “male”; the same goes for followers.',
  'dirty-tricks-tease-turn':
    'Tease doesn’t bind actions delayed before that turn. If two figures tease the same one, the earlier leads first; a teaser who has fallen lures nobody.',
  'dirty-tricks-assault-least':
    'The “at least” damage applies to the attack that brings it, and ends with it if that attack misses.',
  'magic-lessened':
    'Anything that lowers the MAV lowers what the blue line does, even to the caster. Whether the spell works, its range and its reach depend on the Magic pips rolled. Attacks named in a green line, and Illusionary Blade’s, stay as they are.',
  'dirty-tricks-assault-orders':
    'An ordered action ends Assault just as your own would: a movement or a skill does, a plain attack doesn’t.',
  'pipsmith-charges':
    'A skill for “the next time” or several next times leaves its charges on the card as counters. Those of several uses add up, and are used one by one.',
  'pipsmith-answers-once':
    'A skill answers an announced attack once, however often you used it: the strongest use counts.',
  'pipsmith-barred-fall':
    'Disabled skills work again once their owner has fallen, since all counters go; effects for the whole match stay.',
  'pipsmith-recast':
    'If the same caster casts a skill again and it is weaker, it waits in the stronger one’s place. It takes over once that has run out or is used up. Whatever removes one removes both. Skill pips for a later check don’t add up either: the strongest count, and all are used up.',
  'pipsmith-getting-up':
    'If somebody now stands where a figure would get up, it gets up at the nearest free place.',
  'pipsmith-wasted':
    'A figure that gets up is no longer a wasted body: if it falls again, there is a new one.',
  'pipsmith-life-later':
    'Skills that restore Life when the target’s turn begins (Regrowth, Overwatch, Greater Protection) can target unconscious figures.',
  'pipsmith-further-in-reach':
    'Further targets “within reach” only have to be in that reach around the first target. They need neither range nor sight from the caster.',
  'pipsmith-best-die':
    'You can’t aim a spell further than the best face of your die reaches, even if the spell names a range.',
  'druid-kept-off':
    'A Nature Spell blocked by another does nothing to that figure, not even at once (no raising, no cure). It still works on others in its reach.',
  'druid-tranquility-counters':
    'An enchantment has one counter for each turn (or attack) it has left. The hex ends with the last enchantment it covers, or at once if there is none. If two counters end at the same time, the older goes first.',
  'druid-tranquility-expires':
    'Enchantments that Tranquility makes expire end early: Overwatch restores its Life at once. But they expire and aren’t removed, so a Force Enchantment’s removal effect doesn’t happen.',
  'druid-dead-turns':
    'To see how many turns a Hero has been dead, count his own turns that have begun since he died.',
  'druid-entropic-shield-present': 'Entropic Shield blocks new counters; conditions you already have stay.',
  'druid-focus':
    'Your bonded pet can stand in for you when you check distance and sight, or contact, but only while it is up and not in the air. A reach around you is still measured from you.',
  'druid-beast-pet': 'In beast shape the bonded pet still obeys.',
  'druid-beast-flight':
    'A beast shape with Flight takes off and lands like a pet. A Druid who leaves that shape in the air is on the ground, unharmed.',
  'druid-beast-respawn': 'A Druid who respawns has his own shape again.',
  'zealot-essence-bond-share':
    'The caster’s share is damage of its own: his charges and reductions work on it, and nobody shares it again. A crossbow’s extra point stays with the target. If there are two bonds, the older counts.',
  'zealot-essence-bond-end':
    'You may end the bond at any time, on your turn or before another player’s action, without an action.',
  'zealot-amity-sweeps':
    'A pole weapon’s sweep is an attack, so an attacker inside the reach of somebody’s Amity can’t sweep him.',
  'zealot-resurrection-last-die': 'A figure whose Dicepool would be 0 can’t be raised.',
  'beastmaster-bound':
    'A Shout to pets makes only pets deaf, and “Rampage!” only its target. Allies the Shout wasn’t for hear later Shouts.',
  'beastmaster-chained':
    'If you have several pets, Spirit Chains (and Spirit Bond) is for the last of the trained ones, in the order of the card.',
  'beastmaster-rampage-named':
    'Name the pet for “Rampage!” along with the action. If it is out of earshot when the action ends, it isn’t affected and doesn’t lose the AV either.',
  'beastmaster-granted':
    'Use extra actions one by one in the Hero’s own turn, the most limited first, even after waiting. Extra actions given out of his turn are lost.',
  'beastmaster-untrained':
    'An untrained pet doesn’t act, and nobody can give it actions, order it or ride it.',
  'shout-lost':
    'If an attack is stopped before its roll, so is its Shout. With a charge that doesn’t arrive, or with a magic weapon, the Shout gets its own roll.',
  'shout-with':
    'You may use a Shout with any action except these: using a skill, delaying, ending your turn and giving a pet an action. You can’t use one with an action that somebody ordered.',
  'commander-help-choice':
    'With “You! Help me!” you choose the skill; then the ally may decline. You can’t choose “You! Help me!” again.',
  'commander-survive-followers':
    '“We Will Survive!” raises dead followers with a body too; Undead leave none.',
  'speech-dazed': 'A Dazed Hero can’t give the Inspirational Speech.',
  'delay-both': 'If you delay your first action, you also delay the second or give it up.',
  'mount-cards':
    'Attack with the weapons and attack skills of the card you named. You may roll skill actions with either Hand, but spells only with the rider’s. In a charge the mount makes a plain attack.',
  'mount-values':
    'DV and MDV that one of the two gains help both. AV and RAV help only from the rider to the mount. A DV set on the rider is set for both.',
  'mount-shares':
    'Share out damage any way you like. Life lost or restored, a condition, a cure and a change of movement go to one of the two, as you say. Life that a skill restores to its own user, or costs him, is his, and a skill that names both affects each.',
  'mount-moves':
    'Mounting or dismounting counts as moving: it ends effects that last until you move or leave terrain.',
  'mount-counts':
    'A rider and his mount count as one Hero: for ganging up, on a circle, near a bomb (but the mount of the bomb’s carrier counts for itself). The mount’s turn goes on as long as its rider waits.',
  'mount-hampered':
    'If either is knocked down, get up first. Dazed hampers only what is done with that card (the mount’s also the movement).',
  'flight-ends':
    'A flier ends his movement where he could stand. Choose to take off or land when the movement begins or ends.',
  'flight-reach':
    'Nothing measured from the ground reaches a flier, not even Shouts, Commands or a bomb; effects on everybody on the map do. Nor does he touch anything on the ground: flags, tokens, circles.',
  'flight-sight': 'Those in the air see each other over all terrain, which gives them no cover.',
  'flight-rider':
    'The rider of a flying mount flies with it and can only dismount on the ground. If the two are parted, he is on the ground, unharmed.',
  'wounds-credit':
    'Nothing in the book counts who felled which figure. Where a report does, burning and poison belong to whoever gave the last of their counters: if you light a fire, everybody it fells is yours.',
  'pet-alone':
    'When its Hero is down or dead, a pet stands up, then attacks or goes for whoever attacked it last. If nobody did, it goes to its Hero, and then attacks anybody nearer than 1#. It makes plain attacks, doesn’t react, and lands first if it is in the air.',
  'voodoo-rides':
    'Any Loa that stays rides its Vessel and keeps others out, even Marinette or a guest that has become a Sleeper. Papa Legba and “begone” move Sleepers and Intruders, and any Loa that has become one.',
  'voodoo-not-offered': 'You can’t send a Loa into somebody another Loa rides.',
  'voodoo-shared':
    'A figure that only shares a Loa’s effect isn’t ridden. It keeps its share until it is used, even after the Loa has left its Vessel by itself, but not if the Loa is made to leave.',
  'voodoo-sleeper': 'A Sleeper leaves once its own Vessel has used the effect; L’ingleson’s DV goes with it.',
  'voodoo-renewed':
    'A weaker visit never shortens a stay: Kalfu without Magic pips leaves the Kalfu that sleeps there as it is. Whoever renews a Loa is its summoner from then on.',
  'voodoo-begone':
    'You may say “begone” on your own turn or before any action of another player, but not while unconscious.',
  'voodoo-cpt-debas':
    'You can choose anybody in reach who lacks Life, even if unconscious. If a target resists, the Life stays yours.',
  'voodoo-stand-in-hand':
    'A Hand that stands in for another is never larger than the Dicepool. Any dice it loses, the real Hand loses too, and only the real Hand’s last die counts as the last Life.',
  'voodoo-damballa-both':
    'The borrowed actions come first, then the Hero comes back at full health. Its own actions then wait for its card. A dead Hero’s borrowed actions don’t change how long it has been dead, and it doesn’t die again.',
  'voodoo-pets':
    'Pets obey whoever commands their Hero. If you borrow a rider, you borrow his mount too, and when Damballa brings somebody back, his pets change sides with him until he dies again.',
  'match-charge':
    'An effect that waits for the next movement action doesn’t help a charge, and a charge doesn’t use it up.',
  'snowfall-thrown':
    'A snowball without a Skill pip wasn’t thrown, so it uses up no Dodge. A dodged snowball does nothing to anybody.',
  'snowfall-freeze-soul-adds':
    'Several Freeze Souls don’t add up: the strongest counts, and all are used up.',
  'snowfall-snowman-blow':
    'A snowman’s blow deals its Skill pips as damage, without defence, critical hit or ganging up.',
  'snowfall-mending': 'A snowball at a snowman heals it and does nothing else to anybody.',
  'snowfall-weapons': 'Nobody has weapons in a snowball fight.',
  'snowfall-spirit-team':
    'The Winter Spirit is a team of its own with its snowmen, comes back to its old team’s corner, and scores nothing.',
  'snowfall-unicorn':
    'A parcel shortens the next turn that begins. An unconscious Hero who comes back no longer counts it.',
  'treasure-two':
    'Two Heroes carry a treasure once the second has taken hold, which takes an action. Check whether their bases touch when both have acted. They act on each other’s cards only while both cards are still to come.',
  'carrier-falls':
    'A carrier who falls unconscious drops what he carries at that moment, even if the fall itself gets him up again (Overwatch). Standing on it doesn’t give it back: he picks it up as anybody does, by moving across it or with an action.',
  'bomb-kills':
    'The bomb kills its carrier. He is dead at once, as with the lethal cost of a Death Spell. Nothing that comes with a fall, such as Overwatch or a removal effect, gets him up.',
  'reactors-order':
    'If several players may react and nobody knows whose card comes first, look for their cards in the deck. The cards stay where they lie, and everybody knows where from then on.',
  'flag-pushed-home':
    'A flag carrier scores when he moves into or across his home base. A push into it isn’t movement and doesn’t score; his next movement there does.',
  'charge-in-contact':
    'You can’t charge an opponent you already touch: there’s nowhere to charge to, so attack him.',
  'mount-strikes':
    'An attack with the mount’s card is an attack of the rider too. It sets off effects that wait for one of his, uses up those for his next one, and ends any that last until he attacks. If he may not attack, use a skill or choose a target, he may not do so with the mount’s card either.',
  'mount-hexes':
    'If a hex on a rider waits for an attack, a skill or a check of his, one with the mount’s card sets it off too. A swarm meets the two as one.',
  'psion-distract-turn':
    'Distract keeps others from reacting to whoever acts now, even with an Interrupt, until his card is drawn again. A copied or stored Interrupt or Distract answers as the original does.',
  'necromancer-die-left':
    'After announcing a sacrifice you may still leave all dice as they are. If a cost takes your last Life, you die, even if the spell, or an effect that ends with your fall, restores Life. A spell cast without a roll has no die to give Life for.',
  'necromancer-dark-bond-share':
    'The ally’s part is damage of its own: the ally’s charges and reductions work on it, and nobody shares it again.',
  'summoner-wings-longer': 'If you use Wings in the air, their turns are added to those left.',
  'summoner-dead-daemon':
    'Once you have summoned another daemon, or tried a portal, you can’t raise the dead one: nobody has two.',
  'torment-position':
    'Getting to where a figure can attack the daemon means base contact with it. A skill that attacks the daemon when used is an attack on it.',
} satisfies RulingTexts;
