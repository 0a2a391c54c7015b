import type { RulingTexts } from '../../rulebook-text';

export const firstSchools = {
  'warrior-berserk': 'The bonus applies to every attack he rolls until his next turn, reactions included.',
  'warrior-bloodlust': '“Killed” means that the attack took the last die.',
  'warrior-cats-charge':
    'It is a fresh attack roll. Unused # are the allowance minus the distance moved, rounded down.',
  'warrior-deflect-missiles':
    'Contact is judged before the shot. The skill answers each shot, each dagger and each spill of Volley once. A magic weapon’s projectile counts too, and a DV bonus stops it.',
  'warrior-fierce-blow-and-hamstring-and-impale':
    'The DV doesn’t matter. The counters come after the damage.',
  'warrior-flurry':
    'The −1 AV counts once. The extra actions are for Flurry only, and each may have another target. After a success he may use no other skill this turn.',
  'warrior-shield-up': 'An attack earlier in the turn doesn’t forbid it.',
  'warrior-swift-blow': 'It only needs a hit. Its damage is never kept for later.',
  'warrior-analgize': 'There is no upper limit on the Dicepool; see skill ruling 18.',
  'warrior-big-bada-boom': 'It needs neither a hit nor sight, and walls don’t block it. Reductions apply.',
  'warrior-cleave': 'It replaces damage even if that would be higher. Its Deep Wound moves the Hand too.',
  'warrior-disentrall':
    'Both parts need a hit. An enchantment that can’t be removed still makes the target “enchanted”, but is skipped. Removal effects happen.',
  'warrior-experts-defence':
    'Each attack that hits uses a charge, even an area attack. It beats “at least N”. The bonus is the number of attacks negated times the green pips; leftover charges lapse when his next turn begins. He is blocked only after a success.',
  'ranger-aimed-shot': 'It can’t be used as a reaction.',
  'ranger-concussion-shot':
    'He may shoot into the dead zone even without a green pip. A crossbow’s extra damage doesn’t count. A critical hit still pushes.',
  'ranger-dodge': 'It has the same effect as Evade, and the two add up.',
  'ranger-dust-trap':
    'Nobody sees into the cloud either. Figures in contact may still fight in melee. Blindness ends with the cloud. A blind Hero may use Shouts, but no Commands.',
  'ranger-fast-reload': 'It reloads the weapon just fired.',
  'ranger-pin-down': 'It needs no hit.',
  'ranger-rush':
    'The extra # belong to the same movement. “AV 0” also counts for a throwing weapon used in melee.',
  'ranger-scavengers-shot': 'It helps this shot too. Its 1# scales. The shooter counts as an ally.',
  'ranger-volley': 'A neighbour only has to be in reach, and has his own cover. The −1 RAV counts once.',
  'ranger-barrage':
    'Extra shots are Barrage shots. The weapon isn’t reloaded in between and takes exactly one Reload counter afterwards; without a green pip it takes what it usually does.',
  'ranger-escape':
    'The extra # count for the movement that Escape itself brings, as with Jog and Rush, and for every other movement until his next turn.',
  'ranger-flame-trap': 'Each new counter costs 2 Life at once.',
  'ranger-punishers-shot': 'It needs a hit, and takes Life instead of dealing damage.',
  'ranger-troll-blood':
    'The later restoration happens once: as many Life, within as many turns, as there are green pips. If nobody remembers it, it comes at the end.',
  'ranger-troll-blood-begins': 'It comes within the turns that follow, not before the first of them.',
  'survival-counterstrike': 'It answers every announced melee attack, even if its user is Dazed.',
  'survival-endure-pain-and-guardian-force-and-defy-pain':
    'Reductions come after minimum damage. Contact is checked for each hit. Of two guardians, the one who takes off more counts.',
  'survival-headbutt-and-shove': 'They need no hit.',
  'survival-intentness':
    'Roll first. Movement is limited to 1# for each green pip, never more than the Hand gives. Existing Knockdown counters stay.',
  'survival-jump':
    'A Hero is an obstacle of 1# × 1#. Cover that can be seen over is 1# high, terrain that blocks sight 2#. Width is measured along the path.',
  'survival-regenerate': 'Roll after the action.',
  'survival-rigger':
    'There is one movement action for each green pip. Each use must end on valid ground. It works for terrain that can’t be climbed too.',
  'survival-shortening-reaction': 'The reaction is a movement or an attack, never a charge.',
  'survival-no-skill-inside':
    'You can’t use the granted actions for a skill. Critical effects on others (a sweep) still happen.',
  'survival-stamina':
    'Several uses add up. The cut takes no more dice than Stamina gave, and is checked once.',
  'survival-valiant-charge':
    'He picks the allies before he moves, and may pick himself. Each makes one plain attack.',
  'dirty-tricks-apply-poison':
    'A miss neither uses up the poison nor delivers it. Each dagger uses one charge.',
  'dirty-tricks-backstab':
    'Any attack action will do, and so will a movement of 0#. Contact with an opposing follower counts as well.',
  'dirty-tricks-critical-hit':
    'On a miss nothing happens. It counts as a critical hit once for each green pip; a natural critical hit isn’t added. It sweeps as many times.',
  'dirty-tricks-dancing-daggers':
    'The daggers are the attack, and he needs no weapon. With 2 green pips there are 6 daggers with a range of 2# per die and 2 RAV each.',
  'dirty-tricks-exploit-weakness': 'It needs a hit. Of several minimums the highest counts.',
  'dirty-tricks-iron-fist': 'It comes after reductions.',
  'dirty-tricks-malicious-strike':
    'It needs a hit, because it adds to damage. The condition must be there when the dice are rolled. Statuses and hexes aren’t conditions.',
  'dirty-tricks-shadow-meld':
    'It stops skills that allies use from afar too. Areas, Shouts and charges still reach him.',
  'dirty-tricks-tease':
    'It affects allies too. Nobody has to move, but anybody who does moves as far as he can by the shortest way. If no sex is noted, it has no effect. Followers count as Heroes.',
  'dirty-tricks-throw-dirt': 'It also applies to actions delayed in that turn.',
  'dirty-tricks-assault': 'A charge, reloading and any skill end it. Delaying and being pushed don’t.',
  'dirty-tricks-caltrops': 'They may take the last die. The Deep Wound counts as the newest condition.',
  'dirty-tricks-dancers-in-the-dark':
    'He can’t use any skill, and neither can his pets. Running effects stay.',
  'dirty-tricks-flashing-blades': 'It counts the dice really removed, in answers too.',
  'dirty-tricks-shadows-dance':
    'The attacks are all melee or all ranged. He may return to the same terrain. The reloading rules still apply.',
  'commander-you-fire-in-the-hole':
    'Cover and dead zone are measured from the Commander. The push goes away from the ally.',
  'commander-gogogo': 'Use the Hand at the time of the movement.',
  'commander-you-help-me': 'It is for skills that take one action, one skill for each action.',
  'commander-hit-them-high': 'The attack made decides which bonus it gets.',
  'commander-you-lead-the-way': 'The ally counts himself. Allies are counted before he moves.',
  'commander-never-surrender': 'It also binds allies who are unhurt, but nobody who is unconscious.',
  'commander-stand-your-ground-and-take-cover':
    'Grey and blue pips swap on the picked die. The limit on movement scales. Shouting it again adds nothing.',
  'commander-you-finish-him':
    'It is for skills that take one action. Minimum damage and wound need the hit, and count for the original target only.',
  'commander-focus':
    'What happens on every try lasts until his next turn. The pips are for the next skill of this turn or his next one, even if that rolls none.',
  'commander-you-get-up-get-on-up': 'He may aim it at prone figures, but not at himself.',
  'commander-inspirational-speech': 'Roll for it after the second movement.',
  'commander-we-will-survive':
    'It works only on the dead, and they need a body. Shouts from before they died don’t bind them.',
  'elemental-mage-body-of-stone':
    'The Magic pips count as Defence pips. They add to one die only, and for DV only.',
  'elemental-mage-disenchant': 'Each attack is defended with one MDV roll.',
  'elemental-mage-frozen-ground': 'It slows each movement action.',
  'elemental-mage-glyph':
    'It holds any spell he knows except Glyph, one Glyph for each spell. Each use takes one action and counts as casting. Bonuses for pips neither apply nor are spent.',
  'elemental-mage-icy-prison': 'One MDV roll defends against both lines.',
  'elemental-mage-incendiary-missile':
    'He casts the spell and, if he has a ranged weapon, also shoots with it. The dead zone stops only the shot.',
  'elemental-mage-lightning-bolt': 'It hits opponents whose base the centre line touches.',
  'elemental-mage-riding-the-wind':
    'The extra # count once; after that the enchantment does nothing more. Prone figures don’t move. Being Dazed halves the number of actions only.',
  'elemental-mage-cloudform': 'No attack reaches him, but other effects with a reach do.',
  'elemental-mage-winters-armour': 'Existing Burning does no harm and runs out.',
  'necromancer-sacrifice': 'You pay an announced sacrifice whether you turn a die or not.',
  'necromancer-lethal-cost':
    'If a spell’s own cost is lethal, it adds one green pip, to a successful spell only. The Life lost for failing leaves him unconscious, not dead.',
  'necromancer-failing':
    'A spell fails if it was announced and has no effect. An interrupted spell was never cast.',
  'necromancer-wasted':
    'Only a spell that succeeds wastes the body: the Necromancer chapter says so, while the Undead chapter says any attempt does. The school’s own chapter wins.',
  'necromancer-dark-bond': 'Shared damage isn’t shared again or defended against.',
  'necromancer-flesh-of-your-master':
    'It heals everybody wounded in reach. Those at full health cost nothing.',
  'necromancer-glyph-of-submission': 'The Life is lost for each failed check, and scales.',
  'necromancer-insect-swarm':
    'It harms each figure once in that figure’s own turn: when the turn begins or when it enters.',
  'necromancer-kiss-of-death': 'The Life for each point of damage isn’t scaled.',
  'necromancer-mobile-bomb':
    'It is for your own Undead, as many as there are green pips, each with the full RAV. It hits everybody.',
  'necromancer-order-of-steel':
    'The 2 Life scale. It affects all allies on the map. The turns of a dead caster keep counting.',
  'necromancer-raise-zombie':
    'It may be any side’s body, and nobody rolls MDV. If some have to perish, the one with the least Life goes first; if several tie, choose at random. Undead lose Life at the beginning of their master’s turn and have 2 actions.',
  'necromancer-several-zombies':
    'Several rise from one body: the first where it lies, the others as near as they can stand.',
  'necromancer-spill-blood': 'It counts for DV only.',
  'necromancer-awake-golem':
    'Its Dicepool is 5 plus the extra dice, which are dice of the Hand too. There is no limit on Golems.',
  'necromancer-corrupt-soul':
    'A successful Light Spell aimed at him sets it off, not one that only reaches him.',
  'necromancer-death-pact': 'The Life comes once, the Deep Wound each turn.',
  'necromancer-last-spark-of-life': 'Others may react only after the last of these actions.',
  'necromancer-suffer':
    'The counter moves after a successful spell on somebody else. An immune target takes nothing.',
  'necromancer-suffer-counters':
    'It moves single counters, not whole conditions; a spell that fails or affects nobody else uses up nothing.',
} satisfies RulingTexts;
