import type { RulingTexts } from '../../rulebook-text';

export const furtherSchools = {
  'psion-distract':
    'Also an ordinary action; the target inside its own reach; a stopped reaction keeps its Delay.',
  'psion-triggers':
    'Hexes trigger on announcement (Guilt War, Frustration, Sympathy), without a second MDV; Guilt War’s bystanders roll theirs then.',
  'psion-interrupt':
    'Counts green pips; a reaction counts by order; later actions need 2; Shouts are no actions.',
  'psion-mimicry':
    'Only a success uses it up; from another ally; copied spells (Echo too) are Psi Spells without their school’s rules.',
  'psion-oscitancy':
    'Predict, roll, show; move up to that far; the top card is out of it; no target, no MDV.',
  'psion-precognition': 'Below the top card.',
  'psion-shatter-enchantments': 'Nature Enchantments count for the attack, and are not removed.',
  'psion-illusionary-blade':
    'DV only; 1 AV for each Magic pip rolled, whatever his AV and MAV have become; a new target is allowed; this turn only.',
  'psion-power-drain': 'Opponents only; loss 1; the gain is kept until used.',
  'psion-terror': '“−1D” is −1 DV.',
  'psion-sympathy':
    'It waits for an attack with AV or RAV, by a skill too, and weakens every attack of that action; an attack with MAV alone does not set it off.',
  'druid-awaken': 'Dead for good when it wears off; respawning still works; the pet may make the contact.',
  'druid-blocking': 'Nature Hexes and Enchantments block each other.',
  'druid-calenture': 'A Hex.',
  'druid-enlarge': 'Its end may down a Hero.',
  'druid-regrowth': 'Raises an unconscious Hero at the beginning of his turn.',
  'druid-spirit-bond': 'No range.',
  'druid-tranquility': 'All counters are covered, it expires at once; never Nature.',
  'druid-wrath': 'At the beginning of the turn.',
  'druid-entropic-shield': '1 Dazed per turn, after it ended.',
  'druid-force-of-nature': 'Every affected ally carries it.',
  'druid-genesis': 'Every spell that heals 1 or more.',
  'druid-shapeshift': 'Hand, Dicepool, conditions and effects stay; death does not end it.',
  'druid-weaken': 'Adds only to damage left after reductions.',
  'zealot-circle-of-life-and-words-of-solace-and-cleanse-and-martyr': 'No MDV by those in reach.',
  'zealot-damage-reversal': 'It ends as soon as it has turned damage into Life.',
  'zealot-guardian': 'One source is one attack or effect.',
  'zealot-overwatch': 'Falling unconscious ends it early, so the Life saves him.',
  'zealot-resurrection': 'Bodies do not defend; a failure costs no Dicepool.',
  'zealot-amity': 'Reach at announcement; a charge from inside is refused.',
  'zealot-essence-bond':
    'One green pip less; the caster defends his share if defence was permitted; not on himself; ends when either is down.',
  'zealot-martyr': 'Target: self.',
  'beastmaster-revival': 'A failed revival still costs the pet a die; at Dicepool 0 it is gone.',
  'beastmaster-training':
    'Basic Animal Training serves any own pet, Spirit Chains only the pet whose training it replaces.',
  'beastmaster-delay': 'Pets may delay, not charge.',
  'beastmaster-earshot':
    'Earshot counts from where the action ends. Pets that finished may still use granted actions.',
  'beastmaster-deaf': 'A pet is deaf to Shouts to the end of its Hero’s following turn.',
  'beastmaster-dodge':
    'DV alone, also for a mounted Hero; the example of the mount says MDV too, the skill does not.',
  'beastmaster-feral-pounce':
    'Any skill or Shout by that Hero himself since his card moved, successful or not.',
  'beastmaster-rampage':
    'The next attack (a Pet Attack included) alone counts, extra attacks follow at once; it lapses with the turn.',
  'beastmaster-soothe': 'Compares Life once.',
  'beastmaster-predators-strength': 'Counts AV minus DV, beyond the last die too.',
  'beastmaster-spirit-chains': 'One attack this turn, before or after, once per use.',
  'summoner-mdv': 'Your own daemon must roll MDV against your spells.',
  'summoner-falls': 'A daemon at 0 Life falls and dies like a Hero.',
  'summoner-ritual':
    'Ritual: 1 − green + Magic turns, never below 0; the daemon comes at the end of that many turns after this one; 0 is at once. The rest of this turn is lost.',
  'summoner-ritual-delay':
    'The delay is per event. The ritual cannot be given up; the Summoner’s fall ends it. The old daemon goes when the cast succeeds.',
  'summoner-first-turn': 'The daemon acts on the turn the ritual ends; after 0 turns, on the next.',
  'summoner-green-pips': 'Its green pips go on one face; one pip of every face is kept free of green.',
  'summoner-dark-portal':
    'Counts Summon Daemon’s green pips and waits for its next success. For each of them its own go on one more face without any; what finds no face is lost.',
  'summoner-built':
    'A daemon that is summoned in a match is built by the rules of one that was there before: pips cost what they cost, and what the casting and the free slots give is the most it may have. What the miniature shows, its player says.',
  'summoner-daemonic-rage':
    'The bonus is from the next attack on; a new target is allowed, no move; no target, and the chain is over.',
  'summoner-horns': 'Move first, then attack; no contact, nothing.',
  'summoner-shadow-form':
    'The daemon’s MDV is 0 before it would resist the spell itself: its Magic pips do not count against it, bonuses do.',
  'summoner-spikes': 'Ends at the daemon’s turn start.',
  'summoner-fiery-breath': 'Burning: 2 Life per counter on arrival and again at the end of the next turn.',
  'summoner-wings':
    'They run out: the first action is Wings or landing; Wings failed, landing. Your spells do not reach a flyer.',
  'summoner-drain-force': 'No Hex; it ends with either.',
  'summoner-poison-nails': 'An attack that hits uses a charge.',
  'summoner-shape-shift':
    'A pip gives the points that it cost. No green pips, no saved points; lasts with the daemon.',
  'summoner-torment': 'What is impossible is waived; delaying does not count.',
  'summoner-veil': 'Works at once; turns count from the next.',
  'voodoo-defence': 'Defence is voluntary. Distance needs sight.',
  'voodoo-ridden': 'A ridden Hero takes no other Loa but Papa Legba; the same Loa may be renewed.',
  'voodoo-one-vessel':
    'One Loa, one Vessel; a new successful summoning moves it. Others in reach share the effect only; a forced end ends all.',
  'voodoo-agassou': 'No charge.',
  'voodoo-bacalou': 'Straight away, as far as possible; falls count.',
  'voodoo-erzulie': 'Allied to the Vessel; the reach widens contact.',
  'voodoo-lingleson': 'The next attack that hits uses it; the copy has the AV only.',
  'voodoo-kalfu': 'The summoner picks.',
  'voodoo-maman-brigitte':
    'The Hero you aim at is the first target; you pick the others in reach, and leave out nobody while pips are left.',
  'voodoo-papa-legba': 'You pick, one by one.',
  'voodoo-ogoun': 'Works from now on.',
  'voodoo-damballa':
    'Dead followers too, whose turns are their Hero’s. Turns are the dead Hero’s cards; it acts on its own card. The dead roll nothing.',
  'voodoo-borrowed-actions':
    'No Delay or Recover; actions that take two need 2 pips. Dinclinsin: the target counts as yours; no second Dinclinsin; Magic 0, own Hand.',
  'voodoo-damballa-leaves': 'However the Loa leaves, by time too, the target dies again.',
  'voodoo-marinette': 'Crippled means Slowed; she rides until your next turn; Nature Hexes stay.',
  'harbinger-early':
    'Any end but expiry is early, your fall too (newest first; Life restored gets you up). Recasting renews, keeps the place, and is no end.',
  'harbinger-what-lasts': 'Values, reductions, dice and “whenever” last; attacks and counters happen once.',
  'harbinger-unremovable': 'Enchantments that cannot be removed are passed over, but count for Mystic Sweep.',
  'harbinger-unholy-rage': 'Counts itself.',
  'harbinger-seal-of-falling-tears-and-seal-of-the-moon': 'Seals work without an enchantment.',
  'harbinger-sinners-armour': 'Checks conditions when damage is dealt.',
  'harbinger-fanatism': 'First the die goes, then Life comes.',
  'harbinger-vow-of-strength': 'After each melee attack, hit or miss.',
  'snowfall-defence':
    'Only cover defends, as +1 DV, which the −1 DV of Knockdown takes away again; counters pass. No dead zone, critical or reaction.',
  'snowfall-dodge': 'Waits until used and stops what is thrown at you.',
  'snowfall-firm-stand': 'Any movement action ends it; area effects pass.',
  'snowfall-hot-chocolate-and-soothe': 'One is in contact with oneself.',
  'snowfall-unicorn-parcel': 'Parcels add up; nothing carries over.',
  'snowfall-avalanche': 'Deals no damage, so no +1.',
  'snowfall-freeze-soul': 'Is used by the first effect that would really restore Life.',
  'snowfall-igloo': 'Ends with any change of place; each Hero inside decides.',
  'snowfall-raise-snowman':
    'Snowmen: melee attack or Hard Knock; they melt at the end of your turns after the first; a snowball restores 1 Life per pip.',
  'snowfall-winter-spirit':
    'Stalemate: no other Hero’s damaging Snowball skill works, no snowman stands, no one is unconscious. Otherwise the Spirit loses. Its pips go on a face without green, one pip kept free.',
  'snowfall-respawn': 'Respawning undoes neither Winter Spirit nor Hibernate.',
  'snowfall-hibernate': 'Needs a target whose Snowball skills still work; everyone is the Spirit’s opponent.',
} satisfies RulingTexts;
