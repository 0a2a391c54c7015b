import type { Severity } from '@/lib/issue';
import { capital, count, plural } from '#words/language/words';
import type { Noun } from '@/lib/systems/system';

/** An aim within a sentence: "strike hard". */
const within = (aim: string): string => aim.charAt(0).toLowerCase() + aim.slice(1);

/** The builder. */
export const builder = {
  title: 'Build a hero',
  description:
    'Paint the six faces, choose armour, weapons and skills, and see at once what the rules allow. Then print the card or send the link.',
  /** Stands for a name that was not given yet. */
  nameless: (noun: string): string => `Nameless ${noun}`,
  loading: 'Opening your hero …',

  name: 'Name',
  namePlaceholder: (noun: string): string => `Name your ${noun}`,
  heroTitle: 'Title',
  titlePlaceholder: 'Title, such as Paladin',

  /** Bar that stays in sight on a phone. */
  bar: {
    label: (noun: string): string => `${capital(noun)} at a glance`,
    state: (state: string, spent: number, budget: number): string =>
      budget === 0 ? state : `${state} · ${spent}/${budget}`,
    toIssue: ': show the first problem',
    card: 'Card',
    sections: 'Sections',
  },

  /** Starting points in an empty builder. */
  beginnings: {
    label: 'Ways to start',
    miniature: 'Start with your miniature',
    miniatureHint: 'Pick what it wears and holds',
    concept: 'A concept',
    conceptHint: 'For example a shield maiden',
    otherConceptHint: 'Ready to play',
    random: (noun: string): string => `A random ${noun}`,
    randomHint: 'Always legal',
    blank: 'A blank die',
    blankHint: 'Paint it yourself',
    otherBlank: (noun: string): string => `A blank ${noun}`,
    otherBlankHint: 'Fill it in yourself',
  },

  /** Words before the sentence of an issue. */
  severities: { error: 'Not allowed', warning: 'Check this' } satisfies Record<Severity, string>,

  text: {
    empty: 'Give it a name.',
    tooLong: (length: number, limit: number): string =>
      `This text has ${length.toLocaleString('en')} characters, and the limit is ${limit.toLocaleString('en')}. Shorten it: this version isn’t saved.`,
    broken: 'This text contains a broken character. Type it again.',
  },

  card: {
    title: 'Card preview',
    front: (card: string): string => `${card}, front`,
    back: (card: string): string => `${card}, back`,
    more: (n: number): string => count(n, 'more card'),
    houseRules: (noun: string): string =>
      `This ${noun} breaks the rules, so the card carries a house-rules mark.`,
  },

  actions: {
    print: 'Print',
    photo: 'Photo',
    more: 'More',
    download: 'Download file',
    open: 'Open file…',
    play: 'Play a match',
    compare: 'Compare two versions',
    fresh: (noun: string): string => `New ${noun}`,
    start: 'Start from…',
    close: 'Close',
    done: 'Done',
    /** Names a file whose hero's name has no letter. */
    fileName: 'hero',
    sampleUnknown: 'There is no sample hero with that name. “Start from…” shows them all.',
  },

  /** Beginnings: concepts, samples and chance. */
  games: {
    /** @param game "the Living Rulebook" */
    rules: (game: string): string => `Rules: ${capital(game.replace(/^the /, ''))}`,
    title: 'Which rules?',
    now: (noun: string, game: string): string =>
      `This ${noun} is for ${game}. It won’t change, whatever you choose.`,
    capital,
    begin: (noun: string, game: string): string => `New ${noun}: ${game}`,
    convert: (game: string): string => `Convert to ${game}`,
    left: (n: number): string =>
      n === 0
        ? 'Nothing is left out. Your original stays as it is.'
        : 'Your original stays as it is. The converted copy leaves out:',
    take: 'Open the converted hero',
  },

  miniature: {
    title: 'What does your miniature look like?',
    description: 'Tap what you see, say what it should do, and pick one of three legal heroes.',
    paint: 'Paint it myself',
    photo: 'Photo (optional)',
    armour: 'Armour',
    holds: 'In its hands',
    holdsHint: 'Tap everything you see. Empty hands are fine.',
    aim: 'What should it do?',
    offers: 'Your heroes',
    ask: 'First choose what it should do.',
    searching: 'Painting the dice …',
    found: (n: number, noun: Noun): string =>
      `${count(n, noun.one, noun.many)} to choose from. Tap one to paint its die.`,
    none: (game: string): string =>
      `In ${game}, no hero with this gear is legal. Leave something out, or paint the die yourself.`,
    unserved: (aim: string, game: string): string =>
      `In ${game}, you can’t ${within(aim)} with this gear. These heroes fit the gear but do something else.`,
    few: {
      armour: (aim: string, game: string): string =>
        `In ${game}, few heroes in this armour can ${within(aim)}. Without armour there are more.`,
      hands: (aim: string, game: string): string =>
        `In ${game}, few heroes who hold this can ${within(aim)}. With empty hands there are more.`,
      gear: (aim: string, game: string): string =>
        `In ${game}, few heroes in this gear can ${within(aim)}. With no armour and empty hands there are more.`,
      game: (aim: string, game: string): string => `In ${game}, few heroes can ${within(aim)}.`,
    },
    /** Another game has more for the same miniature. */
    elsewhere: (game: string, heroes: number): string =>
      `${capital(game)} has ${heroes} that ${plural(heroes, 'fits', 'fit')}.`,
    tryThere: (game: string): string => `Start in ${game}`,
    other: 'Fits the gear',
    broken: 'The heroes didn’t load. Your choices are still here.',
    again: 'Try again',
  },

  start: {
    title: 'Start from',
    description: 'All of them are legal. Take one and make it yours.',
    game: 'Game',
    ways: 'Ways to start',
    concepts: (): string => 'Concepts',
    samples: ({ many }: { readonly many: string }): string => `Sample ${many}`,
    random: ({ one }: { readonly one: string }): string => `Random ${one}`,
    another: 'Another one',
    take: 'Take this one',
    randomHint: 'Random, and always legal.',
  },

  /** The arriving hero is saved here already. */
  twin: (name: string) => ({
    title: `You already have ${name}`,
    description: 'The same hero is saved on this device.',
    open: 'Open mine',
    again: 'Add a second one',
  }),

  which: {
    title: 'Which hero?',
    description: 'This is a party. Choose the hero to open; the others stay in the file or link.',
  },
};
