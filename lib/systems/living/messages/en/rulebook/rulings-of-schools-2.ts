import type { RulingTexts } from '../../rulebook-text';

export const furtherSchools = {
  'psion-distract':
    'It can be used as an ordinary action too. The target must be inside its own reach. A stopped reaction keeps its Delay counter.',
  'psion-triggers':
    'The announcement sets off Hexes (Guilt War, Frustration, Sympathy), without a second MDV roll. Guilt War’s bystanders roll theirs then.',
  'psion-interrupt':
    'It counts green pips. A reaction counts by its place in the order. Later actions need 2 pips. Shouts aren’t actions.',
  'psion-mimicry':
    'Only a success uses it up. It copies from another ally. Copied spells (Echo’s too) are Psi Spells without the rules of their school.',
  'psion-oscitancy':
    'Predict first, then roll, then show the cards. A card moves no further than that. The top card isn’t part of it. It has no target and needs no MDV.',
  'psion-precognition':
    'The cards are those below the top card: you look at the ones for the green pips first, then at those for the Magic pips.',
  'psion-shatter-enchantments': 'Nature Enchantments count for the attack, but aren’t removed.',
  'psion-illusionary-blade':
    'It counts for DV only: 1 AV for each Magic pip rolled, whatever his AV and MAV have become. A new target is allowed. It lasts for this turn only.',
  'psion-power-drain': 'It affects opponents only, who lose 1. The gain is kept until it is used.',
  'psion-terror': '“−1D” means −1 DV.',
  'psion-sympathy':
    'It waits for an attack with AV or RAV, by a skill too, and weakens every attack of that action; an attack with only MAV doesn’t set it off.',
  'druid-awaken':
    'The target is dead for good when it wears off, but respawning still works. The pet may make the contact.',
  'druid-blocking': 'Nature Hexes and Nature Enchantments keep each other off.',
  'druid-calenture': 'It is a Hex.',
  'druid-enlarge': 'When it ends, the lost die may leave a Hero unconscious.',
  'druid-regrowth': 'It gets an unconscious Hero up at the beginning of his turn.',
  'druid-spirit-bond': 'It has no range.',
  'druid-tranquility':
    'An enchantment with all counters covered expires at once. Nature Spells are never covered.',
  'druid-wrath': 'It happens at the beginning of the turn.',
  'druid-entropic-shield': 'Once it has ended, you receive 1 Dazed counter for each turn it lasted.',
  'druid-force-of-nature': 'Every affected ally carries it.',
  'druid-genesis': 'It helps every spell that restores 1 Life or more.',
  'druid-shapeshift': 'Hand, Dicepool, conditions and effects stay as they are. Death doesn’t end it.',
  'druid-weaken': 'It only adds to damage left after reductions.',
  'zealot-circle-of-life-and-words-of-solace-and-cleanse-and-martyr': 'Figures in reach roll no MDV.',
  'zealot-damage-reversal': 'It ends as soon as it has turned damage into Life.',
  'zealot-guardian': 'One source is one attack or one effect.',
  'zealot-overwatch':
    'It ends early when its bearer falls unconscious, so its Life saves him; when something removes it; and when Tranquility makes it expire sooner.',
  'zealot-resurrection': 'Bodies don’t defend. A failure costs no Dicepool.',
  'zealot-amity': 'The reach counts when the attack is announced. A charge from inside it is refused.',
  'zealot-essence-bond':
    'It has one green pip less. The caster defends against his share if defence was allowed. He can’t bond with himself. It ends when either is down.',
  'zealot-martyr': 'Its target is the caster himself.',
  'beastmaster-revival': 'A failed revival still costs the pet a die; at Dicepool 0 it is gone.',
  'beastmaster-training':
    'Basic Animal Training serves any own pet, Spirit Chains only the pet whose training it replaces.',
  'beastmaster-delay': 'Pets may delay, but not charge.',
  'beastmaster-earshot':
    'Earshot counts from where the action ends. Pets that finished may still use granted actions.',
  'beastmaster-deaf': 'A pet is deaf to Shouts to the end of its Hero’s following turn.',
  'beastmaster-dodge':
    'It gives DV only, also to a mounted Hero. The example of the mount says MDV too, but the skill doesn’t.',
  'beastmaster-feral-pounce':
    'Any skill or Shout that the Hero himself has used since his card moved counts, successful or not.',
  'beastmaster-rampage':
    'Only the next attack counts, and that may be a Pet Attack. The extra attacks follow at once. It lapses with the turn.',
  'beastmaster-soothe': 'Life is compared once.',
  'beastmaster-predators-strength':
    'It counts the damage the attack deals, even beyond the target’s last die.',
  'beastmaster-spirit-chains': 'It gives one attack this turn, before or after, once for each use.',
  'summoner-mdv': 'Your own daemon must roll MDV against your spells.',
  'summoner-falls': 'A daemon at 0 Life falls and dies like a Hero.',
  'summoner-ritual':
    'The ritual takes 1 turn, less the green pips, plus the Magic pips, and never less than 0. The daemon comes at the end of that many turns after this one, with 0 at once. The rest of this turn is lost.',
  'summoner-ritual-delay':
    'What delays the ritual counts for each event. The ritual can’t be given up; the Summoner’s fall ends it. The old daemon goes when the cast succeeds.',
  'summoner-first-turn': 'The daemon acts on the turn the ritual ends; after 0 turns, on the next.',
  'summoner-green-pips': 'Its green pips go on one face; leave one pip of every face not green.',
  'summoner-dark-portal':
    'It counts the green pips of Summon Daemon and waits until that next succeeds. For each of them its own pips go on one more face without any; if no face is left, the rest are lost.',
  'summoner-built':
    'A daemon summoned during a match is built by the same rules as one built before it: pips cost the same, and the casting and the free slots set its limits. Its player says what the miniature shows.',
  'summoner-daemonic-rage':
    'The bonus counts from the next attack on. The daemon may take a new target, but doesn’t move. Without a target the chain is over.',
  'summoner-horns': 'The daemon moves first, then attacks. Without contact nothing happens.',
  'summoner-shadow-form':
    'The daemon’s MDV is 0 before it would resist the spell itself: its Magic pips don’t count against it, bonuses do.',
  'summoner-spikes': 'They end when the daemon’s turn begins.',
  'summoner-fiery-breath':
    'Burning costs 2 Life for each counter on arrival, and again at the end of the next turn.',
  'summoner-wings':
    'When they run out, the daemon’s first action must be Wings or landing; if Wings fail, it lands. Your spells don’t reach a daemon in the air.',
  'summoner-drain-force': 'It isn’t a Hex. It ends with either of the two.',
  'summoner-poison-nails': 'An attack that hits uses up a charge.',
  'summoner-shape-shift':
    'A pip gives back the points it cost. You can’t buy green pips or save points. It lasts as long as the daemon.',
  'summoner-torment': 'Nobody has to do what is impossible. Delaying doesn’t count.',
  'summoner-veil': 'It works at once. Its turns count from the next one.',
  'voodoo-defence': 'Nobody has to defend. A range needs sight.',
  'voodoo-ridden': 'A ridden Hero takes no other Loa but Papa Legba; the same Loa may be renewed.',
  'voodoo-one-vessel':
    'Each Loa has one Vessel; a new successful summoning moves it. Others in reach only share the effect. If it is made to leave, the effect ends for all.',
  'voodoo-agassou': 'It doesn’t help a charge.',
  'voodoo-bacalou': 'The target goes straight away, as far as it can. Falls count.',
  'voodoo-erzulie': 'Affected figures are allies of the Vessel. The reach widens base contact.',
  'voodoo-lingleson': 'The next attack that hits uses it up. The copy has the AV only.',
  'voodoo-kalfu': 'The summoner picks.',
  'voodoo-maman-brigitte':
    'The Hero you aim at is the first target; you pick the others in reach, and may leave out nobody while pips are left.',
  'voodoo-papa-legba': 'You pick them one by one.',
  'voodoo-ogoun': 'It works from now on.',
  'voodoo-damballa':
    'Dead followers too, whose turns are their Hero’s. Turns are the dead Hero’s cards; it acts on its own card. The dead roll nothing.',
  'voodoo-borrowed-actions':
    'They can’t be used to delay or to recover, and an action that takes two needs 2 pips. With Dinclinsin the target counts as yours, uses its own Hand and has no Magic, and no second Dinclinsin is possible.',
  'voodoo-damballa-leaves': 'However the Loa leaves, even when time runs out, the target dies again.',
  'voodoo-marinette': '“Crippled” means Slowed. She rides until your next turn. Nature Hexes stay.',
  'harbinger-early':
    'Any end except running out is early, even your own fall: the newest goes first, and restored Life gets you up. Casting it again renews it in its place and doesn’t end it.',
  'harbinger-what-lasts':
    'Values, reductions, dice and what happens “whenever” last. Attacks and counters happen once.',
  'harbinger-unremovable': 'Enchantments that can’t be removed are skipped, but count for Mystic Sweep.',
  'harbinger-unholy-rage': 'It counts itself.',
  'harbinger-seal-of-falling-tears-and-seal-of-the-moon': 'The Seals work without an enchantment too.',
  'harbinger-sinners-armour': 'Conditions are checked when damage is dealt.',
  'harbinger-fanatism': 'The die goes first, then the Life comes.',
  'harbinger-vow-of-strength': 'It happens after each melee attack, whether that hits or not.',
  'snowfall-defence':
    'Only cover defends, with +1 DV, which the −1 DV of Knockdown takes away again. Counters pass. There is no dead zone, no critical hit and no reaction.',
  'snowfall-dodge': 'It waits until it is used, and stops what is thrown at you.',
  'snowfall-firm-stand': 'Any movement action ends it. Effects on an area pass.',
  'snowfall-hot-chocolate-and-soothe': 'You are in contact with yourself.',
  'snowfall-unicorn-parcel': 'Parcels add up. Nothing carries over.',
  'snowfall-avalanche': 'It deals no damage, so nothing adds to it.',
  'snowfall-freeze-soul': 'The first effect that would really restore Life uses it up.',
  'snowfall-igloo': 'It ends with any change of place. Each Hero inside decides for himself.',
  'snowfall-raise-snowman':
    'Snowmen attack in melee or use Hard Knock. They melt at the end of your turns after the first. A snowball restores 1 Life to them for each pip.',
  'snowfall-winter-spirit':
    'It is a stalemate if no other Hero’s Snowball skill that deals damage works, no snowman stands and nobody is unconscious. Otherwise the Spirit loses. Its pips go on a face without green; leave one pip free.',
  'snowfall-respawn': 'Respawning undoes neither Winter Spirit nor Hibernate.',
  'snowfall-hibernate':
    'It needs a target whose Snowball skills still work. Everybody is the Spirit’s opponent.',
} satisfies RulingTexts;
