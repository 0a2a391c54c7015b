import type { RulingTexts } from '../../rulebook-text';

/** The words of the rulings taken for matches. */
export const rulingsOfMatches = {
  'warrior-cats-charge-target':
    'The attack goes to the opponent you aimed Cat’s Charge at, if the movement ends in contact with him.',
  'warrior-bloodlust-nobody':
    'With no opponent left, the movement goes nowhere; a figure that has just lost its last die is neither opponent nor obstacle.',
  'warrior-flurry-reactions':
    'Flurry’s extra actions are skill actions of the turn, each announced and rolled separately: others may react after each; unused ones lapse with the turn.',
  'skills-may-not-attack':
    'A figure that may not attack may still use a skill whose attack is optional. A skill that attacks when used counts as an attack of that turn; an attack by a running or ending effect doesn’t.',
  'warrior-deflect-rav':
    'An attack that an effect makes with a RAV counts as ranged for your DV, but opponents in contact with you aren’t attacked because of it.',
  'skills-following':
    'What follows in an attack skill (Bloodlust’s movement, Barrage’s next shot) comes after everything its attack and its critical hit do.',
  'warrior-cleave-damage':
    'The damage Cleave deals instead is negated, shared and reduced like all damage; only the DV doesn’t count.',
  'warrior-experts-defence-pips':
    'The bonus waits for your own next turn: skills on the turn you used it, and reactions before that turn, neither get nor spend it; one attack uses one charge, whatever is left of older uses.',
  'survival-further': 'Extra # are slowed, halved and capped together with the dice.',
  'survival-stamina-cut': 'Temporary dice that end as the turn begins go first; then the Dicepool shrinks.',
  'survival-shortening-home':
    'Home is the tip of the team’s home corner; each movement must end nearer to it or stay put. Without a home base nobody moves.',
  'skills-dice-after-always':
    'Roll the Hand as it is after the part before the pip; only if that part takes Life as a price, roll it as announced.',
  'harbinger-fall-order':
    'A fall takes conditions, charges and passing effects first, then enchantments, the newest first; each removal happens even when an earlier one has got him up; a figure that falls because of it falls at the same moment.',
  'harbinger-vow-sweep': 'An attack that sweeps is one melee attack for Vow Of Strength.',
  'recovering-ends':
    'Recovering ends with any action except a movement, restoring Life, Purify or giving up the rest. It also ends with damage taken since the Hero’s last turn began. The Dazed may restore Life too: that is a movement action. To use Purify, a Hero needs two actions and a condition.',
  'contact-steps':
    'Touching bases are in contact unless half a Hero’s height or more lies between them: anything that must be climbed separates them, for charges and for blows.',
  'climbing-action':
    'Climbing takes a whole movement action: from beside the piece onto its edge, and no higher than a Hero where no ladder leads up. The Dazed can’t climb, and nobody climbs as a reaction.',
  'climbing-ladder':
    'Climb a ladder from its foot, or down from within a base’s width of its top, without loss of Life; one of exactly as many # as dice in the Hand takes two actions.',
  'falling-jump':
    'From higher than 1#, a figure may jump down with a movement to places it can’t otherwise reach in that movement; the jump costs 1 Life per full #. A charge jumps down from no higher than 1#: otherwise it would force the harm on a figure running as close as it can.',
  'armoury-cannon-fired':
    'A cannon that has been fired is dropped at once, and its bearer gets the other action of that turn. Before that, he can drop it whenever he is about to act, and after the one action it leaves him.',
  'armoury-cannon-blast':
    'The blast spares nobody on the ground, not even friends or the cannoneer; measure its radius from the target’s centre, and the loss of RAV by the gap between the bases.',
  'armoury-cannon-skill':
    'Neither a Shout nor a skill that lets him perform an action goes with the cannon’s shot.',
  'armoury-sweep-answered':
    'A figure struck by a pole weapon’s sweep is attacked in melee just like its target: what answers a melee attack answers this one first, and a figure that falls to the answer sweeps no further.',
  'armoury-projectile':
    'A magic weapon’s projectile is an attack: it is answered, it delivers charges, and any grey or blue pip, any bonus to DV or MDV, and cover stop it; it never misses.',
  'armoury-projectile-skills':
    'A magic weapon’s projectile isn’t rolled for, so no skill that goes with a ranged attack goes with it: neither a Ranged Attack nor Incendiary Missile, which then reaches no further than its own range.',
  'delay-prone':
    'A figure that is knocked down keeps its Delay counters but can’t use them: getting up takes actions of its own turn. If somebody else gets it up, it may react again.',
  'magic-die-without-pips':
    'You may pick a die without Magic pips: a spell that needs one then fizzles, and the game tells you so before you pick it.',
  'armoury-bows-beyond': 'You may aim a bow as far as pips and bonuses could leave it any RAV.',
  'armoury-reload-on-the-move':
    'Any movement action removes the Reload counter, even one from a skill or a reaction; a charge doesn’t.',
  'ranger-traps-terrain': 'Clouds don’t blind fliers either; a cloud hides anybody partly in it.',
  'ranger-dust-trap-phases': 'Anybody in the cloud when a phase begins is blind for that phase.',
  'ranger-barrage-weapon': 'The Reload counter goes on the weapon of the last shot, even a throwing weapon.',
  'ranger-troll-blood-moment':
    'He is asked at the end of each of the turns; in the last one it happens automatically, before poison and fire.',
  'dirty-tricks-critical-hit-piercing':
    'A piercing weapon’s effect stays “at least 1 damage”, however often it counts.',
  'dirty-tricks-daggers-targets':
    'Name the targets after the roll, each in range and sight; then aim each dagger at one of them.',
  'dirty-tricks-daggers-attack':
    'The daggers are one attack: effects on the next attack apply to all of them. Ordered by “You! Finish Him!”, the first that hits the original target brings the least damage and the wound, once.',
  'dirty-tricks-shadow-meld-contact':
    'He stays in contact as long as one piece of terrain is beside him all the way; nobody may aim a shot at him, not even from base contact.',
  'dirty-tricks-shadows-dance-end':
    'Only the second of the two movements must end at terrain; a figure that can’t reach any stays.',
  'dirty-tricks-tease-sex':
    'The sex is what the hero file notes under “sex”: “female” or “male”; of followers too.',
  'dirty-tricks-tease-turn':
    'Actions delayed before that turn are free; of two teasers, the earlier one leads first; a fallen teaser lures nobody.',
  'dirty-tricks-assault-least':
    'The minimum damage applies to the attack that brings it, and ends with it if that attack misses.',
  'magic-lessened':
    'Anything that lowers the MAV lowers what the blue line does, even to the caster. Whether the spell works, its range and its reach depend on the Magic pips rolled. Attacks stated in a green line, and Illusionary Blade’s, stay as they are.',
  'dirty-tricks-assault-orders':
    'An ordered action ends Assault just as one of his own would: a movement or a skill does, a plain attack doesn’t.',
  'pipsmith-charges':
    'Charges of one skill (“the next N”) lie on the card as counters: those of several uses add up, and are used one by one.',
  'pipsmith-answers-once':
    'A skill answers an announced attack once, however often it was used: the strongest use counts.',
  'pipsmith-barred-fall':
    'Disabled skills work again once their owner has fallen, since all counters go; effects for the whole match stay.',
  'pipsmith-recast':
    'If the same caster casts a skill again and it is weaker, it waits in the place of the stronger one and follows once that has run out or is used up; what removes one removes both. Skill pips for a later check don’t add up either: the strongest count, and all are used up.',
  'pipsmith-getting-up':
    'If somebody now stands where a figure would get up, it gets up at the nearest free place.',
  'pipsmith-wasted':
    'A figure that gets up is no longer a wasted body: if it falls again, there is a new one.',
  'pipsmith-life-later':
    'What restores Life at the beginning of the target’s turns (Regrowth, Overwatch, Greater Protection) can target unconscious figures.',
  'pipsmith-further-in-reach':
    'Further targets “within reach” need only that reach around the first target, neither range nor sight from the caster.',
  'pipsmith-best-die':
    'You can’t aim a spell further than the best face of your die reaches, even if the spell names a range.',
  'druid-kept-off':
    'A Nature Spell kept off by another does nothing to that figure, not even instantly (no raising, no cure); it still works on others in its reach.',
  'druid-tranquility-counters':
    'An enchantment has one counter for each turn (or attack) that is left of it; the hex ends with the last enchantment it covers, or at once if there is none; of two counters that end at the same time, the older goes first.',
  'druid-tranquility-expires':
    'Enchantments expired by Tranquility end early: Overwatch restores its Life at once. It has expired all the same and isn’t removed, so a Force Enchantment’s removal effect doesn’t happen.',
  'druid-dead-turns': '“Dead for N turns” counts the dead Hero’s own turns begun since he died.',
  'druid-entropic-shield-present': 'Entropic Shield keeps off new counters; existing conditions continue.',
  'druid-focus':
    'Only a bonded pet that is up, and not in the air, can serve as the starting point, for distance and sight alike (or contact); a reach around the druid stays around him.',
  'druid-beast-pet': 'In beast shape the bonded pet still obeys.',
  'druid-beast-flight':
    'A beast shape with Flight takes off and lands like a pet; a druid who leaves it in the air is on the ground, unharmed.',
  'druid-beast-respawn': 'A respawned druid has his own shape again.',
  'zealot-essence-bond-share':
    'The caster’s share is damage of its own: his charges and reductions work on it, and nobody shares it again; a crossbow’s extra point stays with the target; of two bonds the older counts.',
  'zealot-essence-bond-end':
    'You may end it at any time, on your turn or before another player’s action, for no action.',
  'zealot-amity-sweeps':
    'A pole weapon’s sweep is an attack, so it can’t strike a bearer of Amity within whose reach the attacker stands.',
  'zealot-resurrection-last-die': 'A figure whose Dicepool would be 0 can’t be raised.',
  'beastmaster-bound':
    'A Shout to pets makes only pets deaf, “Rampage!” only its target; allies it doesn’t speak to hear later Shouts.',
  'beastmaster-chained':
    'With several pets Spirit Chains (and Spirit Bond) is for the last of the trained ones, in the order of the card.',
  'beastmaster-rampage-named':
    'Name the pet for “Rampage!” with the action; if it is out of earshot when the action ends it isn’t affected, and the AV isn’t lost either.',
  'beastmaster-granted':
    'Granted actions are spent one by one in the Hero’s own turn, the narrower first, even after waiting; actions granted out of his turn lapse.',
  'beastmaster-untrained': 'An untrained pet neither acts nor is given actions, ordered or ridden.',
  'shout-lost':
    'An attack stopped before its roll stops its Shout too; with a charge that doesn’t arrive, or a magic weapon, the Shout gets its own roll.',
  'shout-with':
    'A Shout goes with any action but skills, waiting, giving up and giving an action to a pet; never with an ordered one.',
  'commander-help-choice':
    'For “You! Help me!” the Commander chooses the skill, then the ally may decline; it may not be “You! Help me!” again.',
  'commander-survive-followers':
    '“We Will Survive!” raises dead followers with a body too; Undead leave none.',
  'speech-dazed': 'A Dazed Hero can’t give the Inspirational Speech.',
  'delay-both': 'If you delay your first action, you also delay the second or give it up.',
  'mount-cards':
    'The attack is made with weapons and attack skills of whoever’s card was named; skill actions may be rolled with either Hand, spells only with the rider’s; in a charge the mount makes a plain attack.',
  'mount-values':
    'DV and MDV that one of the two gained help both, AV and RAV only from the rider to the mount; a DV set on the rider is set for both.',
  'mount-shares':
    'Damage is shared in any way; Life lost or restored, a condition, a cure and what changes movement goes to one of the two, as their player says; Life that a skill restores to its own user, or costs him, is his, and one that names both gives each his own.',
  'mount-moves':
    'Mounting or dismounting counts as moving: effects that last until he moves or leaves terrain end.',
  'mount-counts':
    'A rider and his mount count as one Hero: for ganging up, on a circle, near a bomb (whose carrier’s mount counts for itself); the mount’s turn goes on as long as its rider waits.',
  'mount-hampered':
    'Knockdown of either is removed first; Dazed hampers only what is done with that card (the mount’s also the movement).',
  'flight-ends':
    'A flier ends his movement where he could stand; choose take-off or landing when the movement begins or ends.',
  'flight-reach':
    'Nothing measured from the ground reaches a flier, not even Shouts, Commands or a bomb; effects on everybody on the map do. Nor does he touch anything on the ground: flags, tokens, circles.',
  'flight-sight': 'Those in the air see each other over all terrain, which gives them no cover.',
  'flight-rider':
    'The rider of a flying mount flies with it, dismounts on the ground only, and is on the ground unharmed when they are parted.',
  'wounds-credit':
    'Nothing in the book counts who felled which figure. Where a report does, burning and poison belong to whoever gave the last of their counters: if you light a fire, you have felled everybody it fells.',
  'pet-alone':
    'A pet whose Hero is down or dead: stands up, attacks or goes at whoever attacked it last, else comes to its Hero, else attacks anybody nearer than 1#; plain attacks, no reactions; in the air it lands first.',
  'voodoo-rides':
    'Any Loa that stays rides its Vessel and keeps others out, even Marinette or a guest that has become a Sleeper; Papa Legba and “begone” move Sleepers and Intruders, and what has become one.',
  'voodoo-not-offered': 'A Loa can’t be sent into somebody another Loa rides.',
  'voodoo-shared':
    'A figure that shares a Loa’s effect isn’t ridden. It keeps its share until it is used, even after the Loa has left its Vessel by itself, but not if the Loa is made to leave.',
  'voodoo-sleeper': 'A Sleeper leaves once its own Vessel has used the effect; L’ingleson’s DV goes with it.',
  'voodoo-renewed':
    'A weaker visit never shortens a stay: Kalfu without Magic pips leaves the Kalfu that sleeps there as it is. Whoever renews a Loa is its summoner from then on.',
  'voodoo-begone':
    'You may say “begone” on your own turn or before any action of another player, but not while unconscious.',
  'voodoo-cpt-debas':
    'You can choose anybody in reach who lacks Life, even if unconscious; if a target resists, the Life stays yours.',
  'voodoo-stand-in-hand':
    'A Hand that stands in for another is never larger than the Dicepool; what it loses, the real one loses, and the last Life is that of the real one.',
  'voodoo-damballa-both':
    'The borrowed actions come first, then the Hero comes back at full health; its own actions then wait for its card; a dead Hero’s borrowed actions don’t change how long it has been dead, and it doesn’t die again.',
  'voodoo-pets':
    'Pets obey their Hero, and so whoever commands him: a borrowed rider’s mount is borrowed with him, and when Damballa brings somebody back, his pets change sides with him until he dies again.',
  'match-charge': 'What waits for the next movement action neither helps a charge nor is used up by it.',
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
    'A parcel lessens the next turn that begins; an unconscious Hero who comes back has forgotten it.',
  'treasure-two':
    'Two carry a treasure from when the second takes hold, for an action; whether their bases touch is looked at when both have acted; they act on each other’s cards only while both cards are still to come.',
  'carrier-falls':
    'A carrier who falls unconscious drops what he carries at that moment, even if the fall itself gets him up again (Overwatch). Standing on it doesn’t give it back: he picks it up as anybody does, by moving across it or with an action.',
  'bomb-kills':
    'The bomb kills its carrier. He is dead at once, as with the lethal cost of a Death Spell, and nothing that ends with a fall, such as Overwatch or a removal effect, gets him up.',
  'reactors-order':
    'If several players may react and it isn’t known whose card comes first, look for their cards in the deck. They stay where they lie, and everybody knows where from then on.',
  'flag-pushed-home':
    'A flag carrier scores when he moves into or across his home base. A push into it isn’t movement and doesn’t score; his next movement there does.',
  'charge-in-contact':
    'Nobody charges an opponent he already touches: there’s nowhere to charge to, so he attacks him.',
  'mount-strikes':
    'A blow with the mount’s card is an attack of the rider too: it sets off what waits for one of his, uses up what is for his next one, and ends what lasts until he attacks; what keeps him from a target, an attack or a skill keeps him from it with the mount’s card too.',
  'mount-hexes':
    'A hex on a rider that waits for an attack, a skill or a check of his is set off by one with the mount’s card too; a swarm meets the two as one.',
  'psion-distract-turn':
    'Distract keeps from reacting to whoever acts now, with an Interrupt too, until his card is drawn again; a copied or stored Interrupt or Distract answers as the original does.',
  'necromancer-die-left':
    'After announcing a sacrifice you may still leave all dice as they are; a cost that takes his last Life kills him, whatever the spell, or what ends with his fall, restores. What is cast without a roll has no die to give Life for.',
  'necromancer-dark-bond-share':
    'The ally’s part is damage of his own: his charges and reductions work on it, and nobody shares it again.',
  'summoner-wings-longer': 'Wings used in the air add their turns to the ones left.',
  'summoner-dead-daemon':
    'You can’t raise a dead daemon once you have summoned another, or tried a portal: nobody has two.',
  'torment-position':
    'A position from which the daemon can be attacked means base contact with it; a skill that attacks it when used is an attack on it.',
} satisfies RulingTexts;
