import type { RulingTexts } from '../rulebook-text';

export const firstSchools = {
  'warrior-berserk': 'The bonus applies to every attack you roll until your next turn, reactions included.',
  'warrior-bloodlust': '“Kills” means that the attack took the target’s last die.',
  'warrior-cats-charge':
    'Roll afresh for the attack. The # you didn’t move are your allowance minus the distance moved, rounded down.',
  'warrior-deflect-missiles':
    'Contact is judged before the shot. The skill answers each shot, each dagger and each of Volley’s further attacks once. A magic weapon’s projectile counts too, and a DV bonus stops it.',
  'warrior-fierce-blow-and-hamstring-and-impale':
    'These skills work whatever the DV. The counters come after the damage.',
  'warrior-flurry':
    'You lose 1 AV only once. The extra actions are for Flurry only, and each may have another target. After a success you may use no other skill this turn.',
  'warrior-shield-up': 'You may use Shield up even if you attacked earlier in the turn.',
  'warrior-swift-blow': 'Swift Blow needs a hit, nothing more. Its damage is never kept for later.',
  'warrior-analgize': 'There is no upper limit on the Dicepool; see skill ruling 18.',
  'warrior-big-bada-boom':
    'You need neither a hit nor sight, and walls don’t block the effect. Anything that reduces damage still counts.',
  'warrior-cleave':
    'The 1 damage replaces the rolled damage even if that would be higher. The Deep Wound also takes a die from the Hand.',
  'warrior-disentrall':
    'Both parts need a hit. A target whose only enchantment can’t be removed still counts as enchanted, but that enchantment is skipped. Removal effects happen.',
  'warrior-experts-defence':
    'Each attack that hits you uses a charge, even an area attack. The skill stops “at least” damage too. The bonus is the number of attacks stopped times the Skill pips; leftover charges are lost when your next turn begins. Only a success keeps you from using the skill again.',
  'ranger-aimed-shot': 'You can’t use Aimed Shot as a reaction.',
  'ranger-concussion-shot':
    'You may shoot into the dead zone even without a Skill pip. A crossbow’s extra damage doesn’t count. A critical hit still pushes.',
  'ranger-dodge': 'Dodge has the same effect as Evade, and the two add up.',
  'ranger-dust-trap':
    'Nobody sees into the cloud either. Figures in contact may still fight in melee. Blindness ends with the cloud. A blind Hero may use Shouts, but no Commands.',
  'ranger-fast-reload': 'Fast Reload reloads the weapon just fired.',
  'ranger-pin-down': 'Pin Down needs no hit.',
  'ranger-rush':
    'The extra # belong to the same movement. You also have 0 AV with a throwing weapon used in melee.',
  'ranger-scavengers-shot':
    'The −1 DV already applies to this shot. The 1# grows with the pips. You count as one of the allies.',
  'ranger-volley': 'Another opponent only has to be in reach, and may have cover. You lose 1 RAV only once.',
  'ranger-barrage':
    'Each extra shot is a Barrage shot. The weapon isn’t reloaded in between and gets exactly one Reload counter afterwards; without a Skill pip it gets as many as usual.',
  'ranger-escape':
    'You get the extra # on the movement that Escape itself brings, as with Jog and Rush, and on every other movement until your next turn.',
  'ranger-flame-trap': 'Each new Burning counter costs 2 Life at once.',
  'ranger-punishers-shot': 'Punisher’s Shot needs a hit, and takes Life instead of dealing damage.',
  'ranger-troll-blood':
    'You regain the later Life once: as much Life as there are Skill pips, within as many turns. If you forget it, it comes at the end.',
  'ranger-troll-blood-begins':
    'You regain the later Life during the turns that follow, no earlier than the first.',
  'survival-counterstrike': 'Counterstrike answers every announced melee attack, even if you are Dazed.',
  'survival-endure-pain-and-guardian-force-and-defy-pain':
    'The damage is reduced after any “at least” damage counts. Contact is checked for each hit. If two allies have Guardian Force, only the one that takes off more counts.',
  'survival-headbutt-and-shove': 'Headbutt and Shove need no hit.',
  'survival-intentness':
    'Roll first. You may move 1# for each Skill pip, never more than your Hand gives. Knockdown counters you already have stay.',
  'survival-jump':
    'A Hero is an obstacle of 1# × 1#. Cover that can be seen over is 1# high, terrain that blocks sight 2#. Width is measured along the path.',
  'survival-regenerate': 'Roll for Regenerate after the action.',
  'survival-rigger':
    'You get one movement action for each Skill pip. Each use must end on level ground. Rigger works for terrain that can’t be climbed too.',
  'survival-shortening-reaction': 'The reaction is a movement or an attack, never a charge.',
  'survival-no-skill-inside':
    'You can’t use the granted actions for a skill. Critical effects on others (a sweep) still happen.',
  'survival-stamina':
    'If you use Stamina several times, the dice add up. The cut takes no more dice than Stamina gave, and comes only once.',
  'survival-valiant-charge':
    'You pick the allies before you move, and may pick yourself. Each makes one plain attack.',
  'dirty-tricks-apply-poison':
    'A miss neither uses up the poison nor delivers it. Each dagger uses one charge.',
  'dirty-tricks-backstab':
    'Any attack action will do, and so will a movement of 0#. Contact with an opposing follower counts as well.',
  'dirty-tricks-critical-hit':
    'On a miss nothing happens. The attack counts as a critical hit once for each Skill pip; a critical hit you roll isn’t added. With a sweep, it sweeps as many times.',
  'dirty-tricks-dancing-daggers':
    'The daggers are the attack, and you need no weapon. With 2 Skill pips you throw 6 daggers with a range of 2# per die and 2 RAV each.',
  'dirty-tricks-exploit-weakness':
    'Exploit Weakness needs a hit. If several effects say “at least”, the highest counts.',
  'dirty-tricks-iron-fist': 'Damage is reduced first. If any is left, the target gets the counter instead.',
  'dirty-tricks-malicious-strike':
    'Malicious Strike needs a hit, because it adds to damage. The condition must be there when the dice are rolled. Statuses and hexes aren’t conditions.',
  'dirty-tricks-shadow-meld':
    'Shadow Meld also stops skills that allies use from afar. Areas, Shouts and charges still reach you.',
  'dirty-tricks-tease':
    'Tease affects allies too. Nobody has to move, but anybody who does moves as far as he can by the shortest way. If no sex is noted, Tease has no effect. Followers count as Heroes.',
  'dirty-tricks-throw-dirt': 'Throw Dirt also applies to actions delayed in that turn.',
  'dirty-tricks-assault':
    'Assault ends with a charge, a reload or any skill. Delaying and being pushed don’t end it.',
  'dirty-tricks-caltrops':
    'Caltrops can take the target’s last die. Their Deep Wound counts as its newest condition.',
  'dirty-tricks-dancers-in-the-dark':
    'The target can’t use any skill, and neither can its pets. Effects already running stay.',
  'dirty-tricks-flashing-blades': 'Count only the dice really lost, including those lost to your answers.',
  'dirty-tricks-shadows-dance':
    'The attacks are all melee or all ranged. You may return to the same terrain. The reloading rules still apply.',
  'commander-you-fire-in-the-hole':
    'Cover and dead zone are measured from the Commander. The push goes away from the ally.',
  'commander-gogogo': 'Count the Hand an ally has when it moves.',
  'commander-you-help-me': 'The ally uses skills that take one action, one skill for each action.',
  'commander-hit-them-high': 'The kind of attack an ally makes decides which bonus it gets.',
  'commander-you-lead-the-way': 'The ally counts himself. Allies are counted before he moves.',
  'commander-never-surrender': 'The Shout also binds allies who are unhurt, but nobody who is unconscious.',
  'commander-stand-your-ground-and-take-cover':
    'Defence and Magic pips swap on the picked die. The limit on movement grows with the pips. Shouting the same again adds nothing.',
  'commander-you-finish-him':
    'The Command is for skills that take one action. The “at least” damage and the wound need the hit, and count for the original target only.',
  'commander-focus':
    'What happens on every try lasts until your next turn. The pips are for your next skill this turn or next turn, even if you roll none with it.',
  'commander-you-get-up-get-on-up': 'You may aim this Command at prone figures, but not at yourself.',
  'commander-inspirational-speech': 'Roll for the speech after the second movement.',
  'commander-we-will-survive':
    'This Shout works only on the dead, and they need a body. Shouts from before they died don’t bind them.',
  'elemental-mage-body-of-stone':
    'The Magic pips count as Defence pips. They are added on one die only, and for DV only.',
  'elemental-mage-disenchant': 'The target rolls one MDV against each attack.',
  'elemental-mage-frozen-ground': 'Frozen Ground slows each movement action.',
  'elemental-mage-glyph':
    'You may store any spell you know except Glyph, with one Glyph for each spell. Each use takes one action and counts as casting. Bonus pips neither apply nor are used up.',
  'elemental-mage-icy-prison': 'One MDV roll defends against both lines.',
  'elemental-mage-incendiary-missile':
    'You cast the spell and, if you have a ranged weapon, also shoot with it. The dead zone stops only the shot.',
  'elemental-mage-lightning-bolt': 'The bolt hits opponents whose base the centre line touches.',
  'elemental-mage-riding-the-wind':
    'The extra # count once; after that the enchantment does nothing more. Prone figures don’t move. A Dazed target performs half the actions, with all the extra #.',
  'elemental-mage-cloudform': 'No attack reaches you, but other effects with a reach do.',
  'elemental-mage-winters-armour': 'Burning you already have does no harm and runs out.',
  'necromancer-sacrifice': 'If you announce a sacrifice you pay for it, whether you turn a die or not.',
  'necromancer-lethal-cost':
    'If a spell’s own cost kills you, you get one more Skill pip, but only if the spell succeeds. The Life lost for failing only leaves you unconscious, not dead.',
  'necromancer-failing':
    'A spell fails if it was announced and has no effect. An interrupted spell was never cast.',
  'necromancer-wasted':
    'Only a spell that succeeds wastes the body: the Necromancer chapter says so, while the Undead chapter says any attempt does. The school’s own chapter wins.',
  'necromancer-dark-bond': 'Shared damage isn’t shared again or defended against.',
  'necromancer-flesh-of-your-master':
    'The spell heals everybody wounded in reach. Those at full health cost you nothing.',
  'necromancer-glyph-of-submission':
    'You regain the Life for each check that fails, and the Life grows with the pips.',
  'necromancer-insect-swarm':
    'The swarm harms each figure once in that figure’s own turn: when the turn begins or when it enters.',
  'necromancer-kiss-of-death': 'The Life for each point of damage doesn’t grow with the pips.',
  'necromancer-mobile-bomb':
    'You blow up your own Undead, as many as there are Skill pips, each with the full RAV. The blast hits everybody.',
  'necromancer-order-of-steel':
    'You lose 2 Life for each Skill pip. The spell affects all allies on the map. The turns of a dead caster keep counting.',
  'necromancer-raise-zombie':
    'The body may be any side’s, and nobody rolls MDV. If some Zombies have to perish, the one with the least Life goes first; if several tie, choose at random. Undead lose Life at the beginning of their master’s turn and have 2 actions.',
  'necromancer-several-zombies':
    'Several Zombies rise from one body: the first where it lies, the others as near as they can stand.',
  'necromancer-spill-blood': 'Spill Blood is defended against with DV only.',
  'necromancer-awake-golem':
    'The Golem’s Dicepool is 5 plus the extra dice, which are dice of the Hand too. There is no limit on Golems.',
  'necromancer-corrupt-soul':
    'A successful Light Spell sets the Hex off only if it was aimed at the target, not if it merely reaches him.',
  'necromancer-death-pact': 'The Life comes once, the Deep Wound each turn.',
  'necromancer-last-spark-of-life': 'Others may react only after the last of these actions.',
  'necromancer-suffer':
    'The counter moves after a successful spell on somebody else. An immune target takes nothing.',
  'necromancer-suffer-counters':
    'Suffer moves single counters, not whole conditions; a spell that fails or affects nobody else uses up nothing.',
} satisfies RulingTexts;
