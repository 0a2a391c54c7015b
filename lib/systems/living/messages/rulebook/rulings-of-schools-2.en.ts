import type { RulingTexts } from '../rulebook-text';

export const furtherSchools = {
  'psion-distract':
    'You can use Distract as an ordinary action too. The target must be inside its own reach. A reaction that is stopped keeps its Delay counter.',
  'psion-triggers':
    'Announcing the action sets these Hexes off (Guilt War, Frustration, Sympathy), without a second MDV roll. Guilt War’s bystanders roll theirs then.',
  'psion-interrupt':
    'The pips you need are Skill pips. Against a reaction, count by its place in the order. Actions after the first need 2 pips. Shouts aren’t actions.',
  'psion-mimicry':
    'Only a success uses Mimicry up. It copies a spell of another ally. Copied spells (Echo’s too) are Psi Spells without the rules of their school.',
  'psion-oscitancy':
    'Predict first, then roll, then show the cards. A card moves no further than the Magic pips say. Leave the top card out. Oscitancy has no target and needs no MDV.',
  'psion-precognition':
    'The cards are those below the top card: you look at the ones for the Skill pips first, then at those for the Magic pips.',
  'psion-shatter-enchantments': 'Nature Enchantments count for the attack, but aren’t removed.',
  'psion-illusionary-blade':
    'The blade is defended against with DV only and has 1 AV for each Magic pip rolled, whatever your AV and MAV have become. You may choose a new target. The blade lasts for this turn only.',
  'psion-power-drain':
    'Power Drain affects opponents only, who lose 1. You keep what you gain until you use it.',
  'psion-terror': '“−1D” means −1 DV.',
  'psion-sympathy':
    'Sympathy waits for an attack with AV or RAV, by a skill too, and weakens every attack of that action. An attack with only MAV doesn’t set it off.',
  'druid-awaken':
    'The target is dead for good when Awaken wears off, but respawning still works. Your pet may make the contact for you.',
  'druid-blocking': 'Nature Hexes and Nature Enchantments block each other.',
  'druid-calenture': 'Calenture is a Hex.',
  'druid-enlarge': 'When Enlarge ends, losing the die may leave a Hero unconscious.',
  'druid-regrowth': 'Regrowth gets an unconscious Hero up at the beginning of his turn.',
  'druid-spirit-bond': 'Spirit Bond works at any distance.',
  'druid-tranquility':
    'An enchantment with all counters covered expires at once. Nature Spells are never covered.',
  'druid-wrath': 'The counter comes at the beginning of the turn.',
  'druid-entropic-shield': 'Once the shield has ended, you receive 1 Dazed counter for each turn it lasted.',
  'druid-force-of-nature': 'Every affected ally carries the enchantment.',
  'druid-genesis': 'Genesis helps every spell that restores 1 Life or more.',
  'druid-shapeshift':
    'Hand, Dicepool, conditions and effects stay as they are. Death doesn’t end the beast shape.',
  'druid-weaken': 'Weaken only adds to damage left after reductions.',
  'zealot-circle-of-life-and-words-of-solace-and-cleanse-and-martyr': 'Nobody in reach rolls MDV.',
  'zealot-damage-reversal': 'The spell ends as soon as it has turned damage into Life.',
  'zealot-guardian': 'One source is one attack or one effect.',
  'zealot-overwatch':
    'Overwatch ends early in three cases: when its bearer falls unconscious, so its Life saves him; when something removes it; and when Tranquility makes it expire sooner.',
  'zealot-resurrection': 'Bodies don’t defend. If the spell fails, the target’s Dicepool doesn’t shrink.',
  'zealot-amity': 'The reach is measured when the attack is announced. Nobody may charge from inside it.',
  'zealot-essence-bond':
    'You have one Skill pip fewer on every further check. You defend against your share if a defence was allowed. You can’t bond with yourself. The bond ends when either of you is down.',
  'zealot-martyr': 'You are Martyr’s own target.',
  'beastmaster-revival': 'A failed revival still costs the pet a die; at Dicepool 0 it is gone.',
  'beastmaster-training':
    'Basic Animal Training serves any pet of yours, Spirit Chains only the pet whose training it replaces.',
  'beastmaster-delay': 'Pets may delay, but not charge.',
  'beastmaster-earshot':
    'Earshot counts from where your action ends. Pets that have finished may still use the actions you give them.',
  'beastmaster-deaf': 'A pet is deaf to Shouts to the end of its Hero’s following turn.',
  'beastmaster-dodge':
    'Dodge gives DV only, also to a mounted Hero. The rulebook’s example of a mount says MDV too, but the skill doesn’t.',
  'beastmaster-feral-pounce':
    'Any skill or Shout that the target itself has used since its card moved counts, successful or not.',
  'beastmaster-rampage':
    'Only the next attack counts, and that may be a Pet Attack. The extra attacks follow at once. Rampage ends with the turn.',
  'beastmaster-soothe': 'Compare the Life of the two once.',
  'beastmaster-predators-strength':
    'Count all the damage the attack deals, even beyond the target’s last die.',
  'beastmaster-spirit-chains': 'One attack this turn, before or after, adds the Life once for each use.',
  'summoner-mdv': 'Your own daemon must roll MDV against your spells.',
  'summoner-falls': 'A daemon at 0 Life falls and dies like a Hero.',
  'summoner-ritual':
    'The ritual takes 1 turn, less the Skill pips, plus the Magic pips, and never less than 0. The daemon comes at the end of that many turns after this one; with 0, at once. You lose the rest of this turn.',
  'summoner-ritual-delay':
    'The ritual is delayed again each time you take damage, or lose Life to a skill or condition. You can’t give it up; only your fall ends it. The old daemon goes when the spell succeeds.',
  'summoner-first-turn': 'The daemon acts on the turn the ritual ends; if it took 0 turns, on the next.',
  'summoner-green-pips':
    'The daemon’s Skill pips go on one face; every face keeps at least one place that isn’t green.',
  'summoner-dark-portal':
    'Dark Portal counts the Skill pips of the next Summon Daemon that succeeds. For each of them its own pips go on one more face without any; if no face is left, the rest are lost.',
  'summoner-built':
    'A daemon summoned during a match is built by the same rules as one built before it. Pips cost the same, and the casting and the free slots set its limits. Its player says what the miniature shows.',
  'summoner-daemonic-rage':
    'The bonus counts from the next attack on. The daemon may take a new target, but doesn’t move. Without a target it stops.',
  'summoner-horns': 'The daemon moves first, then attacks. Without contact nothing happens.',
  'summoner-shadow-form':
    'The daemon’s MDV is 0 before it would resist the spell itself: its Magic pips don’t count against it, bonuses do.',
  'summoner-spikes': 'Spikes end when the daemon’s turn begins.',
  'summoner-fiery-breath':
    'Burning costs 2 Life for each counter on arrival, and again at the end of the next turn.',
  'summoner-wings':
    'When the Wings run out, the daemon’s first action must be Wings or landing; if Wings fail, it lands. Your spells don’t reach a daemon in the air.',
  'summoner-drain-force': 'Drain Force isn’t a Hex. It ends when you or the daemon falls.',
  'summoner-poison-nails': 'An attack that hits uses up a charge.',
  'summoner-shape-shift':
    'A pip gives back the points it cost. You can’t buy Skill pips or save points. The change lasts as long as the daemon.',
  'summoner-torment': 'Nobody has to do what is impossible. Delaying doesn’t count.',
  'summoner-veil': 'Veil works at once. Its turns count from the next one.',
  'voodoo-defence': 'Nobody has to defend. At a distance you must see the target.',
  'voodoo-ridden': 'No other Loa but Papa Legba enters a ridden Hero; you may renew the same Loa.',
  'voodoo-one-vessel':
    'Each Loa has one Vessel; a new successful summoning moves the Loa there. Others in reach only share the effect. If the Loa is made to leave, the effect ends for all.',
  'voodoo-agassou': 'Agassou doesn’t help a charge.',
  'voodoo-bacalou': 'The target moves directly away from you, as far as it can. Falls count.',
  'voodoo-erzulie':
    'Affected figures are allies of the Vessel. Anybody within the reach counts as in base contact.',
  'voodoo-lingleson':
    'The next attack that hits uses the effect up. The copy of it on the attacker has only the AV.',
  'voodoo-kalfu': 'Whoever summoned Kalfu picks the condition.',
  'voodoo-maman-brigitte':
    'The Hero you aim at is the first target; you pick the others in reach, and must go on while pips are left.',
  'voodoo-papa-legba': 'You pick the Loas one by one.',
  'voodoo-ogoun': 'Ogoun works from now on.',
  'voodoo-damballa':
    'Dead followers can be called too; their turns are their Hero’s. Count turns by the dead Hero’s cards; it acts on its own card. The dead roll nothing.',
  'voodoo-borrowed-actions':
    'You can’t use these actions to delay or to recover, and an action that takes two needs 2 pips. With Dinclinsin the target counts as yours, uses its own Hand and has no Magic, and no second Dinclinsin is possible.',
  'voodoo-damballa-leaves': 'However the Loa leaves, even when time runs out, the target dies again.',
  'voodoo-marinette':
    'The rulebook’s “crippled” means Slowed. Marinette rides until your next turn. Nature Hexes stay.',
  'harbinger-early':
    'Any end except running out is early, even your own fall: the newest enchantment goes first, and restored Life gets you up. If you cast one again, it is renewed in its place and doesn’t end.',
  'harbinger-what-lasts':
    'Values, reductions, dice and anything that happens “whenever” last. Attacks and counters happen once.',
  'harbinger-unremovable': 'Skip enchantments that can’t be removed, but count them for Mystic Sweep.',
  'harbinger-unholy-rage': 'Unholy Rage counts itself.',
  'harbinger-seal-of-falling-tears-and-seal-of-the-moon': 'The Seals work without an enchantment too.',
  'harbinger-sinners-armour': 'Conditions are checked when damage is dealt.',
  'harbinger-fanatism': 'The die goes first, then the Life comes.',
  'harbinger-vow-of-strength': 'The loss comes after each melee attack, hit or miss.',
  'snowfall-defence':
    'Only cover defends, with +1 DV, which the −1 DV of Knockdown takes away again. Counters always get through. There is no dead zone, no critical hit and no reaction.',
  'snowfall-dodge': 'Dodge waits until it is used, and stops what is thrown at you.',
  'snowfall-firm-stand': 'Any movement action ends Firm Stand. It doesn’t stop effects on an area.',
  'snowfall-hot-chocolate-and-soothe': 'You count as in base contact with yourself.',
  'snowfall-unicorn-parcel': 'Several parcels add up. Nothing carries over to a later turn.',
  'snowfall-avalanche': 'Avalanche deals no damage, so nothing adds to it.',
  'snowfall-freeze-soul': 'The first effect that would really restore Life uses Freeze Soul up.',
  'snowfall-igloo':
    'The Igloo ends when you move or are moved in any way. Each Hero inside decides for himself.',
  'snowfall-raise-snowman':
    'Snowmen attack in melee or use Hard Knock. They melt at the end of your turns after the first. A snowball restores 1 Life to them for each pip.',
  'snowfall-winter-spirit':
    'The fight is at a stalemate if no other Hero’s Snowball skill that deals damage works, no snowman stands and nobody is unconscious. Otherwise the Spirit loses. Its pips go on a face without green; leave one pip free.',
  'snowfall-respawn': 'Respawning ends neither Winter Spirit nor Hibernate.',
  'snowfall-hibernate':
    'Hibernate needs a target whose Snowball skills still work. Everybody is the Spirit’s opponent.',
} satisfies RulingTexts;
