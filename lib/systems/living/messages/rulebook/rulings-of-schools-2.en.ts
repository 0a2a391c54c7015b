import type { RulingTexts } from '../rulebook-text';

export const furtherSchools = {
  'psion-distract':
    'You can use Distract as an ordinary action too. The reach is measured around the target, and the target counts as inside it. If a reaction is stopped, its Delay counter isn’t spent.',
  'psion-triggers':
    'Guilt War, Frustration and Sympathy go off when the target announces the action. The target doesn’t roll MDV again, but bystanders affected by Guilt War roll theirs then.',
  'psion-interrupt':
    'The pips you need for Interrupt are Skill pips. Any action after a Hero’s first needs 2 pips. A reaction counts as his first only if he hasn’t acted since his card was last drawn. Shouts aren’t actions.',
  'psion-mimicry':
    'Mimicry is used up only when it succeeds. It copies a spell of another ally. Copied spells (with Echo too) are Psi Spells and don’t follow the rules of their own school.',
  'psion-oscitancy':
    'For Oscitancy, predict first, then roll, then show the cards. A card moves at most one place for each Magic pip. Leave the top card out of it. Oscitancy has no target, so nobody rolls MDV.',
  'psion-precognition':
    'With Precognition you look at cards below the top card: first the ones for the Skill pips, then the ones for the Magic pips.',
  'psion-shatter-enchantments':
    'Nature Enchantments count for the attack of Shatter Enchantments, but it doesn’t remove them.',
  'psion-illusionary-blade':
    'Targets defend against the Illusionary Blade only with DV. It has AV 1 for each Magic pip rolled, whatever happens to your AV and MAV. You may choose a new target. The blade lasts only for this turn.',
  'psion-power-drain':
    'Power Drain affects only opponents, and each loses just 1 pip. You keep the pips you gain until you use them.',
  'psion-terror': 'In the rulebook’s text of Terror, “−1D” means −1 DV.',
  'psion-sympathy':
    'Sympathy waits for an attack with AV or RAV, even one made with a skill, and weakens every attack of that action. An attack with only MAV doesn’t set it off.',
  'druid-awaken':
    'The target is dead for good when Awaken wears off, but respawning still works. To cast Awaken, it’s enough if your bonded pet is in contact with the target.',
  'druid-blocking': 'Nature Hexes and Nature Enchantments block each other.',
  'druid-calenture': 'Calenture is a Hex.',
  'druid-enlarge': 'When Enlarge ends, the Hero loses the die, and may fall unconscious.',
  'druid-regrowth': 'Regrowth puts an unconscious Hero back on his feet at the beginning of his turn.',
  'druid-spirit-bond': 'Spirit Bond works at any distance.',
  'druid-tranquility':
    'If Tranquility covers all counters of an enchantment, the enchantment expires at once. Nature Spells are never covered.',
  'druid-wrath': 'The target of Wrath gets the counter at the beginning of its turn.',
  'druid-entropic-shield':
    'Once Entropic Shield has ended, you receive 1 Dazed counter for each turn it lasted.',
  'druid-force-of-nature': 'Every ally affected by Force of Nature carries the enchantment.',
  'druid-genesis': 'Genesis adds to every spell that restores 1 Life or more.',
  'druid-shapeshift':
    'When you shapeshift, your Hand, Dicepool, conditions and effects stay as they are. Death doesn’t end the beast shape.',
  'druid-weaken': 'Weaken adds to the damage only if some is left after reductions.',
  'zealot-circle-of-life-and-words-of-solace-and-cleanse-and-martyr':
    'Against Circle of Life, Words of Solace, Cleanse and Martyr nobody in reach rolls MDV.',
  'zealot-damage-reversal': 'Damage Reversal ends as soon as it has turned damage into Life.',
  'zealot-guardian': 'For Guardian, each attack and each effect counts as one source.',
  'zealot-overwatch':
    'Overwatch ends early in three cases: its bearer falls unconscious, something removes it, or Tranquility makes it expire sooner. In the first case the Life it restores saves him.',
  'zealot-resurrection':
    'The dead don’t defend against Resurrection. If the spell fails, the target’s Dicepool doesn’t shrink.',
  'zealot-amity':
    'Measure Amity’s reach when the attack is announced. Nobody inside it may charge the caster.',
  'zealot-essence-bond':
    'With Essence Bond, you have one Skill pip fewer on every further skill check until the bond ends. You may defend against your share of the damage if a defence was allowed. You can’t bond with yourself. The bond ends when either of you falls.',
  'zealot-martyr': 'You yourself are the target of Martyr.',
  'beastmaster-revival':
    'A failed attempt to revive a pet still shrinks its Dicepool by a die. A pet whose Dicepool is 0 is gone for good.',
  'beastmaster-training':
    'Basic Animal Training works for any of your pets, Spirit Chains only for the pet whose training it replaces.',
  'beastmaster-delay': 'Pets may delay, but not charge.',
  'beastmaster-earshot':
    'Measure earshot from where your action ends. Pets that have already acted may still use the actions you give them.',
  'beastmaster-deaf':
    'A pet affected by a Shout is deaf to further ones until the end of its Hero’s next turn.',
  'beastmaster-dodge':
    'Dodge gives only DV, even to a mounted Hero. The rulebook’s example of riding mentions MDV too, but the skill doesn’t.',
  'beastmaster-feral-pounce':
    'For Feral Pounce, count any skill or Shout the target itself has used since its card was last drawn, successful or not.',
  'beastmaster-rampage':
    '“Rampage!” works only on the next attack, which may be a Pet Attack. The extra attacks follow at once. The Shout’s effect ends with the turn.',
  'beastmaster-soothe': 'For Soothe, compare the Life of Hero and pet only once.',
  'beastmaster-predators-strength':
    'For Predator’s Strength, count all the damage the attack deals, even beyond the target’s last die.',
  'beastmaster-spirit-chains':
    'If the pet attacks this turn, before or after you use Spirit Chains, it regains the extra Life once for each use.',
  'summoner-mdv': 'Your own Daemon must roll MDV against your spells.',
  'summoner-falls': 'A Daemon at 0 Life falls and dies like a Hero.',
  'summoner-ritual':
    'The ritual takes 1 turn, minus 1 for each Skill pip, plus 1 for each Magic pip, but never less than 0. The Daemon appears at the end of that many turns after this one. With 0, it appears at once. You lose the rest of this turn.',
  'summoner-ritual-delay':
    'Each time you take damage, or lose Life to a skill or condition, the ritual takes a turn longer. You can’t give it up: it ends early only if you fall. Your old Daemon goes when the spell succeeds.',
  'summoner-first-turn':
    'The Daemon acts on the turn on which the ritual ends. If the ritual took 0 turns, it acts on the next.',
  'summoner-green-pips':
    'The Daemon’s Skill pips all go on one face. Every face must keep at least one place that isn’t green.',
  'summoner-dark-portal':
    'Dark Portal waits for your next Summon Daemon that succeeds. For each Skill pip of that spell, choose one more face without a Skill pip. Put as many Skill pips on it as you rolled for Dark Portal. If you run out of faces, the rest are lost.',
  'summoner-built':
    'A Daemon summoned during a match is built by the same rules as one built before it. Pips cost the same. The pips of the casting set its Life and points, and the free slots limit its skills. Its player says what the miniature looks like.',
  'summoner-daemonic-rage':
    'The bonus of Daemonic Rage counts from the next attack on. The Daemon may choose a new target, but doesn’t move. If it has no target left, the attacks stop.',
  'summoner-horns':
    'With Horns, the Daemon moves first, then attacks. If it isn’t in contact then, it doesn’t attack.',
  'summoner-shadow-form':
    'Even against Shadow Form itself the Daemon’s Magic pips don’t count for its MDV; bonuses do.',
  'summoner-spikes': 'Spikes end when the Daemon’s turn begins.',
  'summoner-fiery-breath':
    'Each Burning counter from Fiery Breath costs the target 2 Life when it gets it, and 2 more at the end of its next turn.',
  'summoner-wings':
    'When Wings runs out, the Daemon’s first action must be Wings again or a landing. If Wings fails, it lands. Your spells don’t reach a Daemon in the air.',
  'summoner-drain-force': 'Drain Force isn’t a Hex. It ends when you or the Daemon falls.',
  'summoner-poison-nails': 'Each attack that hits uses up a charge of Poison Nails.',
  'summoner-shape-shift':
    'With Shape Shift, each pip you take off gives back the points it cost. You can’t buy Skill pips or save points. The change lasts as long as the Daemon does.',
  'summoner-torment':
    'Torment doesn’t force anybody to do something impossible. Delaying doesn’t count as obeying it.',
  'summoner-veil': 'Veil works at once, but its turns count from the next one.',
  'voodoo-defence':
    'Nobody has to defend against Voodoo. You must see any target you aren’t in contact with.',
  'voodoo-ridden':
    'No Loa except Papa Legba can enter a Hero who is already ridden. You may renew the Loa that is riding him.',
  'voodoo-one-vessel':
    'Each Loa has one Vessel. A successful new summoning moves the Loa to a new one. Others in reach only share the effect. If the Loa is made to leave, the effect ends for everybody.',
  'voodoo-agassou': 'Agassou doesn’t help a charge.',
  'voodoo-bacalou':
    'Bacalou’s target moves directly away from you, the full distance or as far as there is room. It can fall and be hurt that way.',
  'voodoo-erzulie':
    '“Allied” and “opposing” in Erzulie’s text refer to the Vessel, not to you. Anybody within reach counts as in base contact.',
  'voodoo-lingleson':
    'With L’ingleson, the next attack that hits uses the effect up. The copy that strikes the attacker has the same AV, but none of the attack’s other effects.',
  'voodoo-kalfu': 'Whoever summoned Kalfu picks the condition.',
  'voodoo-maman-brigitte':
    'With Maman Brigitte, the Hero you aim at is the first target. You choose the others in reach, and must choose as many as your pips allow.',
  'voodoo-papa-legba': 'You choose the Loas for Papa Legba one by one.',
  'voodoo-ogoun': 'Ogoun works from the moment you call it.',
  'voodoo-damballa':
    'You can call dead followers with Damballa too; their turns are their Hero’s. Count turns by the dead Hero’s card. Once back, he acts when his own card is drawn. The dead don’t roll to defend.',
  'voodoo-borrowed-actions':
    'You can’t use actions from Damballa or Dinclinsin to delay or to recover. Something that takes two actions needs 2 pips. With Dinclinsin the target counts as yours and uses its own Hand, but it has no Magic pips and can’t use Dinclinsin.',
  'voodoo-damballa-leaves':
    'However Damballa leaves, even if its time simply runs out, the target dies again.',
  'voodoo-marinette':
    'The rulebook’s “crippled” means Slowed. Marinette rides until your next turn. Nature Hexes stay.',
  'harbinger-early':
    'A Force Enchantment ends early if it ends for any reason except time. Your own fall counts too: the newest enchantment goes first, and if one restores Life you get up. If you cast one again, it is renewed in its place and doesn’t end.',
  'harbinger-what-lasts':
    'While a Force Enchantment lasts, so do its bonuses and penalties, its reductions, its extra dice and its “whenever” effects. Its attacks and counters happen only once.',
  'harbinger-unremovable':
    'Harbinger skills leave out enchantments that can’t be removed, but Mystic Sweep counts them.',
  'harbinger-unholy-rage': 'Unholy Rage counts itself as one of the enchantments.',
  'harbinger-seal-of-falling-tears-and-seal-of-the-moon': 'The Seals work without an enchantment too.',
  'harbinger-sinners-armour': 'For Sinner’s Armour, check for conditions when damage is dealt.',
  'harbinger-fanatism': 'If Fanatism ends early, you lose the die first, then regain the Life.',
  'harbinger-vow-of-strength':
    'With Vow Of Strength, opponents lose the Life after each melee attack, hit or miss.',
  'snowfall-defence':
    'Only cover defends against snowballs, with +1 DV; the −1 DV of Knockdown cancels that. Counters always get through. There is no dead zone, no critical hit and no reaction.',
  'snowfall-dodge': 'Dodge stays until it’s used up, and stops anything that is thrown at you.',
  'snowfall-firm-stand': 'Any movement action ends Firm Stand. The skill doesn’t stop area effects.',
  'snowfall-hot-chocolate-and-soothe':
    'For Hot Chocolate and Soothe, you count as in base contact with yourself.',
  'snowfall-unicorn-parcel': 'Several Unicorn Parcels add up. Nothing carries over to a later turn.',
  'snowfall-avalanche': 'Avalanche deals no damage, so nothing adds to it.',
  'snowfall-freeze-soul': 'The first effect that would really restore Life uses Freeze Soul up.',
  'snowfall-igloo':
    'The Igloo ends when you move or are moved in any way. Each Hero inside decides for himself.',
  'snowfall-raise-snowman':
    'Snowmen attack in melee or use Hard Knock. They melt at the end of each of your turns after the first. A snowball restores 1 Life to a snowman for each pip.',
  'snowfall-winter-spirit':
    'The Spirit wins only if the fight is at a stalemate: no other Hero has a working Snowball skill that deals damage, no snowman is standing and nobody is unconscious. Otherwise the Spirit loses. Its Skill pips go on a face without any, and they can’t fill that face completely.',
  'snowfall-respawn': 'Respawning doesn’t end Winter Spirit or Hibernate.',
  'snowfall-hibernate':
    'Hibernate needs a target whose Snowball skills still work. Everybody counts as an opponent of the Spirit.',
} satisfies RulingTexts;
