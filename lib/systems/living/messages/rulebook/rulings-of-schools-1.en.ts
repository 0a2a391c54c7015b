import type { RulingTexts } from '../rulebook-text';

export const firstSchools = {
  'warrior-berserk':
    'Berserk’s bonus applies to every attack you roll until your next turn, reactions included.',
  'warrior-bloodlust': '“Kills” means that the attack took the target’s last die.',
  'warrior-cats-charge':
    'Make a new roll for the attack that comes with Cat’s Charge. The # you didn’t move are your full movement minus the distance you moved, rounded down.',
  'warrior-deflect-missiles':
    'Before each shot, check who is in contact. Deflect missiles then strikes once for each shot, each dagger and each further attack of a Volley. A magic weapon’s projectile counts too, and any DV bonus stops it.',
  'warrior-fierce-blow-and-hamstring-and-impale':
    'These skills work whatever the DV. The counters come after the damage.',
  'warrior-flurry':
    'You lose the 1 AV only once. You can use the extra actions only for Flurry, each on a different target if you like. After a success you can’t use any other skill this turn.',
  'warrior-shield-up': 'You may use Shield up even if you attacked earlier in the turn.',
  'warrior-swift-blow': 'Any hit is enough for Swift blow. You can’t save its damage for later.',
  'warrior-analgize': 'The Dicepool has no upper limit; see skill ruling 18.',
  'warrior-big-bada-boom':
    'You don’t need a hit or a line of sight, and walls don’t block the effect. Anything that reduces damage still counts.',
  'warrior-cleave':
    'Cleave’s 1 damage replaces the rolled damage even if that would be higher. The Deep Wound also takes a die from the Hand.',
  'warrior-disentrall':
    'Both parts of Disentrall need a hit. If the target’s only enchantment can’t be removed, it stays, but the target still counts as enchanted. Removal effects happen as usual.',
  'warrior-experts-defence':
    'Each attack that hits you uses a charge of Expert’s Defence, even an area attack. The skill stops “at least” damage too. The bonus is the number of attacks stopped times the Skill pips; any charges left are lost when your next turn begins. You are barred from using it again only if the skill succeeds.',
  'ranger-aimed-shot': 'You can’t use Aimed Shot as a reaction.',
  'ranger-concussion-shot':
    'With Concussion Shot you may shoot into the dead zone, even if you roll no Skill pip. A crossbow doesn’t do its extra damage. A critical hit still pushes.',
  'ranger-dodge': 'Dodge has the same effect as Evade, and the two add up.',
  'ranger-dust-trap':
    'Nobody sees into the cloud of a Dust Trap from outside either. Figures in contact may still fight in melee. Blindness ends with the cloud. A blind Hero may use Shouts but not Commands.',
  'ranger-fast-reload': 'Fast Reload reloads the weapon you have just fired.',
  'ranger-pin-down': 'Pin Down works hit or miss.',
  'ranger-rush':
    'The extra # of Rush are part of the same movement. Your AV is 0 even if you use a throwing weapon in melee.',
  'ranger-scavengers-shot':
    'The −1 DV of Scavenger’s Shot already applies to that shot. Pips multiply the 1# too. You count as one of the allies.',
  'ranger-volley':
    'Volley’s further targets only have to be in reach, and each of them may be in cover. You lose the 1 RAV only once.',
  'ranger-barrage':
    'Each extra shot of Barrage is another Barrage. You don’t have to reload the weapon in between, and it gets exactly one Reload counter afterwards. Without a Skill pip it gets as many as usual.',
  'ranger-escape':
    'You get the extra # on the movement that is part of Escape, as with Jog and Rush, and on every other movement until your next turn.',
  'ranger-flame-trap': 'Each new Burning counter costs 2 Life at once.',
  'ranger-punishers-shot': 'Punisher’s shot must hit, and the target loses Life instead of taking damage.',
  'ranger-troll-blood':
    'With Troll Blood you regain the later Life only once: as much Life as you had Skill pips, within as many turns. If you forget, you regain it at the end.',
  'ranger-troll-blood-begins':
    'The later Life from Troll Blood comes in one of the turns that follow, so in your next turn at the earliest.',
  'survival-counterstrike': 'Counterstrike answers every announced melee attack, even if you are Dazed.',
  'survival-endure-pain-and-guardian-force-and-defy-pain':
    'Apply any “at least” damage first, then reduce the damage. Check contact for each hit. If two allies have Guardian Force, only the stronger one counts.',
  'survival-headbutt-and-shove': 'Headbutt and Shove work hit or miss.',
  'survival-intentness':
    'Roll for Intentness before you move. You may move 1# for each Skill pip, but never further than your Hand allows. Knockdown counters you already have stay.',
  'survival-jump':
    'For Jump, a Hero counts as an obstacle of 1# by 1#. Cover that you can see over counts as 1# high, and terrain that blocks sight as 2# high. Measure width along your path.',
  'survival-regenerate': 'Roll for Regenerate after the action.',
  'survival-rigger':
    'You get one movement action for each Skill pip. Each use must end on level ground. Rigger also works on terrain that can’t be climbed.',
  'survival-shortening-reaction': 'The reaction is a movement or an attack, never a charge.',
  'survival-no-skill-inside':
    'The action that comes with the skill can’t be another skill. Critical effects on others, such as a sweep, still happen.',
  'survival-stamina':
    'If you use Stamina several times, the dice add up. Your Dicepool is cut only once, and you lose no more dice than Stamina gave you.',
  'survival-valiant-charge':
    'You pick the allies for Valiant Charge before you move, and may pick yourself. Each makes one plain attack.',
  'dirty-tricks-apply-poison':
    'A miss neither uses up the poison nor delivers it. Each dagger uses one charge.',
  'dirty-tricks-backstab':
    'For Backstab any attack action will do, and so will a movement of 0#. Contact with an opposing follower counts as well.',
  'dirty-tricks-critical-hit':
    'On a miss, Critical Hit does nothing. On a hit the attack counts as a critical hit once for each Skill pip; a critical hit you roll isn’t added. If your critical hits sweep, the attack sweeps that many times.',
  'dirty-tricks-dancing-daggers':
    'The daggers are the attack, so you don’t need a weapon. With 2 Skill pips you throw 6 daggers with a range of 2# per die and RAV 2 each.',
  'dirty-tricks-exploit-weakness':
    'Exploit Weakness needs a hit. If several effects say “at least”, the highest counts.',
  'dirty-tricks-iron-fist':
    'With Iron Fist, reduce the damage first. If any is left, the target gets the Dazed counter instead.',
  'dirty-tricks-malicious-strike':
    'Malicious Strike needs a hit, because it adds to damage. The target must already have the condition when you roll. Statuses and hexes aren’t conditions.',
  'dirty-tricks-shadow-meld':
    'Shadow Meld also stops skills that your allies use on you from afar. Area effects, Shouts and charges still affect you.',
  'dirty-tricks-tease':
    'Tease affects allies too. Nobody has to move, but anybody who does must move as far as he can by the shortest way. If no sex is noted, Tease has no effect. Followers count as Heroes.',
  'dirty-tricks-throw-dirt': 'Throw Dirt also applies to actions delayed in that turn.',
  'dirty-tricks-assault':
    'Assault ends when you charge, reload or use any skill. Delaying or being pushed doesn’t end it.',
  'dirty-tricks-caltrops':
    'Caltrops can take the target’s last die. The Deep Wound becomes its newest condition.',
  'dirty-tricks-dancers-in-the-dark':
    'The target of Dancers in the Dark can’t use any skill, and neither can its pets. Effects already in play stay.',
  'dirty-tricks-flashing-blades':
    'For Flashing Blades, count only dice that were really lost, including those lost when the skill strikes back.',
  'dirty-tricks-shadows-dance':
    'With Shadows’ Dance, the attacks must all be melee or all ranged. You may return to the same terrain. The reloading rules still apply.',
  'commander-you-fire-in-the-hole':
    'With “You! Fire in the hole!”, measure cover and dead zone from the Commander. The push goes away from the ally.',
  'commander-gogogo': 'For “Gogogo!”, count the dice that each ally has in Hand when he moves.',
  'commander-you-help-me':
    'On “You! Help me!” the ally may use only skills that take one action, one for each action you give.',
  'commander-hit-them-high':
    'With “Hit them high!”, each ally’s attack gets the bonus for its kind: AV in melee, RAV at range.',
  'commander-you-lead-the-way':
    'For “You! Lead The Way!” the ally counts himself too. Count the allies before he moves.',
  'commander-never-surrender':
    '“Never Surrender!” counts for allies who are unhurt too, so they are deaf to further Shouts. It doesn’t count for anybody unconscious.',
  'commander-stand-your-ground-and-take-cover':
    'Each ally swaps Defence and Magic pips on the die he picks. Pips multiply the limit on movement too. Using the same Shout again adds nothing.',
  'commander-you-finish-him':
    'On “You! Finish Him!” the ally may use only skills that take one action. The “at least” damage and the Deep Wound need a hit and apply only to the original target.',
  'commander-focus':
    'The part of Focus before the pip lasts until your next turn begins. The extra pips go to the next skill you use this turn or next turn, even if you roll none yourself.',
  'commander-you-get-up-get-on-up':
    'You may aim “You! Get Up! Get On Up!” at prone figures, but not at yourself.',
  'commander-inspirational-speech': 'Roll for the Inspirational Speech after the second movement.',
  'commander-we-will-survive':
    '“We Will Survive!” works only on the dead, and their bodies must still be there. Shouts from before they died don’t make them deaf to it.',
  'elemental-mage-body-of-stone':
    'With Body of Stone, Magic pips count as Defence pips, but only on one die and only for DV.',
  'elemental-mage-disenchant': 'The target of Disenchant rolls its MDV once against each attack.',
  'elemental-mage-frozen-ground': 'Frozen Ground slows each movement action.',
  'elemental-mage-glyph':
    'With Glyph you may store any spell you know except Glyph itself, but each of them only once at a time. Each use takes one action and counts as casting the spell. Bonus pips don’t apply and aren’t used up.',
  'elemental-mage-icy-prison': 'One MDV roll defends against both lines of Icy Prison.',
  'elemental-mage-incendiary-missile':
    'You cast Incendiary missile and, if you have a ranged weapon, also shoot with it. The dead zone stops only the shot.',
  'elemental-mage-lightning-bolt': 'The bolt hits each opponent whose base the centre line touches.',
  'elemental-mage-riding-the-wind':
    'The extra # of Riding The Wind count once; after that the enchantment does nothing more. Prone figures don’t move. A Dazed target performs half as many actions, but with all the extra #.',
  'elemental-mage-cloudform': 'No attack reaches you in Cloudform, but other effects with a reach do.',
  'elemental-mage-winters-armour':
    'With Winter’s Armour, Burning counters you already have do no harm and run out.',
  'necromancer-sacrifice': 'If you announce a sacrifice you pay for it, whether you turn a die or not.',
  'necromancer-lethal-cost':
    'If a spell’s own cost kills you, you get one more Skill pip, but only if the spell succeeds. The Life lost for failing only leaves you unconscious, not dead.',
  'necromancer-failing':
    'A spell fails if it was announced and has no effect. An interrupted spell counts as never cast.',
  'necromancer-wasted':
    'Only a spell that succeeds wastes the body: the Necromancer chapter says so, while the Undead chapter says any attempt does. The school’s own chapter wins.',
  'necromancer-dark-bond':
    'Damage shared through Dark Bond can’t be shared again, and nobody defends against it.',
  'necromancer-flesh-of-your-master':
    'Flesh Of Your Master heals all your wounded Undead in reach. Those at full Life cost you nothing.',
  'necromancer-glyph-of-submission':
    'With Glyph Of Submission you regain Life for each check that fails, and pips multiply the amount.',
  'necromancer-insect-swarm':
    'The swarm harms each figure once in that figure’s own turn: when the turn begins or when the figure enters the swarm.',
  'necromancer-kiss-of-death':
    'With Kiss of Death, pips don’t multiply the Life you regain for each point of damage.',
  'necromancer-mobile-bomb':
    'With Mobile Bomb you may blow up one of your own Undead for each Skill pip, each with the full RAV. The blasts hit everybody.',
  'necromancer-order-of-steel':
    'Order of Steel costs you 2 Life for each Skill pip. The spell affects all allies on the map. If the caster dies, his turns still count.',
  'necromancer-raise-zombie':
    'The body may be from any side, and nobody rolls MDV. If some Zombies have to perish, the one with the least Life goes first; if several tie, choose at random. Undead lose Life at the beginning of their master’s turn and have 2 actions.',
  'necromancer-several-zombies':
    'Several Zombies rise from one body: the first where it lies, the others as near as they can stand.',
  'necromancer-spill-blood': 'Targets defend against Spill Blood only with DV.',
  'necromancer-awake-golem':
    'The Golem’s Dicepool is 5 plus the extra dice, which also go into its Hand. You may have any number of Golems.',
  'necromancer-corrupt-soul':
    'A successful Light Spell sets off Corrupt Soul only if it was aimed at the target, not if it merely reaches him.',
  'necromancer-death-pact': 'You lose the 1 Life of Death Pact only once, but get a Deep Wound each turn.',
  'necromancer-last-spark-of-life':
    'Others may react only after the last of the actions from Last Spark of Life.',
  'necromancer-suffer':
    'With Suffer, the counter moves after a successful spell on somebody else. A target that is immune to it doesn’t get it.',
  'necromancer-suffer-counters':
    'Suffer moves single counters, not whole conditions. A spell that fails or affects nobody else doesn’t use Suffer up.',
} satisfies RulingTexts;
