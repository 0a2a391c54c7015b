import type { RulingTexts } from '../../rulebook-text';

export const firstSchools = {
  'warrior-berserk': 'The bonus is for every attack that he rolls until his next turn, reactions too.',
  'warrior-bloodlust': '“Killed” means: took the last die.',
  'warrior-cats-charge': 'A fresh attack roll. Unused # is the allowance minus the distance, rounded down.',
  'warrior-deflect-missiles':
    'Contact is judged before the shot; each shot, dagger and Volley spill answers once; a magic projectile counts, and a DV bonus stops it.',
  'warrior-fierce-blow-and-hamstring-and-impale': 'The DV does not matter; counters come after damage.',
  'warrior-flurry':
    '−1 AV once; extra actions for Flurry only; targets may change; after a success no other skill this turn.',
  'warrior-shield-up': 'An earlier attack is fine.',
  'warrior-swift-blow': 'Needs a hit only; damage is never kept.',
  'warrior-analgize': 'No upper limit on the Dicepool; see skill ruling 18.',
  'warrior-big-bada-boom': 'No hit or sight needed; walls do not block; reductions apply.',
  'warrior-cleave': 'Replaces higher damage; Deep Wound moves the Hand too.',
  'warrior-disentrall':
    'Both parts need a hit; enchantments that cannot be removed make “enchanted” but are skipped; removal effects trigger.',
  'warrior-experts-defence':
    'Each attack that hits uses a charge, by area too; beats “at least N”; the bonus is the attacks negated times the green pips; charges that are left lapse as his next turn begins; blocked only after a success.',
  'ranger-aimed-shot': 'Never as a reaction.',
  'ranger-concussion-shot':
    'The dead zone is allowed even without a green pip; no extra damage of a crossbow; a critical still pushes.',
  'ranger-dodge': 'The same effect as Evade, and the two add.',
  'ranger-dust-trap':
    'No sight into the cloud either; melee in contact stays possible for newcomers; blindness ends with the cloud; blind Heroes may Shout, not Command.',
  'ranger-fast-reload': 'The weapon just fired.',
  'ranger-pin-down': 'No hit needed.',
  'ranger-rush': 'The extra # is in the same movement; a throwing weapon used in melee is hit by “AV 0”.',
  'ranger-scavengers-shot': 'Helps this shot; the 1# scales; the shooter is an ally.',
  'ranger-volley': 'Neighbours need reach only and have their own cover; −1 RAV once.',
  'ranger-barrage':
    'Extra shots are Barrage shots; no Reload between, exactly one after; without a green pip as the weapon does.',
  'ranger-escape':
    '+# on every later movement until his next turn; its own movement comes before the pips count.',
  'ranger-flame-trap': 'Each new counter costs 2 Life at once.',
  'ranger-punishers-shot': 'Needs a hit; it is loss of Life.',
  'ranger-troll-blood':
    'The later restoration is one: as many Life, within as many turns, as there are green pips; if forgotten it comes at the end.',
  'ranger-troll-blood-begins': 'It comes within the turns that follow, not before the first of them.',
  'survival-counterstrike': 'Answers every announced melee attack, also when Dazed.',
  'survival-endure-pain-and-guardian-force-and-defy-pain':
    'Reductions come after minima; contact is checked per hit; of two guardians the higher counts.',
  'survival-headbutt-and-shove': 'No hit needed.',
  'survival-intentness':
    'Roll first; the movement cap is 1# for each green pip and never above the Hand; old Knockdowns stay.',
  'survival-jump':
    'Heroes are obstacles of 1# × 1#; cover to see over is 1# high, terrain that blocks sight 2#; width is measured along the path.',
  'survival-regenerate': 'Roll after the action.',
  'survival-rigger':
    'One movement action for each green pip; each use must end on valid ground; unclimbable terrain too.',
  'survival-shortening-reaction': 'A movement or an attack, never a charge.',
  'survival-no-skill-inside': 'No skill inside. Critical effects on others (a sweep) still happen.',
  'survival-stamina': 'Uses add; the cut takes at most Stamina’s dice; it is checked once.',
  'survival-valiant-charge': 'Allies are picked before he moves, himself too; one plain attack.',
  'dirty-tricks-apply-poison': 'A miss neither uses nor delivers it; one charge per dagger.',
  'dirty-tricks-backstab':
    'Any attack action; moving 0# is enough; contact with an opposing follower serves as well.',
  'dirty-tricks-critical-hit':
    'Nothing on a miss; once for each green pip in all, a natural critical is not added; it sweeps as many times.',
  'dirty-tricks-dancing-daggers':
    'The daggers are the attack and no weapon is needed; with 2 green pips: 6 daggers, 2# per die, 2 RAV each.',
  'dirty-tricks-exploit-weakness': 'Needs a hit; the highest minimum counts.',
  'dirty-tricks-iron-fist': 'Comes after reductions.',
  'dirty-tricks-malicious-strike':
    'Needs a hit, as it adds to damage; the condition must be there at the roll; statuses and hexes are none.',
  'dirty-tricks-shadow-meld': 'Allies’ far skills are stopped too; areas, Shouts and charges reach him.',
  'dirty-tricks-tease':
    'Allies too; nobody is forced to move, but who does moves in full and the shortest way; no sex noted, no effect; followers are as Heroes.',
  'dirty-tricks-throw-dirt': 'Covers that turn’s delayed actions.',
  'dirty-tricks-assault': 'Charge, reload and any skill end it; delay and push do not.',
  'dirty-tricks-caltrops': 'May take the last die; Deep Wound is the newest.',
  'dirty-tricks-dancers-in-the-dark': 'No skill can be used, by his pets neither; running effects stay.',
  'dirty-tricks-flashing-blades': 'Dice really removed count, answers too.',
  'dirty-tricks-shadows-dance':
    'The attacks are all melee or all ranged; the same terrain is allowed; Reload rules stay.',
  'commander-you-fire-in-the-hole': 'Cover and dead zone from the Commander, the push from the ally.',
  'commander-gogogo': 'The Hand at the time of moving counts.',
  'commander-you-help-me': 'Skills of one action, one per action.',
  'commander-hit-them-high': 'The kind goes by the attack made.',
  'commander-you-lead-the-way': 'The ally counts himself; counted before moving.',
  'commander-never-surrender': 'Unhurt allies are bound too; no unconscious ones.',
  'commander-stand-your-ground-and-take-cover':
    'Grey and blue swap on the picked die; the movement cap scales; shouting again does not add.',
  'commander-you-finish-him':
    'Skills of one action; minimum and wound need the hit, on the original target only.',
  'commander-focus':
    'The part that always happens lasts until his next turn; the pips are for the next skill of this or his next turn, even if none is rolled.',
  'commander-you-get-up-get-on-up': 'May be aimed at the prone; not at himself.',
  'commander-inspirational-speech': 'Rolled after the second movement.',
  'commander-we-will-survive': 'Dead only, with a body; earlier Shouts do not bind the dead.',
  'elemental-mage-body-of-stone': 'The Magic pip reads as Defence, added on one die, for DV only.',
  'elemental-mage-disenchant': 'One MDV per attack.',
  'elemental-mage-frozen-ground': 'Slows per movement action.',
  'elemental-mage-glyph':
    'Any known spell but Glyph, one action per use, one Glyph per spell; a use is casting; no pip bonus applies or is spent.',
  'elemental-mage-icy-prison': 'One MDV against both lines.',
  'elemental-mage-incendiary-missile':
    'The spell plus a shot with the own ranged weapon, if any; the dead zone stops only the shot.',
  'elemental-mage-lightning-bolt': 'Opponents whose base the centre line touches.',
  'elemental-mage-riding-the-wind':
    'The extra # once; the rest is a mark. The prone are not moved; Dazed halves the actions only.',
  'elemental-mage-cloudform': 'No attack reaches him; other effects of reach do.',
  'elemental-mage-winters-armour': 'Burning that is there does no harm and runs out.',
  'necromancer-sacrifice': 'A sacrifice announced is paid, die turned or not.',
  'necromancer-lethal-cost':
    'A lethal own cost adds one green pip, to a successful spell only; the loss for failing alone leaves him unconscious.',
  'necromancer-failing': 'Failing: announced without effect. Interrupted: never cast.',
  'necromancer-wasted':
    'Only a spell that succeeds wastes the body: the chapter of the Necromancer says so, that of the Undead that any attempt does. The school’s own chapter holds.',
  'necromancer-dark-bond': 'Shared damage is not shared on, nor defended.',
  'necromancer-flesh-of-your-master': 'All wounded in reach; full ones cost nothing.',
  'necromancer-glyph-of-submission': 'Life per failed check, scaled.',
  'necromancer-insect-swarm': 'Once per own turn, at its start or on entering.',
  'necromancer-kiss-of-death': 'The Life per damage is not scaled.',
  'necromancer-mobile-bomb': 'Own Undead, up to the green pips, each with full RAV; hits everybody.',
  'necromancer-order-of-steel': 'The 2 Life scales; all allies on the map; a dead caster’s turns count on.',
  'necromancer-raise-zombie':
    'Any side’s body, no MDV; the one with least Life perishes first, equals by lot; Undead lose Life at the beginning of the master’s turn and have 2 actions.',
  'necromancer-several-zombies':
    'Several rise from one body: the first where it lies, the others as near to it as they can stand.',
  'necromancer-spill-blood': 'DV only.',
  'necromancer-awake-golem': 'Dicepool 5 plus extras, which are dice of the Hand too; no limit on Golems.',
  'necromancer-corrupt-soul': 'Triggers on a successful Light Spell that chose him, not by reach.',
  'necromancer-death-pact': 'Life once; 1 Deep Wound per turn.',
  'necromancer-last-spark-of-life': 'Reactions only afterwards.',
  'necromancer-suffer': 'Transfers after a successful spell on somebody else; the immune take nothing.',
  'necromancer-suffer-counters':
    'It moves single counters, not whole conditions; a spell that fails or affects nobody else uses up nothing.',
} satisfies RulingTexts;
