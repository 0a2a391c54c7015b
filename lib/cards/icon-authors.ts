/** Authors of the icons of game-icons.net (CC BY 3.0), by its name there. */
const drawn: Readonly<Record<string, string>> = {
  Lorc: `
    angel-outfit angel-wings anvil arrow-cluster arrows-shield aura axe-swing back-forth backstab
    bandage-roll bandaged bat-wing bird-claw blade-fall bleeding-heart bleeding-wound bloody-stash
    body-swapping boot-stomp boots bowman brain brainstorm breastplate broadsword broken-bone broken-heart
    broken-shield burning-eye campfire candle-skull cannon chained-heart claw-slashes coffee-mug
    crossed-chains crossed-pistols crossed-slashes crossed-swords crown-of-thorns crowned-skull
    crystal-ball crystal-wand cursed-star cycle daggers death-note decapitation direwolf distraction
    dodging dragon-breath drop duality-mask dust-cloud earth-crack echo-ripples evil-minion
    explosion-rays eye-shield falling-boulder feathered-wing fire-dash fire-ring fireball flaming-arrow
    fluffy-cloud flying-flag foot-trip frostfire frozen-block frozen-orb grim-reaper hammer-drop haunting
    heart-bottle heart-organ heavy-rain hidden high-shot holy-symbol hood horned-skull hourglass ice-shield
    icicles-aura imp-laugh imprisoned leaf-swirl life-tap lightning-arc linked-rings lion lips locked-chest lotus
    lyre magic-portal magic-swirl mail-shirt meditation mirror-mirror missile-swarm moon mouth-watering
    muscle-up oak open-book orb-direction owl paw paw-print pentagram-rose piercing-sword pill
    pocket-bow pointy-sword poison-bottle poison-gas portal prayer puppet quake-stomp quick-slash
    ragged-wound rally-the-troops reaper-scythe robe run rune-stone saber-slash scorpion-tail scroll-unfurled
    scythe shadow-follower shadow-grasp sharp-crown sharp-lips shattered-glass shield-bounces
    shield-reflect skull-crack snail snake snowflake-2 snowing snowman spear-hook spiked-armor
    spiked-shell spinning-blades sprint sprout star-swirl stone-sphere stone-tower strong sun
    sun-radiations sword-array sword-break sword-clash sword-spin sword-wound swords-emblem target-shot
    targeting hanging-spider spider-web tear-tracks terror third-eye thorny-vine thrown-daggers tree-branch triple-claws
    two-shadows unlit-bomb vine-whip visored-helm voodoo-doll vulture whip wind-slap wolf-head wolf-howl
    wooden-door
  `,
  Delapouite: `
    achilles-heel angry-eyes archer backward-time bear-head bow-arrow brain-leak caltrops cavalry charging-bull
    cleaver crossroad devil-mask enrage falling-bomb feline flanged-mace fly golem-head graveyard guards healing
    healing-shield heart-beats holy-water ice-cubes ice-golem ice-pop igloo invisible jump-across
    knight-banner leather-armor leg love-mystery lynx-head medicines megaphone oak-leaf peace-dove
    pirate-captain plague-doctor-profile plant-seed present push quiver raw-egg reload-gun-barrel resize
    robin-hood-hat rock-golem rolling-dices shaking-hands sharp-halberd shield-bash stop-sign straight-pipe sunrise thermometer-hot tiger-head
    spiked-dragon-head templar-shield transform tree-roots unicorn upgrade viking-shield winter-hat
    wizard-face wood-club
  `,
  Skoll: `
    blood breaking-chain bullseye evil-eyes fangs fist footsteps hearts musket open-treasure-chest raise-zombie
    sight-disabled skeleton troll
  `,
  Sbed: 'falling health-normal lava medical-pack spikes tombstone water-drop',
  Cathelineau: 'polar-bear swordman tree-face',
  'Carl Olsen': 'crossbow flame',
  'Caro Asercion': 'birch-trees mountain-climbing',
  DarkZaitzev: 'acrobatic running-ninja',
  Felbrigg: 'dodge sideswipe',
  Catsu: 'broken-arrow',
  Faithtoken: 'card-random dragon-head',
  Sparker: 'bear-face',
  Willdabeast: 'round-shield',
  Zeromancer: 'heart-plus',
};

const authors: ReadonlyMap<string, string> = new Map(
  Object.entries(drawn).flatMap(([author, icons]) =>
    icons
      .split(/\s+/)
      .filter((icon) => icon !== '')
      .map((icon) => [icon, author] as const),
  ),
);

/** Author of an icon, by its name at game-icons.net; undefined where that is not known. */
export const authorOf = (icon: string): string | undefined => authors.get(icon);
