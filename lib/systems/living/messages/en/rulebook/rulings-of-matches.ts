import type { RulingTexts } from '../../rulebook-text';

/** The words of the rulings taken for matches. */
export const rulingsOfMatches = {
  'warrior-cats-charge-target':
    'The attack is on the opponent that Cat’s Charge was aimed at, if the movement ends in contact with him.',
  'warrior-bloodlust-nobody':
    'With no opponent left the movement leads nowhere; whoever has just lost the last die is neither opponent nor obstacle.',
  'warrior-flurry-reactions':
    'Flurry’s extra actions are skill actions of the turn, each announced and rolled by itself: others may react after each; what is left lapses with the turn.',
  'skills-may-not-attack':
    'Whoever may not attack may still use a skill whose attack is optional; a skill that attacks when used counts as an attack of that turn, what a running or ending effect attacks by itself does not.',
  'warrior-deflect-rav':
    'What an effect attacks with a RAV is a ranged attack for the DV; nobody in contact is attacked for it.',
  'skills-following':
    'What follows in an attack skill (Bloodlust’s movement, Barrage’s next shot) comes after all that its attack and its critical hit do.',
  'warrior-cleave-damage':
    'The damage that Cleave deals instead is negated, shared and lessened like all damage; only the DV does not count.',
  'warrior-experts-defence-pips':
    'The bonus waits for his own next turn: skills of the turn in which it was used, and reactions before it, neither get nor spend it; one attack uses one charge, whatever is left of older uses.',
  'survival-further': 'Extra # are slowed, halved and capped together with the dice.',
  'survival-stamina-cut': 'Temporary dice that end as the turn begins go first; then the Dicepool is cut.',
  'survival-shortening-home':
    'Home is the tip of the team’s home corner; each movement ends nearer to it or stays. Without a home base nobody moves.',
  'skills-dice-after-always':
    'The Hand is rolled as it is after what stands before the pip; only where that part takes Life as a price it is rolled as announced.',
  'harbinger-fall-order':
    'A fall takes conditions, charges and passing effects first, then enchantments, the newest first; each removal happens even when an earlier one has got him up; who falls by it falls in the same moment.',
  'harbinger-vow-sweep': 'An attack that sweeps is one melee attack for Vow Of Strength.',
  'recovering-ends':
    'Recovering ends with any action but a movement, restoring Life, Purify and giving up the rest, and with damage taken since his last turn began; the Dazed may restore Life too, a movement action; Purify is offered with two actions and a condition only.',
  'contact-steps':
    'Bases that touch are in contact unless half a Hero’s height or more lies between them: what has to be climbed parts, a charge and a blow alike.',
  'climbing-action':
    'Climbing is a movement action of its own that takes the whole action, from beside the piece onto its edge, no higher than a Hero where no ladder leads up; not for the Dazed, not in reaction.',
  'climbing-ladder':
    'A ladder is climbed from its foot, or down from within a base’s width of its head, without loss of Life; one of just as many # as dice in the Hand takes two actions.',
  'falling-jump':
    'Who stands higher than 1# may jump down with a movement where no other way leads within it; the jump costs 1 Life per full #. A charge jumps down from no higher than 1#: it would force the harm on whoever runs as close as he can.',
  'armoury-cannon-fired':
    'A cannon that has been fired is dropped at once, and its bearer has the other action of that turn; before, it can be dropped whenever he is to act, and after the one action that it leaves him.',
  'armoury-cannon-blast':
    'The blast spares nobody on the ground, friend and cannoneer included; its radius runs from the target’s centre, the loss of RAV by the gap between the bases.',
  'armoury-cannon-skill':
    'Neither a Shout nor a skill that lets him perform an action goes with the cannon’s shot.',
  'armoury-sweep-answered':
    'Whoever a pole weapon’s sweep strikes is attacked in melee as its target is: what answers a melee attack answers this one first; who falls by that sweeps no further.',
  'armoury-projectile':
    'A magic weapon’s projectile is an attack: it is answered, it delivers charges, and any grey or blue pip, any bonus to DV or MDV, and cover stop it; it never misses.',
  'armoury-projectile-skills':
    'A magic weapon’s projectile is not rolled for, so no skill that goes with a ranged attack goes with it: neither a Ranged Attack nor Incendiary Missile, which then leads no further than its own range.',
  'delay-prone':
    'Whoever is knocked down keeps his Delay counters and cannot use them: getting up takes actions of his own turn. Got up by somebody else, he may react again.',
  'magic-die-without-pips':
    'The die that is picked may be one without Magic pips: a spell that needs one then fizzles, and the player is told so before he picks it.',
  'armoury-bows-beyond': 'A bow may be aimed as far as pips and bonuses may leave it RAV.',
  'armoury-reload-on-the-move':
    'Any movement action takes the Reload counter off, one that a skill brings or a reaction too; a charge does not.',
  'ranger-traps-terrain':
    'Flyers are safe from clouds’ blindness too; a cloud hides whoever stands in it in part.',
  'ranger-dust-trap-phases': 'Whoever is in the cloud as a phase begins is blind for that phase.',
  'ranger-barrage-weapon': 'The Reload counter lies on the weapon of the last shot, a throwing weapon too.',
  'ranger-troll-blood-moment':
    'At the end of each of the turns he is asked; in the last it comes by itself, before poison and fire.',
  'dirty-tricks-critical-hit-piercing':
    'A piercing weapon’s effect stays “at least 1 damage”, however often it counts.',
  'dirty-tricks-daggers-targets':
    'Targets are named after the roll, each in range and sight; then dagger by dagger is aimed at one of them.',
  'dirty-tricks-daggers-attack':
    'The daggers are one attack: what is for the next attack is for all of them. Ordered by “You! Finish Him!”, the first that hits the original target brings the least damage and the wound, once.',
  'dirty-tricks-shadow-meld-contact':
    'Contact is kept as long as one piece of terrain stays beside him all the way; no shot may be aimed at him, from base contact either.',
  'dirty-tricks-shadows-dance-end':
    'Only the second of the two movements must end at terrain; who can reach none stays.',
  'dirty-tricks-tease-sex':
    'The sex is what the hero file notes under “sex”: “female” or “male”; of followers too.',
  'dirty-tricks-tease-turn':
    'What was delayed before that turn is free; of two who tease, the earlier leads first; whoever has fallen lures nobody.',
  'dirty-tricks-assault-least':
    'The least damage holds for the attack that brings it, and ends with it if that misses.',
  'magic-lessened':
    'What lessens the MAV lessens what the blue line does, to the caster too; whether the spell works, its range and its reach go by the Magic pips rolled; attacks that a green line states, and Illusionary Blade’s, stay as they are.',
  'dirty-tricks-assault-orders':
    'An action that somebody orders ends Assault as one of his own would: a movement and a skill do, a plain attack does not.',
  'pipsmith-charges':
    'Charges of one skill (“the next N”) lie on the card as counters: those of several uses add up, and are used one by one.',
  'pipsmith-answers-once':
    'A skill answers an announced attack once, however often it was used: the strongest use speaks.',
  'pipsmith-barred-fall':
    'Skills that were disabled or out of use are free again once their owner has fallen, as all counters go; what holds for the whole match stays.',
  'pipsmith-recast':
    'Cast again by the same caster, a weaker skill waits in the place of the stronger and follows it once that has run out or is used up; what removes one removes both. Skill pips for a later check do not add up either; the strongest count, all are used.',
  'pipsmith-getting-up': 'Who gets up where somebody stands by now gets up at the nearest free place.',
  'pipsmith-wasted': 'Whoever gets up is no wasted body any more: when he falls anew, there is a new one.',
  'pipsmith-life-later':
    'What restores Life at the beginning of the target’s turns (Regrowth, Overwatch, Greater Protection) may be aimed at the unconscious.',
  'pipsmith-further-in-reach':
    'Further targets “within reach” need only that reach around the first target, neither range nor sight from the caster.',
  'pipsmith-best-die':
    'Nobody aims a spell further than the best face of his die leads, a named range included.',
  'druid-kept-off':
    'A Nature Spell that another keeps off does nothing to that figure, also at once (no raising, no cure); it still works on others in its reach.',
  'druid-tranquility-counters':
    'An enchantment has one counter for each turn (or attack) that is left of it; the hex goes with the last enchantment that it covers, at once where there is none, and of two counters that go at once the older goes first.',
  'druid-tranquility-expires':
    'What Tranquility makes expire ends before its time: Overwatch restores its Life at once. It has expired all the same and isn’t removed, so a Force Enchantment’s removal effect doesn’t happen.',
  'druid-dead-turns': '“Dead for N turns” counts the dead Hero’s own turns begun since he died.',
  'druid-entropic-shield-present':
    'Entropic Shield keeps off further counters; conditions that are there go on.',
  'druid-focus':
    'Only a bonded pet that is up, and not in the air, serves as starting point, for distance and sight alike (or contact); a reach around the druid stays around him.',
  'druid-beast-pet': 'In beast shape the bonded pet still obeys.',
  'druid-beast-flight':
    'A beast shape with Flight takes off and lands as a pet does; who leaves it in the air is on the ground, unharmed.',
  'druid-beast-respawn': 'A respawned druid is back in his own shape.',
  'zealot-essence-bond-share':
    'The caster’s share is damage of its own: his charges and reductions work on it, it is not shared on; a crossbow’s extra point stays with the target; of two bonds the older counts.',
  'zealot-essence-bond-end':
    'It may be ended at any time: in your turn or before another player’s action, without an action.',
  'zealot-amity-sweeps':
    'A pole weapon’s sweep is an attack and strikes nobody who bears Amity and whose reach the attacker stands in.',
  'zealot-resurrection-last-die': 'Whose Dicepool would be 0 is not raised.',
  'beastmaster-bound':
    'A Shout to pets makes only pets deaf, “Rampage!” only its target; allies it doesn’t speak to hear later Shouts.',
  'beastmaster-chained':
    'With several pets Spirit Chains (and Spirit Bond) is for the last of the trained ones, in the order of the card.',
  'beastmaster-rampage-named':
    'The pet of “Rampage!” is named with the action; out of earshot when that ends it is not affected, the AV is not lost either.',
  'beastmaster-granted':
    'Granted actions are spent one by one in the Hero’s own turn, the narrower first, also after waiting; what is granted out of his turn lapses.',
  'beastmaster-untrained': 'An untrained pet neither acts nor is given actions, ordered or ridden.',
  'shout-lost':
    'An attack that is stopped before its roll takes its Shout along; a charge that does not arrive, or a magic weapon, leaves the Shout a roll of its own.',
  'shout-with':
    'A Shout goes with any action but skills, waiting, giving up and giving an action to a pet; never with an ordered one.',
  'commander-help-choice':
    'For “You! Help me!” the Commander chooses the skill, then the ally may decline; it may not be “You! Help me!” again.',
  'commander-survive-followers':
    '“We Will Survive!” raises dead followers with a body too; Undead leave none.',
  'speech-dazed': 'A Dazed Hero cannot hold the Inspirational Speech.',
  'delay-both': 'Whoever delays his first action delays the second too, or gives it up.',
  'mount-cards':
    'The attack is made with weapons and attack skills of whoever’s card was named; skill actions may be rolled with either Hand, spells only with the rider’s; in a charge the mount makes a plain attack.',
  'mount-values':
    'DV and MDV that one of the two gained help both, AV and RAV only from the rider to the mount; a DV set on the rider is set for both.',
  'mount-shares':
    'Damage is shared in any way; Life lost or restored, a condition, a cure and what changes movement goes to one of the two, as their player says; Life that a skill restores to its own user, or costs him, is his, and one that names both gives each his own.',
  'mount-moves': 'Who mounts or dismounts has moved: what lasts until he moves or leaves terrain ends.',
  'mount-counts':
    'A rider and his mount count as one Hero: for ganging up, on a circle, near a bomb (whose carrier’s mount counts for itself); the mount’s turn goes on as long as its rider waits.',
  'mount-hampered':
    'Knockdown of either is removed first; Dazed hampers only what is done with that card (the mount’s also the movement).',
  'flight-ends':
    'Who flies ends his movement where he could stand; take-off or landing is chosen as the movement begins or as it arrives.',
  'flight-reach':
    'Nothing measured from the ground reaches who flies, Shouts, Commands and a bomb included; what speaks of all on the map does. Nor does he touch what lies or is laid out there: flags, tokens, circles.',
  'flight-sight': 'Those in the air see each other over all terrain, which gives them no cover.',
  'flight-rider':
    'The rider of a flying mount flies with it, dismounts on the ground only, and is on the ground unharmed when they are parted.',
  'wounds-credit':
    'Nothing in the book counts who felled which figure. Where a report does, burning and poison belong to whoever gave the last of their counters: if you light a fire, you have felled everybody it fells.',
  'pet-alone':
    'A pet whose Hero is down or dead: stands up, attacks or goes at whoever attacked it last, else comes to its Hero, else attacks who is nearer than 1#; plain attacks, no reactions; in the air it lands first.',
  'voodoo-rides':
    'Whatever Loa stays rides its Vessel, Marinette and a guest that has become a Sleeper too, and keeps others out; Papa Legba and “begone” move Sleepers and Intruders, and what has become one.',
  'voodoo-not-offered': 'A Loa can’t be sent into somebody another Loa rides.',
  'voodoo-shared':
    'Whoever shares a Loa’s effect is not ridden; he keeps his share until it is used, also once the Loa has left its Vessel by itself, but not when it is made to leave.',
  'voodoo-sleeper': 'A Sleeper leaves once its own Vessel has used the effect; L’ingleson’s DV goes with it.',
  'voodoo-renewed':
    'A weaker visit never shortens a stay: Kalfu without Magic pips leaves the Kalfu that sleeps there as it is; who renews a Loa is its summoner from then on.',
  'voodoo-begone':
    '“Begone” is said in your own turn or before any action of another player; not by the unconscious.',
  'voodoo-cpt-debas':
    'Those in reach who lack Life can be chosen, the unconscious too; whoever resists leaves the Life to you.',
  'voodoo-stand-in-hand':
    'A Hand that stands in for another is never larger than the Dicepool; what it loses, the real one loses, and the last Life is that of the real one.',
  'voodoo-damballa-both':
    'The borrowed actions come first, then the Hero comes back at full health; its own actions then wait for its card; a dead Hero’s borrowed actions leave it as long dead as it was, and it does not die anew.',
  'voodoo-pets':
    'Pets obey their Hero, and so whoever commands him: a borrowed rider’s mount is borrowed with him, and when Damballa brings somebody back, his pets change sides with him until he dies again.',
  'match-charge': 'What waits for the next movement action neither helps a charge nor is used up by it.',
  'snowfall-thrown':
    'A snowball without a Skill pip was not thrown: it uses no Dodge. One that is dodged does nothing to anybody.',
  'snowfall-freeze-soul-adds': 'Several Freeze Souls do not add: the strongest counts, all are used.',
  'snowfall-snowman-blow':
    'A snowman’s blow deals its Skill pips as damage, without defence, critical hit or ganging up.',
  'snowfall-mending': 'A snowball at a snowman mends it and does nothing else, to nobody.',
  'snowfall-weapons': 'Nobody has a weapon in the snow.',
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
    'A flag carrier scores when he moves into or across his home base. A push into it is no movement and doesn’t score; his next movement there does.',
  'charge-in-contact':
    'Nobody charges an opponent he already touches: there is nowhere to charge to, so he attacks him.',
  'mount-strikes':
    'A blow with the mount’s card is an attack of the rider too: it sets off what waits for one of his, uses up what is for his next one, and ends what lasts until he attacks; what keeps him from a target, an attack or a skill keeps him from it with the mount’s card too.',
  'mount-hexes':
    'A hex on a rider that waits for an attack, a skill or a check of his is set off by one with the mount’s card too; a swarm meets the two as one.',
  'psion-distract-turn':
    'Distract keeps from reacting to whoever acts now, with an Interrupt too, until his card is drawn again; a copied or stored Interrupt or Distract answers as the original does.',
  'necromancer-die-left':
    'Whoever has announced a sacrifice may still leave all dice as they lie; a cost that takes his last Life kills him, whatever the spell, or what ends with his fall, restores. What is cast without a roll has no die to give Life for.',
  'necromancer-dark-bond-share':
    'The ally’s part is damage of his own: his charges and reductions work on it; it is not shared on.',
  'summoner-wings-longer': 'Wings used in the air add their turns to the ones left.',
  'summoner-dead-daemon':
    'A dead daemon is not raised any more once another is summoned, or a portal tried: nobody has two.',
  'torment-position':
    'A position from where the daemon can be attacked is base contact with it; a skill that attacks it when used is an attack on it.',
} satisfies RulingTexts;
