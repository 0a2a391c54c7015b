import type { RulingTexts } from '../rulebook-text';

export const firstSchools = {
  'warrior-berserk':
    'Berserk’s bonus applies to every attack you roll until your next turn, reactions included.',
  'warrior-bloodlust': 'You have “killed” your opponent if the attack took his last die.',
  'warrior-cats-charge':
    'Make a new roll for the attack that comes with Cat’s Charge. The # you didn’t move are your full movement minus the distance you moved, rounded down.',
  'warrior-deflect-missiles':
    'Before each shot, check who is in contact. Deflect missiles then strikes once for each shot, each dagger and each further attack of a Volley. A magic weapon’s projectile counts too, and any DV bonus stops it.',
  'warrior-fierce-blow-and-hamstring-and-impale':
    'These skills work whatever the DV. The counters come after the damage.',
  'warrior-flurry':
    'Flurry’s −1 AV counts only once. You can use the extra actions only for Flurry, each on a different target if you like. After a success you can’t use any other skill this turn.',
  'warrior-shield-up': 'You may use Shield up even if you attacked earlier in the turn.',
  'warrior-swift-blow': 'Any hit is enough for Swift blow. You never get to do the damage as well.',
  'warrior-analgize':
    'With Analgize the Dicepool has no upper limit. When the skill ends, the dice you lose can include your last: see skill ruling 18.',
  'warrior-big-bada-boom':
    'Big Bada Boom needs neither a hit nor a line of sight, and walls don’t block it. Anything that reduces damage still counts.',
  'warrior-cleave':
    'Cleave’s 1 damage replaces the rolled damage even if that would be higher. The Deep Wound also takes a die from the Hand.',
  'warrior-disentrall':
    'Both parts of Disentrall need a hit. An enchantment that can’t be removed stays, but the target still counts as enchanted. Removal effects happen as usual.',
  'warrior-experts-defence':
    'Each attack that hits you uses a charge of Expert’s Defence, even an area attack. The skill stops “at least” damage too. The bonus is the number of attacks it stopped times the Skill pips you rolled; any charges left are lost when your next turn begins. After a success you can’t use it again until the end of that turn.',
  'ranger-aimed-shot': 'You can’t use Aimed Shot as a reaction.',
  'ranger-concussion-shot':
    'With Concussion Shot you may shoot into the dead zone, even if you roll no Skill pip. A crossbow doesn’t do its extra damage. A critical hit still pushes.',
  'ranger-dodge': 'Dodge has the same effect as Evade, and the two add up.',
  'ranger-dust-trap':
    'Nobody sees into the cloud of a Dust Trap from outside either. Figures in contact may still fight in melee. Blindness ends with the cloud. A blind Hero may use Shouts but not Commands.',
  'ranger-fast-reload': 'Fast Reload reloads the weapon you have just fired.',
  'ranger-pin-down': 'Pin Down works hit or miss.',
  'ranger-rush':
    'Rush’s extra # belong to the same movement. Your AV is 0 even if you use a throwing weapon in melee.',
  'ranger-scavengers-shot':
    'The −1 DV of Scavenger’s Shot already applies to that shot. Pips multiply the 1# too. You count as one of the allies.',
  'ranger-volley':
    'Volley’s further targets only have to be in reach, and each may have cover of its own. Volley’s −1 RAV counts only once.',
  'ranger-barrage':
    'Each extra shot of Barrage is another Barrage. You don’t have to reload the weapon in between, and it gets exactly one Reload counter afterwards. Without a Skill pip it gets as many as usual.',
  'ranger-escape':
    'You get the extra # on the movement that is part of Escape, and on all your other movement until your next turn.',
  'ranger-flame-trap': 'Each new Burning counter costs 2 Life at once.',
  'ranger-punishers-shot': 'Punisher’s shot must hit, and the target loses Life instead of taking damage.',
  'ranger-troll-blood':
    'You regain Troll Blood’s later Life all at once: 1 for each Skill pip you rolled, within as many turns. If you forget, you regain it at the end.',
  'ranger-troll-blood-begins':
    'The later Life from Troll Blood comes in one of the turns that follow, so in your next turn at the earliest.',
  'survival-counterstrike': 'Counterstrike answers every announced melee attack, even if you are Dazed.',
  'survival-endure-pain-and-guardian-force-and-defy-pain':
    'Apply any “at least” damage first, then reduce the damage. Check contact for each hit. If two allies beside you have Guardian Force, only the stronger one counts.',
  'survival-headbutt-and-shove': 'Headbutt and Shove work hit or miss.',
  'survival-intentness':
    'Roll for Intentness before you move. You may move 1# for each Skill pip, but never further than your Hand allows. Knockdown counters you already have stay.',
  'survival-jump':
    'For Jump, a Hero counts as an obstacle of 1# by 1#. Cover that you can see over counts as 1# high, and terrain that blocks sight as 2# high. Measure width along your path.',
  'survival-regenerate': 'Roll for Regenerate after the action that comes with it.',
  'survival-rigger':
    'Rigger gives you one movement action for each Skill pip. Each use must end on level ground. It also works on terrain that can’t be climbed.',
  'survival-shortening-reaction': 'With Shortening Reaction you move or attack, but never charge.',
  'survival-no-skill-inside':
    'The action that comes with the skill can’t be another skill. Critical effects on others, such as a sweep, still happen.',
  'survival-stamina':
    'If you use Stamina several times, the dice add up. Check your Dicepool only once; you lose no more dice than Stamina gave you.',
  'survival-valiant-charge':
    'Before you move, check which allies are within reach of Valiant Charge; you count as one yourself. The attack at the end is one plain attack.',
  'dirty-tricks-apply-poison':
    'If you miss, the poison isn’t used up and poisons nobody. Each dagger of Dancing Daggers uses one charge.',
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
    'Tease affects allies too. Nobody has to move. But anybody who does must take the shortest way, and go as far as he can. If a figure has no sex noted, Tease doesn’t affect it. Followers count as Heroes.',
  'dirty-tricks-throw-dirt': 'Throw Dirt also applies to actions delayed in that turn.',
  'dirty-tricks-assault':
    'Charging, reloading or using any skill also ends Assault. Delaying or being pushed doesn’t.',
  'dirty-tricks-caltrops':
    'Caltrops can take the target’s last die. The Deep Wound becomes its newest condition.',
  'dirty-tricks-dancers-in-the-dark':
    'The target of Dancers in the Dark can’t use any skill, and neither can its pets. Effects already in play stay.',
  'dirty-tricks-flashing-blades':
    'For Flashing Blades, count only dice that were really lost, including those lost when the skill strikes back.',
  'dirty-tricks-shadows-dance':
    'With Shadows’ Dance, the attacks must all be melee or all ranged. You may return to the same terrain. The reloading rules still apply.',
  'commander-you-fire-in-the-hole':
    'With “You! Fire in the hole!”, measure cover and dead zone from the Commander. The push is directly away from the ally.',
  'commander-gogogo': 'For “Gogogo!”, count the dice that each ally has in the Hand when he moves.',
  'commander-you-help-me':
    'On “You! Help me!” the ally may use only skills that take one action. He uses one skill for each action you give him.',
  'commander-hit-them-high':
    'With “Hit them high!”, each ally’s attack gets the bonus for its kind: AV in melee, RAV at range.',
  'commander-you-lead-the-way':
    'For “You! Lead The Way!” the ally counts himself too. Count the allies before he moves.',
  'commander-never-surrender':
    '“Never Surrender!” affects unhurt allies too, so they are deaf to further Shouts. It doesn’t affect anybody unconscious.',
  'commander-stand-your-ground-and-take-cover':
    'Each ally swaps Defence and Magic pips on the die he picks. Skill pips multiply Take cover’s limit on movement too. Using the same Shout again adds nothing.',
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
  'elemental-mage-disenchant': 'The target of Disenchant makes a separate MDV roll against each attack.',
  'elemental-mage-frozen-ground': 'Frozen Ground slows each movement action.',
  'elemental-mage-glyph':
    'With Glyph you may store any spell you know except Glyph itself, but no spell twice at the same time. Each use takes one action and counts as casting the spell. Bonus pips don’t apply and aren’t used up.',
  'elemental-mage-icy-prison': 'One MDV roll defends against both parts of Icy Prison.',
  'elemental-mage-incendiary-missile':
    'You cast Incendiary missile and, if you have a ranged weapon, also shoot with it. The dead zone stops only the shot.',
  'elemental-mage-lightning-bolt': 'Lightning Bolt hits each opponent whose base the centre line touches.',
  'elemental-mage-riding-the-wind':
    'The extra # of Riding The Wind count only once. After that the enchantment does nothing more. Prone figures don’t move. A Dazed target performs half as many actions, but with all the extra #.',
  'elemental-mage-cloudform': 'No attack can reach you in Cloudform, but other effects with a reach can.',
  'elemental-mage-winters-armour':
    'With Winter’s Armour, Burning counters you already have do no harm and run out.',
  'necromancer-sacrifice': 'If you announce a sacrifice you pay for it, whether you turn a die or not.',
  'necromancer-lethal-cost':
    'If a spell’s own cost kills you, you get one more Skill pip, but only if the spell succeeds. If you lose your last Life for failing, you only fall unconscious.',
  'necromancer-failing':
    'A spell fails if it was announced and has no effect. An interrupted spell counts as never cast.',
  'necromancer-wasted':
    'Only a spell that succeeds uses up the body. The book’s Necromancer chapter says so; its Undead chapter says that any attempt does. We follow the Necromancer chapter.',
  'necromancer-dark-bond':
    'Damage shared through Dark Bond can’t be shared again, and nobody defends against it.',
  'necromancer-flesh-of-your-master':
    'Flesh Of Your Master heals all your wounded Undead in reach. Those at full Life cost you nothing.',
  'necromancer-glyph-of-submission':
    'With Glyph Of Submission you regain Life for each check that fails. Pips multiply the amount.',
  'necromancer-insect-swarm':
    'An Insect Swarm harms each figure once in that figure’s own turn: when the turn begins or when the figure enters the swarm.',
  'necromancer-kiss-of-death':
    'With Kiss of Death, pips don’t multiply the Life you regain for each point of damage.',
  'necromancer-mobile-bomb':
    'With Mobile Bomb you may blow up one of your own Undead for each Skill pip, each with the full RAV. The blasts hit everybody.',
  'necromancer-order-of-steel':
    'Order of Steel costs you 2 Life for each Skill pip. The spell affects all allies on the map. If the caster dies, his turns still count.',
  'necromancer-raise-zombie':
    'The body may come from any side, and nobody rolls MDV. If you have too many Zombies, the one with the least Life perishes first; if several tie, choose at random. Undead lose Life at the beginning of their master’s turn and have 2 actions.',
  'necromancer-several-zombies':
    'Several Zombies rise from one body: the first where it lies, the others as near as they can stand.',
  'necromancer-spill-blood': 'Targets defend against Spill Blood only with DV.',
  'necromancer-awake-golem':
    'The Golem’s Dicepool is 5 plus the extra dice, which also go into its Hand. You may have any number of Golems.',
  'necromancer-corrupt-soul':
    'A successful Light Spell sets off Corrupt Soul only if it is aimed at the bearer. If he is merely in its reach, nothing happens.',
  'necromancer-death-pact': 'You lose the 1 Life of Death Pact only once, but get a Deep Wound each turn.',
  'necromancer-last-spark-of-life':
    'Others may react only after the last of the actions from Last Spark of Life.',
  'necromancer-suffer':
    'With Suffer, the counter moves after a successful spell on somebody else. A target immune to that condition doesn’t get it.',
  'necromancer-suffer-counters':
    'Suffer moves single counters, not whole conditions. A spell that fails or affects nobody else doesn’t use Suffer up.',
} satisfies RulingTexts;
